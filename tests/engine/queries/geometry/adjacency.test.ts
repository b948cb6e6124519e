import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board, Wall } from '../../../../src/engine/model/board.ts';
import {
  areBasesAdjacent,
  areSpacesAdjacent,
  rangeBetween,
  stepsBetween,
} from '../../../../src/engine/queries/geometry/adjacency.ts';
import {
  baseSpaces,
  hasWallBetween,
  isSpace,
  levelAt,
  levelOfBase,
  orthogonalNeighbours,
  terrainAt,
  terrainOfBase,
} from '../../../../src/engine/queries/geometry/board-grid.ts';
import { randomBoard, seededRandom } from '../../../support/random-boards.ts';
import { allSpaces } from '../../../support/slow-geometry.ts';

const boardOf = (rows: string[], walls: Wall[] = [], elevation: string[] = []): Board => ({
  rows,
  elevation,
  walls,
});

describe('G1: the board', () => {
  const board = boardOf(
    ['.h#', 'w'],
    [
      [
        [0, 0],
        [1, 0],
      ],
    ],
    ['13'],
  );

  it('reads terrain and levels; short rows and beyond are void', () => {
    expect(terrainAt(board, [1, 0])).toBe('hindering');
    expect(terrainAt(board, [1, 1])).toBe('void');
    expect(terrainAt(board, [-1, 0])).toBe('void');
    expect([levelAt(board, [1, 0]), levelAt(board, [2, 0]), levelAt(board, [0, 1])]).toEqual([3, 1, 1]);
    expect([isSpace(board, [0, 1]), isSpace(board, [2, 0]), isSpace(board, [1, 1])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('a wall is an edge, the same from both sides', () => {
    expect(hasWallBetween(board, [0, 0], [1, 0])).toBe(true);
    expect(hasWallBetween(board, [1, 0], [0, 0])).toBe(true);
    expect(hasWallBetween(board, [0, 0], [0, 1])).toBe(false);
    expect(orthogonalNeighbours(board, [0, 0])).toEqual([[0, 1]]);
  });

  it('M9, X1: a base is under a terrain only wholly, and stands at its highest level', () => {
    const hills = boardOf(['hh.', 'hh.'], [], ['121', '111']);
    expect(terrainOfBase(hills, baseSpaces([0, 0], [2, 2]))).toBe('hindering');
    expect(terrainOfBase(hills, baseSpaces([1, 0], [2, 2]))).toBeNull();
    expect(levelOfBase(hills, baseSpaces([0, 0], [2, 2]))).toBe(2);
  });
});

describe('G2: adjacency', () => {
  const open = boardOf(['...', '...', '...']);

  it('the eight neighbours, not itself, nothing farther', () => {
    const near = allSpaces(open).filter((space) => areSpacesAdjacent(open, [1, 1], space));
    expect(near).toHaveLength(8);
    expect(areSpacesAdjacent(open, [0, 0], [2, 0])).toBe(false);
    expect(areSpacesAdjacent(open, [1, 1], [1, 1])).toBe(false);
  });

  it('not across a wall on the shared edge, but round one end of it diagonally', () => {
    const board = boardOf(
      ['..', '..'],
      [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    );
    expect(areSpacesAdjacent(board, [0, 0], [1, 0])).toBe(false);
    expect(areSpacesAdjacent(board, [0, 0], [1, 1])).toBe(true);
  });

  it('a diagonal is sealed when both ways round are: a wall on either edge of a way is enough', () => {
    expect(areSpacesAdjacent(boardOf(['.#', '#.']), [0, 0], [1, 1])).toBe(false);
    expect(areSpacesAdjacent(boardOf(['. ', '..']), [0, 0], [1, 1])).toBe(true);
    expect(
      areSpacesAdjacent(
        boardOf(
          ['.#', '..'],
          [
            [
              [0, 1],
              [1, 1],
            ],
          ],
        ),
        [0, 0],
        [1, 1],
      ),
    ).toBe(false);
    expect(
      areSpacesAdjacent(
        boardOf(
          ['..', '..'],
          [
            [
              [0, 0],
              [1, 0],
            ],
            [
              [0, 1],
              [1, 1],
            ],
          ],
        ),
        [0, 0],
        [1, 1],
      ),
    ).toBe(false);
    expect(
      areSpacesAdjacent(
        boardOf(
          ['..', '..'],
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
        ),
        [0, 0],
        [1, 1],
      ),
    ).toBe(true);
  });

  it('obstructing and void are never adjacent to anything', () => {
    expect(areSpacesAdjacent(boardOf(['.#']), [0, 0], [1, 0])).toBe(false);
    expect(areSpacesAdjacent(boardOf(['. ']), [0, 0], [1, 0])).toBe(false);
  });

  it('large bases by any of their spaces', () => {
    expect(areBasesAdjacent(open, baseSpaces([0, 0], [2, 2]), [[2, 2]])).toBe(true);
    expect(areBasesAdjacent(open, [[0, 0]], [[2, 2]])).toBe(false);
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const next = seededRandom(seed);
        const board = randomBoard(next, 4, 4, { terrain: '...# ', levels: '1', wallEvery: 5 });
        for (const a of allSpaces(board)) {
          for (const b of allSpaces(board)) {
            expect(areSpacesAdjacent(board, a, b)).toBe(areSpacesAdjacent(board, b, a));
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('G3 and G4: range and steps', () => {
  it('G3: range is the king’s distance, least over large bases, obstacles or not', () => {
    expect(rangeBetween([[0, 0]], [[3, 1]])).toBe(3);
    expect(rangeBetween(baseSpaces([0, 0], [2, 2]), [[4, 4]])).toBe(3);
    expect(rangeBetween([[0, 0]], [[0, 0]])).toBe(0);
  });

  it('G4: steps go round obstructing, void and walls; figures and terrain cost nothing', () => {
    const board = boardOf(['.#.', '.#.', 'h.d']);
    expect(stepsBetween(board, [[0, 0]], [[2, 0]])).toBe(4);
    expect(stepsBetween(boardOf(['...', '...']), [[0, 0]], [[2, 1]])).toBe(2);
    expect(
      stepsBetween(
        boardOf(
          ['..'],
          [
            [
              [0, 0],
              [1, 0],
            ],
          ],
        ),
        [[0, 0]],
        [[1, 0]],
      ),
    ).toBeNull();
    expect(stepsBetween(boardOf(['. .']), [[0, 0]], [[2, 0]])).toBeNull();
    expect(stepsBetween(board, [[0, 0]], [[0, 0]])).toBe(0);
  });

  it('G4: a diagonal step through a sealed corner is none (G2)', () => {
    expect(stepsBetween(boardOf(['.#', '#.']), [[0, 0]], [[1, 1]])).toBeNull();
  });
});
