/** The rows of a tile, painted space by space. */
import type { Space } from '../engine/index.ts';
import { isObject, type Json, type JsonObject, listIn } from './json.ts';

const textsIn = (file: Json, key: string): string[] =>
  listIn(file, key).map((row) => (typeof row === 'string' ? row : ''));

/** The rows as long as the longest and as many as are needed for those spaces, filled up with a letter. */
function reaching(rows: readonly string[], spaces: readonly Space[], fill: string): string[] {
  const width = Math.max(1, ...rows.map((row) => row.length), ...spaces.map(([x]) => x + 1));
  const height = Math.max(1, rows.length, ...spaces.map(([, y]) => y + 1));
  return Array.from({ length: height }, (_, y) => (rows[y] ?? '').padEnd(width, fill));
}

const withLetter = (rows: readonly string[], spaces: readonly Space[], letter: string): string[] => {
  const painted = rows.map((row) => [...row]);
  for (const [x, y] of spaces) painted[y]![x] = letter;
  return painted.map((row) => row.join(''));
};

/** Spaces a tile may be painted in: no further than files may go. */
const MOST = 60;
const onPaper = (spaces: readonly Space[]): readonly Space[] =>
  spaces.filter(([x, y]) => x >= 0 && y >= 0 && x < MOST && y < MOST);

/** A tile with that terrain on these spaces; it grows to the east and south where they lie beyond it. */
export function withTerrainLetter(tile: JsonObject, spaces: readonly Space[], letter: string): JsonObject {
  const painted = onPaper(spaces);
  if (painted.length === 0) return tile;
  const rows = trimmed(withLetter(reaching(textsIn(tile, 'rows'), painted, ' '), painted, letter));
  return fitted({ ...tile, rows });
}

/** A tile with that level on these spaces. All on the first level is none that is written down. */
export function withLevel(tile: JsonObject, spaces: readonly Space[], level: number): JsonObject {
  const rows = textsIn(tile, 'rows');
  const there = onPaper(spaces).filter(([x, y]) => (rows[y]?.[x] ?? ' ') !== ' ');
  if (there.length === 0) return tile;
  const levels = reaching(textsIn(tile, 'elevation'), there, '1');
  return fitted({ ...tile, elevation: withLetter(levels, there, String(level)) });
}

/** Rows without empty columns in the east and empty rows in the south; one space is left of the last. */
function trimmed(rows: readonly string[]): string[] {
  const width = Math.max(1, ...rows.map((row) => row.trimEnd().length));
  const last = Math.max(
    0,
    rows.findLastIndex((row) => row.trim() !== ''),
  );
  return rows.slice(0, last + 1).map((row) => row.slice(0, width).padEnd(width, ' '));
}

/** Its levels cut and filled to its rows. */
function fitted(tile: JsonObject): JsonObject {
  const { elevation: _, ...rest } = tile;
  const rows = textsIn(tile, 'rows');
  const levels = textsIn(tile, 'elevation');
  const fit = rows.map((row, y) => [...row].map((_one, x) => levels[y]?.[x] ?? '1').join(''));
  if (fit.every((row) => /^1*$/.test(row))) return rest;
  // In its place among the fields, or after the rows where it is new.
  return isObject(tile) && 'elevation' in tile
    ? Object.fromEntries(Object.entries(tile).map(([key, value]) => [key, key === 'elevation' ? fit : value]))
    : { ...tile, elevation: fit };
}
