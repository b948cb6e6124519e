import type { GameSummary } from '../kept/saved-game.ts';

/** The encounter of the guided first fight; by itself, for what is seen before any lesson is there. */
export const GUIDED = 'first-fight';

/** Whether somebody at this browser has won a game: then nobody needs to be shown how. */
export const hasWon = (games: readonly GameSummary[]): boolean =>
  games.some(({ result, tried, guest }) => result === 'won' && !tried && !guest);
