/** A table without a stream: whoever drives it says what counts, as a reader would. */
import type { AtTable } from '../../src/online/game-of-table.ts';
import { mixOf } from '../../src/online/mix.ts';

/** The mix a decision has at this table, wherever it is made: the first of its number stays. */
export const mixAt = (n: number): string =>
  mixOf('test', n, n + 2, `1700000000000000${String(n).padStart(3, '0')}`);

/** Longer than any game of ours. */
const MOST = 20_000;

/**
 * The computer answers everybody's questions until `stop` says so, or to the end; `other` answers what it does not. Gives
 * how many were answered. Throws where there is no end.
 */
export function botsPlay(
  table: AtTable,
  stop: () => boolean = () => false,
  other: (seat: string) => string | null = () => null,
): number {
  for (let n = 0; n < MOST; n++) {
    const asked = table.asked();
    if (!asked || stop()) return n;
    const option = other(asked.seat) ?? table.ofBot();
    if (!asked.offers(option)) throw new Error(`${option} is not offered to ${asked.seat}`);
    table.decide(option, mixAt(table.decisions), false);
  }
  throw new Error('the bots come to no end');
}
