import { hasSkull, numberOf } from '../model/dice.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import { type LedgerEntry, sumOf } from '../model/ledger.ts';
import type { Skill } from '../model/vocabulary.ts';
import { areBasesAdjacent } from '../queries/adjacency.ts';
import { areFiguresAdjacent, listOtherAllies, spacesOf } from '../queries/figures.ts';
import type { Jump } from '../queries/jumps.ts';
import { canAct, skillOf } from '../queries/stats.ts';
import { rollDice, rollNotes } from './roll.ts';
import type { Rule, Table } from './table.ts';

/**
 * The check of a jump, p.66 and ruling M8:
 *   1. The difficulty: Agility 10, 2 more for each space jumped over after the first.
 *   2. The boost: one ally beside the take-off adds its Strength, the strongest (X5).
 *   3. The check: two PURPLE, Agility and the boost; Combatants roll BLACK, and only a skull fails.
 *   4. Failed: one ally beside the landing may catch, by Perception against the same number.
 * Gives whether the figure gets across; where it lands is `takeJump`'s.
 */
export function* resolveJumpCheck(table: Table, figureId: FigureId, jump: Jump): Rule<boolean> {
  // 1. The difficulty.
  const difficulty = 10 + 2 * (jump.over.length - 1);

  // 2. The boost, and 3. the check.
  if (yield* resolveSkillCheck(table, figureId, 'agility', difficulty, boostOf(table, figureId))) return true;

  // 4. The catch.
  const catcher = bestAlly(table, figureId, 'perception', (ally) =>
    areBasesAdjacent(table.state.board, spacesOf(ally), [jump.to]),
  );
  return catcher !== null && (yield* resolveSkillCheck(table, catcher.id, 'perception', difficulty));
}

function boostOf(table: Table, figureId: FigureId): LedgerEntry[] {
  const booster = bestAlly(table, figureId, 'strength', (ally) =>
    areFiguresAdjacent(table, ally.id, figureId),
  );
  return booster ? [{ label: `boost by ${booster.name}`, amount: booster.value, rule: 'p.66' }] : [];
}

function bestAlly(
  table: Table,
  figureId: FigureId,
  skill: Skill,
  near: (ally: ReturnType<typeof figureIn>) => boolean,
) {
  let best: { id: FigureId; name: string; value: number } | null = null;
  if (figureIn(table.state, figureId).kind !== 'adventurer') return null;
  for (const ally of listOtherAllies(table.state, figureIn(table.state, figureId))) {
    const value = skillOf(table, ally, skill);
    if (value !== null && canAct(ally) && near(ally) && (!best || value > best.value))
      best = { id: ally.id, name: ally.name, value };
  }
  return best;
}

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
    { label: 'dice', amount: numberOf(rolled), rule: 'p.66' },
    ...(value === null ? [] : [{ label: skill, amount: value, rule: 'p.25' }]),
    ...extra,
    ...notes.plus,
  ]);
  const passed = notes.passes === true || (value === null ? !hasSkull(rolled) : total.total >= difficulty);
  table.emit({ type: 'checkMade', figure: figureId, skill, total, difficulty, passed, rule: 'p.66' });
  table.emit({ type: 'scopeClosed', kind: 'check', rule: 'p.66' });
  return passed;
}
