import { expect, test } from 'vitest';
import { sidesOf } from '../../../../src/games/folklore/screens/label-sides.ts';

const place = (id: string, at: readonly [number, number], must = false) => ({
  id,
  name: 'The Sour Meadow',
  kind: 'road' as const,
  at,
  must,
});

test('a name that would lie over a place is not written, but for one that must be told', () => {
  const crowd = [place('a', [300, 300]), place('b', [100, 300]), place('c', [500, 300])];
  const around = [...crowd, place('d', [300, 340]), place('e', [300, 260])];
  expect(sidesOf(crowd.slice(0, 1), around, [600, 600], 2).has('a')).toBe(false);
  expect(sidesOf([place('a', [300, 300], true)], around, [600, 600], 2).has('a')).toBe(true);
});

test('where the map is shown smaller a name takes more of it, and goes to another side', () => {
  const named = [place('a', [100, 300])];
  const around = [...named, place('b', [370, 300])];
  expect(sidesOf(named, around, [1000, 600]).get('a')).toBe('right');
  expect(sidesOf(named, around, [1000, 600], 1.5).get('a')).not.toBe('right');
});
