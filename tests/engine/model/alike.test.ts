import { expect, test } from 'vitest';
import { standIn } from '../../../src/engine/model/alike.ts';

interface Part {
  readonly place: number;
  readonly damage: number;
}

const inPlace = (): ((part: Part) => Part) => standIn((a: Part, b: Part) => a.place === b.place);

test('of parts that are alike in what is read the first stands for the others, each time it is asked', () => {
  const stands = inPlace();
  const first = { place: 1, damage: 0 };
  const hurt = { place: 1, damage: 3 };
  const moved = { place: 2, damage: 3 };
  expect(stands(first)).toBe(first);
  expect(stands(hurt)).toBe(first);
  expect(stands(moved)).toBe(moved);
  expect(stands({ place: 1, damage: 5 })).toBe(first);
  expect(stands(hurt)).toBe(first);
});

test('only the last few are remembered; whoever has a stand-in keeps it', () => {
  const stands = inPlace();
  const first = { place: 0, damage: 0 };
  const second = { place: 0, damage: 1 };
  stands(first);
  stands(second);
  for (let place = 1; place <= 4; place++) stands({ place, damage: 0 });
  const late = { place: 0, damage: 2 };
  expect(stands(late)).toBe(late);
  expect(stands(second)).toBe(first);
});
