/** What lies beyond the part of the board that is in sight, and where at its edge the arrow to each stands. */
import {
  type BoardToken,
  type Figure,
  type FigureId,
  isSameSpace,
  listStanding,
  type Position,
  rangeOf,
  spacesOf,
} from '../../../engine/index.ts';
import { CELL, centreOf } from '../place/geometry.ts';
import type { SeenPart } from '../place/use-seen-part.ts';
import type { Point } from './band-lines.ts';
import { type Acting, type EdgePlace, edgeOf, spread } from './edge-places.ts';
import type { SpaceHint } from './space-hint.ts';

type Thing =
  | { readonly id: string; readonly at: Point; readonly figure: Figure }
  | { readonly id: string; readonly at: Point; readonly exit: BoardToken; readonly away: number | null }
  | { readonly id: string; readonly at: Point; readonly count: number };

type Spaces = readonly Pick<SpaceHint, 'space'>[];
const NO_SPACES: Spaces = [];

const inSpaces = ([x, y]: readonly [number, number]): Point => [x / CELL, y / CELL];

/** Its middle, with a little round it. */
const isSeen = ({ left, top, right, bottom }: SeenPart, [x, y]: Point): boolean =>
  x > left + 0.1 && x < right - 0.1 && y > top + 0.1 && y < bottom - 0.1;

let last: { readonly of: readonly unknown[]; readonly places: (Thing & EdgePlace)[] } | null = null;

/** The same for all who ask in a frame: the arrows, and the plates that keep clear of them. */
export function edgePlacesOf(
  position: Position,
  seen: SeenPart,
  cell: number,
  spaces: Spaces = NO_SPACES,
  chosen: FigureId | null = null,
): readonly (Thing & EdgePlace)[] {
  const of = [position, seen.left, seen.top, seen.right, seen.bottom, cell, spaces, chosen];
  if (!last?.of.every((one, i) => one === of[i]))
    last = { of, places: placesFor(position, seen, cell, spaces, chosen) };
  return last.places;
}

/** Spaces round whoever is chosen that a plate at it may take. */
const PLATE = 0.65;

/** Pixels from the corner of what is seen: none over another, over whoever acts or is chosen, or, where there is room, over a figure. */
function placesFor(
  position: Position,
  seen: SeenPart,
  cell: number,
  spaces: Spaces,
  chosen: FigureId | null,
): (Thing & EdgePlace)[] {
  const { turn, clock } = position.state;
  const standing = listStanding(position.state);
  const acting = standing.find(({ id }) => id === turn?.figure);
  const box = ({ at, size }: Figure): Acting => {
    const [x, y] = inSpaces(centreOf(at!, size));
    return { x: (x - seen.left) * cell, y: (y - seen.top) * cell, half: (Math.max(...size) * cell) / 2 };
  };
  // Before a fight nobody comes from there yet: eight arrows would hide where heroes are placed.
  const things = clock.phase === 'placement' ? [] : thingsOf(position, acting);
  return spread(
    // What is asked for has its place before all else.
    [...unseenOf(spaces, seen), ...things.filter(({ at }) => !isSeen(seen, at))].map((thing) => ({
      ...thing,
      ...edgeOf(seen, thing.at, cell),
    })),
    { width: (seen.right - seen.left) * cell, height: (seen.bottom - seen.top) * cell },
    standing.flatMap((one) => {
      const { half, ...at } = box(one);
      if (one.id === chosen && one.id !== acting?.id) return [{ ...at, half: half + PLATE * cell }];
      return one.id === acting?.id ? [{ ...at, half }] : [];
    }),
    standing.filter((figure) => isSeen(seen, inSpaces(centreOf(figure.at!, figure.size)))).map(box),
  );
}

/** Those of each side that are not seen, as one: in their middle. */
function unseenOf(spaces: Spaces, seen: SeenPart): Thing[] {
  const sides = new Map<string, Point[]>();
  for (const { space } of spaces) {
    const at = inSpaces(centreOf(space));
    if (isSeen(seen, at)) continue;
    const side = at[0] < seen.left ? 'left' : at[0] > seen.right ? 'right' : at[1] < seen.top ? 'up' : 'down';
    sides.set(side, [...(sides.get(side) ?? []), at]);
  }
  return [...sides].map(([side, all]) => {
    const middle = (axis: 0 | 1) => all.reduce((sum, at) => sum + at[axis], 0) / all.length;
    return { id: `spaces ${side}`, at: [middle(0), middle(1)], count: all.length };
  });
}

/** Spaces to a way out for the Adventurer whose turn it is. */
const awayFrom = (figure: Figure, { at }: BoardToken): number | null =>
  figure.side === 'adventurers' ? rangeOf(figure, { ...figure, at, size: [1, 1] }) : null;

function thingsOf({ state }: Position, acting: Figure | undefined): Thing[] {
  const figures = listStanding(state);
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
