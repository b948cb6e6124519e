/** The words of Abraxis that screens and feeds share: symbols and what lies. */
import type { AbraxisCard, RoundRule } from '../../abraxis/model/card.ts';
import { type Symbol as DieSymbol, SYMBOLS, type SymbolCount } from '../../engine/index.ts';
import { capital, listed, points } from './grammar.ts';

const ONE: Readonly<Record<DieSymbol, string>> = { book: 'book', shield: 'shield', burst: 'burst' };

/** `3 books, 1 burst`; `no symbols` for none. */
export function symbolsText(symbols: SymbolCount): string {
  const parts = SYMBOLS.flatMap((symbol) => {
    const n = symbols[symbol] ?? 0;
    return n > 0 ? [points(n, ONE[symbol])] : [];
  });
  return parts.length > 0 ? listed(parts) : 'no symbols';
}

/** In which rounds a rule of a card holds. */
function roundsText({ in: rounds }: RoundRule): string {
  if (rounds === undefined) return 'Each round';
  if (rounds === 'odd') return 'In odd rounds';
  if (rounds === 'even') return 'In even rounds';
  return `In ${rounds.length > 1 ? 'rounds' : 'round'} ${listed(rounds.map(String))}`;
}

function ruleText(rule: RoundRule): string {
  const when = roundsText(rule);
  if ('symbols' in rule) return `${when}: match ${symbolsText(rule.symbols)} instead.`;
  if ('add' in rule) return `${when}: add ${symbolsText(rule.add)}.`;
  const { tier, itemType } = rule.draw;
  return `${when}: draw a ${tier} ${itemType}, add the symbols of its Symbol Abilities and put it back.`;
}

/** The Special Rules of a card (p.70 B), a sentence each, written from its data. */
export function abraxisRules({ eachRound = [], exact = 1 }: AbraxisCard): string[] {
  const rules = eachRound.map(ruleText);
  return exact === 1 ? rules : [...rules, `An exact match gives ${points(exact, 'point')}.`];
}

/** An Abraxis card as lines of text. */
export const abraxisLines = (card: AbraxisCard): string[] => [
  `${card.name}  (Abraxis)`,
  ...(card.text ? ['', card.text] : []),
  '',
  `Match: ${symbolsText(card.symbols)}.`,
  ...abraxisRules(card).map(capital),
];
