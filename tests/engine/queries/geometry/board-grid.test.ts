import { describe, expect, test } from 'vitest';
import type { Board, Space, Wall } from '../../../../src/engine/model/board.ts';
import {
  baseOf,
  baseSpaces,
  gridOf,
  hasWallBetween,
  isOnGrid,
  isSpace,
  levelAt,
  levelOfBase,
  levelUnder,
  listSpaces,
  orthogonalNeighbours,
  terrainAt,
  terrainOfBase,
  terrainUnder,
  wallBit,
} from '../../../../src/engine/queries/geometry/board-grid.ts';

const boardOf = (rows: string[], elevation: string[] = [], walls: Wall[] = []): Board => ({
  rows,
  elevation,
  walls,
});
/** Two rows of different length: what is missing is void. */
const uneven = boardOf(['.h#', 'w'], ['13', '9x4']);

describe('G1: what is a space', () => {
  test('each terrain by its character, void past the edge and where a row ends', () => {
    const board = boardOf(['.#hwmds ?']);
    expect(Array.from({ length: 9 }, (_, x) => terrainAt(board, [x, 0]))).toEqual([
      'normal',
      'obstructing',
      'hindering',
      'water',
      'muck',
      'dangerous',
      'special',
      'void',
      'void',
    ]);
    for (const at of [
      [-1, 0],
      [3, 0],
      [0, -1],
      [0, 2],
      [1, 1],
    ] as Space[])
      expect([terrainAt(uneven, at), isSpace(uneven, at)]).toEqual(['void', false]);
    expect(isSpace(uneven, [2, 0])).toBe(false);
    expect(isSpace(uneven, [0, 1])).toBe(true);
  });

  test('all of them by row and column, obstructing and void left out', () => {
    expect(listSpaces(uneven)).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  test('the grid ends at its width and its height', () => {
    const grid = gridOf(uneven);
    expect([grid.width, grid.height]).toEqual([3, 2]);
    expect([isOnGrid(grid, 2, 1), isOnGrid(grid, 3, 1), isOnGrid(grid, 2, 2)]).toEqual([true, false, false]);
    expect([isOnGrid(grid, 0, 0), isOnGrid(grid, -1, 0), isOnGrid(grid, 0, -1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([gridOf(boardOf(['..'])).hasDangerous, gridOf(boardOf(['..', '.d'])).hasDangerous]).toEqual([
      false,
      true,
    ]);
  });
});

describe('p.22: levels', () => {
  test('are 1 to 4; 1 where nothing else is said, and past the edge', () => {
    expect(
      (
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [0, 1],
          [1, 1],
          [2, 1],
          [3, 1],
          [1, -1],
          [-1, 0],
        ] as Space[]
      ).map((at) => levelAt(uneven, at)),
    ).toEqual([1, 3, 1, 1, 1, 4, 1, 1, 1]);
  });

  test('X1: a base stands at the highest of its spaces', () => {
    const board = boardOf(['...', '...', '...'], ['112', '131', '411']);
    const under = (at: Space, size: [number, number]) => [
      levelUnder(board, { at, size }),
      levelOfBase(board, baseSpaces(at, size)),
    ];
    expect(under([0, 0], [1, 1])).toEqual([1, 1]);
    expect(under([0, 0], [2, 1])).toEqual([1, 1]);
    expect(under([0, 0], [2, 2])).toEqual([3, 3]);
    expect(under([1, 0], [2, 1])).toEqual([2, 2]);
    expect(under([0, 1], [1, 2])).toEqual([4, 4]);
    expect(under([2, 2], [2, 2])).toEqual([1, 1]);
  });
});

test('M9: a large base is under a terrain only where all of its spaces are of it', () => {
  const board = boardOf(['hh.', 'hhw']);
  const under = (at: Space, size: [number, number]) => terrainUnder(board, { at, size });
  expect([under([0, 0], [2, 2]), under([1, 0], [1, 2]), under([1, 0], [2, 1])]).toEqual([
    'hindering',
    'hindering',
    null,
  ]);
  expect([under([1, 0], [2, 2]), under([1, 1], [2, 1]), under([2, 0], [1, 2])]).toEqual([null, null, null]);
  expect([under([2, 1], [1, 1]), under([5, 5], [1, 1]), terrainOfBase(board, [])]).toEqual([
    'water',
    'void',
    null,
  ]);
});

describe('walls', () => {
  test('the side a step leaves by; none of a diagonal, or of two spaces at once', () => {
    const bits = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
      [1, 1],
      [-1, 1],
      [0, 2],
      [2, 0],
      [-2, 0],
      [0, 0],
    ] as const;
    expect(bits.map(([dx, dy]) => wallBit(dx, dy))).toEqual([1, 2, 4, 8, 0, 0, 0, 0, 0, 0]);
  });

  test('G1: lie between two orthogonal neighbours, seen from either', () => {
    const board = boardOf(
      ['...', '...'],
      [],
      [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [1, 0],
          [1, 1],
        ],
      ],
    );
    const between = (a: Space, b: Space) => [hasWallBetween(board, a, b), hasWallBetween(board, b, a)];
    expect(between([0, 0], [1, 0])).toEqual([true, true]);
    expect(between([1, 0], [1, 1])).toEqual([true, true]);
    expect(between([1, 0], [2, 0])).toEqual([false, false]);
    expect(between([0, 0], [0, 1])).toEqual([false, false]);
    expect(between([0, 0], [1, 1])).toEqual([false, false]);
    expect(between([-1, 0], [-2, 0])).toEqual([false, false]);
  });

  test('and of the rim, on each of the four sides, from past the edge as well', () => {
    const rim: [Space, Space][] = [
      [
        [0, 0],
        [0, -1],
      ],
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [-1, 0],
      ],
    ];
    for (const [i, wall] of rim.entries()) {
      const board = boardOf(['.'], [], [wall]);
      const none = rim.map(() => false);
      const only = none.map((_, j) => i === j);
      expect(rim.map(([a, b]) => hasWallBetween(board, a, b))).toEqual(only);
      expect(rim.map(([a, b]) => hasWallBetween(board, b, a))).toEqual(only);
      expect(rim.map(([a, b]) => hasWallBetween(boardOf(['.']), b, a))).toEqual(none);
    }
  });

  test('neighbours stand north, east, south, west, none across a wall or where there is no space', () => {
    const board = boardOf(
      ['...', '...', '.#.'],
      [],
      [
        [
          [1, 1],
          [2, 1],
        ],
      ],
    );
    expect(orthogonalNeighbours(board, [1, 1])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(orthogonalNeighbours(board, [0, 1])).toEqual([
      [0, 0],
      [1, 1],
      [0, 2],
    ]);
    expect(orthogonalNeighbours(board, [-1, 1])).toEqual([]);
  });
});

test('M9: a base and its spaces say the same, in whatever order those stand', () => {
  const spaces = baseSpaces([1, 2], [3, 2]);
  expect(spaces).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  for (const given of [spaces, [...spaces].reverse()])
    expect(baseOf(given)).toEqual({ at: [1, 2], size: [3, 2] });
  expect(baseSpaces([4, 4], [1, 2])).toEqual([
    [4, 4],
    [4, 5],
  ]);
  expect(baseSpaces([4, 4], [2, 1])).toHaveLength(2);
});
