/**
 * How the game is won (section 6 of the specification: the document names prestige and no goal, MI-50).
 * 1. Somebody has the goal at the end of a round: most prestige; as much: more EP, then more gold, then the later seat.
 * 2. Alone: within so many rounds, else it is lost.
 * 3. No errand is left to anybody, or the last round of all is over: the same order decides.
 */

import { LAST_ROUND } from '../model/fixed-numbers.ts';
import type { Position } from '../queries/numbers.ts';
import { prestigeOf } from '../queries/numbers.ts';
import type { MidgardTable } from './table.ts';

export function endRound(table: MidgardTable): void {
  const { state, emit } = table;
  const best = leaders(table)[0]!;
  const alone = state.players.length === 1;
  if (prestigeOf(table, best) >= state.goal) {
    emit({ type: 'gameEnded', over: { winner: best, why: 'goal' }, rule: 'MI-50' });
  } else if (state.limit !== null && state.round >= state.limit) {
    emit({ type: 'gameEnded', over: { winner: null, why: 'late' }, rule: 'MI-50' });
  } else if (nothingLeft(table) || state.round >= LAST_ROUND[state.table]) {
    emit({ type: 'gameEnded', over: { winner: alone ? null : best, why: 'nothing-left' }, rule: 'MI-50' });
  } else emit({ type: 'roundBegan', round: state.round + 1, rule: 'P 1.0' });
}

/** The places at the table, who is ahead first. */
export function leaders(position: Position): number[] {
  const { players } = position.state;
  const rank = (at: number) => [prestigeOf(position, at), players[at]!.ep, players[at]!.gold, at];
  const compare = (a: number, b: number) => {
    const [mine, theirs] = [rank(a), rank(b)];
    const at = mine.findIndex((value, i) => value !== theirs[i]);
    return at < 0 ? 0 : theirs[at]! - mine[at]!;
  };
  return players.map((_, at) => at).sort(compare);
}

/** No fixed token lies anywhere or is carried: nobody has an errand left (section 6.6). */
const nothingLeft = ({ state: { cities, players } }: Position): boolean =>
  cities.every(({ fixed }) => fixed.length === 0) && players.every(({ tokens }) => tokens.length === 0);
