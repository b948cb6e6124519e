import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { ORTHOGONAL } from '../geometry/board-grid.ts';
import { type ReachEntry, reachOf } from '../geometry/movement.ts';
import { BLOCKED_ELEVATION, type Mover, moverField, stepCode } from '../geometry/mover-field.ts';
import { hasModifier, listModifiers } from './modifiers.ts';
import { occupantsFor } from './sight.ts';
import { hasTag } from './stats.ts';

/** The figure as the movement queries see it. It must be on the board. */
export function moverOf(
  position: Position,
  figure: Figure,
  options: { free?: boolean; flight?: boolean; diagonal?: boolean; through?: boolean } = {},
): Mover {
  return {
    id: figure.id,
    at: figure.at!,
    size: figure.size,
    flight: options.flight === true || hasTag(position, figure, 'flight'),
    crush: hasTag(position, figure, 'crush') || hasTag(position, figure, 'relentless'),
    unstoppable: hasTag(position, figure, 'unstoppable'),
    evenCost: hasModifier(position, figure, 'ignoreTerrainCost'),
    jumps: jumpsOf(position, figure),
    freeMovement: options.free === true,
    diagonal: options.diagonal === true,
    through: options.through === true,
  };
}

/** Whether something keeps it from jumping; of two the stricter. */
function jumpsOf(position: Position, figure: Figure): Mover['jumps'] {
  const barred = listModifiers(position, figure, 'jumps');
  return barred.length === 0
    ? undefined
    : barred.some(({ modifier }) => modifier.jumps === 'never')
      ? 'never'
      : 'not-over-dangerous';
}

/**
 * Whether every neighbouring space is closed to the figure, so that it can neither step nor jump; a difference of
 * levels may be jumped (M8).
 */
export function isHemmedIn(position: Position, figure: Figure): boolean {
  const [x, y] = figure.at!;
  const field = moverField(position.state.board, moverOf(position, figure), occupantsFor(position, figure));
  for (const { dx, dy } of ORTHOGONAL) {
    const code = stepCode(field, x, y, dx, dy);
    if (code >= 0 || code === BLOCKED_ELEVATION) return false;
  }
  return true;
}

/** Where a plain Move of that many points may end and still stand (M1-M3), by y, then x. No jumps. */
export const reachFor = (position: Position, figure: Figure, points: number): ReachEntry[] =>
  reachOf(position.state.board, moverOf(position, figure), points, occupantsFor(position, figure));
