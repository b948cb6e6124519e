import { faceOf, RATING } from '../model/dice.ts';
import { figureIn } from '../model/figure-in.ts';
import type { Amount, OwnDice } from '../model/language/abilities.ts';
import { addUp, type LedgerEntry } from '../model/ledger.ts';
import type { Cause } from '../model/messages/cause.ts';
import type { Figure } from '../model/state.ts';
import type { Die } from '../model/vocabulary.ts';
import { rollDice, rollNotes } from '../procedures/core/roll.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { combatDiceOf } from '../queries/figures/attack-profile.ts';
import { countedAmount } from '../queries/figures/counts.ts';
import { castingDieOf, convictionDiceOf } from '../queries/figures/stats.ts';
import { note, settingOf, type Use } from './use.ts';

/** The number of an effect with its working; dice are rolled by whoever uses it. */
export function* amountOf(table: Table, amount: Amount, use: Use): Rule<LedgerEntry[]> {
  if (typeof amount === 'number') return [{ cause: use.cause, amount, rule: 'p.48' }];
  if ('sum' in amount) {
    const entries: LedgerEntry[] = [];
    for (const part of amount.sum) entries.push(...(yield* amountOf(table, part, use)));
    return entries;
  }
  if ('count' in amount) {
    const counted = countedAmount(table, figureIn(table.state, use.by), amount, settingOf(table, use));
    const what = amount.tree ?? amount.token;
    const cause: Cause = {
      kind: 'count',
      count: amount.count,
      ...(what === undefined ? {} : { what }),
      of: use.cause,
    };
    return [{ cause, amount: counted, rule: amount.count === 'tree-level' ? 'p.34' : 'p.48' }];
  }
  const dice = 'die' in amount ? ownDice(table, amount, use) : amount.dice;
  if (dice.length === 0) return [];
  const notes = rollNotes();
  const rolled = yield* rollDice(table, use.by, dice, 'damage', 'p.48', notes);
  note(use, { rolled });
  const faces = rolled.map((die) => ({
    cause: { kind: 'die' as const, die: die.die, of: use.cause },
    amount: faceOf(die).number,
    rule: 'p.48',
  }));
  return [...faces, ...notes.plus];
}

/** The number alone, never below 0 (p.67). */
export function* totalOf(table: Table, amount: Amount, use: Use): Rule<number> {
  return typeof amount === 'number' ? amount : addUp(yield* amountOf(table, amount, use));
}

/** The dice of the user or its target, Upgrades counted (p.35); the best so many where a number is told. */
function ownDice(table: Table, { die, dice: count }: OwnDice, use: Use): Die[] {
  const id = die.startsWith('target-') ? use.target : use.by;
  if (id === null) return [];
  const figure = figureIn(table.state, id);
  const own: readonly Die[] =
    die === 'combat'
      ? combatDiceOf(table, figure).flatMap((one) => (one.die === 'black' ? [] : [one.die]))
      : die.endsWith('conviction')
        ? convictionDiceOf(table, figure)
        : listCastingDice(table, figure);
  if (count === undefined) return [...own];
  if (die.endsWith('casting')) return Array.from({ length: count }, () => own).flat();
  return [...own].sort((a, b) => RATING[b] - RATING[a]).slice(0, count);
}

/** None where the card prints none: it never rolls one (p.54). */
function listCastingDice(table: Table, figure: Figure): Die[] {
  const die = castingDieOf(table, figure);
  return die === null ? [] : [die];
}
