import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Cause } from '../../model/messages/cause.ts';
import { listSpStores } from '../../queries/figures/costs.ts';
import { staminaOf } from '../../queries/figures/stats.ts';
import type { Table } from './table.ts';
/** SP up to the Stamina Recovery Bar's length; the excess is not gained (p.39). Intelligent Combatants have none (p.58). */
export function gainSp(table: Table, figureId: FigureId, amount: number, cause: Cause): number {
  const figure = figureIn(table.state, figureId);
  if (figure.kind === 'intelligent') return 0;
  const gained = Math.min(amount, staminaOf(table, figure).max - figure.sp);
  if (!figure.defeated && gained > 0)
    table.emit({ type: 'spGained', figure: figureId, amount: gained, cause, rule: 'p.39' });
  return Math.max(0, gained);
}

/** SP spent; Muck adds 1 to whatever costs SP (p.21, M1). Gives the price. */
export function spendSp(table: Table, figureId: FigureId, sp: number, on: Cause): void {
  const figure = figureIn(table.state, figureId);
  const short = Math.max(0, sp - figure.sp);
  // SP first: they come back, tokens and Energy do not (X41).
  for (const store of short > 0 ? listSpStores(table, figure).slice(0, short) : []) {
    if ('token' in store)
      table.emit({ type: 'tokenSpent', figure: figureId, token: store.token, rule: 'X41' });
    else if ('lender' in store)
      table.emit({ type: 'spSpent', figure: store.lender, amount: 1, on, rule: 'X41' });
    else table.emit({ type: 'energyChanged', figure: figureId, card: store.card, amount: -1, rule: 'X41' });
  }
  if (sp > short) table.emit({ type: 'spSpent', figure: figureId, amount: sp - short, on, rule: 'p.40' });
}
