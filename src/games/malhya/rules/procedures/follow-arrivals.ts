/**
 * Special instructions on arrival (L4181–L4187, L6050–L6058): when all stand, before the first turn, those of the place and
 * of scenario cards that are held, each that is met, in this order. What they forbid is forbidden as long as the place is
 * there (MA-191).
 */
import type { Arrival, Ban } from '../model/arrival.ts';
import { placeCardOf, placeOf } from '../queries/field-of.ts';
import { holds } from '../queries/holds.ts';
import { readHere } from './instructions.ts';
import type { MalhyaTable, Rule } from './table.ts';

/** What is to be followed on arrival in the mode that is played. */
function arrivals(
  table: MalhyaTable,
): { readonly card: string | null; readonly at: number; readonly one: Arrival }[] {
  const { state, content } = table;
  const all = [
    ...(placeCardOf(table).arrival ?? []).map((one, at) => ({ card: null, at, one })),
    ...state.group.scenarioCards.flatMap(({ ref }) =>
      (content.scenario[ref]!.arrival ?? []).map((one, at) => ({ card: ref, at, one })),
    ),
  ];
  return all.filter(
    ({ one: { mode = 'combat', if: condition } }) =>
      mode === state.now.mode && (!condition || holds(table, condition, null)),
  );
}

/** Special instructions, before the first turn, and when stealth turns into combat. */
export function* followArrivals(table: MalhyaTable): Rule {
  for (const { card, at, one } of arrivals(table)) {
    const bans = (one.bans ?? []).filter((ban: Ban) => !placeOf(table).bans.includes(ban));
    table.emit({ type: 'arrivalFollowed', card, at, bans, rule: 'L4185' });
    if (one.go !== undefined) yield* readHere(table, one.go, 'standing', 'L4185');
  }
}
