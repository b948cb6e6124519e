/** The price of a step (M1): the board as one mover has it. */
import { spend } from '../../kernel/budget.ts';
import type { Board, Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import { keptBy } from '../../model/kept.ts';
import type { Direction, Grid } from './board-grid.ts';
import { ALL_DIRECTIONS, gridOf, isOnGrid, ORTHOGONAL, TERRAIN_CODE, wallBit } from './board-grid.ts';
import type { Occupant } from './occupants.ts';
import {
  ALLY_THERE,
  holdsAlly,
  isOccupied,
  judgePlace,
  levelOfPlace,
  OFF_BOARD,
  OPPONENT_THERE,
  ROOM,
  roomOf,
  terrainOf,
} from './place-codes.ts';

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
  /** It does not jump: at all, or over Dangerous Terrain. */
  readonly jumps?: 'never' | 'not-over-dangerous';
  /** May step diagonally too, by an ability. */
  readonly diagonal?: boolean;
}

/** What the board alone says to a sort of mover, wherever figures stand. By index of the reference space. */
export interface Footing {
  readonly size: readonly [width: number, height: number];
  /** Place codes with nobody on the board. */
  readonly places: Uint16Array;
  /** The orthogonal steps that can be made and are survived, a bit each in the fixed direction order. */
  readonly exits: Uint8Array;
}

/** A mover on a board among figures. */
export interface MoverField {
  readonly grid: Grid;
  readonly mover: Mover;
  readonly footing: Footing;
  /** By index of the reference space: ALLY_THERE and OPPONENT_THERE of its place. */
  readonly standing: Uint8Array;
  /** Which of these it cannot step into. */
  readonly stoppedBy: number;
  readonly directions: readonly Direction[];
  /** How much each of these adds to an index. */
  readonly offsets: readonly number[];
  /** There is Dangerous Terrain to jump over. */
  readonly overDangerous: boolean;
}

export function moverField(board: Board, mover: Mover, occupants: readonly Occupant[]): MoverField {
  const grid = gridOf(board);
  const [width, height] = mover.size;
  // Where nobody asked before, an array is filled with who stands where.
  spend(grid.width + occupants.length * width * height);
  return {
    grid,
    mover,
    footing: footingOf(board, grid, mover),
    standing: standingIn(grid, mover, occupants),
    stoppedBy: mover.flight || mover.crush || mover.through ? 0 : OPPONENT_THERE,
    directions: mover.diagonal === true ? ALL_DIRECTIONS : ORTHOGONAL,
    offsets: grid.offsets,
    overDangerous: grid.hasDangerous && mover.jumps === undefined,
  };
}

const footingsOn = keptBy((_: Board, __: Grid) => new Map<number, Footing>());

/** Made once for a board and a sort of mover: as much work as one search of the board, and bounded by its size. */
function footingOf(board: Board, grid: Grid, mover: Mover): Footing {
  const footings = footingsOn(board, grid);
  const [width, height] = mover.size;
  const sort = 4 * (64 * width + height) + (mover.flight ? 2 : 0) + (mover.unstoppable ? 1 : 0);
  let footing = footings.get(sort);
  if (footing === undefined) {
    footing = makeFooting(grid, mover);
    footings.set(sort, footing);
  }
  return footing;
}

function makeFooting(grid: Grid, mover: Mover): Footing {
  const { size, unstoppable } = mover;
  const cells = grid.width * grid.height;
  const footing: Footing = { size, places: new Uint16Array(cells), exits: new Uint8Array(cells) };
  const field: MoverField = {
    grid,
    mover,
    footing,
    standing: new Uint8Array(cells),
    stoppedBy: 0,
    directions: ORTHOGONAL,
    offsets: grid.offsets,
    overDangerous: grid.hasDangerous,
  };
  for (let index = 0; index < cells; index++) {
    const x = index % grid.width;
    footing.places[index] = judgePlace(grid, size, unstoppable === true, x, (index - x) / grid.width);
  }
  for (let index = 0; index < cells; index++) {
    const x = index % grid.width;
    const y = (index - x) / grid.width;
    ORTHOGONAL.forEach(({ dx, dy }, direction) => {
      const code = orthogonalStep(field, x, y, dx, dy);
      if (code > 0 && code < LEAVES_DANGEROUS) footing.exits[index]! |= 1 << direction;
    });
  }
  return footing;
}

/** Who stands in each place of the mover's base: in any of its spaces. Nobody is in their own way. */
function standingIn(grid: Grid, { id, size }: Mover, occupants: readonly Occupant[]): Uint8Array {
  const others = occupants.some((one) => one.id === id)
    ? occupants.filter((one) => one.id !== id)
    : occupants;
  const known = standingAs(others, grid);
  const sort = 64 * size[0] + size[1];
  let standing = known.get(sort);
  if (standing === undefined) {
    standing = markStanding(grid, size, others);
    known.set(sort, standing);
  }
  return standing;
}

const standingAs = keptBy((_: readonly Occupant[], __: Grid) => new Map<number, Uint8Array>());

function markStanding(
  grid: Grid,
  [width, height]: readonly [width: number, height: number],
  occupants: readonly Occupant[],
): Uint8Array {
  const standing = new Uint8Array(grid.width * grid.height);
  for (const { spaces, relation } of occupants) {
    const bit = relation === 'ally' ? ALLY_THERE : OPPONENT_THERE;
    for (const [x, y] of spaces) {
      for (let dy = 0; dy < height; dy++) {
        for (let dx = 0; dx < width; dx++) {
          if (isOnGrid(grid, x - dx, y - dy)) standing[(y - dy) * grid.width + x - dx]! |= bit;
        }
      }
    }
  }
  return standing;
}

/** The place code of the base with its reference space at x, y. */
export const placeAt = (field: MoverField, x: number, y: number): number =>
  isOnGrid(field.grid, x, y) ? placeOf(field, y * field.grid.width + x) : OFF_BOARD;

/** The same by index, on the board. */
export const placeOf = ({ footing, standing }: MoverField, index: number): number =>
  footing.places[index]! | standing[index]!;

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

/** What a diagonal step from a place costs; 0 where it cannot be made or would defeat. */
export function diagonalStep(field: MoverField, index: number, direction: number): number {
  const x = index % field.grid.width;
  const { dx, dy } = field.directions[direction]!;
  const code = stepCode(field, x, (index - x) / field.grid.width, dx, dy);
  return code < 0 || code >= LEAVES_DANGEROUS ? 0 : code;
}

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
  if (crossesWall(field.grid, mover.size, x, y, dx, dy)) return BLOCKED_WALL;
  const room = roomOf(to);
  if (room !== ROOM) return ROOM_CODES[room] ?? BLOCKED_VOID;
  if ((to & field.stoppedBy) !== 0) return BLOCKED_FIGURE;
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
  return mover.flight === true ? 0 : riseCode(from, to);
}

/** The same of who does not fly. */
export function riseCode(from: number, to: number): number {
  const rise = levelOfPlace(to) - levelOfPlace(from);
  if (rise >= 2) return BLOCKED_ELEVATION;
  return rise <= -3 ? FALLS : 0;
}

/** Whether any space of a base that stands at x, y would cross a wall by this orthogonal step. */
export function crossesWall(
  grid: Grid,
  [width, height]: readonly [width: number, height: number],
  x: number,
  y: number,
  dx: number,
  dy: number,
): boolean {
  const bit = wallBit(dx, dy);
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      if (!isOnGrid(grid, column, row)) continue;
      if ((grid.walls[row * grid.width + column]! & bit) !== 0) return true;
    }
  }
  return false;
}
