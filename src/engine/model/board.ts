import type { Terrain } from './vocabulary.ts';

/** A space as [x, y]; x grows to the east, y to the south; [0, 0] is the north-west corner. */
export type Space = readonly [x: number, y: number];

/** A wall (red border): the edge between two orthogonal neighbours. */
export type Wall = readonly [Space, Space];

/**
 * The board, already joined from its tiles. Immutable: a change of terrain makes a new board, so that what
 * is derived from it can be cached by identity.
 */
export interface Board {
  /** One character a space, row 0 at the north; see TERRAIN_OF. Shorter rows end in void. */
  readonly rows: readonly string[];
  /** One digit 1-4 a space; 1 where absent. */
  readonly elevation: readonly string[];
  readonly walls: readonly Wall[];
  /** Spaces with a Current (p.22); none where absent. */
  readonly currents?: readonly Current[];
}

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A Current moves whoever ends their turn there so many spaces that way (p.22). */
export interface Current {
  readonly at: Space;
  readonly direction: Direction;
  readonly spaces: number;
}

export const OFFSET_OF: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

export const TERRAIN_OF: Readonly<Record<string, Terrain>> = {
  '.': 'normal',
  '#': 'obstructing',
  ' ': 'void',
  h: 'hindering',
  w: 'water',
  m: 'muck',
  d: 'dangerous',
  s: 'special',
};

export const CHARACTER_OF: Readonly<Record<Terrain, string>> = {
  normal: '.',
  obstructing: '#',
  void: ' ',
  hindering: 'h',
  water: 'w',
  muck: 'm',
  dangerous: 'd',
  special: 's',
};

export const TOKEN_KINDS = ['loot', 'exit', 'totem', 'objective'] as const;
export type BoardTokenKind = (typeof TOKEN_KINDS)[number];

/**
 * What terrain that is placed may replace (p.21, table 7; Obstructing and Dangerous not each other). Plank tokens
 * are Normal, and replace all but Obstructing, Normal itself too (p.67).
 */
export const REPLACES: Readonly<Record<Terrain, readonly Terrain[]>> = {
  normal: ['normal', 'hindering', 'water', 'muck', 'dangerous', 'special'],
  hindering: ['normal'],
  water: ['normal', 'hindering', 'muck'],
  muck: ['normal', 'hindering'],
  obstructing: ['normal', 'hindering', 'water', 'muck', 'special'],
  dangerous: ['normal', 'hindering', 'water', 'muck', 'special'],
  special: ['normal'],
  void: [],
};

/** A circular Encounter token on the board (p.21): it blocks nothing. */
export interface BoardToken {
  readonly id: string;
  readonly kind: BoardTokenKind;
  readonly colour: string;
  readonly at: Space;
}

export const isSameSpace = (a: Space, b: Space): boolean => a[0] === b[0] && a[1] === b[1];

/** The same spaces in the same order. */
export const isSameWay = (a: readonly Space[], b: readonly Space[]): boolean =>
  a.length === b.length && a.every((space, i) => isSameSpace(space, b[i]!));

/** The board with that terrain on some of its spaces. The given board is left as it is. */
export function withTerrain(board: Board, spaces: readonly Space[], terrain: Terrain): Board {
  const rows = board.rows.map((row, y) =>
    [...row]
      .map((c, x) => (spaces.some((s) => s[0] === x && s[1] === y) ? CHARACTER_OF[terrain] : c))
      .join(''),
  );
  if (!board.currents) return { ...board, rows };
  // Terrain tokens never have a Current (p.21): what they cover has none any more.
  const currents = board.currents.filter(({ at }) => !spaces.some((s) => isSameSpace(s, at)));
  return { ...board, rows, currents };
}

/** Whether two walls stand on one edge, whichever of its spaces is named first. */
export const isSameEdge = ([a, b]: Wall, [c, d]: Wall): boolean =>
  (isSameSpace(a, c) && isSameSpace(b, d)) || (isSameSpace(a, d) && isSameSpace(b, c));

/** The board with walls at those edges, or without any there. The given board is left as it is. */
export function withWalls(board: Board, edges: readonly Wall[], are: boolean): Board {
  const walls = board.walls.filter((wall) => !edges.some((edge) => isSameEdge(wall, edge)));
  return { ...board, walls: are ? [...walls, ...edges] : walls };
}

/** The board with these letters in those spaces, one a space: what was under something that is lifted. */
export const withLetters = (board: Board, spaces: readonly Space[], letters: string): Board =>
  spaces.reduce(
    (rest, space, i) => withTerrain(rest, [space], TERRAIN_OF[letters[i] ?? '.'] ?? 'normal'),
    board,
  );
