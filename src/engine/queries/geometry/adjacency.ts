import { spend } from '../../kernel/budget.ts';
import type { Board, Space } from '../../model/board.ts';
import type { Base, Grid } from './board-grid.ts';
import { ALL_DIRECTIONS, gridOf, isOnGrid, isOpen, levelAtPlace } from './board-grid.ts';

/**
 * Whether two spaces are adjacent (G2, p.41): neighbours in one of eight directions, no wall on a shared
 * edge, and for a diagonal at least one way round the corner that is not sealed. A space is not adjacent to
 * itself; void and obstructing are no spaces.
 */
export const areSpacesAdjacent = (board: Board, a: Space, b: Space): boolean =>
  isBeside(gridOf(board), a[0], a[1], b[0], b[1]);

function isBeside(grid: Grid, x: number, y: number, toX: number, toY: number): boolean {
  const dx = toX - x;
  const dy = toY - y;
  if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || !isOnGrid(grid, x, y)) return false;
  return (grid.beside[y * grid.width + x]! & BIT_TOWARDS[3 * dy + dx + 4]!) !== 0;
}

/** The bit of `Grid.beside` of an offset, by 3 * dy + dx + 4; 0 in the middle. */
const BIT_TOWARDS: readonly number[] = Array.from({ length: 9 }, (_, i) => {
  const direction = ALL_DIRECTIONS.findIndex(({ dx, dy }) => 3 * dy + dx + 4 === i);
  return direction < 0 ? 0 : 1 << direction;
});

/** Whether any space of one base is adjacent to any space of the other (G2, M9). */
export function areBasesAdjacent(board: Board, a: readonly Space[], b: readonly Space[]): boolean {
  spend(a.length * b.length);
  const grid = gridOf(board);
  for (const from of a) {
    for (const to of b) if (isBeside(grid, from[0], from[1], to[0], to[1])) return true;
  }
  return false;
}

/** The same of two bases by their corners; range included, which is 1 at most (M9). */
export function areBesideEachOther(board: Board, a: Base, b: Base): boolean {
  if (rangeOfBases(a, b) > 1) return false;
  spend(spacesIn(a) * spacesIn(b));
  const grid = gridOf(board);
  const right = b.at[0] + b.size[0];
  const bottom = b.at[1] + b.size[1];
  for (let y = a.at[1]; y < a.at[1] + a.size[1]; y++) {
    for (let x = a.at[0]; x < a.at[0] + a.size[0]; x++) {
      for (let toY = Math.max(b.at[1], y - 1); toY < bottom && toY <= y + 1; toY++) {
        for (let toX = Math.max(b.at[0], x - 1); toX < right && toX <= x + 1; toX++) {
          if (isBeside(grid, x, y, toX, toY)) return true;
        }
      }
    }
  }
  return false;
}

/**
 * By how many levels a melee attack of that reach goes up or down from one base to another: between the two spaces for
 * which it is least, beside each other where the reach is 1 (A1, L7, X435). Infinite where none is that near.
 */
export function levelsOfMelee(board: Board, a: Base, b: Base, reach: number): number {
  if (rangeOfBases(a, b) > Math.max(1, reach)) return Number.POSITIVE_INFINITY;
  const grid = gridOf(board);
  spend(spacesIn(a) * spacesIn(b));
  let least = Number.POSITIVE_INFINITY;
  for (let y = a.at[1]; y < a.at[1] + a.size[1]; y++) {
    for (let x = a.at[0]; x < a.at[0] + a.size[0]; x++) {
      const level = levelAtPlace(grid, x, y);
      for (let toY = b.at[1]; toY < b.at[1] + b.size[1]; toY++) {
        for (let toX = b.at[0]; toX < b.at[0] + b.size[0]; toX++) {
          const isNear =
            reach > 1
              ? Math.max(Math.abs(toX - x), Math.abs(toY - y)) <= reach
              : isBeside(grid, x, y, toX, toY);
          if (isNear) least = Math.min(least, Math.abs(level - levelAtPlace(grid, toX, toY)));
        }
      }
    }
  }
  return least;
}

/** Range in spaces: the king's distance, least over the occupied spaces; nothing lengthens it (G3, p.45). */
export function rangeBetween(a: readonly Space[], b: readonly Space[]): number {
  spend(a.length * b.length);
  let least = Number.POSITIVE_INFINITY;
  for (const from of a) {
    for (const to of b) {
      least = Math.min(least, Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])));
    }
  }
  return least;
}

/** The same of two bases by their corners (M9). */
export function rangeOfBases(a: Base, b: Base): number {
  spend(spacesIn(a) * spacesIn(b));
  const across = Math.max(b.at[0] - (a.at[0] + a.size[0] - 1), a.at[0] - (b.at[0] + b.size[0] - 1));
  const down = Math.max(b.at[1] - (a.at[1] + a.size[1] - 1), a.at[1] - (b.at[1] + b.size[1] - 1));
  return Math.max(0, across, down);
}

const spacesIn = ({ size }: Base): number => size[0] * size[1];

/**
 * The number of king's steps from the nearest of `spaces` to every space, index `y * width + x`, -1 where no
 * way leads: ways avoid obstructing, void and walls, never figures; terrain costs nothing (G4, p.60).
 */
export function stepsFrom(board: Board, spaces: readonly Space[]): Int16Array {
  const grid = gridOf(board);
  const cells = grid.width * grid.height;
  spend(4 * cells);
  const steps = new Int16Array(cells).fill(-1);
  const queue = queueFor(cells);
  let queued = 0;
  for (const [x, y] of spaces) {
    const index = y * grid.width + x;
    if (!isOnGrid(grid, x, y) || !isOpen(grid, index) || steps[index] === 0) continue;
    steps[index] = 0;
    queue[queued++] = index;
  }
  for (let head = 0; head < queued; head++) {
    const index = queue[head]!;
    const beside = grid.beside[index]!;
    for (let direction = 0; direction < grid.offsets.length; direction++) {
      const next = index + grid.offsets[direction]!;
      if (((beside >> direction) & 1) === 0 || steps[next] !== -1) continue;
      steps[next] = steps[index]! + 1;
      queue[queued++] = next;
    }
  }
  return steps;
}

/** The spaces of a flood in the order it comes to them: of no use once it is over. */
let scratch = new Int32Array(0);

function queueFor(cells: number): Int32Array {
  if (scratch.length < cells) scratch = new Int32Array(cells);
  return scratch;
}

/** The least number of steps a `stepsFrom` flood has for any of these spaces; null when no way leads there. */
export function leastSteps(board: Board, steps: Int16Array, spaces: readonly Space[]): number | null {
  const grid = gridOf(board);
  let least: number | null = null;
  for (const [x, y] of spaces) {
    const there = isOnGrid(grid, x, y) ? (steps[y * grid.width + x] ?? -1) : -1;
    if (there >= 0 && (least === null || there < least)) least = there;
  }
  return least;
}

/** King's steps between two bases or spaces (G4); null when there is no way at all: farther than everything. */
export function stepsBetween(board: Board, a: readonly Space[], b: readonly Space[]): number | null {
  return leastSteps(board, stepsFrom(board, a), b);
}
