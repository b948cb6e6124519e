import { expect, test } from 'vitest';
import { onFoot } from '../../src/content/lint/on-foot.ts';
import type { Board } from '../../src/engine/model/board.ts';

const board = (...rows: string[]): Board => ({ rows, elevation: [], walls: [] });

test('a way goes round what is Obstructing and Void, and round walls; never between them diagonally', () => {
  const { reaches } = onFoot(board('..#.', '.#..', '. ..'), [[0, 0]]);
  expect([reaches([1, 0]), reaches([0, 2]), reaches([3, 0]), reaches([2, 1])]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const walled = {
    ...board('..'),
    walls: [
      [
        [0, 0],
        [1, 0],
      ] as const,
    ],
  };
  expect(onFoot(walled, [[0, 0]]).reaches([1, 0])).toBe(false);
});

test('what cannot be entered may be stood beside, and what cannot be come to may be seen', () => {
  const walk = onFoot(board('.  .', '....'), [[0, 0]]);
  expect(walk.comesBeside([2, 0])).toBe(true);
  const chasm = onFoot(board('.d', '  ', '..'), [[0, 0]]);
  expect(chasm.reaches([0, 2])).toBe(false);
  expect(chasm.comesBeside([0, 2])).toBe(false);
  // Void lies between, which stops a look.
  expect(chasm.sees([0, 2])).toBe(false);
  const window = {
    ...board('...', '...'),
    walls: [
      [
        [1, 0],
        [2, 0],
      ] as const,
      [
        [2, 0],
        [2, 1],
      ] as const,
    ],
  };
  expect(onFoot(window, [[0, 0]]).sees([2, 0])).toBe(false);
  expect(onFoot(window, [[0, 0]]).sees([2, 1])).toBe(true);
});

test('on a board made to take long, sight is taken for granted after so many looks', () => {
  const wide = board(...Array.from({ length: 48 }, () => '.'.repeat(50)), ' ', '.'.repeat(50));
  const walk = onFoot(wide, [[0, 0]]);
  const seen = Array.from({ length: 50 }, (_, x) => walk.sees([x, 49]));
  expect(seen[0]).toBe(false);
  expect(seen.at(-1)).toBe(true);
});
