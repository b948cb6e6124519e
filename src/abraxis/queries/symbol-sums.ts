import { faceOf, SYMBOLS, type SymbolCount } from '../../engine/index.ts';
import type { AbraxisCard, RoundRule } from '../model/card.ts';
import type { TableDie } from '../model/state.ts';

export type Symbols = Required<SymbolCount>;

export const NO_SYMBOLS: Symbols = { book: 0, shield: 0, burst: 0 };

export const plus = (a: SymbolCount, b: SymbolCount): Symbols => ({
  book: (a.book ?? 0) + (b.book ?? 0),
  shield: (a.shield ?? 0) + (b.shield ?? 0),
  burst: (a.burst ?? 0) + (b.burst ?? 0),
});

export const minus = (a: Symbols, b: Symbols): Symbols => ({
  book: a.book - b.book,
  shield: a.shield - b.shield,
  burst: a.burst - b.burst,
});

/** Symbols that lie open on dice; those not rolled yet show none. */
export const shownBy = (dice: readonly Pick<TableDie, 'die' | 'face'>[]): Symbols =>
  dice.reduce<Symbols>(
    (sum, { die, face }) => (face === null ? sum : plus(sum, faceOf({ die, face }))),
    NO_SYMBOLS,
  );

/** Of the dice that are locked in: what counts at the end of the round. */
export const lockedIn = (dice: readonly TableDie[]): Symbols => shownBy(dice.filter(({ locked }) => locked));

/** What is too many of what is shown, and, below 0, what is missing. */
export const offFrom = (shown: Symbols, wanted: Symbols): Symbols => minus(shown, wanted);

/**
 * What a player gains or, below 0, loses by so many symbols too many and missing (p.70): a point for each, and for none
 * what the card gives.
 */
export function pointsFor(off: Symbols, card: Pick<AbraxisCard, 'exact'>): number {
  const wrong = SYMBOLS.reduce((sum, symbol) => sum + Math.abs(off[symbol]), 0);
  return wrong === 0 ? (card.exact ?? 1) : -wrong;
}

/** Whether a rule of the card is one of that round. */
export function isOfRound({ in: rounds }: RoundRule, round: number): boolean {
  if (rounds === undefined) return true;
  if (rounds === 'odd') return round % 2 === 1;
  if (rounds === 'even') return round % 2 === 0;
  return rounds.includes(round);
}

/** What is to be matched in a round, without what is drawn for it. */
export function printedSymbols(card: AbraxisCard, round: number): Symbols {
  return (card.eachRound ?? []).reduce<Symbols>(
    (symbols, rule) => {
      if (!isOfRound(rule, round)) return symbols;
      if ('symbols' in rule) return plus(NO_SYMBOLS, rule.symbols);
      return 'add' in rule ? plus(symbols, rule.add) : symbols;
    },
    plus(NO_SYMBOLS, card.symbols),
  );
}
