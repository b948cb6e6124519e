import { describe, expect, it } from 'vitest';
import type { Board, Space } from '../../../../src/engine/model/board.ts';
import { baseSpaces } from '../../../../src/engine/queries/geometry/board-grid.ts';
import type { FlankingOptions } from '../../../../src/engine/queries/geometry/flanking.ts';
import {
  flankingAllyOf,
  isFlanking,
  reachSpacesOf,
} from '../../../../src/engine/queries/geometry/flanking.ts';

const open: Board = { rows: Array.from({ length: 6 }, () => '......'), elevation: [], walls: [] };
const old: FlankingOptions = { edition: '1.08' };
const flanks = (board: Board, attacker: Space, target: Space, ally: Space, options = old): boolean =>
  isFlanking(board, [attacker], [target], [{ id: 'ally', spaces: [ally] }], options);

describe('A4: flanking (p.50)', () => {
  it('opposite sides and opposite corners, nothing else', () => {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const) {
      expect(flanks(open, [2 - dx, 2 - dy], [2, 2], [2 + dx, 2 + dy])).toBe(true);
    }
    expect(flanks(open, [1, 2], [2, 2], [3, 1])).toBe(false);
    expect(flanks(open, [1, 1], [2, 2], [3, 2])).toBe(false);
    expect(flanks(open, [1, 2], [2, 2], [4, 2])).toBe(false);
  });

  it('names the ally, and is null without one', () => {
    const allies = [
      { id: 'a', spaces: [[2, 1]] as Space[] },
      { id: 'b', spaces: [[3, 2]] as Space[] },
    ];
    expect(flankingAllyOf(open, [[1, 2]], [[2, 2]], allies, old)).toBe('b');
    expect(flankingAllyOf(open, [[1, 2]], [[2, 2]], [], old)).toBeNull();
  });

  it('1.08: all three on one level; 1.1: across levels too', () => {
    for (const elevation of [['211'], ['121'], ['112']]) {
      const board: Board = { rows: ['...'], elevation, walls: [] };
      expect(flanks(board, [0, 0], [1, 0], [2, 0])).toBe(false);
      expect(flanks(board, [0, 0], [1, 0], [2, 0], { edition: '1.1' })).toBe(true);
    }
  });

  it('a wall between ally and target ends it: not adjacent (G2)', () => {
    const board: Board = {
      rows: ['...'],
      elevation: [],
      walls: [
        [
          [1, 0],
          [2, 0],
        ],
      ],
    };
    expect(flanks(board, [0, 0], [1, 0], [2, 0])).toBe(false);
  });

  it('large target: the segment between centres leaves it by opposite sides or corners', () => {
    const target = baseSpaces([2, 2], [2, 2]);
    const by = (a: Space, b: Space): boolean =>
      isFlanking(open, [a], target, [{ id: 'ally', spaces: [b] }], old);
    expect(by([1, 2], [4, 3])).toBe(true);
    expect(by([1, 1], [4, 4])).toBe(true);
    expect(by([1, 2], [3, 4])).toBe(false);
    expect(by([1, 1], [4, 3])).toBe(false);
  });

  it('REACH: the attacker may count the space its reach passes through (p.33)', () => {
    expect(flanks(open, [0, 2], [2, 2], [3, 2])).toBe(false);
    expect(flanks(open, [0, 2], [2, 2], [3, 2], { ...old, reach: 2 })).toBe(true);
    expect(flanks(open, [0, 0], [2, 2], [3, 3], { ...old, reach: 2 })).toBe(true);
    expect(flanks(open, [0, 1], [2, 2], [3, 2], { ...old, reach: 2 })).toBe(false);
    expect(flanks(open, [0, 2], [3, 2], [4, 2], { ...old, reach: 2 })).toBe(false);
  });

  it('but not a space it cannot attack through, and the ally’s reach never counts', () => {
    expect(reachSpacesOf(open, [[0, 2]], [[2, 2]], { reach: 2, blocked: [[1, 2]] })).toEqual([]);
    const walled: Board = {
      ...open,
      walls: [
        [
          [0, 2],
          [1, 2],
        ],
      ],
    };
    expect(reachSpacesOf(walled, [[0, 2]], [[2, 2]], { reach: 2 })).toEqual([]);
    expect(flanks(open, [3, 2], [2, 2], [0, 2], { ...old, reach: 2 })).toBe(false);
  });
});
