import { spend } from '../../kernel/budget.ts';
import type { Board, Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Direction, Grid } from './board-grid.ts';
import { ALL_DIRECTIONS, gridOf, isOnGrid, MIXED, ORTHOGONAL, TERRAIN_CODE, wallBit } from './board-grid.ts';
import type { Occupant } from './occupants.ts';
import { ALLY, OPPONENT, occupancyOf } from './occupants.ts';

/** A figure as the movement rules see it. Who stands in its way is told separately, as occupants. */
export interface Mover {
  /** If given, the occupant of this id is left out: nobody is in their own way. */
  readonly id?: FigureId;
  /** The base's north-west space, by which it moves (M9). */
  readonly at: Space;
  readonly size: readonly [width: number, height: number];
  /** FLIGHT while it lasts (p.32): all spaces cost 1; figures, elevation and terrain but Obstructing are ignored. */
  readonly flight?: boolean;
  /** CRUSH or RELENTLESS: while moving, all spaces count as unoccupied (pp.32, 33). */
  readonly crush?: boolean;
  /** Opponents do not stand in its way, by an ability. */
  readonly through?: boolean;
  /** UNSTOPPABLE: while moving, Obstructing counts as Normal (p.33). */
  readonly unstoppable?: boolean;
  /** Terrain and allies never make leaving a space dearer, by an ability. */
  readonly evenCost?: boolean;
  /** Counts spaces instead of costs (M6). */
  readonly freeMovement?: boolean;
  /** May step diagonally too, by an ability. */
  readonly diagonal?: boolean;
}

/** A mover on a board among figures, with what is known of each place of its base, filled in when asked. */
export interface MoverField {
  readonly grid: Grid;
  readonly mover: Mover;
  readonly occupancy: Uint8Array;
  /** Place codes by index of the reference space; 0 is not looked at yet. */
  readonly places: Uint16Array;
  readonly directions: readonly Direction[];
  /** There is Dangerous Terrain to jump over. */
  readonly overDangerous: boolean;
}

/**
 * A place code says all about the base standing with its reference space there, in bits:
 * 0 known, 1-2 room, 3 an ally in it, 4 an opponent in it, 5-7 level, 8-11 terrain.
 */
const KNOWN = 1;
const ROOM_SHIFT = 1;
const LEVEL_SHIFT = 5;
const TERRAIN_SHIFT = 8;
export const ROOM = 0;
export const NO_ROOM_OBSTRUCTING = 1;
export const NO_ROOM_VOID = 2;
export const NO_ROOM_WALL = 3;
const OFF_BOARD = KNOWN | (NO_ROOM_VOID << ROOM_SHIFT) | (1 << LEVEL_SHIFT);

export const roomOf = (place: number): number => (place >> ROOM_SHIFT) & 3;
export const holdsAlly = (place: number): boolean => ((place >> 3) & 1) !== 0;
export const holdsOpponent = (place: number): boolean => ((place >> 4) & 1) !== 0;
export const isOccupied = (place: number): boolean => ((place >> 3) & 3) !== 0;
const levelOfPlace = (place: number): number => (place >> LEVEL_SHIFT) & 7;
/** TERRAIN_CODE the whole base is under, or MIXED (M9). */
export const terrainOf = (place: number): number => (place >> TERRAIN_SHIFT) & 15;

export function moverField(board: Board, mover: Mover, occupants: readonly Occupant[]): MoverField {
  const grid = gridOf(board);
  // Its arrays are new, and filled with who stands where.
  spend(grid.width + occupants.length);
  return {
    grid,
    mover,
    occupancy: occupancyOf(grid, occupants, mover.id === undefined ? [] : [mover.id]),
    places: new Uint16Array(grid.width * grid.height),
    directions: mover.diagonal === true ? ALL_DIRECTIONS : ORTHOGONAL,
    overDangerous: grid.terrain.includes(TERRAIN_CODE.dangerous),
  };
}

/** The place code of the base with its reference space at x, y. */
export function placeAt(field: MoverField, x: number, y: number): number {
  if (!isOnGrid(field.grid, x, y)) return OFF_BOARD;
  const index = y * field.grid.width + x;
  let place = field.places[index] ?? 0;
  if (place === 0) {
    place = judgePlace(field, x, y);
    field.places[index] = place;
  }
  return place;
}

function judgePlace(field: MoverField, x: number, y: number): number {
  const { grid, mover, occupancy } = field;
  const [width, height] = mover.size;
  spend(width * height);
  let room = ROOM;
  let standing = 0;
  let level = 1;
  let terrain = -1;
  for (let dy = 0; dy < height; dy++) {
    for (let dx = 0; dx < width; dx++) {
      if (!isOnGrid(grid, x + dx, y + dy)) return OFF_BOARD;
      const index = (y + dy) * grid.width + x + dx;
      let code = grid.terrain[index] ?? 0;
      if (code === TERRAIN_CODE.obstructing && mover.unstoppable === true) code = TERRAIN_CODE.normal;
      if (code === TERRAIN_CODE.void) room = NO_ROOM_VOID;
      else if (code === TERRAIN_CODE.obstructing && room !== NO_ROOM_VOID) room = NO_ROOM_OBSTRUCTING;
      const walls = grid.walls[index] ?? 0;
      const isCut =
        (dx + 1 < width && (walls & wallBit(1, 0)) !== 0) ||
        (dy + 1 < height && (walls & wallBit(0, 1)) !== 0);
      if (isCut && room === ROOM) room = NO_ROOM_WALL;
      standing |= occupancy[index] ?? 0;
      level = Math.max(level, grid.level[index] ?? 1);
      terrain = terrain === -1 || terrain === code ? code : MIXED;
    }
  }
  const ally = (standing & ALLY) !== 0 ? 8 : 0;
  const opponent = (standing & OPPONENT) !== 0 ? 16 : 0;
  return KNOWN | (room << ROOM_SHIFT) | ally | opponent | (level << LEVEL_SHIFT) | (terrain << TERRAIN_SHIFT);
}

/** Movement points to leave a place: 1, or 2 out of Hindering, Water or a space shared with an ally (M1). */
export function costToLeave(mover: Mover, place: number): number {
  if (mover.flight === true || mover.freeMovement === true || mover.evenCost === true) return 1;
  const terrain = terrainOf(place);
  if (terrain === TERRAIN_CODE.hindering || terrain === TERRAIN_CODE.water) return 2;
  return holdsAlly(place) && mover.crush !== true ? 2 : 1;
}

/** Whether it stands under Dangerous terrain that defeats it (M3). */
export function isDeadly(mover: Mover, place: number): boolean {
  return mover.flight !== true && terrainOf(place) === TERRAIN_CODE.dangerous;
}

/** Whether movement may end there at all: room, and nobody else in it (p.41). Deadly places count too. */
export function isEndable(mover: Mover, place: number): boolean {
  return roomOf(place) === ROOM && (mover.crush === true || !isOccupied(place));
}

/** Step codes: 1 or 2 is the cost of a step that is survived; negative is blocked; from 16 on it defeats. */
export const BLOCKED_OBSTRUCTING = -1;
export const BLOCKED_VOID = -2;
export const BLOCKED_WALL = -3;
export const BLOCKED_FIGURE = -4;
export const BLOCKED_ELEVATION = -5;
export const LEAVES_DANGEROUS = 16;
export const FALLS = 32;
export const ENTERS_DANGEROUS = 48;
/** Of a step code from 16 on: its cost is in the low bits. */
export const COST_BITS = 15;

const ROOM_CODES: readonly number[] = [0, BLOCKED_OBSTRUCTING, BLOCKED_VOID, BLOCKED_WALL];

/**
 * One step of the base from x, y by dx, dy as a step code. Orthogonal steps are judged by M1-M3, M6 and M9;
 * a diagonal step goes round its corner by one flanking place, whose terrain and figures count as if it were
 * stepped through (p.44); the better of the two ways is taken.
 */
export function stepCode(field: MoverField, x: number, y: number, dx: number, dy: number): number {
  if (dx === 0 || dy === 0) return orthogonalStep(field, x, y, dx, dy);
  const byX = cornerStep(field, x, y, dx, 0, dx, dy);
  const byY = cornerStep(field, x, y, 0, dy, dx, dy);
  return rank(byX) <= rank(byY) ? byX : byY;
}

const rank = (code: number): number => (code < 0 ? 1000 - code : code);

function cornerStep(
  field: MoverField,
  x: number,
  y: number,
  fx: number,
  fy: number,
  dx: number,
  dy: number,
): number {
  const first = orthogonalStep(field, x, y, fx, fy);
  if (first < 0) return first;
  const second = orthogonalStep(field, x + fx, y + fy, dx - fx, dy - fy);
  if (second < 0) return second;
  const whole = elevationCode(field.mover, placeAt(field, x, y), placeAt(field, x + dx, y + dy));
  if (whole < 0) return whole;
  const cost = Math.max(first & COST_BITS, second & COST_BITS);
  if (first >= LEAVES_DANGEROUS) return (first & ~COST_BITS) | cost;
  if (second >= LEAVES_DANGEROUS) return (second & ~COST_BITS) | cost;
  return whole | cost;
}

function orthogonalStep(field: MoverField, x: number, y: number, dx: number, dy: number): number {
  const { mover } = field;
  const to = placeAt(field, x + dx, y + dy);
  if (crossesWall(field, x, y, dx, dy)) return BLOCKED_WALL;
  const room = roomOf(to);
  if (room !== ROOM) return ROOM_CODES[room] ?? BLOCKED_VOID;
  if (holdsOpponent(to) && mover.flight !== true && mover.crush !== true && mover.through !== true)
    return BLOCKED_FIGURE;
  const from = placeAt(field, x, y);
  const elevation = elevationCode(mover, from, to);
  if (elevation < 0) return elevation;
  const cost = costToLeave(mover, from);
  if (isDeadly(mover, from)) return LEAVES_DANGEROUS | cost;
  if (elevation > 0) return elevation | cost;
  return isDeadly(mover, to) ? ENTERS_DANGEROUS | cost : cost;
}

/** M2: up 2 or more is impossible, down 3 defeats; 0 is fine. */
export function elevationCode(mover: Mover, from: number, to: number): number {
  if (mover.flight === true) return 0;
  const rise = levelOfPlace(to) - levelOfPlace(from);
  if (rise >= 2) return BLOCKED_ELEVATION;
  return rise <= -3 ? FALLS : 0;
}

/** Whether any space of the base would cross a wall by this orthogonal step. */
export function crossesWall(field: MoverField, x: number, y: number, dx: number, dy: number): boolean {
  const { grid, mover } = field;
  const bit = wallBit(dx, dy);
  for (let row = 0; row < mover.size[1]; row++) {
    for (let column = 0; column < mover.size[0]; column++) {
      if (!isOnGrid(grid, x + column, y + row)) continue;
      if (((grid.walls[(y + row) * grid.width + x + column] ?? 0) & bit) !== 0) return true;
    }
  }
  return false;
}
