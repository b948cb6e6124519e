import { type JsonCheck, shortJson } from '../game/json-check.ts';

/** Checks what an Adventurer brings, as a saved game or a link has it; whether the cards exist the rules say. */
export function checkLoadout(check: JsonCheck, loadout: unknown, path: string): void {
  if (!check.object(loadout, path)) return;
  checkItems(check, loadout.items, `${path}.items`);
  if (loadout.pack !== undefined) checkItems(check, loadout.pack, `${path}.pack`);
  checkRefs(check, loadout.disciplines, `${path}.disciplines`);
  if (loadout.familiar !== undefined)
    check.string(loadout.familiar, `${path}.familiar`, 'the id of a familiar');
}

/** Items are ids, or objects that say their side and their Upgrades (p.28). */
function checkItems(check: JsonCheck, items: unknown, path: string): void {
  if (!check.array(items, path)) return;
  items.forEach((entry: unknown, i) => {
    const at = `${path}[${i}]`;
    if (typeof entry === 'string') return;
    if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) {
      check.fail(at, 'the id of a card, or an object with one', shortJson(entry));
      return;
    }
    const { ref, face, upgrades, ...others } = entry as Record<string, unknown>;
    check.string(ref, `${at}.ref`, 'the id of a card');
    if (face !== undefined) check.oneOf(face, ['back'], `${at}.face`);
    if (upgrades !== undefined) checkRefs(check, upgrades, `${at}.upgrades`);
    for (const [name, value] of Object.entries(others))
      check.fail(`${at}.${name}`, 'ref, face and upgrades only', shortJson(value));
  });
}

function checkRefs(check: JsonCheck, refs: unknown, path: string): void {
  if (!check.array(refs, path)) return;
  refs.forEach((ref, i) => {
    check.string(ref, `${path}[${i}]`, 'the id of a card');
  });
}
