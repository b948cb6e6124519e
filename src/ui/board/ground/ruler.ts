import type { BoardSize } from '../place/geometry.ts';
import { CELL } from '../place/geometry.ts';

/** Strokes of the digits, each from the corner of a box of 12 by 18. */
const DIGITS = [
  'm6 0c-8 0-8 18 0 18s8-18 0-18z',
  'm1.5 3.5l5.5-3.5v18',
  'm.5 4c.5-5.5 11-5 10.5 1-.3 4-8 9-10.5 13h11',
  'm1 2c2.5-3 9.5-2.5 9.5 2.3 0 2.7-2.5 4.2-5.5 4.2 4 0 6.5 1.5 6.5 4.7 0 5.3-8 6.3-11 2.3',
  'm8.5 18v-18l-8 12.5h11.5',
  'm10.5 0h-8.5l-.5 8c3.5-2 10-1 10 4.5 0 6-8 7-11 3',
  'm10 1c-6-3-9.5 3-9.5 10 0 9.5 11 9 11 1.2 0-6.2-8.5-7.2-10.7-1.2',
  'm.5 0h11l-7 18',
  'm6 8.3c-6.5-1-6.5-8.3 0-8.3s6.5 7.3 0 8.3c-7.8 1-7.8 9.7 0 9.7s7.8-8.7 0-9.7z',
  'm2 17c6 3 9.5-3 9.5-10 0-9.5-11-9-11-1.2 0 6.2 8.5 7.2 10.7 1.2',
];
const WIDTH = 12;
const HEIGHT = 18;
/** From one digit to the next of its number. */
const PITCH = 16;

/** A number in strokes, its middle at a point of the drawing. */
function numberPath(number: number, x: number, y: number): string {
  const digits = String(number);
  const left = x - ((digits.length - 1) * PITCH + WIDTH) / 2;
  return Array.from(
    digits,
    (digit, i) => `M${left + i * PITCH} ${y - HEIGHT / 2}${DIGITS[Number(digit)]}`,
  ).join('');
}

/**
 * The coordinates along the edges, as every text names spaces: one path. Sixty texts of a large board cost more to
 * lay out than all else that lies on it.
 */
export function rulerPath({ columns, rows }: BoardSize): string {
  let path = '';
  for (let x = 0; x < columns; x++) path += numberPath(x, (x + 0.5) * CELL, -26);
  for (let y = 0; y < rows; y++) path += numberPath(y, -24, (y + 0.5) * CELL);
  return path;
}
