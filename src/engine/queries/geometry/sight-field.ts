import type { Board } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Base, Grid } from './board-grid.ts';
import { gridOf, isOnGrid, ONE_SPACE } from './board-grid.ts';
import type { Occupant } from './occupants.ts';

/** A board and who stands on it, as lines of sight meet them. Nothing below it is written once it is made. */
export interface SightField {
  readonly grid: Grid;
  /** By index: SHUT, HINDERS and LEVELS of the space, and ONE_SIDE and OTHER_SIDE for who stands there. */
  readonly codes: Uint8Array;
  /** How many figures stand on it. */
  readonly standing: number;
}

/** Bits for figures of two sides: whose opponents they are is for the viewer to say. */
export const ONE_SIDE = 4;
export const OTHER_SIDE = 8;

/** The board with nobody on it. */
export function bareField(board: Board): SightField {
  const grid = gridOf(board);
  return { grid, codes: grid.sight, standing: 0 };
}

/** Marks a base with the bit of its side, in codes of a field that is being made. */
export function markBase(grid: Grid, codes: Uint8Array, { at, size }: Base, side: number): void {
  for (let y = at[1]; y < at[1] + size[1]; y++) {
    for (let x = at[0]; x < at[0] + size[0]; x++) {
      if (isOnGrid(grid, x, y)) codes[y * grid.width + x]! |= side;
    }
  }
}

/** The board with those figures on it: allies of the viewer as ONE_SIDE, opponents as OTHER_SIDE. */
export function fieldSeenBy(
  board: Board,
  occupants: readonly Occupant[],
  except: readonly FigureId[] = [],
): SightField {
  const grid = gridOf(board);
  const codes = grid.sight.slice();
  for (const { id, spaces, relation } of occupants) {
    if (except.includes(id)) continue;
    const side = relation === 'ally' ? ONE_SIDE : OTHER_SIDE;
    for (const at of spaces) markBase(grid, codes, { at, size: ONE_SPACE }, side);
  }
  return { grid, codes, standing: occupants.length };
}
