import { expect, test } from 'vitest';
import type { Box } from '../../../../src/ui/frame/corners.ts';
import { bubbleBeside } from '../../../../src/ui/table/lesson/use-bubble.ts';

const ROOM: Box = { left: 0, top: 50, right: 1000, bottom: 600 };
const box = (left: number, top: number, width = 60, height = 60): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const covers = (place: { left: number; top: number }, other: Box) => {
  const own = box(place.left, place.top, 260, 100);
  return own.left < other.right && own.right > other.left && own.top < other.bottom && own.bottom > other.top;
};

test('a bubble lies beside what it speaks of, its arrow at the middle of it', () => {
  const place = bubbleBeside(box(300, 300), ROOM, 260, 100, []);
  expect(place.side).toBe('right');
  expect(place.top + place.arrow).toBe(330);
  expect(covers(place, box(300, 300))).toBe(false);
});

test('it goes where no figure stands', () => {
  const imps = [box(380, 300), box(500, 320)];
  const place = bubbleBeside(box(300, 300), ROOM, 260, 100, imps);
  expect(imps.filter((imp) => covers(place, imp))).toEqual([]);
  expect(covers(place, box(300, 300))).toBe(false);
});

test('it stays on the board, over what lies below it and under what lies above', () => {
  expect(bubbleBeside(box(400, 650, 130, 96), ROOM, 260, 100, [])).toMatchObject({ side: 'top', top: 492 });
  expect(bubbleBeside(box(400, 0, 200, 40), ROOM, 260, 100, [])).toMatchObject({ side: 'bottom', top: 58 });
  const place = bubbleBeside(box(960, 300, 40), ROOM, 260, 100, []);
  expect(place).toMatchObject({ side: 'left' });
  expect(place.left + 260).toBeLessThan(960);
});

test('on a phone it is a strip at the upper edge, at the lower one where figures stand above', () => {
  const phone: Box = { left: 0, top: 90, right: 390, bottom: 540 };
  expect(bubbleBeside(box(150, 300), phone, 374, 60, [])).toMatchObject({ left: 8, top: 98, side: 'top' });
  expect(bubbleBeside(box(150, 300), phone, 374, 60, [box(40, 110)])).toMatchObject({ top: 472 });
  expect(bubbleBeside(box(0, 50, 390, 36), phone, 374, 60, [])).toMatchObject({ top: 98, side: 'bottom' });
});
