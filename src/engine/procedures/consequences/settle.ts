import type { FigureId } from '../../model/ids.ts';
import { term } from '../../model/messages/cause.ts';
import type { Effect } from '../../model/vocabulary.ts';
import { listAtRisk } from '../../queries/figures/at-risk.ts';
import { isOnBoard } from '../../queries/figures/figures.ts';
import { isImmune } from '../../queries/figures/stats.ts';
import type { Rule, Table } from '../core/table.ts';
import { oneMoment } from './at-once.ts';
import { isSunk } from './damage.ts';
import { defeatSunk } from './defeat.ts';

/**
 * What is seen to between two actions, whatever brought it about (an item put on or away, a card turned over, a
 * condition that no longer holds):
 *   1. who has become immune to an Effect loses it (p.32), Disease or not;
 *   2. who has no more HP left than damage is Defeated (p.67, X33).
 * Null where there is nothing of the kind.
 */
export function settle(table: Table): Rule<void> | null {
  if (table.state.outcome) return null;
  const lost: Lost[] = [];
  const sunk: FigureId[] = [];
  for (const figure of listAtRisk(table)) {
    for (const effect of isOnBoard(figure) ? figure.effects : [])
      if (isImmune(table, figure, effect)) lost.push({ figure: figure.id, effect });
    if (isSunk(table, figure)) sunk.push(figure.id);
  }
  return lost.length + sunk.length > 0 ? seeTo(table, lost, sunk) : null;
}

interface Lost {
  readonly figure: FigureId;
  readonly effect: Effect;
}

function* seeTo(table: Table, lost: readonly Lost[], sunk: readonly FigureId[]): Rule<void> {
  for (const { figure, effect } of lost)
    table.emit({ type: 'effectRemoved', figure, effect, cause: term('immunity'), rule: 'p.32' });
  yield* oneMoment(table, () => defeatSunk(table, sunk));
}
