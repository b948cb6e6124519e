/**
 * What goes with a talent that is lost (MA-263).
 * 1. The potion spaces it brought (L5916): a potion without a space goes, or one of another colour for it.
 * 2. The place of a second stored weapon (L5948): of three weapons two are kept (L1028).
 */
import type { CardRef } from '../model/content.ts';
import type { TalentSide } from '../model/vocabulary.ts';
import { gainCube, gainGear } from '../procedures/gain.ts';
import type { MalhyaTable, Rule } from '../procedures/table.ts';
import { hasSpareFor, potionSpacesOn, rowOf } from '../queries/gear.ts';

export function* makeFit(table: MalhyaTable, hero: number, talent: CardRef, side: TalentSide): Rule {
  const { state, emit } = table;
  const amount = potionSpacesOn(table, talent, side);
  if (amount > 0) emit({ type: 'potionRow', hero, amount: -amount, rule: 'MA-263' });
  const surplus = state.heroes[hero]!.cubes.potion.slice(rowOf(state.heroes[hero]!, 'potion'));
  for (const colour of surplus) emit({ type: 'cubeLost', hero, kind: 'potion', colour, rule: 'MA-263' });
  for (const colour of surplus) yield* gainCube(table, hero, 'potion', colour);
  const { spare } = state.heroes[hero]!;
  if (spare === null || hasSpareFor(table, state.heroes[hero]!)) return;
  emit({ type: 'gearHanded', hero, gear: spare, rule: 'MA-263' });
  yield* gainGear(table, hero, spare);
}
