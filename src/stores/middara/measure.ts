import {
  adjacency,
  asked,
  attackProfileOf,
  attackRangeOf,
  type FigureId,
  levelAt,
  listStanding,
  type Position,
  type Sight,
  type Space,
  sightFor,
  spacesOf,
  standsOn,
} from '../../engine/index.ts';

/** What lies between two spaces of the board, as the one on the first sees it. */
export interface Measure {
  readonly from: Space;
  readonly to: Space;
  readonly fromFigure: FigureId | null;
  readonly toFigure: FigureId | null;
  /** In spaces, diagonals as one, walls or no walls (p.45). */
  readonly range: number;
  /** Steps round what bars the way, terrain uncounted (p.60); null where no way leads. */
  readonly steps: number | null;
  readonly sight: Sight;
  /** How many levels the second lies above the first; below: negative. */
  readonly up: number;
  /** How far the plain attack of the figure on the first reaches; null without a figure. */
  readonly reach: number | null;
}

/**
 * Measures from one space to another; figures that stand there are measured by their bases. An empty first space is
 * looked from as `viewer` would, for who is an ally and who stands in the way is a matter of sides (L2, L3). Null where
 * that takes too long.
 */
export function measureBetween(
  position: Position,
  from: Space,
  to: Space,
  viewer: FigureId | null,
): Measure | null {
  const { board } = position.state;
  const on = (space: Space) => listStanding(position.state).find((figure) => standsOn(figure, space));
  const [looker, target] = [on(from), on(to)];
  const [starts, ends] = [looker ? spacesOf(looker) : [from], target ? spacesOf(target) : [to]];
  const as = viewer === null ? {} : { as: viewer };
  return asked(() => ({
    from,
    to,
    fromFigure: looker?.id ?? null,
    toFigure: target?.id ?? null,
    range: adjacency.rangeBetween(starts, ends),
    steps: adjacency.stepsBetween(board, starts, ends),
    sight: sightFor(position, looker?.id ?? from, target?.id ?? to, as),
    up: levelAt(board, to) - levelAt(board, from),
    reach: looker ? attackRangeOf(attackProfileOf(position, looker)) : null,
  }));
}
