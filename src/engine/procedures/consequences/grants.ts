import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Cause } from '../../model/messages/cause.ts';
import type { Grant } from '../../model/state.ts';
import type { Rule, Table } from '../core/table.ts';
import { resolveDefeat } from './defeat.ts';

/** Ends what was granted until the end of this turn; of a figure's own next turn only when it is that one (p.39). */
export function* endGrantsOfTurn(table: Table, active: FigureId): Rule<void> {
  yield* endGrants(table, ({ until }) => {
    if (until.at !== 'turn') return false;
    if (until.of === null) return true;
    const { defeated, turnsTaken } = figureIn(table.state, until.of);
    return defeated || (until.of === active && turnsTaken >= until.number);
  });
}

export function* endGrantsOfRound(table: Table): Rule<void> {
  yield* endGrants(table, ({ until }) => until.at === 'round');
}

/** Ends what was granted for the attacker's next attack, and to anybody for the one that has just ended. */
export function* endGrantsOfAttack(table: Table, attacker: FigureId): Rule<void> {
  yield* endGrants(table, ({ until }) => until.at === 'attack', attacker);
  yield* endGrants(table, ({ until }) => until.at === 'this-attack');
}

/** Ends what was granted for the figure's next standard action. */
export function* endGrantsOfAction(table: Table, figure: FigureId): Rule<void> {
  yield* endGrants(table, ({ until }) => until.at === 'action', figure);
}

function* endGrants(table: Table, isOver: (grant: Grant) => boolean, only?: FigureId): Rule<void> {
  const doomed: { id: FigureId; cause: Cause }[] = [];
  for (const figure of table.state.figures) {
    if (!figure.granted || (only !== undefined && figure.id !== only)) continue;
    const over = figure.granted.filter(isOver);
    if (over.length === 0) continue;
    const grants = over.map(({ id }) => id);
    table.emit({ type: 'grantsEnded', figure: figure.id, grants, rule: 'p.48' });
    const doom = over.find((grant) => grant.doomed);
    if (doom) doomed.push({ id: figure.id, cause: doom.cause });
  }
  for (const { id, cause } of doomed) yield* resolveDefeat(table, id, null, cause);
}
