import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { Grant } from '../model/state.ts';
import type { Table } from './table.ts';

/** Ends what was granted until the end of this turn; of a figure's own next turn only when it is that one (p.39). */
export function endGrantsOfTurn(table: Table, active: FigureId): void {
  endGrants(table, ({ until }) => {
    if (until.at !== 'turn') return false;
    if (until.of === null) return true;
    const { defeated, turnsTaken } = figureIn(table.state, until.of);
    return defeated || (until.of === active && turnsTaken >= until.number);
  });
}

export const endGrantsOfRound = (table: Table): void => endGrants(table, ({ until }) => until.at === 'round');

/** Ends what was granted for the attacker's next attack, when that attack ends. */
export const endGrantsOfAttack = (table: Table, attacker: FigureId): void =>
  endGrants(table, ({ until }) => until.at === 'attack', attacker);

function endGrants(table: Table, isOver: (grant: Grant) => boolean, only?: FigureId): void {
  for (const figure of table.state.figures) {
    if (!figure.granted || (only !== undefined && figure.id !== only)) continue;
    const grants = figure.granted.filter(isOver).map(({ id }) => id);
    if (grants.length > 0) table.emit({ type: 'grantsEnded', figure: figure.id, grants, rule: 'p.48' });
  }
}
