import { expect, test } from 'vitest';
import type { Board } from '../../../src/engine/index.ts';
import { FORMATS, mapPages } from '../../../src/ui/print/map-pages.ts';

const INCH = 25.4;
/** Millimetres of the sheets themselves. */
const SHEET = { a4: [210, 297], letter: [215.9, 279.4] } as const;

const board = (rows: readonly string[]): Board => ({ rows, elevation: [], walls: [] });
const full = (columns: number, rows: number): Board =>
  board(Array.from({ length: rows }, () => '.'.repeat(columns)));

test.each(FORMATS)(
  'in inches on %s every space is on one page, and no page is larger than its paper',
  (format) => {
    for (const [columns, rows] of [
      [3, 2],
      [6, 5],
      [18, 14],
      [40, 40],
      [7, 30],
      [25, 4],
    ] as const) {
      const { pages, wide, cell } = mapPages(full(columns, rows), format, 'inch');
      expect(cell).toBe(INCH);
      const seen = new Map<string, number>();
      for (const page of pages) {
        const [width, height] = wide ? [...SHEET[format]].reverse() : SHEET[format];
        expect(page.columns * cell).toBeLessThanOrEqual(width! - 20);
        expect(page.rows * cell).toBeLessThanOrEqual(height! - 20 - 10);
        for (let x = page.from[0]; x < page.from[0] + page.columns; x++)
          for (let y = page.from[1]; y < page.from[1] + page.rows; y++)
            seen.set(`${x},${y}`, (seen.get(`${x},${y}`) ?? 0) + 1);
      }
      expect(seen.size).toBe(columns * rows);
      expect([...seen.values()].every((times) => times === 1)).toBe(true);
    }
  },
);

test('the paper lies as fewer pages need it, and pages of nothing but void are left out', () => {
  expect(mapPages(full(10, 7), 'a4', 'inch')).toMatchObject({
    wide: true,
    pages: [{ columns: 10, rows: 7 }],
  });
  expect(mapPages(full(7, 10), 'a4', 'inch')).toMatchObject({
    wide: false,
    pages: [{ columns: 7, rows: 10 }],
  });
  const corner = [
    ...Array.from({ length: 10 }, () => '.'.repeat(7)),
    ...Array.from({ length: 10 }, () => ' '.repeat(7) + '.'.repeat(7)),
  ];
  const { pages } = mapPages(board(corner), 'a4', 'inch');
  expect(pages.map(({ from }) => from)).toEqual([
    [0, 0],
    [7, 10],
  ]);
});

test('on one page all of it is there, as large as it goes but no larger than an inch', () => {
  for (const format of FORMATS) {
    const small = mapPages(full(4, 4), format, 'page');
    expect(small.cell).toBe(INCH);
    const flat = mapPages(full(30, 8), format, 'page');
    expect(flat.wide).toBe(true);
    expect(flat.pages).toEqual([{ from: [0, 0], columns: 30, rows: 8 }]);
    expect(flat.cell * 30).toBeLessThan(SHEET[format][1] - 20);
    const tall = mapPages(full(8, 30), format, 'page');
    expect(tall.wide).toBe(false);
    expect(tall.cell * 30).toBeLessThan(SHEET[format][1] - 20);
  }
});
