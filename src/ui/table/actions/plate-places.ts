/** Where the plates of targets lie: each at its own frame, on no other plate, and never on whoever acts. */
import { type FigureId, figureIn, type Position } from '../../../engine/index.ts';

/** As a plate takes it: the middle of its upper edge, in spaces, and how many of its rows from there. */
export interface PlatePlace {
  readonly at: readonly [x: number, y: number];
  /** From the lower edge of the frame downwards; below 0: from its upper edge upwards. */
  readonly row: number;
}

/** Spaces: a plate is wider than one, and as wide as two; its height where spaces are small. */
const WIDE = 1.9;
const TALL = 0.65;
/** How far it lies over the frame. */
const GLUED = 0.06;

/** The nearest to the lower edge first. */
const ROWS = [0, 1, -1, -2, 2, -3];

/** Those that come first keep the best places. */
export function placesOf(
  position: Position,
  targets: readonly FigureId[],
  acting: FigureId,
): ReadonlyMap<FigureId, PlatePlace> {
  const places = new Map<FigureId, PlatePlace>();
  const laid: { readonly x: number; readonly y: number }[] = [];
  const hero = figureIn(position.state, acting);
  const isOnHero = (x: number, y: number): boolean => {
    if (!hero.at) return false;
    const [left, top] = hero.at;
    const [wide, tall] = hero.size;
    const isAcross = x + WIDE / 2 > left && x - WIDE / 2 < left + wide;
    return isAcross && y + TALL > top + GLUED && y < top + tall - GLUED;
  };
  for (const id of targets) {
    const { at, size } = figureIn(position.state, id);
    const [left, top] = at ?? [0, 0];
    const x = left + size[0] / 2;
    const edge = (row: number): number => (row < 0 ? top + GLUED : top + size[1] - GLUED);
    const isFree = (row: number): boolean => {
      const y = edge(row) + row * TALL;
      return (
        !isOnHero(x, y) &&
        laid.every((one) => Math.abs(one.x - x) >= WIDE || Math.abs(one.y - y) >= TALL - GLUED)
      );
    };
    const row = ROWS.find(isFree) ?? 0;
    laid.push({ x, y: edge(row) + row * TALL });
    places.set(id, { at: [x, edge(row)], row });
  }
  return places;
}
