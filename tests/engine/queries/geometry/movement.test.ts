import { describe, expect, it } from 'vitest';
import type { Board, Space, Wall } from '../../../../src/engine/model/board.ts';
import type { StepVerdict } from '../../../../src/engine/queries/geometry/movement.ts';
import {
  canEndAt,
  isDeadlyAt,
  leaveCost,
  reachOf,
  stepVerdict,
} from '../../../../src/engine/queries/geometry/movement.ts';
import type { Mover } from '../../../../src/engine/queries/geometry/mover-field.ts';
import type { Occupant } from '../../../../src/engine/queries/geometry/occupants.ts';
import { randomBoard, seededRandom } from '../../../support/random-boards.ts';

const boardOf = (rows: string[], elevation: string[] = [], walls: Wall[] = []): Board => ({
  rows,
  elevation,
  walls,
});
const ally = (...spaces: Space[]): Occupant => ({ id: 'ally', spaces, relation: 'ally' });
const foe = (...spaces: Space[]): Occupant => ({ id: 'foe', spaces, relation: 'opponent' });
const walker = (at: Space = [0, 0], more: Partial<Mover> = {}): Mover => ({ at, size: [1, 1], ...more });
const step = (board: Board, mover: Mover, to: Space, who: Occupant[] = []): StepVerdict =>
  stepVerdict(board, mover, mover.at, to, who);
const reach = (board: Board, mover: Mover, points: number, who: Occupant[] = []): number[][] =>
  reachOf(board, mover, points, who).map(({ space, cost }) => [space[0], space[1], cost]);

describe('M1: costs', () => {
  it('1 to leave; 2 from Hindering, Water or a space shared with an ally; never more', () => {
    const board = boardOf(['.hwmsd']);
    const costs = [0, 1, 2, 3, 4].map((x) => leaveCost(board, walker([x, 0]), [x, 0], []));
    expect(costs).toEqual([1, 2, 2, 1, 1]);
    expect(leaveCost(board, walker(), [0, 0], [ally([0, 0])])).toBe(2);
    expect(leaveCost(board, walker(), [1, 0], [ally([1, 0])])).toBe(2);
  });

  it('p.41: through an ally, not onto it; never through an opponent', () => {
    const board = boardOf(['...']);
    expect(reach(board, walker(), 3, [ally([1, 0])])).toEqual([
      [0, 0, 0],
      [2, 0, 3],
    ]);
    expect(reach(board, walker(), 2, [ally([1, 0])])).toEqual([[0, 0, 0]]);
    expect(reach(board, walker(), 9, [foe([1, 0])])).toEqual([[0, 0, 0]]);
    expect(step(board, walker(), [1, 0], [foe([1, 0])])).toEqual({
      kind: 'blocked',
      why: 'figure',
      figure: 'foe',
    });
  });

  it('never diagonally, unless an ability says so', () => {
    const board = boardOf(['..', '..']);
    expect(reach(board, walker(), 1)).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [0, 1, 1],
    ]);
    expect(reach(board, walker([0, 0], { diagonal: true }), 1)).toContainEqual([1, 1, 1]);
  });

  it('p.44: a diagonal step takes on what is in the corner space it goes round by', () => {
    const sly = walker([0, 0], { diagonal: true });
    expect(step(boardOf(['.#', '..']), sly, [1, 1])).toEqual({ kind: 'ok', cost: 1 });
    expect(step(boardOf(['.#', 'h.']), sly, [1, 1])).toEqual({ kind: 'ok', cost: 2 });
    expect(step(boardOf(['.#', '#.']), sly, [1, 1]).kind).toBe('blocked');
    expect(step(boardOf(['..', '..']), sly, [1, 1], [foe([1, 0], [0, 1])]).kind).toBe('blocked');
  });

  it('the way is the cheapest, then of fewest spaces', () => {
    const board = boardOf(['.hh.', '....']);
    const [entry] = reachOf(board, walker(), 9, []).filter(({ space }) => space[0] === 3 && space[1] === 0);
    expect(entry).toMatchObject({ space: [3, 0], cost: 5 });
    expect(entry?.way()).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
  });
});

describe('M2: elevation', () => {
  it('up 1, down 1 and 2 are free; up 2 is impossible; down 3 defeats', () => {
    const board = boardOf(['..', '..'], ['12', '34']);
    expect(step(board, walker(), [1, 0])).toEqual({ kind: 'ok', cost: 1 });
    expect(step(board, walker(), [0, 1])).toEqual({ kind: 'blocked', why: 'elevation' });
    expect(step(board, walker([0, 1]), [0, 0])).toEqual({ kind: 'ok', cost: 1 });
    const cliff = boardOf(['..'], ['41']);
    expect(step(cliff, walker(), [1, 0])).toEqual({ kind: 'defeats', cost: 1, why: 'fall' });
    expect(reach(cliff, walker(), 3)).toEqual([[0, 0, 0]]);
    expect(reach(cliff, walker([0, 0], { flight: true }), 3)).toHaveLength(2);
  });
});

describe('M3: Dangerous', () => {
  const board = boardOf(['.d.']);

  it('is entered, but neither left nor stood in', () => {
    expect(step(board, walker(), [1, 0])).toEqual({ kind: 'defeats', cost: 1, why: 'enters-dangerous' });
    expect(step(board, walker([1, 0]), [2, 0])).toEqual({
      kind: 'defeats',
      cost: 1,
      why: 'leaves-dangerous',
    });
    expect(isDeadlyAt(board, walker(), [1, 0])).toBe(true);
    expect(reach(board, walker(), 5)).toEqual([[0, 0, 0]]);
    expect(reach(board, walker([1, 0]), 5)).toEqual([]);
  });

  it('FLIGHT may cross it and end in it', () => {
    expect(reach(board, walker([0, 0], { flight: true }), 2)).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [2, 0, 2],
    ]);
  });
});

describe('tags', () => {
  it('FLIGHT passes over everybody at cost 1, but ends on nobody and in no obstructing', () => {
    const board = boardOf(['.h.#']);
    expect(reach(board, walker([0, 0], { flight: true }), 3, [foe([1, 0])])).toEqual([
      [0, 0, 0],
      [2, 0, 2],
    ]);
  });

  it('CRUSH and RELENTLESS treat all spaces as unoccupied', () => {
    const board = boardOf(['...']);
    const who = [foe([1, 0]), ally([2, 0])];
    expect(reach(board, walker([0, 0], { crush: true }), 2, who)).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [2, 0, 2],
    ]);
  });

  it('UNSTOPPABLE moves through obstructing, not through void or walls', () => {
    const board = boardOf(['.#. .'], [], []);
    expect(reach(board, walker([0, 0], { unstoppable: true }), 9)).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [2, 0, 2],
    ]);
  });

  it('M6: free movement counts spaces; opponents, elevation and Dangerous still apply', () => {
    const free = walker([0, 0], { freeMovement: true });
    expect(reach(boardOf(['hw.d']), free, 9)).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [2, 0, 2],
    ]);
    expect(reach(boardOf(['....']), free, 3, [ally([1, 0]), foe([3, 0])])).toEqual([
      [0, 0, 0],
      [2, 0, 2],
    ]);
    expect(reach(boardOf(['..'], ['13']), free, 3)).toEqual([[0, 0, 0]]);
  });
});

describe('M9: large bases', () => {
  const big = walker([0, 0], { size: [2, 2] });

  it('need room for the whole base at each step', () => {
    expect(reach(boardOf(['....', '...#']), big, 9)).toEqual([
      [0, 0, 0],
      [1, 0, 1],
    ]);
    expect(canEndAt(boardOf(['...', '...']), big, [2, 0], [])).toBe(false);
    expect(step(boardOf(['...', '...']), big, [1, 0], [foe([2, 1])])).toMatchObject({ why: 'figure' });
  });

  it('cross no wall with any space, and fit astride none', () => {
    expect(
      step(
        boardOf(
          ['...', '...'],
          [],
          [
            [
              [1, 1],
              [2, 1],
            ],
          ],
        ),
        big,
        [1, 0],
      ),
    ).toEqual({ kind: 'blocked', why: 'wall' });
    expect(
      step(
        boardOf(
          ['...', '...'],
          [],
          [
            [
              [2, 0],
              [2, 1],
            ],
          ],
        ),
        big,
        [1, 0],
      ),
    ).toEqual({ kind: 'blocked', why: 'wall' });
  });

  it('are under a terrain only wholly', () => {
    expect(leaveCost(boardOf(['hh', 'h.']), big, [0, 0], [])).toBe(1);
    expect(leaveCost(boardOf(['hh', 'hh']), big, [0, 0], [])).toBe(2);
    expect(leaveCost(boardOf(['hh', 'ww']), big, [0, 0], [])).toBe(1);
    expect(reach(boardOf(['..dd', '..d.']), big, 9)).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [2, 0, 2],
    ]);
    expect(reach(boardOf(['..dd', '..dd']), big, 9)).toEqual([
      [0, 0, 0],
      [1, 0, 1],
    ]);
  });

  it('X1: stand at the highest level of their spaces', () => {
    expect(step(boardOf(['...', '...'], ['112', '111']), big, [1, 0])).toEqual({ kind: 'ok', cost: 1 });
    expect(step(boardOf(['...', '...'], ['113', '111']), big, [1, 0])).toEqual({
      kind: 'blocked',
      why: 'elevation',
    });
  });

  it('are not in their own way', () => {
    const self: Occupant = {
      id: 'big',
      spaces: [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ],
      relation: 'ally',
    };
    const board = boardOf(['...', '...']);
    expect(reach(board, { ...big, id: 'big' }, 1, [self])).toEqual([
      [0, 0, 0],
      [1, 0, 1],
    ]);
  });
});

describe('p.41: the movement example', () => {
  it('an ally costs 2 to leave after the Hindering way', () => {
    // Zeke, Hindering, B, Remi, A.
    const board = boardOf(['.h...']);
    const entries = reach(board, walker(), 6, [ally([3, 0])]);
    expect(entries).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [2, 0, 3],
      [4, 0, 6],
    ]);
  });
});

describe('properties', () => {
  it('more points never shrink reach, nor make a space dearer; a wall never adds to it', () => {
    const next = seededRandom(21);
    for (let round = 0; round < 400; round++) {
      const board = randomBoard(next, 7, 7, { terrain: '.....hwd#', levels: '11123', wallEvery: 12 });
      const space = (): Space => [next(7), next(7)];
      const mover = walker(space(), { size: [1 + next(2), 1] });
      const who = [ally(space()), foe(space())];
      const less = reach(board, mover, 4, who);
      const more = reach(board, mover, 5, who);
      for (const entry of less) expect(more).toContainEqual(entry);
      const at = space();
      const walled = { ...board, walls: [...board.walls, [at, [at[0], at[1] + 1]] as Wall] };
      const spaces = new Map(more.map(([x, y, cost]) => [`${x},${y}`, cost ?? 0]));
      for (const [x, y, cost] of reach(walled, mover, 5, who)) {
        expect(spaces.get(`${x},${y}`)).toBeLessThanOrEqual(cost ?? 0);
      }
    }
  });
});
