import { expect, test } from 'vitest';
import { damageRange, hitRange, rangeInAll } from '../../../src/stores/middara/damage-range.ts';

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

test('of several that come one after the other: misses count, never beyond what is left, at least a point where any may hurt', () => {
  const hit = [
    [0, 0.5],
    [3, 0.5],
  ] as const;
  expect(rangeInAll([], 9)).toEqual([0, 0]);
  expect(rangeInAll([[[0, 1]]], 9)).toEqual([0, 0]);
  expect(rangeInAll([hit], 9)).toEqual([0, 3]);
  expect(rangeInAll([hit, hit], 9)).toEqual([0, 6]);
  expect(rangeInAll([hit, hit], 4)).toEqual([0, 4]);
  expect(rangeInAll([[[2, 1]], [[2, 1]]], 9)).toEqual([4, 4]);
  expect(
    rangeInAll(
      [
        [
          [0, 0.99],
          [5, 0.01],
        ],
      ],
      9,
    ),
  ).toEqual([0, 1]);
});

test('beside the chance to hit nothing is the least where a hit may come to that, and no odds contradict each other', () => {
  const oneLeft = [
    [0, 0.44],
    [1, 0.56],
  ] as const;
  expect(hitRange(oneLeft, 0.64)).toEqual([0, 1]);
  expect(hitRange(oneLeft, 0.56)).toEqual([1, 1]);
  expect(hitRange(oneLeft, 0.562)).toEqual([1, 1]);
  expect(hitRange([[0, 1]], 0.3)).toBeNull();
});
