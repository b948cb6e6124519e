import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import { term } from '../../model/messages/cause.ts';
import type { RolledDie } from '../../model/scopes.ts';
import { type Die, type Symbol as DieSymbol, SYMBOLS } from '../../model/vocabulary.ts';
import { type HeldSymbolAbility, listSymbolAbilities } from '../../queries/cards/abilities-of.ts';
import { bestSpending, minusSymbols } from '../../queries/cards/symbols.ts';
import { countedAs, readFor } from '../../queries/figures/symbols-as.ts';
import { type RollNotes, symbolsWith } from '../core/roll.ts';
import type { Table } from '../core/table.ts';

const listForceAbilities = (table: Table, caster: FigureId): HeldSymbolAbility[] =>
  listSymbolAbilities(table.cards, figureIn(table.state, caster)).filter(
    ({ ability }) => ability.gain.stat === 'force',
  );

/** The symbols a Force roll is read for: books on BLACK (p.50), and what Symbol Abilities for Force ask. */
export const listForceSymbols = (
  table: Table,
  caster: FigureId,
  dice: readonly Die[],
): readonly DieSymbol[] => {
  const abilities = listForceAbilities(table, caster);
  const useful = SYMBOLS.filter(
    (symbol) =>
      (symbol === 'book' && dice.includes('black')) || abilities.some(({ ability }) => ability.spend[symbol]),
  );
  return readFor(table, figureIn(table.state, caster), useful);
};

/**
 * What the symbols of a Force roll add to the Force, in points. Each book of an EMPOWERED spell is +1 (p.50); what
 * is left pays for Symbol Abilities that say so, by itself and as often as it can: nobody wants less Force (X76).
 */
export function forceOfSymbols(
  table: Table,
  caster: FigureId,
  rolled: readonly RolledDie[],
  notes: RollNotes,
): LedgerEntry[] {
  const black = rolled.filter(({ die }) => die === 'black');
  const figure = figureIn(table.state, caster);
  const symbolsOn = (dice: readonly RolledDie[]) =>
    countedAs(table, figure, symbolsWith(dice, notes), 'spell');
  const books = black.length > 0 ? (symbolsOn(black).book ?? 0) : 0;
  const left = minusSymbols(symbolsOn(rolled), { book: books });
  const abilities = listForceAbilities(table, caster);
  const counts = bestSpending(left, abilities, ({ force }) => force);
  return [
    ...(books > 0 ? [{ cause: term('books'), amount: books, rule: 'p.51' }] : []),
    ...abilities.flatMap(({ ability, cause }, i) =>
      counts[i] ? [{ cause, amount: counts[i] * ability.gain.amount, rule: 'X76' }] : [],
    ),
  ];
}
