import { expect, test } from 'vitest';
import { damageRange } from '../../../src/stores/middara/damage-range.ts';

test('of the throws that hurt, nine in ten lie between the two numbers', () => {
  expect(damageRange([])).toBeNull();
  expect(damageRange([[0, 1]])).toBeNull();
  expect(damageRange([[3, 1]])).toEqual([3, 3]);
  // A miss counts for nothing, a throw in fifty does not either.
  expect(
    damageRange([
      [0, 0.5],
      [1, 0.01],
      [2, 0.2],
      [3, 0.28],
      [6, 0.01],
    ]),
  ).toEqual([2, 3]);
  expect(
    damageRange([
      [1, 0.1],
      [2, 0.3],
      [9, 0.6],
    ]),
  ).toEqual([1, 9]);
});
