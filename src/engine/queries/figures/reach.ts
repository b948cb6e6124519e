import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { type ReachEntry, reachOf } from '../geometry/movement.ts';
import { moverOf } from './mover-of.ts';
import { occupantsFor } from './sight.ts';

/** Where a plain Move of that many points may end and still stand (M1-M3), by y, then x. No jumps. */
export const reachFor = (position: Position, figure: Figure, points: number): ReachEntry[] =>
  reachOf(position.state.board, moverOf(position, figure), points, occupantsFor(position, figure));
