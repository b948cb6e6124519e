import { expect, test } from 'vitest';
import { hpFits, hpSizes } from '../../../../src/ui/board/pieces/place-of.ts';

/** Height of the letters on the screen. */
function pixelsOf(cell: number, wide: number): number {
  const { heart, type } = hpSizes(cell, wide);
  return (type * heart * cell) / 100;
}

test('HP on figures is at least 13 pixels high at every size of a space, and 18 on a screen from 1920 wide', () => {
  for (let cell = 22; cell <= 160; cell++) {
    expect(pixelsOf(cell, 1366), `${cell}`).toBeGreaterThanOrEqual(12.99);
    if (cell >= 30) expect(pixelsOf(cell, 1920), `${cell}`).toBeGreaterThanOrEqual(17.99);
  }
  expect(pixelsOf(100, 1366)).toBeCloseTo(25.5);
});

test('it stays inside its own space: the heart, two digits in it, and what is left of a fall', () => {
  for (let cell = 12; cell <= 160; cell++) {
    const { heart, type } = hpSizes(cell, 1920);
    // The heart is half a space wide, and its letters are about its middle.
    expect(50 * heart).toBeLessThanOrEqual(65);
    const right = 100 - 25 * heart + type * heart * 0.56;
    expect(right, `${cell}`).toBeLessThanOrEqual(102);
  }
  // At the spaces of Under Hallow Street at 1366 a fall is no smaller than what is left of others.
  expect(pixelsOf(40, 1366)).toBeLessThanOrEqual((hpFits('12→0') * 40) / 100);
});
