import { isSameSpace, REPLACES, type Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Terrain } from '../../model/vocabulary.ts';
import { listStanding, standsOn } from '../../queries/figures/figures.ts';
import { terrainAt } from '../../queries/geometry/board-grid.ts';
import type { Table } from '../core/table.ts';

/** Whether that terrain may be placed there; Obstructing never on a figure. */
export function canPlaceTerrain(table: Table, terrain: Terrain, space: Space): boolean {
  if (!REPLACES[terrain].includes(terrainAt(table.state.board, space))) return false;
  if (terrain !== 'obstructing') return true;
  return !listStanding(table.state).some((figure) => standsOn(figure, space));
}

/**
 * Placing terrain, p.21 (planks p.67):
 *   1. It takes the spaces whose terrain it may replace (table 7); the others stay as they are.
 *   2. Those spaces are of the new terrain from now on, as if it were printed.
 *   3. Tokens that lie in new Dangerous Terrain are discarded, Dynamite too (X30).
 */
export function placeTerrain(
  table: Table,
  terrain: Terrain,
  spaces: readonly Space[],
  by: FigureId | null,
): void {
  // 1. Where it may lie.
  const placed = spaces.filter((space) => canPlaceTerrain(table, terrain, space));
  if (placed.length === 0) return;
  // 2. The new terrain.
  table.emit({ type: 'terrainPlaced', spaces: placed, terrain, by, rule: 'p.21' });
  // 3. Tokens in it.
  if (terrain === 'dangerous') loseInDanger(table, placed, by);
}

/** Tokens and Dynamite in spaces that are Dangerous now are discarded (p.21). */
export function loseInDanger(table: Table, spaces: readonly Space[], by: FigureId | null): void {
  for (const { id, at } of table.state.boardTokens) {
    if (spaces.some((space) => isSameSpace(space, at)))
      table.emit({ type: 'boardTokenRemoved', token: id, by, how: 'dangerous-terrain', rule: 'p.21' });
  }
  loseDynamite(table);
}

/** Dynamite that has come to lie in Dangerous Terrain is discarded without going off (p.21, X30). */
export function loseDynamite(table: Table): void {
  for (const { id, at } of table.state.dynamite)
    if (at && terrainAt(table.state.board, at) === 'dangerous')
      table.emit({ type: 'dynamiteLost', token: id, at, rule: 'p.21' });
}
