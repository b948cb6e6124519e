import type { FigureId } from '../../model/ids.ts';
import type { Reaction } from '../../model/language/abilities.ts';
import { innermostAttack } from '../../model/scopes.ts';
import { castUnderWay } from './scope.ts';
import type { Occasion, Rule, Table } from './table.ts';

/** Opens an occasion; an Action started by an answer waits for the end of the attack or spell under way (p.49, X75). */
export function* reactAtOnce(
  table: Table,
  timing: Reaction,
  subject: FigureId,
  occasion: Occasion,
): Rule<void> {
  const { next } = yield* table.hooks.react(table, timing, subject, occasion);
  if (!next) return;
  if (innermostAttack(table.state) || castUnderWay(table)) table.later.push({ by: subject, action: next });
  else yield* next();
}
