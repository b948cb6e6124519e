import { expect, test } from 'vitest';
import type { MoveDestination } from '../../../../src/engine/index.ts';
import { spread } from '../../../../src/ui/board/marks/edge-places.ts';
import { aroundOf } from '../../../../src/ui/board/place/in-reach.ts';
import { awayOf } from '../../../../src/ui/board/place/zoomed.ts';

test('a board is moved so that all of an area is seen: not where it is, to its middle where it has room', () => {
  expect(awayOf([20, 80], 50, [0, 100])).toBe(0);
  expect(awayOf([-40, 40], 0, [0, 100])).toBe(-50);
  expect(awayOf([90, 150], 100, [0, 100])).toBe(70);
});

test('where it has no room whoever acts is in the middle, as far as there is more of it on both sides', () => {
  expect(awayOf([0, 300], 150, [0, 100])).toBe(100);
  // At its left edge: all that is seen is of it.
  expect(awayOf([-20, 300], 0, [0, 100])).toBe(-20);
});

test('in sight from the start of a turn is what is reached for the least price, with whoever acts', () => {
  const to = (x: number, y: number, sp: number) =>
    ({ space: [x, y], startSp: sp, sp: 0 }) as unknown as MoveDestination;
  expect(aroundOf([3, 3], [], '1 remi')).toBeNull();
  const found = aroundOf([3, 3], [to(1, 4, 1), to(5, 3, 1), to(9, 9, 2)], '1 remi');
  expect(found).toEqual({ turn: '1 remi', from: [1, 3], to: [5, 4] });
});

test('no arrow at the board’s edge lies over what shows all of it, in the lower left corner', () => {
  const room = { width: 390, height: 440 };
  const at = { x: 48, y: 415, angle: 135 };
  const [laid] = spread([at], room);
  expect(Math.abs(laid!.y - at.y) + Math.abs(laid!.x - at.x)).toBeGreaterThan(30);
});

test('nor over whoever acts: it goes along the edge', () => {
  const room = { width: 390, height: 440 };
  const at = { x: 342, y: 200, angle: 0 };
  const [free] = spread([at], room);
  expect(free).toEqual(at);
  const [laid] = spread([at], room, [{ x: 360, y: 200, half: 22 }]);
  expect(Math.abs(laid!.y - 200)).toBeGreaterThanOrEqual(41);
});

test('nor over a figure that is in sight, a little way along; where all is full of them it lies where it points', () => {
  const room = { width: 390, height: 440 };
  const at = { x: 342, y: 200, angle: 0 };
  const stood = (y: number) => ({ x: 360, y, half: 22 });
  const [laid] = spread([at], room, [], [stood(200)]);
  expect(Math.abs(laid!.y - 200)).toBeGreaterThanOrEqual(41);
  expect(Math.abs(laid!.y - 200)).toBeLessThan(100);
  const crowd = Array.from({ length: 11 }, (_, i) => stood(i * 40));
  expect(spread([at], room, [], crowd)).toEqual([at]);
});
