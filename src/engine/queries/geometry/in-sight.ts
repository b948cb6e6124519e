import { spend } from '../../kernel/budget.ts';
import type { Space } from '../../model/board.ts';
import type { Base } from './board-grid.ts';
import { EAST, isOnGrid, isOpen, LEVELS, NORTH, SHUT, SOUTH, spaceOfIndex, WEST } from './board-grid.ts';
import type { SightField } from './sight-field.ts';

/*
 * Whether there is a line of sight, and nothing more: what a whole `Sight` tells beside it (the penalty, the line, who
 * is in the way) is in line-of-sight.ts, by the same rulings.
 */

/** No line: something no eye sees through or over is in the way. */
export const UNSEEN = 0;
/** Only figures or elevation are in the way: whoever is COLOSSAL sees it, and is seen (L5). */
export const SEEN_OVER_HEADS = 1;
export const SEEN = 2;

/** The bit of nobody: figures of neither side stand in the way. */
export const NOBODY = 0;

/**
 * Whether a clear line leads from one base to another by the best of the lines between their spaces (L1, L2, L4, L7):
 * UNSEEN, SEEN_OVER_HEADS or SEEN. `opponents` is the bit of the viewer's opponents in the field.
 */
export function seenBetween(field: SightField, opponents: number, from: Base, to: Base): number {
  const own = isLarge(from) || isLarge(to) ? [...indicesOf(field, from), ...indicesOf(field, to)] : NONE;
  let best = UNSEEN;
  let steps = 10 + 2 * field.standing;
  for (let y = from.at[1]; y < from.at[1] + from.size[1]; y++) {
    for (let x = from.at[0]; x < from.at[0] + from.size[0]; x++) {
      for (let toY = to.at[1]; toY < to.at[1] + to.size[1]; toY++) {
        for (let toX = to.at[0]; toX < to.at[0] + to.size[0]; toX++) {
          if (best === SEEN) break;
          steps += 4 + Math.max(Math.abs(toX - x), Math.abs(toY - y));
          best = Math.max(best, seenAlong(field, opponents, own, x, y, toX, toY));
        }
      }
    }
  }
  spend(steps);
  return best;
}

export interface SeenOptions {
  /** The viewer sees over figures and elevation (L5). */
  readonly isColossal: boolean;
  /** At most so many spaces away (G3); any number if absent. */
  readonly within?: number;
}

/** All that is in line of sight of a base, by y, then x; void and obstructing are no spaces (G1). */
export function spacesSeenFrom(
  field: SightField,
  opponents: number,
  from: Base,
  { isColossal, within = Number.POSITIVE_INFINITY }: SeenOptions,
): Space[] {
  const { grid } = field;
  const own = isLarge(from) ? indicesOf(field, from) : NONE;
  const least = isColossal ? SEEN_OVER_HEADS : SEEN;
  const west = from.at[0];
  const north = from.at[1];
  const east = west + from.size[0] - 1;
  const south = north + from.size[1] - 1;
  const right = Math.min(grid.width - 1, east + within);
  const bottom = Math.min(grid.height - 1, south + within);
  const seen: Space[] = [];
  let steps = 10 + 2 * field.standing;
  for (let toY = Math.max(0, north - within); toY <= bottom; toY++) {
    for (let toX = Math.max(0, west - within); toX <= right; toX++) {
      const index = toY * grid.width + toX;
      if (!isOpen(grid, index)) continue;
      search: for (let y = north; y <= south; y++) {
        for (let x = west; x <= east; x++) {
          steps += 4 + Math.max(Math.abs(toX - x), Math.abs(toY - y));
          if (seenAlong(field, opponents, own, x, y, toX, toY) < least) continue;
          seen.push(spaceOfIndex(grid, index));
          break search;
        }
      }
    }
  }
  spend(steps);
  return seen;
}

const NONE: readonly number[] = [];

const isLarge = ({ size }: Base): boolean => size[0] > 1 || size[1] > 1;

/** The spaces of viewer and target never block (L2); those of a base of one space no line crosses. */
function indicesOf({ grid }: SightField, { at, size }: Base): number[] {
  const indices: number[] = [];
  for (let y = at[1]; y < at[1] + size[1]; y++) {
    for (let x = at[0]; x < at[0] + size[0]; x++) {
      if (isOnGrid(grid, x, y)) indices.push(y * grid.width + x);
    }
  }
  return indices;
}

/**
 * The line between two centres: all spaces whose interior it passes through must be open, and of the two beside a
 * corner it passes through one. In integers: the next vertical edge comes before the next horizontal one when
 * (1 + 2·edges crossed)·|dy| < (1 + 2·edges crossed)·|dx|, and they come together, in a corner, when equal (L1).
 * `order` is the difference of the two.
 */
function seenAlong(
  field: SightField,
  opponents: number,
  own: readonly number[],
  x: number,
  y: number,
  toX: number,
  toY: number,
): number {
  const { codes, grid } = field;
  const { walls, width } = grid;
  if (!isOnGrid(grid, x, y) || !isOnGrid(grid, toX, toY)) return UNSEEN;
  const spanX = Math.abs(toX - x);
  const spanY = Math.abs(toY - y);
  const stepX = toX < x ? -1 : 1;
  const stepY = toY < y ? -width : width;
  const wallX = toX < x ? WEST : EAST;
  const wallY = toY < y ? NORTH : SOUTH;
  const end = toY * width + toX;
  let index = y * width + x;
  const level = codes[index]! & LEVELS;
  const targetLevel = codes[end]! & LEVELS;
  // Of these bits a space in between must have just those: at the level of the lower end (L4), and nobody in the way,
  // but that who looks down ignores the figures below.
  let asked = SHUT | LEVELS | (level > targetLevel ? NOBODY : opponents);
  let open = Math.min(level, targetLevel);
  let seen = SEEN;
  let order = spanY - spanX;
  while (index !== end) {
    if (order === 0) {
      const flankX = index + stepX;
      const flankY = index + stepY;
      const isWalledX = (walls[index]! & wallX) !== 0 || (walls[flankX]! & wallY) !== 0;
      const isWalledY = (walls[index]! & wallY) !== 0 || (walls[flankY]! & wallX) !== 0;
      const wayX = isWalledX ? SHUT : own.includes(flankX) ? open : codes[flankX]!;
      const wayY = isWalledY ? SHUT : own.includes(flankY) ? open : codes[flankY]!;
      if ((wayX & asked) !== open && (wayY & asked) !== open) {
        if ((wayX & wayY & SHUT) !== 0) return UNSEEN;
        asked = SHUT;
        open = 0;
        seen = SEEN_OVER_HEADS;
      }
      index += stepX + stepY;
      order += 2 * (spanY - spanX);
    } else if (order < 0) {
      if ((walls[index]! & wallX) !== 0) return UNSEEN;
      index += stepX;
      order += 2 * spanY;
    } else {
      if ((walls[index]! & wallY) !== 0) return UNSEEN;
      index += stepY;
      order -= 2 * spanX;
    }
    if (index === end || (codes[index]! & asked) === open || own.includes(index)) continue;
    if ((codes[index]! & SHUT) !== 0) return UNSEEN;
    asked = SHUT;
    open = 0;
    seen = SEEN_OVER_HEADS;
  }
  return seen;
}
