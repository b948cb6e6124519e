import { expect, test } from 'vitest';
import type { Position } from '../../../../src/engine/index.ts';
import { placesOf } from '../../../../src/ui/table/actions/plate-places.ts';

const at = (places: Readonly<Record<string, readonly [number, number]>>) =>
  ({
    state: {
      figures: Object.entries(places).map(([id, at]) => ({ id, at, side: 'combatants', size: [1, 1] })),
    },
  }) as unknown as Position;

test('a plate lies at the lower edge of its own frame; beside another at the upper one', () => {
  const places = placesOf(at({ remi: [0, 0], one: [4, 4], two: [5, 4] }), ['one', 'two'], 'remi');
  expect(places.get('one')).toEqual({ at: [4.5, 4.94], row: 0 });
  expect(places.get('two')).toEqual({ at: [5.5, 4.06], row: -1 });
});

test('on no head of anybody where a place at its own frame is free: below, then above, then beside', () => {
  const below = { remi: [0, 0], one: [4, 4], rook: [4, 5] } as const;
  expect(placesOf(at(below), ['one'], 'remi').get('one')).toEqual({ at: [4.5, 4.06], row: -1 });
  // Above would lie on what is written on the one there, not on a head.
  const both = { ...below, zeke: [3, 3], two: [5, 3] } as const;
  expect(placesOf(at(both), ['one'], 'remi').get('one')).toMatchObject({ row: -1 });
  const acts = { ...below, zeke: [4, 3] } as const;
  const place = placesOf(at(acts), ['one'], 'zeke').get('one')!;
  expect(place).toMatchObject({ row: 0, beside: 'left' });
  expect(place.at[0]).toBeCloseTo(4.06);
  const walled = { ...acts, two: [3, 4] } as const;
  expect(placesOf(at(walled), ['one'], 'zeke').get('one')).toMatchObject({ beside: 'right' });
});

test('heads all around: it keeps to its frame all the same', () => {
  const crowd = Object.fromEntries(
    [3, 4, 5].flatMap((x) => [1, 2, 3, 4, 5, 6, 7].map((y) => [`f${x}${y}`, [x, y] as const])),
  );
  expect(placesOf(at(crowd), ['f44'], 'remi-off').get('f44')).toMatchObject({ at: [4.5, expect.anything()] });
});

test('never on whoever acts: then at the upper edge, and the next beside its own', () => {
  const places = placesOf(at({ zeke: [4, 5], one: [4, 4], two: [5, 4] }), ['one', 'two'], 'zeke');
  expect(places.get('one')).toEqual({ at: [4.5, 4.06], row: -1 });
  expect(places.get('two')).toMatchObject({ row: 0, beside: 'right' });
});
