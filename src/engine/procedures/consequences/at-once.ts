import { isStanding } from '../../queries/figures/figures.ts';
import type { Moment, Rule, Table } from '../core/table.ts';
import { answerDamage, fallIfAtItsEnd } from './damage.ts';
import { checkEndConditions, type EndedBy } from './objectives.ts';
import { watchEncounter } from './watch.ts';

/**
 * One moment (X85): what befalls several figures at once befalls all of them before it is looked at whether the
 * encounter has ended (p.14), so that won and lost at once is lost (C10), and before what the board shows is read.
 */
export const oneMoment = <T>(table: Table, rule: () => Rule<T>): Rule<T> => lastMoment(table, rule, null);

/**
 * One blow: it is a moment, and its damage is rolled for and dealt to all whom it strikes before any of it is
 * answered (A5) and anybody Defeated.
 */
export const oneBlow = <T>(table: Table, rule: () => Rule<T>): Rule<T> => lastMoment(table, rule, []);

/** A moment of a round's end: what ends with the round ends with it, so that won and lost at once is lost (C10, X96). */
export const momentOfRoundsEnd = <T>(table: Table, rule: () => Rule<T>): Rule<T> =>
  lastMoment(table, rule, null, { roundIsOver: true });

function* lastMoment<T>(
  table: Table,
  rule: () => Rule<T>,
  struck: Moment['struck'],
  at: EndedBy = {},
): Rule<T> {
  const around = table.moments.at(-1);
  if (struck && around?.struck) return yield* rule(); // part of a blow
  const moment: Moment = { struck, look: false, felledBy: null };
  table.moments.push(moment);
  const result = yield* rule();
  if (struck) {
    moment.struck = null; // what comes of it strikes one at a time
    for (const { figure, source, amount } of struck)
      if (isStanding(table, figure)) yield* answerDamage(table, figure, source.by, amount);
    for (const { figure, source, amount } of struck) yield* fallIfAtItsEnd(table, figure, amount, source);
  }
  table.moments.pop();
  if (!moment.look) return result;
  if (around) {
    around.look = true;
    around.felledBy = moment.felledBy ?? around.felledBy;
  } else {
    checkEndConditions(table, at);
    yield* watchEncounter(table, moment.felledBy);
  }
  return result;
}
