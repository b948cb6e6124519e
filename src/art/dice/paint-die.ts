/** How a die is painted. */
import type { DiePictures, SharedPictures } from './atlas.ts';
import type { Pose } from './pose.ts';
import { afterTurn, type Direction, SIDES, type Turn, turnAbout, turned } from './turn-in-space.ts';

/** How steeply the table is looked at, in radians: dice that fall, and dice that are read. */
export const TILT = { thrown: 0.95, read: 1.32 } as const;

const INK = '#120c0a';
/** Where the lamp hangs: to the left, above, a little towards whoever looks. */
const LAMP: Direction = [-0.5, 0.78, 0.38];
const CORNERS: readonly Direction[] = [-0.5, 0.5].flatMap((x) =>
  [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z): Direction => [x, y, z])),
);

type Point = readonly [x: number, y: number];

/** Where a die is painted. */
export interface DiePlace {
  /** Pixels of the canvas at which the middle of the lying die is. */
  readonly x: number;
  readonly y: number;
  /** Pixels of a die's side. */
  readonly size: number;
  readonly tilt: number;
}

/** The view a tilt gives: what is up on the table is towards the eye by its sine. */
export const viewOf = (tilt: number): Turn => turnAbout([1, 0, 0], tilt);

/** The shadow of a die, painted before all dice: it grows and pales with height. */
export function paintShadow(
  on: CanvasRenderingContext2D,
  { shadow }: SharedPictures,
  { at, height }: Pose,
  { x, y, size, tilt }: DiePlace,
): void {
  const wide = size * (0.86 + 0.16 * height);
  const high = wide * Math.sin(tilt) * 0.92;
  const left = x + size * (at[0] + 0.16 + 0.22 * height);
  const top = y + size * (Math.sin(tilt) * at[2] + 0.5 * Math.cos(tilt) + 0.08);
  on.globalAlpha = 0.72 / (1 + 0.9 * height);
  on.drawImage(shadow, left - wide, top - high, 2 * wide, 2 * high);
  on.globalAlpha = 1;
}

/**
 * Paints a die: a hull of ink and its edges first, so that there are no gaps between rounded sides, then the sides that
 * are seen, each one affine picture under a veil of its shade where the lamp does not reach.
 */
export function paintDie(
  on: CanvasRenderingContext2D,
  die: DiePictures,
  shared: SharedPictures,
  { turn, at }: Pose,
  { x, y, size, tilt }: DiePlace,
): void {
  const view = viewOf(tilt);
  const seen = afterTurn(view, turn);
  // The middle of a lying die stays where it is, however steeply it is looked at.
  const [right, up] = turned(view, [at[0], at[1] - 0.5, at[2]]);
  const middle: Point = [x + size * right, y - size * up];
  on.save();
  on.lineJoin = 'round';
  paintHull(on, die, hullOf(seen, middle, size), size);
  const sides = SIDES.map((side, i) => ({ i, side, normal: turned(seen, side.normal) }))
    .filter(({ normal }) => normal[2] > 0.01)
    .sort((a, b) => a.normal[2] - b.normal[2]);
  for (const { i, side, normal } of sides) {
    const across = turned(seen, side.right);
    const down = turned(seen, side.down);
    on.save();
    on.transform(
      size * across[0],
      -size * across[1],
      size * down[0],
      -size * down[1],
      middle[0] + (size * normal[0]) / 2,
      middle[1] - (size * normal[1]) / 2,
    );
    on.drawImage(die.faces[i]!, -0.5, -0.5, 1, 1);
    const way = turned(turn, side.normal);
    const light = Math.max(0, LAMP[0] * way[0] + LAMP[1] * way[1] + LAMP[2] * way[2]);
    const dark = 1 - Math.min(1, 0.15 + light * 1.05);
    if (dark > 0.02) {
      on.globalAlpha = dark * 0.62;
      on.fillStyle = die.shade;
      on.beginPath();
      on.roundRect(-0.5, -0.5, 1, 1, 0.12);
      on.fill();
      on.globalAlpha = 1;
    }
    if (light > 0.45) on.drawImage(shared.gloss, -0.5, -0.5, 1, 1);
    on.restore();
  }
  on.restore();
}

function paintHull(
  on: CanvasRenderingContext2D,
  { shade }: DiePictures,
  hull: readonly Point[],
  size: number,
): void {
  on.beginPath();
  hull.forEach(([x, y], i) => {
    if (i === 0) on.moveTo(x, y);
    else on.lineTo(x, y);
  });
  on.closePath();
  for (const [colour, width] of [
    [INK, 0.11],
    [shade, 0.04],
  ] as const) {
    on.lineWidth = size * width;
    on.strokeStyle = colour;
    on.fillStyle = colour;
    on.stroke();
    on.fill();
  }
}

/** Round the corners as they are seen, a little inside them: half and half. */
function hullOf(seen: Turn, [x, y]: Point, size: number): Point[] {
  const points = CORNERS.map((corner): Point => {
    const [right, up] = turned(seen, corner);
    return [x + size * right * 0.965, y - size * up * 0.965];
  }).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(points), ...halfHull(points.reverse())];
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && turnsIn(hull.at(-2)!, hull.at(-1)!, point)) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

const turnsIn = (o: Point, a: Point, b: Point): boolean =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) <= 0;

/** The ring of lamplight under a die that is chosen to be thrown again. */
export function paintRing(
  on: CanvasRenderingContext2D,
  { x, y, size, tilt }: DiePlace,
  colour: string,
  alpha: number,
): void {
  on.save();
  on.globalAlpha = alpha;
  on.strokeStyle = colour;
  on.lineWidth = size * 0.06;
  on.beginPath();
  on.ellipse(x, y + size * (0.3 + 0.5 * Math.cos(tilt)), size * 0.78, size * 0.3, 0, 0, 7);
  on.stroke();
  on.restore();
}
