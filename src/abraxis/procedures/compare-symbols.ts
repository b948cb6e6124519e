import { lockedIn, offFrom, pointsFor } from '../queries/symbol-sums.ts';
import { type AbraxisTable, listIn, type Rule } from './table.ts';

/**
 * 2. Compare symbols (p.70): of each who is in, the symbols on the dice that are locked in with those to be matched. For
 * each that is extra or missing a point is lost, of those there are (X218); who matches exactly gains one, or what the
 * card says (X221). Without points one is out.
 */
export function* compareSymbols(table: AbraxisTable): Rule {
  const { state, card } = table;
  for (const player of listIn(state)) {
    const { dice, points: before } = state.players[player]!;
    const off = offFrom(lockedIn(dice), state.symbols);
    const points = Math.max(0, before + pointsFor(off, card));
    table.emit({ type: 'symbolsCompared', player, off, change: points - before, points, rule: 'p.70' });
  }
}
