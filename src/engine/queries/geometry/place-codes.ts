import type { Grid } from './board-grid.ts';
import { isOnGrid, MIXED, TERRAIN_CODE, wallBit } from './board-grid.ts';

/**
 * A place code says all about the base standing with its reference space there, in bits:
 * 1-2 room, 3 an ally in it, 4 an opponent in it, 5-7 level, 8-11 terrain.
 */
const ROOM_SHIFT = 1;
export const ALLY_THERE = 8;
export const OPPONENT_THERE = 16;
const LEVEL_SHIFT = 5;
const TERRAIN_SHIFT = 8;
export const ROOM = 0;
export const NO_ROOM_OBSTRUCTING = 1;
export const NO_ROOM_VOID = 2;
export const NO_ROOM_WALL = 3;
export const OFF_BOARD = (NO_ROOM_VOID << ROOM_SHIFT) | (1 << LEVEL_SHIFT);

export const roomOf = (place: number): number => (place >> ROOM_SHIFT) & 3;
export const holdsAlly = (place: number): boolean => (place & ALLY_THERE) !== 0;
export const isOccupied = (place: number): boolean => (place & (ALLY_THERE | OPPONENT_THERE)) !== 0;
export const levelOfPlace = (place: number): number => (place >> LEVEL_SHIFT) & 7;
/** TERRAIN_CODE the whole base is under, or MIXED (M9). */
export const terrainOf = (place: number): number => (place >> TERRAIN_SHIFT) & 15;

/** The place code of a base with its reference space at x, y, with nobody else on the board. */
export function judgePlace(
  grid: Grid,
  [width, height]: readonly [width: number, height: number],
  isUnstoppable: boolean,
  x: number,
  y: number,
): number {
  let room = ROOM;
  let level = 1;
  let terrain = -1;
  for (let dy = 0; dy < height; dy++) {
    for (let dx = 0; dx < width; dx++) {
      if (!isOnGrid(grid, x + dx, y + dy)) return OFF_BOARD;
      const index = (y + dy) * grid.width + x + dx;
      let code = grid.terrain[index] ?? 0;
      if (code === TERRAIN_CODE.obstructing && isUnstoppable) code = TERRAIN_CODE.normal;
      if (code === TERRAIN_CODE.void) room = NO_ROOM_VOID;
      else if (code === TERRAIN_CODE.obstructing && room !== NO_ROOM_VOID) room = NO_ROOM_OBSTRUCTING;
      const walls = grid.walls[index] ?? 0;
      const isCut =
        (dx + 1 < width && (walls & wallBit(1, 0)) !== 0) ||
        (dy + 1 < height && (walls & wallBit(0, 1)) !== 0);
      if (isCut && room === ROOM) room = NO_ROOM_WALL;
      level = Math.max(level, grid.level[index] ?? 1);
      terrain = terrain === -1 || terrain === code ? code : MIXED;
    }
  }
  return (room << ROOM_SHIFT) | (level << LEVEL_SHIFT) | (terrain << TERRAIN_SHIFT);
}
