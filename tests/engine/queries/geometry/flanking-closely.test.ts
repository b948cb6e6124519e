import { describe, expect, test } from 'vitest';
import type { Board, Space } from '../../../../src/engine/model/board.ts';
import { baseSpaces } from '../../../../src/engine/queries/geometry/board-grid.ts';
import {
  type FlankingOptions,
  isFlanking,
  reachSpacesOf,
} from '../../../../src/engine/queries/geometry/flanking.ts';
import {
  compareHarm,
  directionsAway,
  type ForcedWay,
  pullWay,
  pushWay,
} from '../../../../src/engine/queries/geometry/forced.ts';

const open: Board = { rows: Array.from({ length: 7 }, () => '.......'), elevation: [], walls: [] };
const old: FlankingOptions = { edition: '1.08' };
const ally = (...spaces: Space[]) => ({ id: 'ally', spaces });

describe('A4: who flanks (p.50)', () => {
  test('nobody does who stands nowhere, and no target that does', () => {
    expect(isFlanking(open, [], [[2, 2]], [ally([3, 2])], old)).toBe(false);
    expect(isFlanking(open, [[1, 2]], [], [ally([3, 2])], old)).toBe(false);
    expect(isFlanking(open, [[1, 2]], [[2, 2]], [ally()], old)).toBe(false);
    expect(isFlanking(open, [[1, 2]], [[2, 2]], [], { ...old, solid: [] })).toBe(false);
  });

  test('from all eight sides alone the one straight across', () => {
    const around = [
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
      [3, 3],
      [2, 3],
      [1, 3],
      [1, 2],
    ] as Space[];
    for (const [i, from] of around.entries()) {
      const across = around.filter((to) => isFlanking(open, [from], [[2, 2]], [ally(to)], old));
      expect(across).toEqual([around[(i + 4) % 8]]);
    }
  });

  test('what is solid flanks like an ally, on whatever level, but only with an attacker beside the target', () => {
    const cliff: Board = { ...open, elevation: ['', '', '1114111'] };
    const solid = { ...old, solid: [[3, 2]] as Space[] };
    expect(isFlanking(cliff, [[1, 2]], [[2, 2]], [], solid)).toBe(true);
    expect(isFlanking(cliff, [[1, 1]], [[2, 2]], [], solid)).toBe(false);
    expect(isFlanking(cliff, [[0, 2]], [[2, 2]], [], { ...solid, reach: 2 })).toBe(false);
  });

  test('a large attacker, a large ally and a large target go by their middles', () => {
    const big = (x: number, y: number) => baseSpaces([x, y], [2, 2]);
    const flanks = (a: Space[], b: Space[]) => isFlanking(open, a, big(2, 2), [{ id: 'b', spaces: b }], old);
    expect([
      flanks(big(0, 2), big(4, 2)),
      flanks(big(4, 2), big(0, 2)),
      flanks(big(2, 0), big(2, 4)),
    ]).toEqual([true, true, true]);
    expect([
      flanks(big(0, 0), big(4, 4)),
      flanks(big(0, 2), big(2, 4)),
      flanks(big(0, 1), big(4, 3)),
    ]).toEqual([true, false, true]);
    // Along the upper edge of the target, not through it.
    expect(flanks([[1, 1]], [[4, 1]])).toBe(false);
  });
});

describe('p.33: REACH attacks straight through', () => {
  const through = (from: Space, to: Space, more: object = {}, board = open) =>
    reachSpacesOf(board, [from], [to], { reach: 2, ...more });
  test('the space next to the target, orthogonally or diagonally, as far as it reaches', () => {
    expect(through([0, 2], [2, 2])).toEqual([[1, 2]]);
    expect(through([4, 4], [2, 2])).toEqual([[3, 3]]);
    expect(through([2, 0], [2, 2])).toEqual([[2, 1]]);
    expect([through([1, 2], [2, 2]), through([0, 1], [2, 2]), through([0, 2], [3, 2])]).toEqual([[], [], []]);
    expect(through([0, 2], [3, 2], { reach: 3 })).toEqual([[2, 2]]);
    expect(through([0, 2], [2, 2], { reach: 1 })).toEqual([]);
    expect(reachSpacesOf(open, [[0, 2]], [[2, 2]], {})).toEqual([]);
  });
  test('on the lower of both levels, which a COLOSSAL one does not ask for (L4, L5)', () => {
    const hill = (levels: string): Board => ({ ...open, elevation: ['', '', levels] });
    expect(through([0, 2], [2, 2], {}, hill('1211111'))).toEqual([]);
    expect(through([0, 2], [2, 2], { colossal: true }, hill('1211111'))).toEqual([[1, 2]]);
    expect(through([0, 2], [2, 2], {}, hill('2111111'))).toEqual([[1, 2]]);
    expect(through([0, 2], [2, 2], {}, hill('2221111'))).toEqual([[1, 2]]);
    expect(through([0, 2], [2, 2], {}, hill('2211111'))).toEqual([]);
  });
  test('not through its own base, nor twice the same space', () => {
    const two = baseSpaces([0, 2], [2, 1]);
    expect(reachSpacesOf(open, two, [[3, 2]], { reach: 3 })).toEqual([[2, 2]]);
    const target = baseSpaces([3, 2], [2, 1]);
    expect(reachSpacesOf(open, [[1, 2]], target, { reach: 3 })).toEqual([[2, 2]]);
  });
});

describe('M7: what is worse for who is moved by force (p.42)', () => {
  const way = (more: Partial<ForcedWay>): ForcedWay => ({
    direction: null,
    path: [],
    end: [0, 0],
    blocked: 0,
    by: null,
    defeated: null,
    terrain: 'normal',
    ...more,
  });
  const worse = (a: Partial<ForcedWay>, b: Partial<ForcedWay>) => Math.sign(compareHarm(way(a), way(b)));
  test('being defeated, then damage, then terrain', () => {
    expect(worse({ defeated: 'fall' }, { blocked: 3, terrain: 'dangerous' })).toBe(1);
    expect(worse({ blocked: 1 }, { terrain: 'dangerous' })).toBe(1);
    expect(worse({ blocked: 1 }, { blocked: 2 })).toBe(-1);
    expect(worse({ terrain: 'muck' }, {})).toBe(1);
    expect(worse({ terrain: 'dangerous' }, { terrain: 'water' })).toBe(1);
    expect([
      worse({ terrain: 'hindering' }, { terrain: 'water' }),
      worse({ terrain: 'muck' }, { terrain: 'water' }),
    ]).toEqual([0, 0]);
    expect([
      worse({ terrain: null }, { terrain: 'normal' }),
      worse({ terrain: 'special' }, { terrain: 'normal' }),
    ]).toEqual([0, 0]);
  });
  test('directions away: one in line, else two', () => {
    const away = (at: Space, size: [number, number] = [1, 1]) =>
      directionsAway(baseSpaces(at, size), baseSpaces([2, 2], [2, 2]));
    expect([away([1, 2]), away([4, 3]), away([3, 1]), away([2, 4])]).toEqual([
      [[-1, 0]],
      [[1, 0]],
      [[0, -1]],
      [[0, 1]],
    ]);
    expect([away([1, 1]), away([4, 4])]).toEqual([
      [
        [-1, 0],
        [0, -1],
      ],
      [
        [1, 0],
        [0, 1],
      ],
    ]);
    expect([away([0, 1], [2, 2]), away([2, 2])]).toEqual([[[-1, 0]], []]);
  });
  test('a pull through what defeats does so where there is no other way; FLIGHT fears no ground (p.32)', () => {
    const board: Board = { rows: ['......', '.dd...', '......'], elevation: [], walls: [] };
    const ends = (more: object = {}) =>
      pullWay(board, { at: [3, 1], size: [1, 1], ...more }, [[0, 1]], 2, []);
    expect(ends().every(({ defeated }) => defeated !== null)).toBe(true);
    expect(ends({ flight: true }).map(({ end, defeated, terrain }) => [end, defeated, terrain])).toEqual([
      [[1, 1], null, null],
    ]);
    const pushed = (flight: boolean) => {
      const muddy: Board = { ...board, rows: ['...', '...', '.h.'] };
      return pushWay(muddy, { at: [1, 1], size: [1, 1], flight }, [[0, 0]], 1, []).map(
        (one) => one.direction,
      );
    };
    expect([pushed(false), pushed(true)]).toEqual([
      [[0, 1]],
      [
        [1, 0],
        [0, 1],
      ],
    ]);
  });
  test('of two ways to one end the first stands, of two ends that are as near both', () => {
    const pulled = pullWay(open, { at: [4, 3], size: [1, 1] }, [[0, 0]], 2, []);
    expect(pulled.every(({ defeated, blocked }) => defeated === null && blocked === 0)).toBe(true);
    expect(new Set(pulled.map(({ end }) => `${end}`)).size).toBe(pulled.length);
    // Through the Dangerous space it would be defeated, past it it is not.
    const board: Board = { ...open, rows: ['....', '....', '....', '..d.'] };
    const walks = pullWay(board, { at: [3, 3], size: [1, 1] }, [[0, 0]], 2, [], { onDiagonal: 'walk' });
    expect(walks.map(({ end, defeated }) => [end, defeated])).toEqual([[[2, 2], null]]);
  });
});
