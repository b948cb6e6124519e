import type { Rule, Table } from './procedures/core/table.ts';
import { resolveTurnPhase } from './procedures/turn/turn.ts';

/**
 * The rules for one turn by itself, from its Start of Turn Phase to its end: what a rule case plays. For
 * `encounterGame` in place of the clock.
 */
export function loneTurnOf(figure: string): (table: Table) => Rule<void> | null {
  return (table) => {
    const { turn, clock, outcome } = table.state;
    if (outcome) return null;
    if (turn) return resolveTurnPhase(table);
    return clock.queue.includes(figure) ? begin(table, figure) : null;
  };
}

function* begin(table: Table, figure: string): Rule<void> {
  table.emit({ type: 'turnBegan', figure, rule: 'p.39' });
}
