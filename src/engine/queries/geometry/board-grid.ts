import type { Board, Space } from '../../model/board.ts';
import { CHARACTER_OF, TERRAIN_OF } from '../../model/board.ts';
import { keptBy } from '../../model/kept.ts';
import type { Terrain } from '../../model/vocabulary.ts';

/** Terrain as small numbers, for typed arrays. `MIXED` is what a large base stands on when its spaces differ. */
export const TERRAIN_CODE = {
  void: 0,
  obstructing: 1,
  normal: 2,
  hindering: 3,
  water: 4,
  muck: 5,
  dangerous: 6,
  special: 7,
} as const satisfies Record<Terrain, number>;
export const MIXED = 8;

const TERRAIN_BY_CODE: readonly Terrain[] = [
  'void',
  'obstructing',
  'normal',
  'hindering',
  'water',
  'muck',
  'dangerous',
  'special',
];

/** Sides of a space as wall bits. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

/** One step: its offset, and the wall bit of the side it leaves by (0 for a diagonal). */
export interface Direction {
  readonly dx: number;
  readonly dy: number;
  readonly wall: number;
}

/** The fixed direction order of every tie: north, east, south, west. */
export const ORTHOGONAL: readonly Direction[] = [
  { dx: 0, dy: -1, wall: NORTH },
  { dx: 1, dy: 0, wall: EAST },
  { dx: 0, dy: 1, wall: SOUTH },
  { dx: -1, dy: 0, wall: WEST },
];
/** The orthogonal directions, then north-east, south-east, south-west, north-west. */
export const ALL_DIRECTIONS: readonly Direction[] = [
  ...ORTHOGONAL,
  { dx: 1, dy: -1, wall: 0 },
  { dx: 1, dy: 1, wall: 0 },
  { dx: -1, dy: 1, wall: 0 },
  { dx: -1, dy: -1, wall: 0 },
];

/** The board as typed arrays, index `y * width + x`. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** TERRAIN_CODE of each space. */
  readonly terrain: Uint8Array;
  /** Elevation 1-4 of each space. */
  readonly level: Uint8Array;
  /** Bits NORTH, EAST, SOUTH, WEST: a wall on that side. */
  readonly walls: Uint8Array;
  /** What each space is to a line of sight while nobody stands there: the codes of `sight-field.ts`. */
  readonly sight: Uint8Array;
  readonly hasDangerous: boolean;
  /** The spaces adjacent to each space (G2), a bit for each of ALL_DIRECTIONS; none of what is no space. */
  readonly beside: Uint8Array;
  /** How much a step in each of ALL_DIRECTIONS adds to an index. */
  readonly offsets: readonly number[];
  /** Each space by index: one object for all who name it. */
  readonly spaces: readonly Space[];
}

/** Of a code of sight: no line crosses it (L2), it takes from the attack roll (L3), and its elevation (L4). */
export const SHUT = 1;
export const HINDERS = 2;
export const LEVELS = 48;
const LEVEL_UNIT = 16;

/** The typed arrays of a board, made once for each (immutable) board object. */
export const gridOf: (board: Board) => Grid = keptBy((board: Board): Grid => buildGrid(board));

function buildGrid(board: Board): Grid {
  const height = board.rows.length;
  const width = board.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const grid: Grid = {
    width,
    height,
    terrain: new Uint8Array(width * height),
    level: new Uint8Array(width * height).fill(1),
    walls: new Uint8Array(width * height),
    sight: new Uint8Array(width * height),
    beside: new Uint8Array(width * height),
    hasDangerous: board.rows.some((row) => row.includes(CHARACTER_OF.dangerous)),
    offsets: ALL_DIRECTIONS.map(({ dx, dy }) => dy * width + dx),
    spaces: Array.from({ length: width * height }, (_, i): Space => [i % width, Math.floor(i / width)]),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const terrain = TERRAIN_OF[board.rows[y]?.[x] ?? ' '] ?? 'void';
      grid.terrain[y * width + x] = TERRAIN_CODE[terrain];
      const level = Number(board.elevation[y]?.[x]);
      const isLevel = level >= 1 && level <= 4;
      if (isLevel) grid.level[y * width + x] = level;
      const ground = isOpen(grid, y * width + x) ? 0 : SHUT;
      grid.sight[y * width + x] =
        ground | (terrain === 'hindering' ? HINDERS : 0) | (isLevel ? (level - 1) * LEVEL_UNIT : 0);
    }
  }
  for (const [a, b] of board.walls) {
    markWall(grid, a, b);
    markWall(grid, b, a);
  }
  for (let index = 0; index < width * height; index++) grid.beside[index] = besideBits(grid, index);
  return grid;
}

function besideBits(grid: Grid, index: number): number {
  if (!isOpen(grid, index)) return 0;
  const x = index % grid.width;
  const y = (index - x) / grid.width;
  let bits = 0;
  ALL_DIRECTIONS.forEach(({ dx, dy }, direction) => {
    if (!isOnGrid(grid, x + dx, y + dy) || !isOpen(grid, index + grid.offsets[direction]!)) return;
    if (isStepOpen(grid, x, y, dx, dy)) bits |= 1 << direction;
  });
  return bits;
}

/** Of two neighbouring spaces that are spaces: a way round their corner is open. */
const isStepOpen = (grid: Grid, x: number, y: number, dx: number, dy: number): boolean =>
  isCornerWayOpen(grid, x, y, dx, 0, dx, dy) || isCornerWayOpen(grid, x, y, 0, dy, dx, dy);

/**
 * Whether the way round a corner by the flanking space (x+fx, y+fy) is open: that space is one, and no wall
 * lies on either of the two edges the way crosses. Of a step that is not diagonal both ways are the step itself.
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

function markWall(grid: Grid, a: Space, b: Space): void {
  if (!isOnGrid(grid, a[0], a[1])) return;
  const bit = wallBit(b[0] - a[0], b[1] - a[1]);
  const index = a[1] * grid.width + a[0];
  grid.walls[index] = (grid.walls[index] ?? 0) | bit;
}

/** The wall bit of the side crossed by an orthogonal step of this offset; 0 for any other offset. */
export function wallBit(dx: number, dy: number): number {
  if (dx === 0) return dy === -1 ? NORTH : dy === 1 ? SOUTH : 0;
  if (dy !== 0) return 0;
  return dx === 1 ? EAST : dx === -1 ? WEST : 0;
}

export function isOnGrid(grid: Grid, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < grid.width && y < grid.height;
}

/** The space of an index on the board. */
export const spaceOfIndex = (grid: Grid, index: number): Space => grid.spaces[index]!;

/** Terrain of a space; beyond the board it is void (G1). */
export function terrainAt(board: Board, space: Space): Terrain {
  const grid = gridOf(board);
  if (!isOnGrid(grid, space[0], space[1])) return 'void';
  return TERRAIN_BY_CODE[grid.terrain[space[1] * grid.width + space[0]] ?? 0] ?? 'void';
}

/** Elevation of a space, 1-4; 1 beyond the board (p.22). */
export function levelAt(board: Board, space: Space): number {
  return levelAtPlace(gridOf(board), space[0], space[1]);
}

/** The level a base stands at: the highest of its spaces (X1). */
export function levelOfBase(board: Board, spaces: readonly Space[]): number {
  const grid = gridOf(board);
  let level = 1;
  for (const [x, y] of spaces) level = Math.max(level, levelAtPlace(grid, x, y));
  return level;
}

/** The same by its corner. */
export function levelUnder(board: Board, { at, size }: Base): number {
  const grid = gridOf(board);
  let level = 1;
  for (let y = at[1]; y < at[1] + size[1]; y++) {
    for (let x = at[0]; x < at[0] + size[0]; x++) level = Math.max(level, levelAtPlace(grid, x, y));
  }
  return level;
}

/** The level of a space; 1 off the grid. */
export const levelAtPlace = (grid: Grid, x: number, y: number): number =>
  isOnGrid(grid, x, y) ? grid.level[y * grid.width + x]! : 1;

/**
 * The one terrain a base is under, or null when its spaces differ: a large base is under a terrain only when
 * every space of it is of that terrain (M9, p.54).
 */
export function terrainOfBase(board: Board, spaces: readonly Space[]): Terrain | null {
  if (spaces.length === 0) return null;
  const terrain = terrainAt(board, spaces[0]!);
  for (let i = 1; i < spaces.length; i++) if (terrainAt(board, spaces[i]!) !== terrain) return null;
  return terrain;
}

/** The same by its corner. */
export function terrainUnder(board: Board, { at, size }: Base): Terrain | null {
  return size[0] === 1 && size[1] === 1 ? terrainAt(board, at) : terrainOfBase(board, baseSpaces(at, size));
}

/** Whether this is a space at all: on the board, not void, not obstructing (G1). */
export function isSpace(board: Board, space: Space): boolean {
  const grid = gridOf(board);
  return isOnGrid(grid, space[0], space[1]) && isOpen(grid, space[1] * grid.width + space[0]);
}

/** Like `isSpace`, of an index on the board. */
export function isOpen(grid: Grid, index: number): boolean {
  return (grid.terrain[index] ?? 0) > TERRAIN_CODE.obstructing;
}

/** Whether a wall lies between two orthogonal neighbours; false for any other pair (G1). */
export function hasWallBetween(board: Board, a: Space, b: Space): boolean {
  const grid = gridOf(board);
  const bit = wallBit(b[0] - a[0], b[1] - a[1]);
  if (isOnGrid(grid, a[0], a[1])) return ((grid.walls[a[1] * grid.width + a[0]] ?? 0) & bit) !== 0;
  if (!isOnGrid(grid, b[0], b[1])) return false;
  const back = wallBit(a[0] - b[0], a[1] - b[1]);
  return ((grid.walls[b[1] * grid.width + b[0]] ?? 0) & back) !== 0;
}

/** A base: its north-west (reference) space and its size in spaces (M9). */
export interface Base {
  readonly at: Space;
  readonly size: readonly [width: number, height: number];
}

export const ONE_SPACE = [1, 1] as const;

/** The spaces of a base, row by row, from its north-west (reference) space (M9). */
export function baseSpaces(at: Space, size: readonly [width: number, height: number]): Space[] {
  if (size[0] === 1 && size[1] === 1) return [at];
  const spaces: Space[] = [];
  for (let y = 0; y < size[1]; y++) {
    for (let x = 0; x < size[0]; x++) spaces.push([at[0] + x, at[1] + y]);
  }
  return spaces;
}

/** The base that stands on these spaces: all of a rectangle, at least one, in any order. */
export function baseOf(spaces: readonly Space[]): Base {
  let [left, top] = spaces[0]!;
  let [right, bottom] = spaces[0]!;
  for (const [x, y] of spaces) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { at: [left, top], size: [right - left + 1, bottom - top + 1] };
}

/** The orthogonal neighbours that are spaces and not across a wall, in the fixed direction order. */
export function orthogonalNeighbours(board: Board, space: Space): Space[] {
  const grid = gridOf(board);
  const neighbours: Space[] = [];
  if (!isOnGrid(grid, space[0], space[1])) return neighbours;
  const walls = grid.walls[space[1] * grid.width + space[0]] ?? 0;
  for (const { dx, dy, wall } of ORTHOGONAL) {
    const next: Space = [space[0] + dx, space[1] + dy];
    if ((walls & wall) === 0 && isSpace(board, next)) neighbours.push(next);
  }
  return neighbours;
}

/** Every space of the board, by row and column: void and obstructing are none. */
export function listSpaces(board: Board): Space[] {
  const grid = gridOf(board);
  return Array.from({ length: grid.width * grid.height }, (_, index) => index)
    .filter((index) => isOpen(grid, index))
    .map((index) => spaceOfIndex(grid, index));
}
