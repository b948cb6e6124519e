import { expect, test } from 'vitest';
import type { Position, Space } from '../../../../src/engine/index.ts';
import { type TagBox, tagPlace } from '../../../../src/ui/board/marks/tag-place.ts';

/** Figures of one space each on a board of ten by eight. */
const standing = (...at: Space[]) =>
  ({
    state: {
      board: { rows: Array.from({ length: 8 }, () => Array(10).fill(null)) },
      figures: at.map((one, i) => ({ id: `f${i}`, at: one, size: [1, 1], side: 'combatants' })),
    },
  }) as unknown as Position;

const TAG = { width: 260, height: 46 };
const meets = (a: TagBox, b: TagBox) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
const bodyOf = ([x, y]: Space): TagBox => ({ x: x * 100 + 50, y: y * 100 + 50, width: 100, height: 100 });

test('a tag lies above its space, below it where that is asked for first, and within the board', () => {
  expect(tagPlace(standing(), [4, 4], TAG)).toMatchObject({ x: 450, y: 372 });
  expect(tagPlace(standing(), [4, 4], TAG, [], 'below')).toMatchObject({ x: 450, y: 528 });
  expect(tagPlace(standing(), [0, 4], TAG).x).toBe(130);
});

test('it makes way for figures, and for another tag', () => {
  const figures: Space[] = [
    [4, 3],
    [3, 4],
    [3, 5],
  ];
  const tag = tagPlace(standing(...figures), [4, 4], TAG);
  for (const one of figures) expect(meets(tag, bodyOf(one))).toBe(false);
  const other = tagPlace(standing(...figures), [4, 4], TAG, [tag], 'below');
  for (const one of [tag, ...figures.map(bodyOf)]) expect(meets(other, one)).toBe(false);
});

test('where all is full it hides as little as may be', () => {
  const crowd = [...Array(10).keys()].flatMap((x) => [...Array(8).keys()].map((y): Space => [x, y]));
  const free = crowd.filter(([x, y]) => !(y === 5 && x >= 3 && x <= 5));
  expect(tagPlace(standing(...free), [4, 4], TAG)).toMatchObject({ x: 450, y: 528 });
});
