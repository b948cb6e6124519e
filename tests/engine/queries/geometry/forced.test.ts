import { describe, expect, it } from 'vitest';
import type { Board, Space, Wall } from '../../../../src/engine/model/board.ts';
import { baseSpaces } from '../../../../src/engine/queries/geometry/board-grid.ts';
import { pullWay, pushWay } from '../../../../src/engine/queries/geometry/forced.ts';
import type { Mover } from '../../../../src/engine/queries/geometry/mover-field.ts';
import type { Occupant } from '../../../../src/engine/queries/geometry/occupants.ts';

const boardOf = (rows: string[], elevation: string[] = [], walls: Wall[] = []): Board => ({
  rows,
  elevation,
  walls,
});
const moved = (at: Space, more: Partial<Mover> = {}): Mover => ({ at, size: [1, 1], ...more });
const figure = (at: Space, relation: Occupant['relation'] = 'ally'): Occupant => ({
  id: 'other',
  spaces: [at],
  relation,
});

describe('M7: pushed away (p.42)', () => {
  it('straight away when in line', () => {
    const [way, ...others] = pushWay(boardOf(['.....']), moved([1, 0]), [[0, 0]], 2, []);
    expect(others).toEqual([]);
    expect(way).toMatchObject({
      path: [
        [2, 0],
        [3, 0],
      ],
      blocked: 0,
      defeated: null,
      by: null,
    });
  });

  it('what stops it is IRREDUCIBLE DMG, one for each space: edge, obstructing, wall, cliff, any figure', () => {
    const push = (board: Board, who: Occupant[] = []) => pushWay(board, moved([1, 0]), [[0, 0]], 3, who)[0];
    expect(push(boardOf(['...']))).toMatchObject({ end: [2, 0], blocked: 2, by: { why: 'void' } });
    expect(push(boardOf(['...#.']))).toMatchObject({ end: [2, 0], blocked: 2, by: { why: 'obstructing' } });
    expect(
      push(
        boardOf(
          ['.....'],
          [],
          [
            [
              [1, 0],
              [2, 0],
            ],
          ],
        ),
      ),
    ).toMatchObject({ end: [1, 0], blocked: 3, by: { why: 'wall' } });
    expect(push(boardOf(['.....'], ['11133']))).toMatchObject({ blocked: 2, by: { why: 'elevation' } });
    for (const relation of ['ally', 'opponent'] as const) {
      expect(push(boardOf(['.....']), [figure([3, 0], relation)])).toMatchObject({
        end: [2, 0],
        blocked: 2,
        by: { why: 'figure', figure: 'other' },
      });
    }
  });

  it('p.42: of two directions the one that defeats is worse than the one that hurts', () => {
    // West: two spaces and the tile's edge. South: through Dangerous.
    const board = boardOf(['...#', '..x.', '..d.', '..d.', '..d.'].map((row) => row.replace('x', '.')));
    const ways = pushWay(board, moved([2, 1]), [[3, 0]], 3, []);
    expect(ways).toHaveLength(1);
    expect(ways[0]).toMatchObject({ direction: [0, 1], path: [[2, 2]], defeated: 'leaves-dangerous' });
  });

  it('then damage, then terrain; else both, for the opposing side to pick', () => {
    const from: Space[] = [[0, 0]];
    const directions = (rows: string[]) =>
      pushWay(boardOf(rows), moved([1, 1]), from, 1, []).map((way) => way.direction);
    expect(directions(['...', '..#', '...'])).toEqual([[1, 0]]);
    expect(directions(['...', '...', '.h.'])).toEqual([[0, 1]]);
    expect(directions(['...', '...', '...'])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('falls and Dangerous defeat; FLIGHT saves', () => {
    expect(pushWay(boardOf(['...'], ['441']), moved([1, 0]), [[0, 0]], 1, [])[0]?.defeated).toBe('fall');
    expect(pushWay(boardOf(['..d']), moved([1, 0]), [[0, 0]], 1, [])[0]?.defeated).toBe('enters-dangerous');
    expect(pushWay(boardOf(['.d..']), moved([1, 0]), [[0, 0]], 1, [])[0]).toMatchObject({
      path: [],
      defeated: 'leaves-dangerous',
    });
    expect(
      pushWay(boardOf(['..d']), moved([1, 0], { flight: true }), [[0, 0]], 1, [])[0]?.defeated,
    ).toBeNull();
  });

  it('FLIGHT passes figures but ends on none', () => {
    const flying = moved([1, 0], { flight: true });
    const push = (at: Space) => pushWay(boardOf(['.....']), flying, [[0, 0]], 2, [figure(at)])[0];
    expect(push([2, 0])).toMatchObject({ end: [3, 0], blocked: 0 });
    expect(push([3, 0])).toMatchObject({ end: [2, 0], blocked: 1 });
  });

  it('M9: large bases are in line where their extents overlap', () => {
    const board = boardOf(Array.from({ length: 6 }, () => '......'));
    const from = baseSpaces([0, 0], [2, 2]);
    expect(pushWay(board, moved([2, 1]), from, 1, []).map((way) => way.end)).toEqual([[3, 1]]);
    expect(pushWay(board, moved([2, 2], { size: [2, 2] }), from, 1, [])).toHaveLength(2);
  });
});

describe('M7: pulled towards', () => {
  const ends = (board: Board, at: Space, to: Space, spaces: number, who: Occupant[] = []) =>
    pullWay(board, moved(at), [to], spaces, who).map((way) => way.end);

  it('each step is nearer, and it stops when adjacent', () => {
    const board = boardOf(['......']);
    expect(ends(board, [5, 0], [0, 0], 2)).toEqual([[3, 0]]);
    expect(ends(board, [3, 0], [0, 0], 9)).toEqual([[1, 0]]);
    expect(ends(board, [1, 0], [0, 0], 3)).toEqual([[1, 0]]);
  });

  it('stopped by a figure in its only way: the rest is blocked', () => {
    const [way] = pullWay(boardOf(['......']), moved([5, 0]), [[0, 0]], 3, [figure([3, 0])]);
    expect(way).toMatchObject({ end: [4, 0], blocked: 2, by: { why: 'figure', figure: 'other' } });
  });

  it('from exactly diagonal no orthogonal step lessens the king’s distance: stays, unless asked to walk', () => {
    const board = boardOf(['....', '....', '....', '....']);
    expect(ends(board, [3, 3], [0, 0], 2)).toEqual([[3, 3]]);
    const walks = pullWay(board, moved([3, 3]), [[0, 0]], 2, [], { onDiagonal: 'walk' });
    expect(walks.map((way) => way.end)).toEqual([[2, 2]]);
    expect(walks[0]?.blocked).toBe(0);
  });

  it('is defeated on the way only when there is no other', () => {
    const [way] = pullWay(boardOf(['...d.']), moved([4, 0]), [[0, 0]], 3, []);
    expect(way).toMatchObject({ path: [[3, 0]], defeated: 'leaves-dangerous' });
  });

  it('of two ways that come as near it is the one it survives', () => {
    const walks = (rows: string[]) =>
      pullWay(boardOf(rows), moved([2, 2]), [[0, 0]], 1, [], { onDiagonal: 'walk' }).map(({ end }) => end);
    expect(walks(['...', '...', '...'])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(walks(['...', '...', '.d.'])).toEqual([[2, 1]]);
  });
});
