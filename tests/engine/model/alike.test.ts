import { expect, test } from 'vitest';
import { standIn } from '../../../src/engine/model/alike.ts';

interface Part {
  readonly place: number;
  readonly damage: number;
}

/** Alike in the place, and in the damage too for whom that matters. */
const inPlace = (): ((part: Part, about: 'place' | 'damage') => Part) =>
  standIn((a: Part, b: Part, about: 'place' | 'damage') =>
    about === 'place' ? a.place === b.place : a.place === b.place && a.damage === b.damage,
  );

test('of parts that are alike in what is read the first stands for the others', () => {
  const stands = inPlace();
  const first = { place: 1, damage: 0 };
  const hurt = { place: 1, damage: 3 };
  const moved = { place: 2, damage: 3 };
  expect(stands(first, 'place')).toBe(first);
  expect(stands(hurt, 'place')).toBe(first);
  expect(stands(moved, 'place')).toBe(moved);
  expect(stands({ place: 1, damage: 5 }, 'place')).toBe(first);
});

test('for each question by itself', () => {
  const stands = inPlace();
  const first = { place: 1, damage: 0 };
  const hurt = { place: 1, damage: 3 };
  expect(stands(first, 'place')).toBe(first);
  expect(stands(hurt, 'damage')).toBe(hurt);
  expect(stands(hurt, 'place')).toBe(first);
  expect(stands(first, 'damage')).toBe(first);
});

test('only the last few are remembered', () => {
  const stands = inPlace();
  const first = { place: 0, damage: 0 };
  stands(first, 'place');
  expect(stands({ place: 0, damage: 1 }, 'place')).toBe(first);
  for (let place = 1; place <= 8; place++) stands({ place, damage: 0 }, 'place');
  const late = { place: 0, damage: 2 };
  expect(stands(late, 'place')).toBe(late);
});
