import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { type Cause, term } from '../../model/messages/cause.ts';
import { inTrackOrder, isStanding, listStanding } from '../../queries/figures/figures.ts';
import { hpOf } from '../../queries/figures/stats.ts';
import { reactAtOnce } from '../core/react-at-once.ts';
import type { Rule, Table } from '../core/table.ts';
import { dropCarried } from './carried.ts';
import { isAtItsEnd } from './damage.ts';
import { resolveCombatantLoot } from './loot.ts';
import { checkEndConditions, endEncounter } from './objectives.ts';
import { watchEncounter } from './watch.ts';

/**
 * Being Defeated, p.67. Damage up to HP stays on an Adventurer's card; tokens go; figure and initiative card leave at
 * once, the card of a Group with its last figure (p.54). An opponent leaves Combatant Loot, p.55.
 */
export function* resolveDefeat(
  table: Table,
  figureId: FigureId,
  by: FigureId | null,
  cause: Cause,
): Rule<void> {
  const figure = figureIn(table.state, figureId);
  if (figure.defeated || figure.felled) return;
  // Answered while it still stands where it stood; it does not fall twice.
  if (isStanding(table, figureId) && !isAnswered(table, figureId))
    yield* reactAtOnce(table, 'defeated', figureId, { other: by });
  if (figureIn(table.state, figureId).defeated) return;
  const missing = hpOf(table, figureIn(table.state, figureId)) - figureIn(table.state, figureId).damage;
  // Only Adventurers and their allies keep damage once Defeated, so only they are dealt the rest (p.67).
  if (missing > 0 && figure.side === 'adventurers') {
    const entry = { cause, amount: missing, rule: 'p.67' };
    table.emit({
      type: 'damageDealt',
      figure: figureId,
      amount: missing,
      damageType: 'irreducible',
      sum: { total: missing, entries: [entry] },
      by,
      cause,
      rule: 'p.67',
    });
  }
  if (table.state.ruleset.noPlayerElimination && figure.kind === 'adventurer') {
    fell(table, figureId, by, cause);
    return;
  }
  const others = listHolding(table);
  const fellAt = figureIn(table.state, figureId).at;
  table.emit({ type: 'figureDefeated', figure: figureId, by, cause, rule: 'p.67' });
  dropCarried(table, figureId, fellAt);
  if (figure.side === 'combatants') yield* resolveCombatantLoot(table, figureId, by);
  checkEndConditions(table);
  if (by !== null && isStanding(table, by)) yield* reactAtOnce(table, 'defeats', by, { other: figureId });
  yield* defeatSunk(table, others);
  yield* watchEncounter(table, by);
}

/** Figures on the board that have HP left. */
export const listHolding = (table: Table): FigureId[] =>
  inTrackOrder(table.state, listStanding(table.state))
    .map(({ id }) => id)
    .filter((id) => !isAtItsEnd(table, id));

/** Those of them whose HP have sunk to their damage since, for what gave them is gone, are Defeated (p.67, X33). */
export function* defeatSunk(table: Table, figures: readonly FigureId[]): Rule<void> {
  for (const id of figures)
    if (isAtItsEnd(table, id)) yield* resolveDefeat(table, id, null, term('too-few-hp'));
}

const isAnswered = (table: Table, figureId: FigureId): boolean =>
  table.state.scopes.some((s) => s.kind === 'occasion' && s.timing === 'defeated' && s.subject === figureId);

/**
 * No Player Elimination, p.71: the figure waits on its initiative card, tokens gone, for its next turn; an Urgency
 * token comes, and the last one allowed loses the encounter, whoever stands there Defeated (p.18): none of those adds
 * another, and it is the report that tells of them (X410). All down at once is lost too: nobody is left to return to (X19).
 */
function fell(table: Table, figureId: FigureId, by: FigureId | null, cause: Cause): void {
  const { urgencyLimit } = table.state.ruleset;
  const fellAt = figureIn(table.state, figureId).at;
  table.emit({ type: 'figureFelled', figure: figureId, by, cause, rule: 'p.71' });
  dropCarried(table, figureId, fellAt);
  if (table.state.urgency >= urgencyLimit) return;
  const count = table.state.urgency + 1;
  table.emit({ type: 'urgencyAdded', count, cause: { kind: 'defeat', of: figureId }, rule: 'p.71' });
  if (count >= urgencyLimit) endEncounter(table, 'lost', 'urgency');
  checkEndConditions(table);
}

/** The last Urgency token (p.18). */
export function* defeatAdventurers(table: Table): Rule<void> {
  for (const { id, kind } of table.state.figures)
    if (kind === 'adventurer') yield* resolveDefeat(table, id, null, term('urgency'));
}
