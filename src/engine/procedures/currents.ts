import { isSameSpace, OFFSET_OF, type Space } from '../model/board.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import { isSpace, terrainAt } from '../queries/board-grid.ts';
import { spacesOf } from '../queries/figures.ts';
import { pushAlong } from '../queries/forced.ts';
import { moverOf } from '../queries/mover-of.ts';
import { occupantsFor } from '../queries/sight.ts';
import { hasTag, heavyOf } from '../queries/stats.ts';
import { walkForced } from './forced-move.ts';
import type { Rule, Table } from './table.ts';

/**
 * Currents, p.22: whoever ends a turn in one is moved; what it cannot be moved is IRREDUCIBLE, one a space. It
 * provokes Break Attacks (M4). FLIGHT ignores it, HULKING is not moved, HEAVY takes 1 off. A large base is in a
 * Current only when all its spaces are in the same one (M9).
 */
export function* resolveCurrent(table: Table, figureId: FigureId): Rule<void> {
  const figure = figureIn(table.state, figureId);
  const currents = table.state.board.currents ?? [];
  if (
    figure.at === null ||
    currents.length === 0 ||
    hasTag(table, figure, 'flight') ||
    hasTag(table, figure, 'hulking')
  )
    return;
  const under = spacesOf(figure).map((space) => currents.find((current) => isSameSpace(current.at, space)));
  const first = under[0];
  if (!first || under.some((current) => current?.direction !== first.direction)) return;
  const spaces = Math.max(0, first.spaces - heavyOf(table, figure));
  if (spaces === 0) return;
  const way = pushAlong(
    table.state.board,
    moverOf(table, figure, { free: true }),
    OFFSET_OF[first.direction],
    spaces,
    occupantsFor(table, figure),
  );
  yield* walkForced(table, figureId, null, 'current', spaces, way);
}

/** Loot tokens drift at the end of a round (p.22); moved into Dangerous they are discarded (p.21). */
export function driftLoot(table: Table): void {
  for (const token of table.state.boardTokens.filter((t) => t.kind === 'loot')) {
    const current = table.state.board.currents?.find((c) => isSameSpace(c.at, token.at));
    if (!current) continue;
    const [dx, dy] = OFFSET_OF[current.direction];
    let at: Space = token.at;
    for (let i = 0; i < current.spaces; i++) {
      const next: Space = [at[0] + dx, at[1] + dy];
      if (!isSpace(table.state.board, next)) break;
      at = next;
    }
    if (isSameSpace(at, token.at)) continue;
    table.emit({ type: 'boardTokenMoved', token: token.id, to: at, why: 'Current', rule: 'p.22' });
    if (terrainAt(table.state.board, at) === 'dangerous')
      table.emit({ type: 'boardTokenRemoved', token: token.id, by: null, rule: 'p.21' });
  }
}
