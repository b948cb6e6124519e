import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { rollDice, rollNotes, symbolsWith } from '../core/roll.ts';
import type { Rule, Table } from '../core/table.ts';

/** Wilt (p.74, D3): while damage of an attack on it is determined its holder rolls BLACK; each book is 1 IRREDUCIBLE. */
export function* resolveWilt(table: Table, target: FigureId): Rule<void> {
  if (!figureIn(table.state, target).effects.includes('wilt')) return;
  const notes = rollNotes(['book']);
  const rolled = yield* rollDice(table, target, ['black'], 'effect', 'p.74', notes);
  const books = symbolsWith(rolled, notes).book ?? 0;
  if (books > 0)
    table.emit({
      type: 'attackLedgerAdded',
      to: 'irreducible',
      entry: { cause: { kind: 'effect', effect: 'wilt' }, amount: books, rule: 'D3' },
      rule: 'D3',
    });
}
