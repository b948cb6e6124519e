import { type Finding, jsonPath, shortJson, shown } from '../../check/problem.ts';
import type { TileFile } from '../files/encounter-file.ts';
import { wallFinding } from '../join-tiles.ts';

/** What the shapes alone do not say of a tile: equal rows, elevation of the same size, walls and lamps inside. */
export function checkTile(tile: TileFile): Finding[] {
  const found: Finding[] = [];
  const width = tile.rows[0]!.length;
  tile.rows.forEach((row, y) => {
    if (row.length !== width) {
      found.push({
        path: jsonPath(['rows', y]),
        expected: { what: 'row-like-first', width },
        got: { got: 'row', length: row.length, json: shortJson(row) },
      });
    }
  });
  const elevation = tile.elevation ?? [];
  if (tile.elevation && elevation.length !== tile.rows.length) {
    const expected = { what: 'rows', rows: tile.rows.length } as const;
    found.push({ path: '$.elevation', expected, got: shown(elevation.length) });
  }
  elevation.forEach((row, y) => {
    if (row.length !== width) {
      found.push({ path: jsonPath(['elevation', y]), expected: { what: 'digits', width }, got: shown(row) });
    }
  });
  (tile.walls ?? []).forEach((wall, i) => {
    const wrong = wallFinding(wall, tile.rows, ['walls', i]);
    if (wrong) found.push(wrong);
  });
  (tile.lamps ?? []).forEach(([x, y], i) => {
    if ((tile.rows[y]?.[x] ?? ' ') !== ' ') return;
    found.push({ path: jsonPath(['lamps', i]), expected: { what: 'space-of-tile' }, got: shown([x, y]) });
  });
  return found;
}
