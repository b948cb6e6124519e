/**
 * Signs of the glossary that a booklet has done in a place (L5792, L5849–L5850): shocks to life, damage tokens of enemies
 * discarded.
 */
import type { Effect, Who } from '../model/content.ts';
import { placeOf } from '../queries/field-of.ts';
import type { MalhyaTable, Rule } from './table.ts';

export type SignEffect = Extract<Effect, { readonly shocks: unknown } | { readonly damageTokens: unknown }>;

export const isSign = (effect: Effect): effect is SignEffect =>
  'shocks' in effect || 'damageTokens' in effect;

/** All shocks of a hero are life again, at once (L5792). */
export function shocksToLife({ state, emit }: MalhyaTable, hero: number, rule = 'L5792'): void {
  const amount = state.heroes[hero]!.life.shock;
  if (amount > 0) emit({ type: 'shocksToLife', hero, amount, rule });
}

/** `heroes`: whom the effect is of. */
export function* carryOutSign(
  table: MalhyaTable,
  effect: SignEffect,
  heroes: (who: Who) => Rule<readonly number[]>,
): Rule {
  if ('shocks' in effect) {
    for (const hero of yield* heroes(effect.shocks.who)) shocksToLife(table, hero);
    return;
  }
  if (!table.state.place) return;
  const { of, n } = effect.damageTokens;
  for (const { id, type, damage } of placeOf(table).figures) {
    const amount = n === 'all' ? damage : Math.min(damage, n);
    if (amount > 0 && (of === undefined || of === type))
      table.emit({ type: 'damageDiscarded', figure: id, amount, rule: 'L5849' });
  }
}
