import type { Space } from '../model/board.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { figureWith } from '../model/with.ts';
import { actionPriceOf, spendableSp } from '../queries/figures/costs.ts';
import { listOpponents } from '../queries/figures/figures.ts';
import { occupantsFor } from '../queries/figures/sight.ts';
import { gridOf, spaceOfIndex } from '../queries/geometry/board-grid.ts';
import { stepVerdict } from '../queries/geometry/movement.ts';
import type { Mover } from '../queries/geometry/mover-field.ts';
import type { Occupant } from '../queries/geometry/occupants.ts';
import { findWays, type Threat } from '../queries/geometry/ways.ts';
import { breaksFrom, type MoveAtHand, type MoveDestination, moveAtHand } from './move-destinations.ts';

/**
 * Another way to the same space that fewer Break Attacks lie on, for more points or steps; null where there is none
 * that can be paid. Of those the one with the fewest, then the cheapest.
 */
export function otherWay(
  position: Position,
  figureId: FigureId,
  { space, breaks }: MoveDestination,
): MoveDestination | null {
  const hand = moveAtHand(position, figureId);
  if (hand === null || breaks.length === 0) return null;
  const { figure, startSp, points, most, mover } = hand;
  const { board } = position.state;
  const occupants = occupantsFor(position, figure);
  const breaksAt = breaksFrom(position, figure);
  const threats = threatsTo(position, hand, breaksAt);
  const ways = findWays(board, mover, { points: most, occupants, threats, jump: null });
  const found = ways.numberOf(space);
  if (found < 0 || ways.breaksOf(found) >= breaks.length) return null;
  const { path, cost } = ways.wayOf(found);
  const way = path.map(({ to }) => to);
  const sp = spOnWay(position, figure, { mover, occupants, way, points });
  if (startSp + sp > spendableSp(position, figure)) return null;
  const { width } = gridOf(board);
  const left = [mover.at, ...way.slice(0, -1)];
  const struck = new Set(left.flatMap(([x, y]) => breaksAt(y * width + x)));
  return { space, way, cost, startSp, sp, breaks: [...struck] };
}

type BreaksAt = ReturnType<typeof breaksFrom>;

/** Where leaving provokes whom, as far as the move can come. */
function threatsTo(
  { state }: Position,
  { figure, mover, most, provokes }: MoveAtHand,
  breaksAt: BreaksAt,
): Threat[] {
  if (!provokes) return [];
  const grid = gridOf(state.board);
  const [x, y] = mover.at;
  const near: Space[] = [];
  for (let place = 0; place < grid.width * grid.height; place++) {
    const at = spaceOfIndex(grid, place);
    if (Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y)) <= most) near.push(at);
  }
  return listOpponents(state, figure).map(({ id }) => ({
    id,
    places: near.filter((at) => breaksAt(at[1] * grid.width + at[0]).includes(id)),
  }));
}

interface Walk {
  readonly mover: Mover;
  readonly occupants: readonly Occupant[];
  readonly way: readonly Space[];
  readonly points: number;
}

/** What the points bought on a way cost in SP, each time they run out, where they do (M1, M5). */
function spOnWay(position: Position, figure: Figure, { mover, occupants, way, points }: Walk): number {
  let left = points;
  let sp = 0;
  let at = mover.at;
  for (const to of way) {
    const verdict = stepVerdict(position.state.board, { ...mover, at }, at, to, occupants);
    const cost = verdict.kind === 'blocked' ? 0 : verdict.cost;
    for (; cost > left; left += 2) sp += actionPriceOf(position, figureWith(figure, { at }), 'more-movement');
    left -= cost;
    at = to;
  }
  return sp;
}
