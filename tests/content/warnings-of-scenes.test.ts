import { expect, test } from 'vitest';
import type { Mechanic, Scene } from '../../src/campaign/index.ts';
import { doubtsOfScene } from '../../src/content/lint/doubts-of-scenes.ts';
import { over } from '../campaign/left.ts';
import { scene } from '../campaign/support.ts';

const to = (id: string, more: object = {}): Mechanic => ({ do: 'continue', to: id, ...more });
const never = { if: [{ is: 'flag' as const, flag: 'never' }] };
const said = (...scenes: readonly Scene[]) => {
  const all = Object.fromEntries(scenes.map((one) => [one.id, one]));
  return scenes.map((one) => doubtsOfScene(one, all).map(({ doubt }) => doubt));
};

test('scenes that lead to one another with nothing to read or answer are doubted, each with the way round', () => {
  const ring = said(scene('a', [{ ...over, ...never } as Mechanic, to('b')], []), scene('b', [to('a')], []));
  expect(ring).toEqual([
    [{ doubt: 'scenes-in-a-ring', scenes: ['a', 'b'] }],
    [{ doubt: 'scenes-in-a-ring', scenes: ['b', 'a'] }],
  ]);
  expect(said(scene('a', [to('a')], [{ ...never, text: 'At times.' }]))[0]).toHaveLength(1);
});

test('not where one is read, or asks first, or leads elsewhere for good', () => {
  const none = [[], []];
  expect(said(scene('a', [to('b')], ['Read.']), scene('b', [to('a')], []))).toEqual(none);
  const check: Mechanic = { do: 'check', skill: 'lore', difficulty: 9, by: 'choose', pass: [], fail: [] };
  expect(said(scene('a', [check, to('b')], []), scene('b', [to('a')], []))).toEqual(none);
  expect(said(scene('a', [to('b')], []), scene('b', [over, to('a')], []))).toEqual(none);
  expect(said(scene('a', [to('b')], []), scene('b', [{ ...check, ...never }, over], []))).toEqual(none);
});
