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
}

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

/** A circular Encounter token on the board (p.21): it blocks nothing. */
export interface BoardToken {
  readonly id: string;
  readonly kind: BoardTokenKind;
  readonly colour: string;
  readonly at: Space;
}

export const isSameSpace = (a: Space, b: Space): boolean => a[0] === b[0] && a[1] === b[1];
