/**
 * Steal from a fellow player in the same city (A 14).
 * b) The thief: Dexterity + *Stealing* + d20; below 20 it fails, and c) follows all the same.
 * c) The victim: Intelligence, hindered by *Stealing* (MI-34), + d20.
 *    c1) 20 or more, and as much as the thief or more: nothing is taken, and the victim attacks once; the thief only
 *        defends. c2) Otherwise one loot, if the thief reached 20 (MI-24).
 * The thief has the marker, whatever came of it.
 */
import { NEED } from '../model/fixed-numbers.ts';
import { thiefSum, victimSum } from '../queries/theft-sums.ts';
import { strikeRival } from './assault.ts';
import { takeLoot } from './loot.ts';
import type { MidgardTable, Rule } from './table.ts';
import { throwAsked } from './throw.ts';

export function* steal(table: MidgardTable, thief: number, victim: number): Rule {
  const { state, emit } = table;
  emit({ type: 'theftBegan', player: thief, of: victim, rule: 'A 14' });
  const tried = yield* throwAsked(table, thief, {
    what: 'thief',
    sum: thiefSum(table, thief),
    need: NEED,
    contested: true,
    rule: 'A 14b',
  });
  const { passed, natural, sum } = tried;
  emit({ type: 'checkMade', player: thief, what: 'thief', sum, need: NEED, passed, natural, rule: 'A 14b' });
  const watched = yield* throwAsked(table, victim, {
    what: 'victim',
    sum: victimSum(table, victim, thief),
    need: NEED,
    contested: true,
    rule: 'A 14c',
  });
  emit({
    type: 'checkMade',
    player: victim,
    what: 'victim',
    sum: watched.sum,
    need: Math.max(NEED, sum.total),
    passed: watched.passed,
    natural: watched.natural,
    rule: 'A 14c',
  });
  const caught = watched.passed && watched.sum.total >= sum.total;
  if (!state.players[thief]!.markers.includes('thievery'))
    emit({ type: 'markerTaken', player: thief, marker: 'thievery', rule: 'A 14t' });
  let taken = false;
  if (caught) yield* strikeRival(table, victim, thief, 'A 14c1');
  else if (passed) taken = yield* takeLoot(table, thief, victim, 'A 14c2');
  emit({
    type: 'theftEnded',
    player: thief,
    of: victim,
    taken,
    struck: caught,
    rule: caught ? 'A 14c1' : 'A 14c2',
  });
}
