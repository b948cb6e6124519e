import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import { hpOf } from '../queries/stats.ts';
import { drawCombatantLoot } from './loot.ts';
import { checkEndConditions } from './objectives.ts';
import type { Rule, Table } from './table.ts';

/**
 * Being Defeated, p.67. Damage up to HP stays on the card; tokens go; figure and initiative card leave at
 * once, the card of a Group with its last figure (p.54). An opponent leaves Combatant Loot, p.55.
 */
export function* resolveDefeat(
  table: Table,
  figureId: FigureId,
  by: FigureId | null,
  why: string,
): Rule<void> {
  const figure = figureIn(table.state, figureId);
  if (figure.defeated) return;
  const missing = hpOf(table, figure) - figure.damage;
  if (missing > 0) {
    const entry = { label: why, amount: missing, rule: 'p.67' };
    table.emit({
      type: 'damageDealt',
      figure: figureId,
      amount: missing,
      damageType: 'irreducible',
      sum: { total: missing, entries: [entry] },
      by,
      cause: why,
      rule: 'p.67',
    });
  }
  table.emit({ type: 'figureDefeated', figure: figureId, by, why, rule: 'p.67' });
  if (figure.side === 'combatants') yield* drawCombatantLoot(table, figureId, by);
  checkEndConditions(table);
}
