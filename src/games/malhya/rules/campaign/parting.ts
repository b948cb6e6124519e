/**
 * A hero leaves (L1794–L1805).
 * 1. For a while, with a sheet of its own, or for good: then what nobody takes goes back into its deck (L1801, L1803), and
 *    it does not come again (MA-290).
 * 2. Weapons, objects and resources are shared out where there is room (L1797), or stay on the sheet. Scenario cards in its
 *    knapsack go to the others in any case (L1794).
 * 3. Equipped artifacts and talents are never shared (L1798–L1799).
 */
import type { MalhyaOption } from '../model/prompts.ts';
import { CUBES } from '../model/vocabulary.ts';
import { gainCube, gainGear } from '../procedures/gain.ts';
import { type Asked, ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { canBear } from '../queries/burden.ts';
import { hasPlaceFor, hasRoomFor, weaponPlace } from '../queries/gear.ts';

export function* part(table: MalhyaTable, at: number): Rule {
  const { state, content, emit } = table;
  const { id } = state.heroes[at]!;
  const act = yield* ask(table, {
    kind: 'for-good',
    hero: null,
    who: id,
    options: [
      { id: 'for-a-while', act: { do: 'go-away', kept: true } },
      { id: 'for-good', act: { do: 'go-away', kept: false } },
    ],
    rule: 'L1799',
  });
  const kept = act.do === 'go-away' && act.kept;
  const rule = kept ? 'L1797' : 'L1801';
  const { weapon, stored, spare, armour, objects, cubes } = state.heroes[at]!;
  for (const gear of [weapon, stored, spare, armour, ...objects]) {
    if (gear === null) continue;
    const must = content.gear[gear]!.symbol !== undefined;
    const taker = yield* askTaker(
      table,
      at,
      (hero) => canTake(table, hero, gear),
      { gear },
      must ? 'L1794' : rule,
    );
    if (taker === null) continue;
    emit({ type: 'gearHanded', hero: at, gear, rule: must ? 'L1794' : 'L1797' });
    yield* gainGear(table, taker, gear);
  }
  for (const kind of CUBES)
    for (const colour of cubes[kind]) {
      const hasRoom = (hero: number) => hasRoomFor(state.heroes[hero]!, kind);
      const taker = yield* askTaker(table, at, hasRoom, { kind, colour }, rule);
      if (taker === null) continue;
      emit({ type: 'cubeLost', hero: at, kind, colour, rule: 'L1797' });
      yield* gainCube(table, taker, kind, colour);
    }
  emit({ type: 'heroWent', hero: at, kept, rule: kept ? 'L1803' : 'L1801' });
}

/** Whether there is room for it, so that nothing goes for it. */
function canTake(table: MalhyaTable, hero: number, gear: string): boolean {
  const one = table.state.heroes[hero]!;
  const card = table.content.gear[gear]!;
  if (!canBear(table, one, card)) return false;
  if (card.kind === 'weapon') return weaponPlace(table, one) !== null;
  return (card.kind === 'armour' && one.armour === null) || hasPlaceFor(one);
}

/** Who takes it; null: it stays on the sheet, or goes back. */
function* askTaker(
  table: MalhyaTable,
  from: number,
  can: (hero: number) => boolean,
  found: NonNullable<Asked['found']>,
  rule: 'L1794' | 'L1797' | 'L1801',
): Rule<number | null> {
  const { heroes } = table.state;
  const must = rule === 'L1794';
  const others = [...heroes.keys()].filter((hero) => hero !== from);
  const roomy = others.filter(can);
  // Where it must be taken and nobody has room, something goes for it (L967).
  const to = must && roomy.length === 0 ? others : roomy;
  if (to.length === 0) return null;
  const act = yield* ask(table, {
    kind: 'share-out',
    hero: null,
    who: heroes[from]!.id,
    found,
    options: [
      ...to.map((hero): MalhyaOption => ({ id: `hero:${heroes[hero]!.id}`, act: { do: 'hero', hero } })),
      ...(must ? [] : [{ id: 'leave', act: { do: 'leave' } } as const]),
    ],
    rule,
  });
  return act.do === 'hero' ? act.hero : null;
}
