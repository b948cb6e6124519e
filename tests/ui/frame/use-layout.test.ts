import { describe, expect, test } from 'vitest';
import { type Layout, layoutOf, roomForCards } from '../../../src/ui/frame/use-layout.ts';

/** Pixels of the usual letters. */
const LETTERS = 17;

/** Every window of face.md 10: its layout, and how many cards have room in it. */
const WINDOWS: readonly [number, number, Layout, number][] = [
  [2560, 1440, 'wide', 9],
  [1920, 1080, 'wide', 9],
  [1440, 900, 'wide', 9],
  [1366, 768, 'wide', 9],
  [1280, 720, 'wide', 8],
  [1024, 768, 'wide', 7],
  [1024, 600, 'wide', 7],
  [768, 1024, 'wide', 7],
  [390, 844, 'phone', 9],
  [412, 732, 'phone', 9],
  [390, 664, 'phone', 6],
  [360, 640, 'phone', 6],
  [844, 390, 'low', 8],
  // 1440 × 900 and 1024 × 768 at 200 %.
  [720, 450, 'low', 10],
  [512, 384, 'low', 8],
];

describe('a window', () => {
  test.each(WINDOWS)('%i × %i has its layout and its room for cards', (width, height, layout, most) => {
    expect(layoutOf(width, height, LETTERS)).toBe(layout);
    expect(roomForCards(width, height, LETTERS)).toBe(most);
  });

  test('of twice the letters is half the window', () => {
    for (const [width, height] of WINDOWS) {
      expect(layoutOf(2 * width, 2 * height, 2 * LETTERS)).toBe(layoutOf(width, height, LETTERS));
      expect(roomForCards(2 * width, 2 * height, 2 * LETTERS)).toBe(roomForCards(width, height, LETTERS));
    }
    expect(layoutOf(1366, 768, 2 * LETTERS)).toBe('low');
  });

  test('has room for four cards at least, and for nine in a line at most', () => {
    for (let width = 320; width <= 3840; width += 40)
      for (let height = 320; height <= 2160; height += 40) {
        const most = roomForCards(width, height, LETTERS);
        expect(most, `${width}×${height}`).toBeGreaterThanOrEqual(4);
        expect(most, `${width}×${height}`).toBeLessThanOrEqual(
          layoutOf(width, height, LETTERS) === 'low' ? 10 : 9,
        );
      }
  });
});
