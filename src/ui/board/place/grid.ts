import type { Space } from '../../../engine/index.ts';
import { type BoardSize, CELL, type DrawnAt, HEAD, MARGIN } from './geometry.ts';

/** The spaces a board of whichever game has, in their rows and columns. */
export interface Grid extends BoardSize {
  /** Whether the cursor goes there, and a press means it. */
  readonly has: (space: Space) => boolean;
}

/** The next space that way; null at the edge of the board. */
export function nextSpace(grid: Grid, [x, y]: Space, [dx, dy]: readonly [number, number]): Space | null {
  for (let step = 1; step <= Math.max(grid.columns, grid.rows); step++) {
    const space: Space = [x + dx * step, y + dy * step];
    if (!isWithin(grid, space)) return null;
    if (grid.has(space)) return space;
  }
  return null;
}

/** The space under a point of the page; null beside the board and where it has none. */
export function spaceAtPoint(
  grid: Grid,
  { left, top, width }: DrawnAt,
  point: { readonly clientX: number; readonly clientY: number },
): Space | null {
  const units = (grid.columns * CELL + 2 * MARGIN) / width;
  const place = (pixels: number, before: number) => Math.floor((pixels * units - before) / CELL);
  const space: Space = [place(point.clientX - left, MARGIN), place(point.clientY - top, HEAD)];
  return isWithin(grid, space) && grid.has(space) ? space : null;
}

const isWithin = ({ columns, rows }: BoardSize, [x, y]: Space): boolean =>
  x >= 0 && y >= 0 && x < columns && y < rows;
