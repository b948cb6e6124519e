/** Where the arrows at the edge of a board lie, in pixels of what is seen of it. */
import type { SeenPart } from '../place/use-seen-part.ts';
import type { Point } from './band-lines.ts';

export interface EdgePlace {
  /** The middle of the arrow. */
  readonly x: number;
  readonly y: number;
  /** Degrees, from the right clockwise. */
  readonly angle: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Half of an arrow, and the least between two of them. */
const HALF = { x: 44, y: 19 } as const;
const GAP = 4;

/** On the line from the middle to it, where that leaves what is seen. */
export function edgeOf(seen: SeenPart, [x, y]: Point, cell: number): EdgePlace {
  const width = (seen.right - seen.left) * cell;
  const height = (seen.bottom - seen.top) * cell;
  const [dx, dy] = [(x - seen.left) * cell - width / 2, (y - seen.top) * cell - height / 2];
  const [far, high] = [Math.max(1, width / 2 - HALF.x - GAP), Math.max(1, height / 2 - HALF.y - GAP)];
  const part = Math.min(1, far / Math.max(1e-6, Math.abs(dx)), high / Math.max(1e-6, Math.abs(dy)));
  return {
    x: width / 2 + dx * part,
    y: height / 2 + dy * part,
    angle: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}

/** Whoever acts or is chosen: its middle, and half of its space. */
export interface Acting {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

const isApart = (one: Acting, x: number, y: number): boolean =>
  Math.abs(one.x - x) >= HALF.x + one.half || Math.abs(one.y - y) >= HALF.y + one.half;

/** How many half arrows one goes along its edge for the sake of a figure: further it would lie far from its way. */
const ASIDE = 7;

/**
 * The same, none over another or over whom is `kept`: what comes later goes along the edge, up and down in turn; a little
 * way for `others`, too, who are lain upon only where all is full of them.
 */
export function spread<T extends EdgePlace>(
  places: readonly T[],
  room: Room,
  kept: readonly Acting[] = [],
  others: readonly Acting[] = [],
): T[] {
  const laid: T[] = [];
  // In the lower left corner lies what shows all of the board.
  const fit = { x: HALF.x + GAP, y: room.height - HALF.y - 2 * GAP };
  const isFree = (x: number, y: number) =>
    [fit, ...laid].every(
      (one) => Math.abs(one.x - x) >= 2 * HALF.x + GAP || Math.abs(one.y - y) >= 2 * HALF.y + GAP,
    ) && kept.every((one) => isApart(one, x, y));
  for (const place of places) {
    const isSide = place.x < HALF.x + 2 * GAP || place.x > room.width - HALF.x - 2 * GAP;
    const step = isSide ? 2 * HALF.y + GAP : 2 * HALF.x + GAP;
    const [most, from] = isSide
      ? [room.height - HALF.y - GAP, HALF.y + GAP]
      : [room.width - HALF.x - GAP, HALF.x + GAP];
    const at = isSide ? place.y : place.x;
    const point = (one: number): [number, number] => (isSide ? [place.x, one] : [one, place.y]);
    const along = Array.from(
      { length: 25 },
      (_, i) => at + Math.ceil(i / 2) * (i % 2 ? 1 : -1) * (step / 2),
    ).filter((one) => one >= from && one <= most && isFree(...point(one)));
    const near = along.filter((one) => Math.abs(one - at) <= (ASIDE * step) / 2);
    const free = near.find((one) => others.every((other) => isApart(other, ...point(one)))) ?? along[0];
    // An edge that is full holds no more: what is left is found by moving the board.
    if (free !== undefined) laid.push(isSide ? { ...place, y: free } : { ...place, x: free });
  }
  return laid;
}
