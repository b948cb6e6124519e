import { isSameSpace, OFFSET_OF, type Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { term } from '../../model/messages/cause.ts';
import { currentWayOf } from '../../queries/figures/current-way.ts';
import { isHeldFast } from '../../queries/figures/held-fast.ts';
import { hasWallBetween, isSpace, terrainAt } from '../../queries/geometry/board-grid.ts';
import type { Rule, Table } from '../core/table.ts';
import { resolveForcedWay } from './forced-move.ts';

/**
 * Currents, p.22. At the end of a figure's turn:
 *   1. it stands in Terrain with a Current, all of its base (M9); FLIGHT and HULKING are left alone, HEAVY takes 1 off;
 *   2. it is moved that many spaces the Current's way, round nobody and nothing; Break Attacks are provoked (M4);
 *   3. what it could not be moved is dealt to it as IRREDUCIBLE DMG, 1 a space.
 * At the end of a round: 4. Loot tokens drift (`driftLoot`).
 */
export function* resolveCurrent(table: Table, figureId: FigureId): Rule<void> {
  if (isHeldFast(table, figureIn(table.state, figureId), null)) return;
  const current = currentWayOf(table, figureIn(table.state, figureId));
  if (current) yield* resolveForcedWay(table, figureId, null, 'current', current.spaces, current.way);
}

/** Step 4: Loot tokens drift at the end of a round (p.22); moved into Dangerous they are discarded (p.21). */
export function driftLoot(table: Table): void {
  for (const token of table.state.boardTokens.filter((t) => t.kind === 'loot')) {
    const current = table.state.board.currents?.find((c) => isSameSpace(c.at, token.at));
    if (!current) continue;
    const [dx, dy] = OFFSET_OF[current.direction];
    let at: Space = token.at;
    for (let i = 0; i < current.spaces; i++) {
      const next: Space = [at[0] + dx, at[1] + dy];
      if (!isSpace(table.state.board, next) || hasWallBetween(table.state.board, at, next)) break;
      at = next;
      if (terrainAt(table.state.board, at) === 'dangerous') break;
    }
    if (isSameSpace(at, token.at)) continue;
    table.emit({ type: 'boardTokenMoved', token: token.id, to: at, cause: term('current'), rule: 'p.22' });
    if (terrainAt(table.state.board, at) === 'dangerous')
      table.emit({
        type: 'boardTokenRemoved',
        token: token.id,
        by: null,
        how: 'dangerous-terrain',
        rule: 'p.21',
      });
  }
}
