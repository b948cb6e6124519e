/** The bound between chance and a fault: how surprising a count is under a foreseen chance. */

/** Something foreseen with a chance, and in how many of so many games it came about. */
export interface Share {
  readonly what: string;
  readonly chance: number;
  readonly came: number;
}

/**
 * How surely a share that came about so often is not that chance: −ln of a bound on the probability of one as far off or
 * farther (Chernoff's, which holds for any chance and number of games).
 */
export function surprise(came: number, games: number, chance: number): number {
  const share = came / games;
  const p = Math.min(1, Math.max(0, chance));
  if (Math.abs(share - p) < 1e-9) return 0;
  const part = (a: number, b: number) => (a === 0 ? 0 : a * Math.log(a / b));
  if ((p === 0 && share > 0) || (p === 1 && share < 1)) return Number.POSITIVE_INFINITY;
  return games * (part(share, p) + part(1 - share, 1 - p)) - Math.LN2;
}

/** The share that came about least as foreseen, and how surely it is not that chance. */
export function worstOf(
  shares: readonly Share[],
  games: number,
): { readonly share: Share; readonly surprise: number } {
  const judged = shares.map((share) => ({ share, surprise: surprise(share.came, games, share.chance) }));
  return judged.reduce((worst, one) => (one.surprise > worst.surprise ? one : worst));
}

/** Beyond it one false alarm in a million is to be feared among so many shares. */
export const alarmAt = (shares: number): number => Math.log(1e6 * shares);
