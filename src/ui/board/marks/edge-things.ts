/** What lies beyond the part of the board that is in sight, and where at its edge the arrow to each stands. */
import {
  type BoardToken,
  type Figure,
  isSameSpace,
  type Position,
  rangeOf,
  spacesOf,
} from '../../../engine/index.ts';
import { CELL, centreOf } from '../place/geometry.ts';
import type { SeenPart } from '../place/use-seen-part.ts';
import type { Point } from './band-lines.ts';
import { type Acting, type EdgePlace, edgeOf, spread } from './edge-places.ts';

type Thing =
  | { readonly id: string; readonly at: Point; readonly figure: Figure }
  | { readonly id: string; readonly at: Point; readonly exit: BoardToken; readonly away: number | null };

const inSpaces = ([x, y]: readonly [number, number]): Point => [x / CELL, y / CELL];

/** Its middle, with a little round it. */
const isSeen = ({ left, top, right, bottom }: SeenPart, [x, y]: Point): boolean =>
  x > left + 0.1 && x < right - 0.1 && y > top + 0.1 && y < bottom - 0.1;

/** Pixels from the corner of what is seen: none over another, over whoever acts, or, where there is room, over a figure. */
export function edgePlacesOf(position: Position, seen: SeenPart, cell: number): (Thing & EdgePlace)[] {
  const { figures, turn } = position.state;
  const standing = figures.filter(({ at, defeated }) => at && !defeated);
  const acting = standing.find(({ id }) => id === turn?.figure);
  const box = ({ at, size }: Figure): Acting => {
    const [x, y] = inSpaces(centreOf(at!, size));
    return { x: (x - seen.left) * cell, y: (y - seen.top) * cell, half: (Math.max(...size) * cell) / 2 };
  };
  return spread(
    thingsOf(position, acting)
      .filter(({ at }) => !isSeen(seen, at))
      .map((thing) => ({ ...thing, ...edgeOf(seen, thing.at, cell) })),
    { width: (seen.right - seen.left) * cell, height: (seen.bottom - seen.top) * cell },
    acting && box(acting),
    standing.filter((figure) => isSeen(seen, inSpaces(centreOf(figure.at!, figure.size)))).map(box),
  );
}

/** Spaces to a way out for the Adventurer whose turn it is. */
const awayFrom = (figure: Figure, { at }: BoardToken): number | null =>
  figure.side === 'adventurers' ? rangeOf(figure, { ...figure, at, size: [1, 1] }) : null;

function thingsOf({ state }: Position, acting: Figure | undefined): Thing[] {
  const figures = state.figures.filter(({ at, defeated }) => at && !defeated);
  const exits = state.boardTokens.filter(
    ({ kind, at }) =>
      kind === 'exit' && !figures.some((figure) => spacesOf(figure).some((space) => isSameSpace(space, at))),
  );
  return [
    ...figures.map((figure) => ({ id: figure.id, at: inSpaces(centreOf(figure.at!, figure.size)), figure })),
    ...exits.map((exit) => ({
      id: exit.id,
      at: inSpaces(centreOf(exit.at)),
      exit,
      away: acting ? awayFrom(acting, exit) : null,
    })),
  ];
}
