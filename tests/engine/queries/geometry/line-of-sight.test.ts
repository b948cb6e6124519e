import { describe, expect, it } from 'vitest';
import type { Board, Space, Wall } from '../../../../src/engine/model/board.ts';
import { baseSpaces } from '../../../../src/engine/queries/geometry/board-grid.ts';
import type { Occupant, Sight, SightOptions } from '../../../../src/engine/queries/geometry/line-of-sight.ts';
import { sightBetween } from '../../../../src/engine/queries/geometry/line-of-sight.ts';
import { randomBoard, seededRandom } from '../../../support/random-boards.ts';

const boardOf = (rows: string[], elevation: string[] = [], walls: Wall[] = []): Board => ({
  rows,
  elevation,
  walls,
});
const ally = (at: Space): Occupant => ({ id: `ally ${at.join()}`, spaces: [at], relation: 'ally' });
const foe = (at: Space): Occupant => ({ id: `foe ${at.join()}`, spaces: [at], relation: 'opponent' });
const look = (board: Board, from: Space, to: Space, who: Occupant[] = [], options?: SightOptions): Sight =>
  sightBetween(board, [from], [to], who, options);
const said = ({ clear, penalty }: Sight): [boolean, number] => [clear, penalty];

describe('L1: the line', () => {
  it('crosses the spaces whose interior it passes through', () => {
    const board = boardOf(['....', '....']);
    expect(look(board, [0, 0], [2, 1]).line).toEqual([
      [1, 0],
      [1, 1],
    ]);
    // Through the corner at (2, 1), by one of its two flanks.
    expect(look(board, [0, 0], [3, 1]).line).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
    expect(look(board, [0, 0], [1, 0]).line).toEqual([]);
  });

  it('through a corner takes the open way, then the one of smaller penalty (p.44 picture)', () => {
    expect(said(look(boardOf(['.#', '..']), [0, 0], [1, 1]))).toEqual([true, 0]);
    expect(said(look(boardOf(['.h', '..']), [0, 0], [1, 1]))).toEqual([true, 0]);
    expect(said(look(boardOf(['.h', 'h.']), [0, 0], [1, 1], [ally([1, 0])]))).toEqual([true, -1]);
    expect(said(look(boardOf(['.#', '#.']), [0, 0], [1, 1]))).toEqual([false, 0]);
    expect(said(look(boardOf(['..', '..']), [0, 0], [1, 1], [foe([1, 0]), foe([0, 1])]))).toEqual([false, 0]);
  });

  it('picks its corners for the whole line, not one by one', () => {
    // First corner: an ally or Hindering; second corner: an ally on both sides.
    const board = boardOf(['.h.', '...', '...']);
    const who = [ally([0, 1]), ally([2, 1]), ally([1, 2])];
    const sight = look(board, [0, 0], [2, 2], who);
    expect(said(sight)).toEqual([true, -1]);
    expect(sight.line).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect([sight.allyBetween, sight.hinderingBetween]).toEqual([true, false]);
  });

  it('a corner way is closed by a wall on either of its two edges', () => {
    const one: Wall[] = [
      [
        [0, 0],
        [1, 0],
      ],
    ];
    const both: Wall[] = [
      ...one,
      [
        [0, 1],
        [1, 1],
      ],
    ];
    expect(look(boardOf(['..', '..'], [], one), [0, 0], [1, 1]).clear).toBe(true);
    const sight = look(boardOf(['..', '..'], [], both), [0, 0], [1, 1]);
    expect(sight.clear).toBe(false);
    expect(sight.blockedBy?.reason).toBe('wall');
  });
});

describe('L2: what blocks', () => {
  it('obstructing, void, walls and opponents of the viewer, and says which and where', () => {
    expect(look(boardOf(['.#.']), [0, 0], [2, 0]).blockedBy).toEqual({ reason: 'obstructing', at: [1, 0] });
    expect(look(boardOf(['. .']), [0, 0], [2, 0]).blockedBy).toEqual({ reason: 'void', at: [1, 0] });
    expect(
      look(
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
        [2, 0],
      ).blockedBy,
    ).toEqual({
      reason: 'wall',
      at: [1, 0],
    });
    expect(look(boardOf(['...']), [0, 0], [2, 0], [foe([1, 0])]).blockedBy).toEqual({
      reason: 'figure',
      at: [1, 0],
      figure: 'foe 1,0',
    });
  });

  it('never the spaces of viewer and target themselves', () => {
    expect(look(boardOf(['..']), [0, 0], [1, 0], [foe([0, 0]), foe([1, 0])]).clear).toBe(true);
  });

  it('a figure left out is not there', () => {
    expect(look(boardOf(['...']), [0, 0], [2, 0], [foe([1, 0])], { except: ['foe 1,0'] }).clear).toBe(true);
  });
});

describe('L3: penalties', () => {
  it('-1 for allies, however many; -1 for Hindering, however much; -2 for both', () => {
    expect(look(boardOf(['....']), [0, 0], [3, 0], [ally([1, 0]), ally([2, 0])]).penalty).toBe(-1);
    expect(look(boardOf(['.hhh']), [0, 0], [3, 0]).penalty).toBe(-1);
    expect(look(boardOf(['.h..']), [0, 0], [3, 0], [ally([2, 0])]).penalty).toBe(-2);
  });

  it('Hindering under the target counts, under the attacker not', () => {
    expect(look(boardOf(['.h']), [0, 0], [1, 0]).penalty).toBe(-1);
    expect(look(boardOf(['h.']), [0, 0], [1, 0]).penalty).toBe(0);
  });

  it('with Hindering under the target a corner of Hindering beats one with an ally', () => {
    expect(said(look(boardOf(['.h', '.h']), [0, 0], [1, 1], [ally([0, 1])]))).toEqual([true, -1]);
  });

  it('M9: Hindering under a large target counts only under all of it', () => {
    const target = baseSpaces([2, 0], [2, 1]);
    expect(sightBetween(boardOf(['..hh']), [[0, 0]], target, []).penalty).toBe(-1);
    expect(sightBetween(boardOf(['..h.']), [[0, 0]], target, []).penalty).toBe(0);
  });
});

describe('L4: elevation (p.22)', () => {
  it('p.22 example 1: from the edge one sees down, from behind the edge not', () => {
    const board = boardOf(['....'], ['3311']);
    expect(look(board, [1, 0], [2, 0]).clear).toBe(true);
    expect(look(board, [1, 0], [3, 0]).clear).toBe(true);
    expect(look(board, [0, 0], [2, 0]).blockedBy).toEqual({ reason: 'elevation', at: [1, 0] });
  });

  it('up: only to a target on the edge', () => {
    const board = boardOf(['....'], ['1122']);
    expect(look(board, [0, 0], [2, 0]).clear).toBe(true);
    expect(look(board, [0, 0], [3, 0]).clear).toBe(false);
  });

  it('a hollow or a hill in between blocks', () => {
    expect(look(boardOf(['...'], ['212']), [0, 0], [2, 0]).clear).toBe(false);
    expect(look(boardOf(['...'], ['121']), [0, 0], [2, 0]).clear).toBe(false);
  });

  it('who looks down ignores lower figures, both for blocking and the -1, never terrain', () => {
    const board = boardOf(['...h.'], ['21111']);
    expect(said(look(board, [0, 0], [2, 0], [foe([1, 0])]))).toEqual([true, 0]);
    expect(said(look(board, [0, 0], [4, 0], [ally([1, 0])]))).toEqual([true, -1]);
    expect(look(board, [2, 0], [0, 0], [foe([1, 0])]).clear).toBe(false);
  });

  it('walls, obstructing and void block at every elevation', () => {
    expect(look(boardOf(['.#.'], ['411']), [0, 0], [2, 0]).clear).toBe(false);
  });

  it('L5: COLOSSAL ignores elevation and figures, not terrain', () => {
    const board = boardOf(['..h.'], ['1411']);
    expect(said(look(board, [0, 0], [3, 0], [foe([2, 0])], { colossal: true }))).toEqual([true, -1]);
    expect(look(boardOf(['.#.']), [0, 0], [2, 0], [], { colossal: true }).clear).toBe(false);
  });
});

describe('L6: Sphere of Influence', () => {
  it('only obstructing, void and walls block; never a penalty', () => {
    const options = { influence: true };
    expect(said(look(boardOf(['.hh'], ['141']), [0, 0], [2, 0], [foe([1, 0])], options))).toEqual([true, 0]);
    expect(look(boardOf(['.#.']), [0, 0], [2, 0], [], options).clear).toBe(false);
    expect(
      look(
        boardOf(
          ['..'],
          [],
          [
            [
              [0, 0],
              [1, 0],
            ],
          ],
        ),
        [0, 0],
        [1, 0],
        [],
        options,
      ).clear,
    ).toBe(false);
  });
});

describe('L7: large bases', () => {
  it('the best line of any space of each', () => {
    const board = boardOf(['.#..', '....']);
    const sight = sightBetween(board, baseSpaces([0, 0], [1, 2]), [[3, 1]], []);
    expect([sight.clear, sight.from]).toEqual([true, [0, 1]]);
  });

  it('its own other spaces are not in its way', () => {
    const big: Occupant = { id: 'big', spaces: baseSpaces([2, 0], [2, 2]), relation: 'opponent' };
    const board = boardOf(['....', '....']);
    expect(sightBetween(board, [[0, 0]], big.spaces, [big]).clear).toBe(true);
  });
});

describe('L7: of lines that are all blocked', () => {
  it('one of the shortest tells by what, wherever both bases lie', () => {
    const next = seededRandom(77);
    const board = boardOf(['....#....', '....#....', '....#....', '....#....', '....#....']);
    const lengthOf = (from: Space, to: Space) =>
      Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1]));
    for (let i = 0; i < 60; i++) {
      const left = baseSpaces([next(3), next(4)], [2, 2]);
      const right = baseSpaces([5 + next(3), next(4)], [2, 2]);
      for (const [of, at] of [
        [left, right],
        [right, left],
      ] as const) {
        const sight = sightBetween(board, of, at, []);
        const lengths = of.flatMap((from) => at.map((to) => lengthOf(from, to)));
        expect(sight.clear).toBe(false);
        expect(lengthOf(sight.from, sight.to)).toBe(Math.min(...lengths));
      }
    }
  });
});

describe('p.45: what Nightingale sees', () => {
  // N sees an Animate at range 2 past Remi and one at range 3; a Sickle hides behind a pillar; an Oblation
  // stands behind an Animate.
  const board = boardOf(['.......', '.......', '.......', '..#....', '.......', '.......']);
  const nightingale: Space = [0, 2];
  const remi = ally([1, 2]);
  const [near, far, sickle, oblation] = [foe([2, 2]), foe([3, 1]), foe([3, 4]), foe([6, 0])];
  const see = (target: Occupant): Sight =>
    sightBetween(board, [nightingale], target.spaces, [remi, near, far, sickle, oblation], {
      except: [target.id],
    });

  it('an ally in between is -1, an opponent or pillar blocks', () => {
    expect(said(see(near))).toEqual([true, -1]);
    expect(said(see(far))[0]).toBe(true);
    expect(see(sickle).blockedBy?.reason).toBe('obstructing');
    expect(see(oblation).blockedBy).toMatchObject({ reason: 'figure', figure: far.id });
  });
});

describe('properties', () => {
  it('a wall, an opponent or a pillar never adds sight, an ally never lessens a penalty', () => {
    const next = seededRandom(11);
    for (let round = 0; round < 2000; round++) {
      const board = randomBoard(next, 6, 6, { terrain: '.....h#', levels: '1112', wallEvery: 20 });
      const space = (): Space => [next(6), next(6)];
      const [from, to, extra] = [space(), space(), space()];
      const who = [ally(space()), foe(space())];
      const before = look(board, from, to, who);
      const walled = { ...board, walls: [...board.walls, [extra, [extra[0] + 1, extra[1]]] as Wall] };
      for (const after of [look(walled, from, to, who), look(board, from, to, [...who, foe(extra)])]) {
        if (after.clear) expect(before.clear).toBe(true);
        if (after.clear) expect(after.penalty).toBeLessThanOrEqual(before.penalty);
      }
      const allied = look(board, from, to, [...who, ally(extra)]);
      expect(allied.clear).toBe(before.clear);
      expect(allied.penalty).toBeLessThanOrEqual(before.penalty);
    }
  });

  it('Sphere of Influence is symmetric, and so is sight between equal levels', () => {
    const next = seededRandom(12);
    for (let round = 0; round < 2000; round++) {
      const flat = randomBoard(next, 6, 6, { terrain: '....h#', levels: '1', wallEvery: 12 });
      const space = (): Space => [next(6), next(6)];
      const [a, b] = [space(), space()];
      const who = [foe(space()), foe(space())];
      expect(look(flat, a, b, who).clear).toBe(look(flat, b, a, who).clear);
      const influence = { influence: true };
      expect(look(flat, a, b, who, influence).clear).toBe(look(flat, b, a, who, influence).clear);
    }
  });
});
