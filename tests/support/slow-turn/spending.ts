/** Spending Symbols for damage (pp.30, 43 6a, 54, D5): by itself for the most damage, or as the player says. */
import type { SymbolAbility } from '../../../src/engine/index.ts';
import { printed } from '../slow-ai/numbers.ts';
import { armorOf } from '../slow-ai/table.ts';
import { figure, type Game, isAutomatic } from './game.ts';

export interface Sums {
  physical: number;
  magic: number;
  irreducible: number;
  piercing: number;
}
type Symbols = { book: number; shield: number; burst: number };

const STAT: Readonly<Record<string, keyof Sums>> = {
  'physical-damage': 'physical',
  'magic-damage': 'magic',
  'irreducible-damage': 'irreducible',
  piercing: 'piercing',
};

const canBuy = (have: Symbols, { spend }: SymbolAbility, times = 1): boolean =>
  (['book', 'shield', 'burst'] as const).every((one) => have[one] >= times * (spend[one] ?? 0));

/** Takes the Symbols spent from `have` and puts what they buy into `sums`. */
export function bestSpending(game: Game, by: string, target: string, have: Symbols, sums: Sums): void {
  const { symbols } = printed(game.table.cards, figure(game, by));
  const buy = (ability: SymbolAbility, times: number) => {
    for (const one of ['book', 'shield', 'burst'] as const) have[one] -= times * (ability.spend[one] ?? 0);
    const stat = STAT[ability.gain.stat];
    if (stat) sums[stat] += times * ability.gain.amount;
  };
  if (!isAutomatic(game, by)) {
    for (;;) {
      const able = symbols.filter((ability) => canBuy(have, ability));
      if (able.length === 0) return;
      const answer = game.script.ask('spend-symbols', by, [...able.map(({ id }) => id), 'done']);
      const chosen = able.find(({ id }) => id === answer);
      if (!chosen) return;
      buy(chosen, 1);
    }
  }
  const armor = armorOf(game.table, figure(game, target));
  const worth = (counts: readonly number[]): number => {
    const with_ = { ...sums };
    counts.forEach((times, i) => {
      const one = symbols[i];
      const stat = one && STAT[one.gain.stat];
      if (one && stat) with_[stat] += times * one.gain.amount;
    });
    const kept = Math.max(0, armor - with_.piercing);
    return Math.max(0, with_.physical - kept) + with_.magic + with_.irreducible;
  };
  let best: number[] | null = null;
  // As many as they can (p.57): every way to spend, most of the first printed first; of equal ones it stays (D5).
  const tryAll = (counts: number[], left: Symbols): void => {
    const ability = symbols[counts.length];
    if (!ability) {
      if (best === null || worth(counts) > worth(best)) best = counts;
      return;
    }
    let most = 0;
    while (canBuy(left, ability, most + 1)) most++;
    for (let times = most; times >= 0; times--) {
      const after = { ...left };
      for (const one of ['book', 'shield', 'burst'] as const) after[one] -= times * (ability.spend[one] ?? 0);
      tryAll([...counts, times], after);
    }
  };
  tryAll([], have);
  const spent: readonly number[] = best ?? [];
  for (const [i, ability] of symbols.entries()) buy(ability, spent[i] ?? 0);
}
