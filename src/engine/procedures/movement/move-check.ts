import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { listModifiers } from '../../queries/figures/modifiers.ts';
import { resolveSkillCheck } from '../core/skill-check.ts';
import type { Rule, Table } from '../core/table.ts';

/**
 * Whether a Move Action may go on as it begins: whoever others hold fast has to pass their Check first, the hardest of
 * several alone (X172).
 */
export function* passesMoveCheck(table: Table, figureId: FigureId): Rule<boolean> {
  const checks = listModifiers(table, figureIn(table.state, figureId), 'moveCheck').map(
    ({ modifier }) => modifier,
  );
  const hardest = checks.sort((a, b) => b.difficulty - a.difficulty)[0];
  if (!hardest) return true;
  return yield* resolveSkillCheck(table, figureId, hardest.moveCheck, hardest.difficulty);
}
