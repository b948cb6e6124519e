import { hasSkull, numberOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import { sumOf } from '../../model/ledger.ts';
import { term } from '../../model/messages/cause.ts';
import type { Skill } from '../../model/vocabulary.ts';
import { skillOf } from '../../queries/figures/stats.ts';
import { rollDice, rollNotes } from './roll.ts';
import type { Rule, Table } from './table.ts';
/** A Skill Check, p.66: two PURPLE and the Skill Value; Combatants roll BLACK and fail on a skull only. */
export function* resolveSkillCheck(
  table: Table,
  figureId: FigureId,
  skill: Skill,
  difficulty: number,
  extra: readonly LedgerEntry[] = [],
): Rule<boolean> {
  const value = skillOf(table, figureIn(table.state, figureId), skill);
  table.emit({
    type: 'scopeOpened',
    scope: { kind: 'check', figure: figureId, skill, difficulty, rolled: [] },
    rule: 'p.66',
  });
  const notes = rollNotes();
  const rolled = yield* rollDice(
    table,
    figureId,
    value === null ? ['black'] : ['purple', 'purple'],
    'check',
    'p.66',
    notes,
  );
  const total = sumOf([
    { cause: term('dice'), amount: numberOf(rolled), rule: 'p.66' },
    ...(value === null ? [] : [{ cause: { kind: 'skill' as const, skill }, amount: value, rule: 'p.25' }]),
    ...extra,
    ...notes.plus,
  ]);
  const passed = notes.passes === true || (value === null ? !hasSkull(rolled) : total.total >= difficulty);
  table.emit({ type: 'checkMade', figure: figureId, skill, total, difficulty, passed, rule: 'p.66' });
  table.emit({ type: 'scopeClosed', kind: 'check', rule: 'p.66' });
  return passed;
}
