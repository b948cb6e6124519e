import type { GroundCard } from '../../model/content.ts';
import { type Figure, isSameSpace, type Space } from '../../model/field.ts';
import { isBlocked, type OnField, spacesOf } from './ground.ts';

/** Corners of a space, in whole numbers: a space reaches from its number to the next. */
const cornersOf = ([x, y]: Space): Space[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
];

/**
 * Whether a line between two corners goes through the inside of a space: all in whole numbers. A corner or an edge that
 * is only touched does not stop it. Two convex things are apart where an axis of one of them parts them.
 */
function crosses([ax, ay]: Space, [bx, by]: Space, wall: Space): boolean {
  const [x, y] = wall;
  if (Math.max(ax, bx) <= x || Math.min(ax, bx) >= x + 1) return false;
  if (Math.max(ay, by) <= y || Math.min(ay, by) >= y + 1) return false;
  const sides = cornersOf(wall).map(([cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  return sides.some((side) => side > 0) && sides.some((side) => side < 0);
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Whether a line goes between two walls that meet at their corners (FK-29): at each corner of the grid it goes through. */
function slips(ground: Pick<GroundCard, 'rows'>, a: Space, b: Space): boolean {
  const [across, down] = [b[0] - a[0], b[1] - a[1]];
  const [right, low] = [across > 0, down > 0];
  const times = divisor(Math.abs(across), Math.abs(down));
  for (let n = 1; n < times; n++) {
    const [x, y] = [a[0] + (across / times) * n, a[1] + (down / times) * n];
    const one = isBlocked(ground, [right ? x : x - 1, low ? y - 1 : y]);
    const other = isBlocked(ground, [right ? x - 1 : x, low ? y : y - 1]);
    if (one && other) return true;
  }
  return false;
}

/** A line along the edges of walls on both sides is no line, nor one that changes sides between two (FK-29). */
function squeezesThrough(ground: Pick<GroundCard, 'rows'>, a: Space, b: Space): boolean {
  const isUpright = a[0] === b[0];
  if (!isUpright && a[1] !== b[1]) return slips(ground, a, b);
  const along = isUpright ? 1 : 0;
  const edge = isUpright ? a[0] : a[1];
  const blocked = (side: number, n: number) =>
    isBlocked(ground, isUpright ? [edge + side, n] : [n, edge + side]);
  const last = Math.max(a[along]!, b[along]!) - 1;
  for (let n = Math.min(a[along]!, b[along]!); n <= last; n++) {
    if (blocked(-1, n) && blocked(0, n)) return true;
    if (n === last) continue;
    if ((blocked(-1, n) && blocked(0, n + 1)) || (blocked(0, n) && blocked(-1, n + 1))) return true;
  }
  return false;
}

/**
 * Whether a line ends at a corner of its own space that is shut by walls on both sides, and does not come to it by that
 * space itself (FK-29).
 */
function isPinched(
  ground: Pick<GroundCard, 'rows'>,
  [cx, cy]: Space,
  own: Space,
  end: Space,
  other: Space,
): boolean {
  const across: Space = [2 * cx - 1 - own[0], 2 * cy - 1 - own[1]];
  if (!isBlocked(ground, [own[0], across[1]]) || !isBlocked(ground, [across[0], own[1]])) return false;
  const goes = [Math.sign(end[0] - cx), Math.sign(end[1] - cy)] as const;
  if (goes[0] === 0 && goes[1] === 0) return isSameSpace(other, across);
  return ![0, 1].every((axis) => goes[axis] === 0 || goes[axis] === Math.sign(own[axis]! - across[axis]!));
}

/** A line of sight, from a corner to a corner. */
export interface Line {
  readonly from: Space;
  readonly to: Space;
}

/** How one space sees another (p.27): from any corner to any corner, and only what blocks stops it; null: it does not. */
export function lineBetween(ground: Pick<GroundCard, 'rows'>, from: Space, to: Space): Line | null {
  const left = Math.min(from[0], to[0]);
  const top = Math.min(from[1], to[1]);
  const walls: Space[] = [];
  for (let y = top; y <= Math.max(from[1], to[1]); y++)
    for (let x = left; x <= Math.max(from[0], to[0]); x++) if (isBlocked(ground, [x, y])) walls.push([x, y]);
  const isOpen = (a: Space, b: Space) =>
    !walls.some((wall) => crosses(a, b, wall)) &&
    !squeezesThrough(ground, a, b) &&
    !isPinched(ground, a, from, b, to) &&
    !isPinched(ground, b, to, a, from);
  for (const a of cornersOf(from)) for (const b of cornersOf(to)) if (isOpen(a, b)) return { from: a, to: b };
  return null;
}

export const seesSpace = (ground: Pick<GroundCard, 'rows'>, from: Space, to: Space): boolean =>
  lineBetween(ground, from, to) !== null;

/** Whether a figure sees another; figures are in nobody's way (p.27). */
export const sees = (position: OnField, one: Figure, other: Figure, at?: Space): boolean =>
  (at ? [at] : spacesOf(position, one)).some((from) =>
    spacesOf(position, other).some((to) => seesSpace(position.ground, from, to)),
  );
