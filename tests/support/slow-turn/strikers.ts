import type { Space } from '../../../src/engine/index.ts';
import { strikersAt } from '../slow-ai/walks.ts';
import { figure, type Game } from './game.ts';

/** Who would get a Break Attack if that figure left its space now, front of the track first (M4). */
export const strikersNow = (game: Game, id: string, slips: readonly string[] = []): string[] =>
  strikersAt(game.table, figure(game, id), figure(game, id).at as Space, slips);
