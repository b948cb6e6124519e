import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdSpace } from '../../../src/ui/frame/hold-space.ts';

const shows = { skip: vi.fn(), hurry: vi.fn() };
const down = (repeat = false) => holdSpace(shows)(new KeyboardEvent('keydown', { key: ' ', repeat }));
const up = () => window.dispatchEvent(new KeyboardEvent('keyup', { key: ' ' }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test('Space let go at once ends what is shown, once', () => {
  down();
  up();
  up();
  vi.advanceTimersByTime(1000);
  expect([shows.skip.mock.calls.length, shows.hurry.mock.calls.length]).toEqual([1, 0]);
});

test('held it hurries for as long, and ends nothing (face.md 11, watching)', () => {
  down();
  vi.advanceTimersByTime(300);
  down(true);
  expect(shows.hurry.mock.calls).toEqual([[true]]);
  up();
  expect(shows.hurry.mock.calls).toEqual([[true], [false]]);
  expect(shows.skip).not.toHaveBeenCalled();
});

test('let go in another window, it hurries no longer', () => {
  down();
  vi.advanceTimersByTime(300);
  window.dispatchEvent(new Event('blur'));
  up();
  expect(shows.hurry.mock.calls).toEqual([[true], [false]]);
  expect(shows.skip).not.toHaveBeenCalled();
});
