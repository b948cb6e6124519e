import type { SymbolAbility } from '../../model/language/abilities.ts';
import type { SymbolCount } from '../../model/vocabulary.ts';
import { SYMBOLS } from '../../model/vocabulary.ts';
import type { HeldSymbolAbility } from './abilities-of.ts';

/** Whether the symbols left pay for it once. */
export const canSpend = (left: SymbolCount, spend: SymbolCount): boolean =>
  (left.book ?? 0) >= (spend.book ?? 0) &&
  (left.shield ?? 0) >= (spend.shield ?? 0) &&
  (left.burst ?? 0) >= (spend.burst ?? 0);

export const minusSymbols = (left: SymbolCount, spend: SymbolCount): SymbolCount => ({
  book: (left.book ?? 0) - (spend.book ?? 0),
  shield: (left.shield ?? 0) - (spend.shield ?? 0),
  burst: (left.burst ?? 0) - (spend.burst ?? 0),
});

/** What a spending adds to an attack or a spell, by the number it adds to. */
export type Bought = Readonly<Record<SymbolAbility['gain']['stat'], number>>;

const nothingBought = () => ({
  'physical-damage': 0,
  'magic-damage': 0,
  'irreducible-damage': 0,
  piercing: 0,
  'attack-roll': 0,
  force: 0,
});

/**
 * D5: the spending worth most, solved exactly over every way to spend. Of those worth the same, the one that adds
 * more points, then less ARMOR PIERCING nobody needs, then more of the ability printed first. Gives how often
 * each ability is bought, in the order given.
 */
export function bestSpending(
  left: SymbolCount,
  abilities: readonly HeldSymbolAbility[],
  worth: (bought: Bought) => number,
): number[] {
  let best: { rank: readonly number[]; counts: readonly number[] } | null = null;
  const bought = nothingBought();
  const solve = (index: number, rest: SymbolCount, counts: readonly number[]): void => {
    const held = abilities[index];
    if (!held) {
      const rank = [worth(bought), pointsOf(bought), -bought.piercing, ...counts];
      if (!best || isAbove(rank, best.rank)) best = { rank, counts };
      return;
    }
    const { stat, amount } = held.ability.gain;
    const free = SYMBOLS.every((symbol) => !held.ability.spend[symbol]);
    let now = rest;
    for (let times = 0; ; times++) {
      bought[stat] += times * amount;
      solve(index + 1, now, [...counts, times]);
      bought[stat] -= times * amount;
      if (free || amount <= 0 || !canSpend(now, held.ability.spend)) break;
      now = minusSymbols(now, held.ability.spend);
    }
  };
  solve(0, left, []);
  return [...best!.counts];
}

/** What abilities bought so often add. */
export function boughtBy(abilities: readonly HeldSymbolAbility[], counts: readonly number[]): Bought {
  const bought = nothingBought();
  abilities.forEach(({ ability }, i) => {
    bought[ability.gain.stat] += (counts[i] ?? 0) * ability.gain.amount;
  });
  return bought;
}

/** Whether the first number in which they differ is the higher one. */
function isAbove(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((n, at) => n !== b[at]);
  return i >= 0 && a[i]! > b[i]!;
}

/** Points a spending adds to damage and attack roll, before anything is taken off. */
export const pointsOf = (bought: Bought): number =>
  bought['physical-damage'] + bought['magic-damage'] + bought['irreducible-damage'] + bought['attack-roll'];
