import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import type { TileFile } from '../files/encounter-file.ts';
import { wallFinding } from '../join-tiles.ts';

/** What the shapes alone do not say of a tile: equal rows, elevation of the same size, walls inside. */
export function checkTile(tile: TileFile): Finding[] {
  const found: Finding[] = [];
  const width = tile.rows[0]!.length;
  tile.rows.forEach((row, y) => {
    if (row.length !== width) {
      const expected = `${width} characters, like the first row`;
      found.push({ path: jsonPath(['rows', y]), expected, got: `${row.length}: ${shown(row)}` });
    }
  });
  const elevation = tile.elevation ?? [];
  if (tile.elevation && elevation.length !== tile.rows.length) {
    found.push({ path: '$.elevation', expected: `${tile.rows.length} rows`, got: `${elevation.length}` });
  }
  elevation.forEach((row, y) => {
    if (row.length !== width) {
      found.push({ path: jsonPath(['elevation', y]), expected: `${width} digits`, got: shown(row) });
    }
  });
  (tile.walls ?? []).forEach((wall, i) => {
    const wrong = wallFinding(wall, tile.rows, ['walls', i]);
    if (wrong) found.push(wrong);
  });
  return found;
}
