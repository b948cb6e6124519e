/** How points of a part become a curve. */

/** A point of an outline in the art box of 200 × 200; a corner is sharp, every other point is run through smoothly. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly corner: boolean;
}

/** Where something drawn by itself is put: place, degrees clockwise, size, and −1 to turn it over. */
export type At = readonly [x: number, y: number, turn?: number, scale?: number, flip?: 1 | -1];

const AXIS = 100;

/** `10,20 30,40! 50,60`: points in their order, `!` after a corner. */
export function pointsOf(text: string): Point[] {
  return text.split(' ').map((one) => {
    const corner = one.endsWith('!');
    const [x, y] = (corner ? one.slice(0, -1) : one).split(',').map(Number);
    return { x: x!, y: y!, corner };
  });
}

/** The other side of the axis. The points go the other way round, so that the outline still turns as it did. */
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map((one) => ({ ...one, x: 2 * AXIS - one.x })).reverse();

/** A right half from top to bottom, with the left half added. */
export const whole = (half: readonly Point[]): Point[] => [
  ...half,
  ...mirrored(half.filter(({ x }) => Math.abs(x - AXIS) > 0.01)),
];

export function placed(points: readonly Point[], [x, y, turn = 0, scale = 1, flip = 1]: At): Point[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return points.map((one) => ({
    ...one,
    x: x + cos * one.x * flip - sin * one.y,
    y: y + sin * one.x * flip + cos * one.y,
  }));
}

/** Wider or narrower about the axis. */
export const widened = (points: readonly Point[], by: number): Point[] =>
  points.map((one) => ({ ...one, x: AXIS + (one.x - AXIS) * by }));

/** How far a handle reaches: neighbours' difference by this. */
const REACH = 5.4;

/** The four points of each Bézier between two neighbours, by Catmull and Rom; a corner has no handle. */
export function arcsOf(points: readonly Point[], open: boolean): [Point, Point, Point, Point][] {
  const many = points.length;
  const at = (i: number) => points[open ? Math.max(0, Math.min(many - 1, i)) : (i + many) % many]!;
  const handle = (of: Point, from: Point, to: Point): Point =>
    of.corner ? of : { x: of.x + (to.x - from.x) / REACH, y: of.y + (to.y - from.y) / REACH, corner: false };
  return Array.from({ length: open ? many - 1 : many }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [from, handle(from, before, to), handle(to, after, from), to];
  });
}

const short = (value: number): number => Math.round(value * 10) / 10;
const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** As the `d` of an SVG path; canvases read the same. */
export function pathOf(points: readonly Point[], open: boolean): string {
  const arcs = arcsOf(points, open).map(([from, a, b, to]) =>
    from.corner && to.corner ? `L${pair(to)}` : `C${pair(a)} ${pair(b)} ${pair(to)}`,
  );
  return `M${pair(points[0]!)}${arcs.join('')}${open ? '' : 'Z'}`;
}
