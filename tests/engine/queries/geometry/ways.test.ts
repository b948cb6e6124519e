import { describe, expect, it } from 'vitest';
import type { Board, Space, Wall } from '../../../../src/engine/model/board.ts';
import { jumpsFrom } from '../../../../src/engine/queries/geometry/jumps.ts';
import type { Mover } from '../../../../src/engine/queries/geometry/mover-field.ts';
import type { Occupant } from '../../../../src/engine/queries/geometry/occupants.ts';
import type { Way, WaysOptions } from '../../../../src/engine/queries/geometry/ways.ts';
import { findWays, threatenedPlaces } from '../../../../src/engine/queries/geometry/ways.ts';

const boardOf = (rows: string[], elevation: string[] = [], walls: Wall[] = []): Board => ({
  rows,
  elevation,
  walls,
});
const foe = (at: Space, id = 'foe'): Occupant => ({ id, spaces: [at], relation: 'opponent' });
const walker = (at: Space, more: Partial<Mover> = {}): Mover => ({ at, size: [1, 1], ...more });

function wayTo(board: Board, mover: Mover, end: Space, more: Partial<WaysOptions> = {}): Way | undefined {
  const occupants = more.occupants ?? [];
  const threats = occupants
    .filter(({ relation }) => relation === 'opponent')
    .map(({ id, spaces }) => ({ id, places: threatenedPlaces(board, mover.size, spaces) }));
  const ways = findWays(board, mover, { points: 8, occupants, threats, jump: null, ...more }).all();
  return ways.find((way) => way.end[0] === end[0] && way.end[1] === end[1]);
}

describe('M4: threatened places', () => {
  it('adjacent, within one level', () => {
    const board = boardOf(['...', '...'], ['131', '111']);
    expect(threatenedPlaces(board, [1, 1], [[0, 0]])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('C4: the path', () => {
  it('goes round rather than provoke, however dear', () => {
    const board = boardOf(['.....', '.....', '.....', '.....']);
    const way = wayTo(board, walker([0, 1]), [4, 1], { occupants: [foe([2, 0])] });
    expect(way).toMatchObject({ breaks: [], cost: 6 });
  });

  it('provokes where there is no other way with its points, and as few as it can', () => {
    const board = boardOf(['.....', '.....', '.....', '.....']);
    const way = wayTo(board, walker([0, 1]), [4, 1], { occupants: [foe([2, 0])], points: 5 });
    expect(way).toMatchObject({ breaks: ['foe'], cost: 4 });
  });

  it('counts an opponent once, whatever number of spaces it threatens', () => {
    const board = boardOf(['.....', '.....']);
    const way = wayTo(board, walker([0, 1]), [4, 1], { occupants: [foe([2, 0])] });
    expect(way?.breaks).toEqual(['foe']);
  });

  it('provokes nobody by moving no space, nor by entering', () => {
    const board = boardOf(['...']);
    const occupants = [foe([2, 0])];
    expect(wayTo(board, walker([1, 0]), [1, 0], { occupants })).toMatchObject({
      breaks: [],
      steps: 0,
      path: [],
    });
    expect(wayTo(board, walker([0, 0]), [1, 0], { occupants })?.breaks).toEqual([]);
    expect(wayTo(board, walker([1, 0]), [0, 0], { occupants })?.breaks).toEqual(['foe']);
  });

  it('never what surely defeats: into Dangerous, down three', () => {
    expect(wayTo(boardOf(['.d.']), walker([0, 0]), [2, 0])).toBeUndefined();
    expect(wayTo(boardOf(['..'], ['41']), walker([0, 0]), [1, 0])).toBeUndefined();
    expect(wayTo(boardOf(['.d.']), walker([0, 0], { flight: true }), [2, 0])?.cost).toBe(2);
  });

  it('a FLIGHT provokes nobody', () => {
    const way = wayTo(boardOf(['...', '...']), walker([0, 0], { flight: true }), [2, 0], {
      occupants: [foe([1, 1])],
    });
    expect(way).toMatchObject({ breaks: [], cost: 2 });
  });

  it('C3: jumps at most 2 spaces, and only where walking does not get there', () => {
    const jump = { maxSpaces: 2 };
    expect(wayTo(boardOf(['.d.']), walker([0, 0]), [2, 0], { jump })).toMatchObject({
      cost: 2,
      steps: 2,
      path: [{ kind: 'jump', over: [[1, 0]], to: [2, 0] }],
    });
    expect(wayTo(boardOf(['.ddd.']), walker([0, 0]), [4, 0], { jump })).toBeUndefined();
    expect(wayTo(boardOf(['.ddd.']), walker([0, 0]), [4, 0], { jump: { maxSpaces: 4 } })?.cost).toBe(4);
    expect(wayTo(boardOf(['.h.']), walker([0, 0]), [2, 0], { jump })).toMatchObject({ jumps: [], cost: 3 });
  });

  it('prefers a jump that risks nothing to one over Dangerous', () => {
    const board = boardOf(
      ['.d.', '.h.'],
      [],
      [
        [
          [0, 1],
          [1, 1],
        ],
      ],
    );
    const way = wayTo(board, walker([0, 0]), [2, 0], { jump: { maxSpaces: 3 } });
    expect(way?.jumps.map(({ dangerous }) => dangerous)).toEqual([true]);
    const open = wayTo(boardOf(['.d.', 'dh.']), walker([0, 0]), [2, 1], { jump: { maxSpaces: 3 } });
    expect(open?.jumps).toHaveLength(1);
  });

  it('a jump provokes at its take-off', () => {
    const board = boardOf(['.d..', '#   ']);
    const occupants = [foe([0, 1])];
    const open = boardOf(['.d..', '.   ']);
    const way = wayTo(open, walker([0, 0]), [2, 0], { occupants, jump: { maxSpaces: 2 } });
    expect(way?.breaks).toEqual(['foe']);
    expect(wayTo(board, walker([0, 0]), [2, 0], { jump: { maxSpaces: 2 } })?.breaks).toEqual([]);
  });
});

describe('M8: jumps (p.66)', () => {
  const points = 9;
  const ends = (board: Board, at: Space, who: Occupant[] = [], more: Partial<Mover> = {}): string[] =>
    jumpsFrom(board, walker(at, more), at, who, { points }).map(({ to }) => to.join());

  it('every jumped space costs 1, and so does the landing', () => {
    expect(jumpsFrom(boardOf(['.dw.']), walker([0, 0]), [0, 0], [], { points })).toEqual([
      { from: [0, 0], over: [[1, 0]], to: [2, 0], cost: 2, dangerous: true, defeats: false },
      {
        from: [0, 0],
        over: [
          [1, 0],
          [2, 0],
        ],
        to: [3, 0],
        cost: 3,
        dangerous: true,
        defeats: false,
      },
    ]);
    expect(jumpsFrom(boardOf(['.dw.']), walker([0, 0]), [0, 0], [], { points: 2 })).toHaveLength(1);
  });

  it('takes off from unoccupied Normal terrain only', () => {
    expect(ends(boardOf(['h..']), [0, 0])).toEqual([]);
    expect(ends(boardOf(['...']), [0, 0], [{ id: 'a', spaces: [[0, 0]], relation: 'ally' }])).toEqual([]);
    expect(ends(boardOf(['...']), [0, 0], [], { flight: true })).toEqual([]);
  });

  it('not through obstructing, void, walls or figures of either side; not onto one', () => {
    expect(ends(boardOf(['.#.']), [0, 0])).toEqual([]);
    expect(ends(boardOf(['. .']), [0, 0])).toEqual([]);
    expect(
      ends(
        boardOf(
          ['...'],
          [],
          [
            [
              [1, 0],
              [2, 0],
            ],
          ],
        ),
        [0, 0],
      ),
    ).toEqual([]);
    expect(ends(boardOf(['...']), [0, 0], [{ id: 'a', spaces: [[1, 0]], relation: 'ally' }])).toEqual([]);
    expect(ends(boardOf(['...']), [0, 0], [foe([2, 0])])).toEqual([]);
  });

  it('F67: the chain need not be straight', () => {
    const [jump] = jumpsFrom(boardOf(['.d', '#.']), walker([0, 0]), [0, 0], [], { points });
    expect(jump).toMatchObject({ over: [[1, 0]], to: [1, 1], cost: 2 });
  });

  it('M2 between take-off and landing only', () => {
    expect(ends(boardOf(['...'], ['142']), [0, 0])).toEqual(['2,0']);
    expect(ends(boardOf(['...'], ['113']), [0, 0])).toEqual([]);
    const [fall] = jumpsFrom(boardOf(['...'], ['441']), walker([0, 0]), [0, 0], [], { points });
    expect(fall?.defeats).toBe(true);
  });

  it('landing in Dangerous surely defeats; a longer chain that risks nothing is offered too', () => {
    const [jump] = jumpsFrom(boardOf(['..d']), walker([0, 0]), [0, 0], [], { points });
    expect(jump).toMatchObject({ to: [2, 0], defeats: true });
    const both = jumpsFrom(boardOf(['.d.', '...']), walker([0, 0]), [0, 0], [], { points });
    expect(
      both.filter(({ to }) => to.join() === '2,0').map(({ dangerous, cost }) => [dangerous, cost]),
    ).toEqual([
      [true, 2],
      [false, 4],
    ]);
  });
});
