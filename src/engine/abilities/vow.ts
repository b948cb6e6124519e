import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { DamageType } from '../model/vocabulary.ts';
import { askWhether } from '../procedures/core/ask.ts';
import { reactAtOnce } from '../procedures/core/react.ts';
import type { Rule, Table } from '../procedures/core/table.ts';

/**
 * Vow tokens (p.74) on damage that is no attack's: each adds 2 of the same type. Those of an attack are spent
 * where its damage is determined. Walls and collisions deal damage of nobody's (A5).
 */
export function* spendVows(table: Table, by: FigureId, type: DamageType, label: string): Rule<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  while ((figureIn(table.state, by).tokens.vow ?? 0) > 0 && figureIn(table.state, by).seat !== null) {
    const yes = yield* askWhether(
      table,
      {
        kind: 'determine-damage',
        figure: by,
        text: `${label}: spend a Vow for 2 more ${type}?`,
        rule: 'p.74',
      },
      { id: 'token:vow', label: `Vow: +2 ${type}` },
      { id: 'pass', label: 'Pass' },
    );
    if (!yes) break;
    table.emit({ type: 'tokenSpent', figure: by, token: 'vow', rule: 'p.74' });
    yield* reactAtOnce(table, 'spends-token', by, { gained: 'vow' });
    entries.push({ label: 'Vow', amount: 2, rule: 'p.74' });
  }
  return entries;
}
