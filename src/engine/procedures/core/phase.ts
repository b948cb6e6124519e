import type { FigureId } from '../../model/ids.ts';
import type { TurnPhase } from '../../model/state.ts';
import type { Table } from './table.ts';
/** The next phase of a turn begins (p.39, p.56). */
export function enterPhase(table: Table, figure: FigureId, phase: TurnPhase): void {
  table.emit({ type: 'phaseBegan', figure, phase, rule: 'p.39' });
}
