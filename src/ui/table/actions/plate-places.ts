/** Where the plates of targets lie: each at its own frame, on no other plate, never on whoever acts, nor on a head. */
import { type FigureId, figureIn, listStanding, type Position } from '../../../engine/index.ts';

/** As a plate takes it: the middle of its upper edge, in spaces, and how many of its rows from there. */
export interface PlatePlace {
  readonly at: readonly [x: number, y: number];
  /** From the lower edge of the frame downwards; below 0: from its upper edge upwards. */
  readonly row: number;
  /** Beside the frame: `at` is then the upper corner that lies against it. */
  readonly beside?: 'left' | 'right';
}

/** In spaces. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Spaces: a plate is wider than one, and as wide as two; its height where spaces are small. */
const WIDE = 1.9;
const TALL = 0.65;
/** How far it lies over the frame. */
const GLUED = 0.06;
/** A head: down from the upper edge of the space, and in from its sides. */
const HEAD = { down: 0.4, aside: 0.2 } as const;

type Way = number | 'left' | 'right';

/** Glued to the frame: below, above, beside; then a row away from it. */
const WAYS: readonly Way[] = [0, -1, 'left', 'right', 1, -2, 2, -3];
/** Where heads are all around: as close as may be. */
const ROWS: readonly Way[] = [0, 1, -1, -2, 2, -3];

const meet = (a: Box, b: Box): boolean =>
  a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;

const bodyOf = ([left, top]: readonly [number, number], [wide, tall]: readonly [number, number]): Box => ({
  left,
  top: top + GLUED,
  right: left + wide,
  bottom: top + tall - GLUED,
});

const headOf = ({ left, top, right }: Box): Box => ({
  left: left + HEAD.aside,
  top: top + GLUED,
  right: right - HEAD.aside,
  bottom: top + HEAD.down - GLUED,
});

function placeOf(way: Way, { left, top, right, bottom }: Box): PlatePlace {
  if (way === 'left') return { at: [left + GLUED, bottom + GLUED - TALL], row: 0, beside: 'left' };
  if (way === 'right') return { at: [right - GLUED, bottom + GLUED - TALL], row: 0, beside: 'right' };
  return { at: [(left + right) / 2, way < 0 ? top : bottom], row: way };
}

function boxOf({ at: [x, y], row, beside }: PlatePlace): Box {
  const left = beside === 'left' ? x - WIDE : beside === 'right' ? x : x - WIDE / 2;
  const top = y + row * TALL;
  return { left, top, right: left + WIDE, bottom: top + TALL };
}

/** Those that come first keep the best places. */
export function placesOf(
  position: Position,
  targets: readonly FigureId[],
  acting: FigureId | null,
  /** What lies there already. */
  lying: readonly Box[] = [],
): ReadonlyMap<FigureId, PlatePlace> {
  const places = new Map<FigureId, PlatePlace>();
  const laid: Box[] = [...lying];
  const bodies = listStanding(position.state).map(({ id, at, size }) => ({ id, box: bodyOf(at!, size) }));
  const hero = bodies.find(({ id }) => id === acting)?.box;
  for (const id of targets) {
    const { at, size } = figureIn(position.state, id);
    const body = bodyOf(at ?? [0, 0], size);
    const isFree = (way: Way): boolean => {
      const box = boxOf(placeOf(way, body));
      return (
        (!hero || !meet(box, hero)) &&
        laid.every((one) => !meet(box, { ...one, top: one.top + GLUED, bottom: one.bottom - GLUED }))
      );
    };
    const isOffFigures = (way: Way): boolean => {
      const box = boxOf(placeOf(way, body));
      return bodies.every((one) => one.id === id || !meet(box, one.box));
    };
    const isOffHeads = (way: Way): boolean => {
      const box = boxOf(placeOf(way, body));
      // Beside it is no better than on somebody else's heart.
      if (typeof way === 'string') return isOffFigures(way);
      return bodies.every((one) => !meet(box, headOf(one.box)));
    };
    const way = WAYS.find((one) => isFree(one) && isOffHeads(one)) ?? ROWS.find(isFree) ?? 0;
    const place = placeOf(way, body);
    laid.push(boxOf(place));
    places.set(id, place);
  }
  return places;
}
