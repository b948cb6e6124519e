import { type Board, isSameSpace, OFFSET_OF, type Space } from '../../model/board.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { type ForcedWay, pushAlong } from '../geometry/forced.ts';
import { spacesOf } from './figures.ts';
import { moverOf } from './mover.ts';
import { occupantsFor } from './sight.ts';
import { hasTag, heavyOf, remainingHpOf } from './stats.ts';

/** What a Current does to a figure that ends its turn where it stands. */
export interface CurrentWay {
  readonly spaces: number;
  readonly way: ForcedWay;
}

/**
 * The Current a figure stands in (p.22); null for none. FLIGHT ignores it, HULKING is not moved, HEAVY takes 1 off.
 * A large base is in a Current only when all its spaces are in the same one (M9).
 */
export function currentWayOf(position: Position, figure: Figure): CurrentWay | null {
  const { currents } = position.state.board;
  if (!currents || currents.length === 0 || figure.at === null) return null;
  const under = spacesOf(figure).map((space) => currents.find((current) => isSameSpace(current.at, space)));
  const first = under[0];
  if (!first || under.some((c) => c?.direction !== first.direction || c.spaces !== first.spaces)) return null;
  if (hasTag(position, figure, 'flight') || hasTag(position, figure, 'hulking')) return null;
  const spaces = Math.max(0, first.spaces - heavyOf(position, figure));
  if (spaces === 0) return null;
  const mover = moverOf(position, figure, { free: true });
  const way = pushAlong(
    position.state.board,
    mover,
    OFFSET_OF[first.direction],
    spaces,
    occupantsFor(position, figure),
  );
  return { spaces, way };
}

/** Whether a base that would stand there might be in a Current: its north-west space is. */
export const isCurrentAt = ({ currents }: Board, at: Space): boolean =>
  currents?.some((current) => isSameSpace(current.at, at)) === true;

/** Whether ending its turn there surely defeats it by a Current (p.58): over the edge, or against it with its last HP. */
export function isDoomedByCurrent(position: Position, figure: Figure): boolean {
  const current = currentWayOf(position, figure);
  return (
    current !== null &&
    (current.way.defeated !== null || current.way.blocked >= remainingHpOf(position, figure))
  );
}
