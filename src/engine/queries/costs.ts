import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { Terrain } from '../model/vocabulary.ts';
import { terrainAt } from './board-grid.ts';
import { spacesOf } from './figures.ts';
import { hasTag } from './stats.ts';

/** Whether the figure is under that terrain: every space of its base (M9), and FLIGHT ignores all but obstructing (p.32). */
export function isUnder(position: Position, figure: Figure, terrain: Terrain): boolean {
  if (figure.at === null || hasTag(position, figure, 'flight')) return false;
  return spacesOf(figure).every((space) => terrainAt(position.state.board, space) === terrain);
}

/** SP an action or ability costs here: Muck adds 1 to whatever costs SP (p.21, M1). */
export const priceOf = (position: Position, figure: Figure, sp: number): number =>
  sp > 0 && isUnder(position, figure, 'muck') ? sp + 1 : sp;

/** Whether the figure has the SP; Intelligent Combatants pay none (p.58). */
export const canPay = (position: Position, figure: Figure, sp: number): boolean =>
  figure.kind === 'intelligent' || figure.sp >= priceOf(position, figure, sp);
