import { addSymbols } from '../model/dice.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { SymbolCount } from '../model/vocabulary.ts';
import type { Occasion, OfferResult } from '../procedures/core/table.ts';

/** What the answers to one occasion have come to so far. */
export interface Gathered {
  readonly entries: LedgerEntry[];
  readonly symbols: SymbolCount;
  passes: boolean;
}

export const nothingGathered = (): Gathered => ({ entries: [], symbols: {}, passes: false });

export function gather(
  so: Gathered,
  { entries, symbols, passes }: Pick<OfferResult, 'entries' | 'symbols' | 'passes'>,
): void {
  so.entries.push(...entries);
  addSymbols(so.symbols, symbols);
  so.passes ||= passes === true;
}

/** What comes of an occasion nobody answers. */
export const NOTHING_CAME: OfferResult = {
  entries: [],
  symbols: {},
  passes: false,
  reroll: null,
  next: null,
};

/** The occasion with what is left of its damage. */
export const withLess = (occasion: Occasion, { entries }: Gathered): Occasion =>
  occasion.damage
    ? {
        ...occasion,
        damage: {
          ...occasion.damage,
          amount: occasion.damage.amount + entries.reduce((n, entry) => n + entry.amount, 0),
        },
      }
    : occasion;
