/** How a map is laid over pages. */
import type { Board } from '../../engine/index.ts';
import { isDrawn, sizeOfBoard } from '../board/place/geometry.ts';

export const FORMATS = ['a4', 'letter'] as const;
export type Format = (typeof FORMATS)[number];

/** The whole map on a page; or a space as large as the figures that stand on it, over several. */
export const MAP_SCALES = ['page', 'inch'] as const;
export type MapScale = (typeof MAP_SCALES)[number];

export interface MapPage {
  /** The first column and row on it. */
  readonly from: readonly [x: number, y: number];
  readonly columns: number;
  readonly rows: number;
}

export interface MapPages {
  /** Whether the paper lies on its side. */
  readonly wide: boolean;
  /** Millimetres of a space. */
  readonly cell: number;
  readonly pages: readonly MapPage[];
}

const INCH = 25.4;
/** Millimetres of paper without its margins of 10 each, and what the words above the map take. */
const ROOM: Readonly<Record<Format, readonly [short: number, long: number]>> = {
  a4: [190, 277],
  letter: [195.9, 259.4],
};
const HEADING = 11;
/** What the legend below the map takes where all is on one page, and the numbers of columns and rows around it. */
const LEGEND = 34;
const RULERS = 0.92;

/** How a board is laid out on paper. Pages with nothing but void on them are left out. */
export function mapPages(board: Board, format: Format, scale: MapScale): MapPages {
  const [short, long] = ROOM[format];
  const ways = [false, true].map((wide) =>
    (scale === 'inch' ? inInches : onOnePage)(board, wide ? [long, short] : [short, long], wide),
  );
  const [tall, wide] = ways as [MapPages, MapPages];
  if (scale === 'page') return wide.cell > tall.cell ? wide : tall;
  return wide.pages.length < tall.pages.length ? wide : tall;
}

function onOnePage(board: Board, [width, height]: readonly [number, number], wide: boolean): MapPages {
  const { columns, rows } = sizeOfBoard(board);
  const cell = Math.min(width / (columns + RULERS), (height - HEADING - LEGEND) / (rows + RULERS), INCH);
  return { wide, cell, pages: [{ from: [0, 0], columns, rows }] };
}

function inInches(board: Board, [width, height]: readonly [number, number], wide: boolean): MapPages {
  const { columns, rows } = sizeOfBoard(board);
  const across = evenly(columns, Math.floor(width / INCH));
  const down = evenly(rows, Math.floor((height - HEADING) / INCH));
  const pages = down.flatMap(([y, high]) =>
    across.map(([x, broad]): MapPage => ({ from: [x, y], columns: broad, rows: high })),
  );
  return { wide, cell: INCH, pages: pages.filter((page) => isAnythingOn(board, page)) };
}

/** Parts of no more than so many, each as large as the others or one less: from where, how many. */
function evenly(all: number, most: number): readonly (readonly [from: number, count: number])[] {
  const parts = Math.ceil(all / most);
  const startOf = (part: number) => Math.round((part * all) / parts);
  return Array.from({ length: parts }, (_, part) => [startOf(part), startOf(part + 1) - startOf(part)]);
}

function isAnythingOn(board: Board, { from: [x, y], columns, rows }: MapPage): boolean {
  for (let row = y; row < y + rows; row++)
    for (let column = x; column < x + columns; column++) if (isDrawn(board, [column, row])) return true;
  return false;
}
