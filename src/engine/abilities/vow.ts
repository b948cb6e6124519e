import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { Cause } from '../model/messages/cause.ts';
import { optionOf } from '../model/option-id.ts';
import type { DamageType } from '../model/vocabulary.ts';
import { askWhether } from '../procedures/core/ask.ts';
import { reactAtOnce } from '../procedures/core/react-at-once.ts';
import type { Rule, Table } from '../procedures/core/table.ts';

/**
 * Vow tokens (p.74) on damage that is no attack's: each adds 2 of the same type. Those of an attack are spent
 * where its damage is determined. Walls and collisions deal damage of nobody's (A5).
 */
export function* spendVows(table: Table, by: FigureId, type: DamageType, cause: Cause): Rule<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  while ((figureIn(table.state, by).tokens.vow ?? 0) > 0 && figureIn(table.state, by).seat !== null) {
    const yes = yield* askWhether(
      table,
      {
        kind: 'determine-damage',
        figure: by,
        question: { ask: 'vow', cause, type },
        rule: 'p.74',
      },
      optionOf({ do: 'use-token', token: 'vow', left: figureIn(table.state, by).tokens.vow ?? 0, type }),
      optionOf({ do: 'pass' }),
    );
    if (!yes) break;
    table.emit({ type: 'tokenSpent', figure: by, token: 'vow', rule: 'p.74' });
    yield* reactAtOnce(table, 'spends-token', by, { gained: 'vow' });
    entries.push({ cause: { kind: 'token', token: 'vow' }, amount: 2, rule: 'p.74' });
  }
  return entries;
}
