import { expect, test } from 'vitest';
import type { Position } from '../../../../src/engine/index.ts';
import { placesOf } from '../../../../src/ui/table/actions/plate-places.ts';

const at = (places: Readonly<Record<string, readonly [number, number]>>) =>
  ({
    state: { figures: Object.entries(places).map(([id, at]) => ({ id, at, size: [1, 1] })) },
  }) as unknown as Position;

test('a plate lies at the lower edge of its own frame; beside another, a row lower', () => {
  const places = placesOf(at({ remi: [0, 0], one: [4, 4], two: [5, 4] }), ['one', 'two'], 'remi');
  expect(places.get('one')).toEqual({ at: [4.5, 4.94], row: 0 });
  expect(places.get('two')).toEqual({ at: [5.5, 4.94], row: 1 });
});

test('never on whoever acts: then at the upper edge, and the next above that', () => {
  const places = placesOf(at({ zeke: [4, 5], one: [4, 4], two: [5, 4] }), ['one', 'two'], 'zeke');
  expect(places.get('one')).toEqual({ at: [4.5, 4.06], row: -1 });
  expect(places.get('two')).toEqual({ at: [5.5, 4.06], row: -2 });
});
