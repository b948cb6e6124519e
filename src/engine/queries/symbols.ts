import type { SymbolCount } from '../model/vocabulary.ts';
import { SYMBOLS } from '../model/vocabulary.ts';
import type { HeldSymbolAbility } from './abilities-of.ts';

/** Whether the symbols left pay for it once. */
export const canSpend = (left: SymbolCount, spend: SymbolCount): boolean =>
  SYMBOLS.every((symbol) => (left[symbol] ?? 0) >= (spend[symbol] ?? 0));

export const minusSymbols = (left: SymbolCount, spend: SymbolCount): SymbolCount => ({
  book: (left.book ?? 0) - (spend.book ?? 0),
  shield: (left.shield ?? 0) - (spend.shield ?? 0),
  burst: (left.burst ?? 0) - (spend.burst ?? 0),
});

/**
 * D5: the spending that gives the most damage, solved exactly; ties go to the ability printed first. Gives
 * how often each ability is bought, in the order given. `worth` values one purchase of an ability.
 */
export function bestSpending(
  left: SymbolCount,
  abilities: readonly HeldSymbolAbility[],
  worth: (ability: HeldSymbolAbility) => number = damageWorth,
): number[] {
  const memo = new Map<string, { value: number; counts: number[] }>();
  const solve = (index: number, rest: SymbolCount): { value: number; counts: number[] } => {
    const held = abilities[index];
    if (!held) return { value: 0, counts: [] };
    const key = `${index}:${rest.book ?? 0},${rest.shield ?? 0},${rest.burst ?? 0}`;
    const known = memo.get(key);
    if (known) return known;
    let best: { value: number; counts: number[] } | null = null;
    let now = rest;
    const gain = worth(held);
    const free = SYMBOLS.every((symbol) => !held.ability.spend[symbol]);
    for (let times = 0; ; times++) {
      const later = solve(index + 1, now);
      const value = times * gain + later.value;
      // Ties go to more of the ability printed first, so equal values with more purchases here win.
      if (!best || value > best.value || (value === best.value && gain > 0))
        best = { value, counts: [times, ...later.counts] };
      if (free || gain <= 0 || !canSpend(now, held.ability.spend)) break;
      now = minusSymbols(now, held.ability.spend);
    }
    memo.set(key, best!);
    return best!;
  };
  return solve(0, left).counts;
}

/** Points of damage one purchase adds. */
export function damageWorth({ ability }: HeldSymbolAbility): number {
  return ability.gain.stat.endsWith('-damage') ? ability.gain.amount : 0;
}
