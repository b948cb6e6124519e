import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import { type ForcedWay, pullWay, pushWay } from '../geometry/forced.ts';
import { spacesOf } from './figures.ts';
import { moverOf } from './mover.ts';
import { occupantsFor } from './sight.ts';

/** The ways a figure comes to go that is pushed or pulled so far by another: several where they are alike for it (M7). */
export function forcedWays(
  position: Position,
  kind: 'push' | 'pull',
  movedId: FigureId,
  byId: FigureId,
  distance: number,
): ForcedWay[] {
  const moved = figureIn(position.state, movedId);
  const mover = moverOf(position, moved, { free: true });
  const from = spacesOf(figureIn(position.state, byId));
  const occupants = occupantsFor(position, moved);
  const { board } = position.state;
  return kind === 'push'
    ? pushWay(board, mover, from, distance, occupants)
    : pullWay(board, mover, from, distance, occupants, { onDiagonal: 'walk' });
}
