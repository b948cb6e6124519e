import type { Hand } from './throws.ts';

/** What a round that is over is worth, by the symbols locked in (a code) and the Fate that is left. */
export type Worth = (locked: number, fate: number) => number;

/** Exact values of one player's round, best played, alone: nobody else ends it. */
export interface RoundWorth {
  /** Before these are rolled, with so much locked in and so much Fate left. */
  toRoll(open: Hand, locked: number, fate: number): number;
  /** Before they are rolled for the last time: what lies then is locked in. */
  toRollLast(open: Hand, locked: number, fate: number): number;
}

/**
 * By dynamic programming over the throws of the real dice: of all that may lie the best that may be done, one die
 * locked in, one more for each Fate, or none for one Fate (p.70). What was worked out is kept as long as this is.
 */
export function roundWorth(over: Worth): RoundWorth {
  const values = new Map<number, number>();

  function toRoll(open: Hand, locked: number, fate: number): number {
    // Locked symbols take 21 bits, Fate up to five 3.
    const key = open.id * 2 ** 24 + locked * 8 + fate;
    const known = values.get(key);
    if (known !== undefined) return known;
    let value = 0;
    if (isEmpty(open)) value = over(locked, fate);
    else {
      const held = fate > 0 ? toRoll(open, locked, fate - 1) : Number.NEGATIVE_INFINITY;
      for (const { chance, locks } of open.throws) {
        let best = held;
        for (const { dice, code, rest } of locks) {
          if (dice - 1 > fate) break;
          best = Math.max(best, toRoll(rest, locked + code, fate - dice + 1));
        }
        value += chance * best;
      }
    }
    values.set(key, value);
    return value;
  }

  return {
    toRoll,
    toRollLast: (open, locked, fate) =>
      open.throws.reduce((value, { code, chance }) => value + chance * over(locked + code, fate), 0),
  };
}

/** The throw of no dice has nothing to lock in. */
const isEmpty = ({ throws }: Hand): boolean => throws[0]!.locks.length === 0;
