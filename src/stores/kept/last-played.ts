import type { GameSummary } from './saved-game.ts';

/** By the count of their writes; games of before there was one by the clock. */
export function lastPlayedFirst(a: GameSummary, b: GameSummary): number {
  return (b.written ?? 0) - (a.written ?? 0) || (a.savedAt < b.savedAt ? 1 : -1);
}
