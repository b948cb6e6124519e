import { describe, expect, test } from 'vitest';
import { chooseWay } from '../../../src/engine/ai/choose-way.ts';
import { goalOf, type MoveOrder } from '../../../src/engine/ai/move-goals.ts';
import { couldAttack, couldBeStruck, hasTargetFrom, targetsFrom } from '../../../src/engine/ai/what-if.ts';
import { holds, isDone } from '../../../src/engine/ai/worth.ts';
import { type AiMove, figureIn, type Position, type Space } from '../../../src/engine/index.ts';
import type { AttackProfile } from '../../../src/engine/queries/figures/attack-profile.ts';
import type { Placed } from '../../../src/engine/queries/figures/figures.ts';
import { gridOf } from '../../../src/engine/queries/geometry/board-grid.ts';
import { arena, brute, hero } from '../../support/arena.ts';

const MELEE = { kind: 'melee', range: 1 } as AttackProfile;
const shot = (range: number) => ({ kind: 'ranged', range }) as AttackProfile;

/** A beast in a corridor among Adventurers. */
const among = (
  at: Space,
  heroes: readonly Space[],
  stats: object = {},
  board: object = { rows: ['.'.repeat(9)] },
) =>
  arena({
    board,
    figures: [brute('beast', at, stats), ...heroes.map((one, i) => hero(`hero-${i + 1}`, one))],
  });

const beastOf = (position: Position) => figureIn(position.state, 'beast');

/** Of the spaces of the row, those that are so for a move. */
function where(
  position: Position,
  to: AiMove['to'],
  is: typeof isDone,
  more: Partial<MoveOrder> = {},
): number[] {
  const order: MoveOrder = {
    move: { do: 'move', to },
    struck: null,
    nextAttack: null,
    style: 'melee',
    ...more,
  };
  const worthOf = goalOf(position, beastOf(position), order)!;
  const grid = gridOf(position.state.board);
  return Array.from({ length: 9 }, (_, x) => x).filter((x) =>
    is(worthOf(grid.spaces.findIndex(([at]) => at === x))),
  );
}

describe('where what a move says is so (C6, X71)', () => {
  test('farther: only where it is farther off than it stands now', () => {
    const position = among([3, 0], [[0, 0]]);
    for (const goal of ['farther', 'away'] as const) {
      expect(where(position, { goal, from: 'nearest' }, isDone)).toEqual([4, 5, 6, 7, 8]);
      expect(where(position, { goal, from: 'nearest' }, holds)).toEqual([4, 5, 6, 7, 8]);
    }
  });

  test('farther from the target: of this step, and from nobody where there is none', () => {
    const position = among(
      [3, 0],
      [
        [0, 0],
        [8, 0],
      ],
    );
    const to = { goal: 'farther', from: 'target' } as const;
    expect(where(position, to, holds, { struck: 'hero-2' })).toEqual([0, 1, 2]);
    const order: MoveOrder = { move: { do: 'move', to }, struck: null, nextAttack: null, style: 'melee' };
    expect(goalOf(position, beastOf(position), order)).toBeNull();
  });

  test('towards: beside it, and never in its own space (p.42, X70)', () => {
    const position = among([0, 0], [[5, 0]]);
    expect(where(position, { goal: 'towards', of: 'nearest' }, holds)).toEqual([4, 6]);
    expect(where(position, { goal: 'towards', of: 'nearest' }, isDone)).toEqual([]);
    const nextAttack = shot(2);
    expect(where(position, { goal: 'towards', of: 'nearest' }, isDone, { nextAttack })).toEqual([3, 4, 6, 7]);
  });

  test('adjacent: beside it; with an attack to come only where that is legal (X26)', () => {
    const position = among([0, 0], [[5, 0]]);
    const to = { goal: 'adjacent', of: 'most-opponents' } as const;
    expect(where(position, to, holds)).toEqual([4, 6]);
    expect(where(position, to, isDone)).toEqual([4, 6]);
    expect(where(position, to, isDone, { nextAttack: MELEE })).toEqual([4, 6]);
  });

  test('within: counts spaces, and is done where the attack to come is legal (p.60, X26)', () => {
    const position = among([0, 0], [[5, 0]]);
    const to = { goal: 'within', range: 2, of: 'nearest' } as const;
    expect(where(position, to, holds)).toEqual([3, 4, 6, 7]);
    expect(where(position, to, isDone)).toEqual([3, 4, 6, 7]);
    expect(where(position, to, isDone, { nextAttack: MELEE })).toEqual([4, 6]);
  });

  test('up to Range X: from the nearest, or from any (p.60)', () => {
    const position = among(
      [0, 0],
      [
        [2, 0],
        [8, 0],
      ],
    );
    const of = (whom: 'nearest' | 'any') => ({ goal: 'up-to-range', range: 2, of: whom }) as const;
    expect(where(position, of('nearest'), isDone)).toEqual([0, 1, 3, 4]);
    expect(where(position, of('any'), isDone)).toEqual([0, 1, 3, 4, 6, 7]);
  });

  test('up to a Range is no farther than that, however far the attack after it goes', () => {
    const position = among([4, 0], [[0, 0]]);
    const to = { goal: 'up-to-range', range: 2, of: 'nearest' } as const;
    expect(where(position, to, isDone, { nextAttack: shot(6), style: 'ranged' })).toEqual([1, 2]);
  });
});

describe('whom it could attack from where it thinks of standing', () => {
  const could = (position: Position, at: Space, profile: AttackProfile, whom = 'hero-1') =>
    couldAttack(position, beastOf(position), at, figureIn(position.state, whom), profile);

  test('in Range and no farther, and nobody whose space it would stand in (X70)', () => {
    const position = among([0, 0], [[5, 0]]);
    const legal = [1, 2, 3, 4, 5, 6].filter((x) => could(position, [x, 0], shot(3)));
    expect(legal).toEqual([2, 3, 4, 6]);
    expect([3, 4, 5].map((x) => could(position, [x, 0], MELEE))).toEqual([false, true, false]);
  });

  test('over heads only who is COLOSSAL (L5)', () => {
    const wall = (tags: readonly string[]) =>
      among(
        [0, 0],
        [
          [5, 0],
          [3, 0],
        ],
        { tags },
      );
    expect(could(wall([]), [1, 0], shot(6))).toBe(false);
    expect(could(wall(['colossal']), [1, 0], shot(6))).toBe(true);
  });

  test('all of them, or whether there is anybody', () => {
    const position = among(
      [0, 0],
      [
        [3, 0],
        [7, 0],
      ],
    );
    const from = (x: number) => targetsFrom(position, beastOf(position), [x, 0], shot(2)).map(({ id }) => id);
    expect([from(0), from(1), from(5)]).toEqual([[], ['hero-1'], ['hero-1', 'hero-2']]);
    expect([0, 1].map((x) => hasTargetFrom(position, beastOf(position), [x, 0], shot(2)))).toEqual([
      false,
      true,
    ]);
  });
});

describe('whose Break Attack it would be under (M4, A1)', () => {
  const struck = (position: Position, at: Space) =>
    couldBeStruck(position, beastOf(position), at, figureIn(position.state, 'hero-1') as Placed);

  test('of who stands beside it, not of who stands farther off', () => {
    const position = among([0, 0], [[5, 0]]);
    expect([3, 4, 6, 7].map((x) => struck(position, [x, 0]))).toEqual([false, true, true, false]);
  });

  test('one level up or down, not two', () => {
    const steps = (level: number) =>
      among([0, 0], [[1, 0]], {}, { rows: ['...'], elevation: [`11${level}`] });
    expect([1, 2, 3].map((level) => struck(steps(level), [2, 0]))).toEqual([true, true, false]);
  });
});

test('C6: one order with fewer points ends elsewhere, whatever was asked of it before', () => {
  const position = among([0, 0], [[8, 0]]);
  const move: AiMove = { do: 'move', to: { goal: 'towards', of: 'nearest' } };
  const order: MoveOrder = { move, struck: null, nextAttack: null, style: 'melee' };
  const ends = [1, 3, 2, 3].map(
    (points) => chooseWay(position, beastOf(position), { ...order, points }).way?.end[0],
  );
  expect(ends).toEqual([1, 3, 2, 3]);
});
