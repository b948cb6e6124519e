/** How much damage is to be reckoned with, in two numbers. */
import type { HarmInAll } from '../../engine/index.ts';

/** Of the throws that hurt, so many in ten lie between the two. */
const NINE_IN_TEN = 0.9;

/** What turns to come may cost an Adventurer. */
export interface HarmTold extends HarmInAll {
  /** The least and the most of nine throws in ten. */
  readonly range: readonly [least: number, most: number];
}

type Spread = readonly (readonly [points: number, chance: number])[];

/**
 * The least and the most points of nine in ten of all throws, those that miss among them, where several come one after
 * the other; never more than `hp`. Where any may hurt, the most is no less than a point.
 */
export function rangeInAll(spreads: readonly Spread[], hp: number): readonly [least: number, most: number] {
  let all = new Map<number, number>([[0, 1]]);
  for (const spread of spreads) {
    const next = new Map<number, number>();
    for (const [before, likely] of all)
      for (const [points, chance] of spread) {
        const sum = Math.min(hp, before + points);
        next.set(sum, (next.get(sum) ?? 0) + likely * chance);
      }
    all = next;
  }
  const rows = [...all].filter(([, chance]) => chance > 0).sort(([a], [b]) => a - b);
  // As if each point were one more: then a throw that does nothing is one among them.
  const [least, most] = damageRange(rows.map(([points, chance]) => [points + 1, chance])) ?? [1, 1];
  const hurts = rows.some(([points]) => points > 0);
  return [least - 1, Math.max(most - 1, hurts ? 1 : 0)];
}

/** Less than half of one in a hundred is not seen beside the other chances. */
const SEEN = 0.005;

/** The same of an attack whose chance to hit is said beside it: nothing is its least where a hit may well come to that. */
export function hitRange(damage: Spread, hit: number): readonly [least: number, most: number] | null {
  const range = damageRange(damage);
  const hurts = damage.reduce((sum, [points, chance]) => (points > 0 ? sum + chance : sum), 0);
  return range && hit - hurts > SEEN ? [0, range[1]] : range;
}

/**
 * The least and the most points of nine in ten of the throws that hurt, the rarest ends left out on both sides; null
 * where none does. `damage`: points and their chance, from the fewest.
 */
export function damageRange(damage: Spread): readonly [least: number, most: number] | null {
  const hurting = damage.filter(([points, chance]) => points > 0 && chance > 0);
  const sum = hurting.reduce((all, [, chance]) => all + chance, 0);
  const tail = ((1 - NINE_IN_TEN) / 2) * sum;
  const from = (rows: typeof hurting): number | undefined => {
    let left = tail + 1e-12;
    return rows.find(([, chance]) => {
      left -= chance;
      return left < 0;
    })?.[0];
  };
  const [least, most] = [from(hurting), from(hurting.toReversed())];
  return least === undefined || most === undefined ? null : [least, most];
}
