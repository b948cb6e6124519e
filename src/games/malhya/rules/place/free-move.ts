/**
 * A hero's free move and the spaces it pays for (malhya.txt L3315–L3357).
 *
 * - one a turn, up to the Movement value, at any time of the own turn, for no AP (L3315–L3319)
 * - begun, and then an action of at least 1 AP done: the rest is lost (L3331); paid steps and actions before it do not
 *   touch it (L3333); paid steps are no such action (MA-31)
 * - lost when adjacent to an enemy, waiting, or the turn ended (L3335)
 * - X AP for X spaces as the board says, as often as paid for (L3341)
 * - free spaces go first; free and paid ones pay for a space together (MA-31)
 */

/** Whole, what is left of it once begun, or gone. */
export type FreeMove = 'whole' | 'gone' | number;

/** What befalls it besides steps. */
export type FreeMoveLoss = 'action' | 'engaged' | 'waiting' | 'ended';

export const freeSpaces = (free: FreeMove, movement: number): number =>
  free === 'whole' ? movement : free === 'gone' ? 0 : free;

export function freeMoveAfter(free: FreeMove, loss: FreeMoveLoss): FreeMove {
  if (loss === 'action' && free === 'whole') return free;
  return 'gone';
}

/** After so many of it were used: with none left it is gone. */
export function freeMoveUsed(free: FreeMove, movement: number, used: number): FreeMove {
  if (used === 0) return free;
  const left = freeSpaces(free, movement) - used;
  return left > 0 ? left : 'gone';
}

/** AP for the first paid space of a turn, the second, and so on; the last one holds for all that follow. */
export type StepPrices = readonly number[];

/** AP for so many more spaces after so many already paid for in this turn. */
export function priceOfSpaces(prices: StepPrices, paid: number, more: number): number {
  let sum = 0;
  for (let n = paid; n < paid + more; n++) sum += prices[Math.min(n, prices.length - 1)] ?? 0;
  return sum;
}
