import { faceOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import { rollDice } from '../core/roll.ts';
import type { Rule, Table } from '../core/table.ts';

/** Wilt (p.74, D3): while damage of an attack on it is determined its holder rolls BLACK; each book is 1 IRREDUCIBLE. */
export function* rollWilt(table: Table, target: FigureId): Rule<void> {
  if (!figureIn(table.state, target).effects.includes('wilt')) return;
  const rolled = yield* rollDice(table, target, ['black'], 'effect', 'p.74');
  const books = rolled.reduce((n, die) => n + faceOf(die).book, 0);
  if (books > 0)
    table.emit({
      type: 'attackLedgerAdded',
      to: 'irreducible',
      entry: { label: 'Wilt', amount: books, rule: 'D3' },
      rule: 'D3',
    });
}
