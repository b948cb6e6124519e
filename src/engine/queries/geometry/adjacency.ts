import { spend } from '../../kernel/budget.ts';
import type { Board, Space } from '../../model/board.ts';
import type { Grid } from './board-grid.ts';
import { ALL_DIRECTIONS, gridOf, isOnGrid, isOpen, isSpace, wallBit } from './board-grid.ts';

/**
 * Whether two spaces are adjacent (G2, p.41): neighbours in one of eight directions, no wall on a shared
 * edge, and for a diagonal at least one way round the corner that is not sealed. A space is not adjacent to
 * itself; void and obstructing are no spaces.
 */
export function areSpacesAdjacent(board: Board, a: Space, b: Space): boolean {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || (dx === 0 && dy === 0)) return false;
  if (!isSpace(board, a) || !isSpace(board, b)) return false;
  return isStepOpen(gridOf(board), a[0], a[1], dx, dy);
}

/** Of two neighbouring spaces that are spaces: no wall between, or a way round their corner. */
function isStepOpen(grid: Grid, x: number, y: number, dx: number, dy: number): boolean {
  if (dx !== 0 && dy !== 0) {
    return isCornerWayOpen(grid, x, y, dx, 0, dx, dy) || isCornerWayOpen(grid, x, y, 0, dy, dx, dy);
  }
  return ((grid.walls[y * grid.width + x] ?? 0) & wallBit(dx, dy)) === 0;
}

/**
 * Whether the way round a corner by the flanking space (x+fx, y+fy) is open: that space is one, and no wall
 * lies on either of the two edges the way crosses.
 */
function isCornerWayOpen(
  grid: Grid,
  x: number,
  y: number,
  fx: number,
  fy: number,
  dx: number,
  dy: number,
): boolean {
  const flank = (y + fy) * grid.width + x + fx;
  if (!isOpen(grid, flank)) return false;
  if (((grid.walls[y * grid.width + x] ?? 0) & wallBit(fx, fy)) !== 0) return false;
  return ((grid.walls[flank] ?? 0) & wallBit(dx - fx, dy - fy)) === 0;
}

/** Whether any space of one base is adjacent to any space of the other (G2, M9). */
export function areBasesAdjacent(board: Board, a: readonly Space[], b: readonly Space[]): boolean {
  spend(a.length * b.length);
  return a.some((from) => b.some((to) => areSpacesAdjacent(board, from, to)));
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

/**
 * The number of king's steps from the nearest of `spaces` to every space, index `y * width + x`, -1 where no
 * way leads: ways avoid obstructing, void and walls, never figures; terrain costs nothing (G4, p.60).
 */
export function stepsFrom(board: Board, spaces: readonly Space[]): Int16Array {
  const grid = gridOf(board);
  const cells = grid.width * grid.height;
  spend(4 * cells);
  const steps = new Int16Array(cells).fill(-1);
  const queue: number[] = [];
  for (const space of spaces) {
    const index = space[1] * grid.width + space[0];
    if (!isSpace(board, space) || steps[index] === 0) continue;
    steps[index] = 0;
    queue.push(index);
  }
  for (let head = 0; head < queue.length; head++) {
    const index = queue[head] ?? 0;
    const x = index % grid.width;
    const y = (index - x) / grid.width;
    for (const { dx, dy } of ALL_DIRECTIONS) {
      if (!isOnGrid(grid, x + dx, y + dy)) continue;
      const next = index + dy * grid.width + dx;
      if (steps[next] !== -1 || !isOpen(grid, next) || !isStepOpen(grid, x, y, dx, dy)) continue;
      steps[next] = (steps[index] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
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
