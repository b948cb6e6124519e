import { jsonPath } from '../../check/problem.ts';
import { checkEffects } from '../../content/check/check-abilities.ts';
import { type CardIndex, type EncounterOp, listOps } from '../../engine/index.ts';
import { CaseError } from './case-error.ts';
import type { CaseInput } from './case-schema.ts';

type Keys = readonly (string | number)[];

/** The card of that name, and nothing that every object has. */
export const lookUp = <T>(shelf: Readonly<Record<string, T>>, ref: string): T | undefined =>
  Object.hasOwn(shelf, ref) ? shelf[ref] : undefined;

/** What a case names outside its figures is a card of the content. Throws CaseError with the path. */
export function checkCards(input: CaseInput, cards: CardIndex, root: string): void {
  const item = (ref: string, path: string) => {
    if (!lookUp(cards.items, ref)) throw new CaseError(path, `an item of the content, got "${ref}"`);
  };
  const combatant = (ref: string, path: string) => {
    if (!lookUp(cards.combatants, ref)) throw new CaseError(path, `a combatant of the content, got "${ref}"`);
  };
  input.stash.forEach((ref, i) => {
    item(ref, `${root}.stash[${i}]`);
  });
  for (const [colour, reward] of Object.entries(input.loot)) {
    reward.items?.forEach((ref, i) => {
      item(ref, jsonPath(['loot', colour, 'items', i], root));
    });
    checkOwn(reward.effects ?? [], ['loot', colour, 'effects'], root);
  }
  for (const { op, keys } of listOps(input)) checkOp(op, keys);
  for (const field of ['objectives', 'achievements'] as const)
    input[field].forEach(({ when }, i) => {
      if (when.is === 'defeated') combatant(when.card, `${root}.${field}[${i}].when.card`);
    });

  function checkOp(op: EncounterOp, keys: Keys): void {
    const path = jsonPath(keys, root);
    if (op.do === 'spawn') combatant(op.card, `${path}.card`);
    if (op.do === 'effects') checkOwn(op.effects, [...keys, 'effects'], root);
    if (op.do === 'gain-items')
      op.items.forEach((ref, i) => {
        item(ref, `${path}.items[${i}]`);
      });
  }
}

/** Effects of a text are for whoever brought it about: they have no attacker and no target. */
function checkOwn(effects: Parameters<typeof checkEffects>[0], keys: Keys, root: string): void {
  const [finding] = checkEffects(effects, { target: false, attacker: false }, keys);
  if (finding) throw CaseError.of({ ...finding, path: finding.path.replace('$', root) });
}
