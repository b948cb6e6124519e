import { ROUNDS } from '../model/setup.ts';
import { type AbraxisTable, listIn, type Rule } from './table.ts';

/**
 * 3. End of round (p.70). The game goes on for five rounds, and is over before that where nobody is left (X218). What is
 * gained by those still in is told where the card was met.
 */
export function* endRound(table: AbraxisTable): Rule {
  const { round } = table.state;
  table.emit({ type: 'roundEnded', round, rule: 'p.70' });
  const left = listIn(table.state);
  if (round === ROUNDS || left.length === 0) table.emit({ type: 'gameEnded', left, rule: 'p.70' });
}
