import { listDrawn, symbolsOn } from '../queries/draw.ts';
import { isOfRound, plus, printedSymbols, type Symbols } from '../queries/symbol-sums.ts';
import type { AbraxisTable, Rule } from './table.ts';

/**
 * A round begins (p.70). 0. The Special Rules of the card say which symbols are to be matched in it (B, C; X220); a card
 * drawn for them goes back at once (X219). Everybody who is in has four dice to roll again.
 */
export function* beginRound(table: AbraxisTable): Rule {
  const { card, state } = table;
  const round = state.round + 1;
  let symbols: Symbols = printedSymbols(card, round);
  let { rng } = state;
  let drawn: string | null = null;
  for (const rule of card.eachRound ?? []) {
    if (!('draw' in rule) || !isOfRound(rule, round)) continue;
    const pile = listDrawn(table.items, rule.draw, table.owned);
    if (pile.length === 0) continue;
    const names = pile.map(({ id }) => id);
    const picked = table.chance.pick(rng, pile.length, 'draw:abraxis', names);
    rng = picked.words;
    drawn = names[picked.value]!;
    symbols = plus(symbols, symbolsOn(pile[picked.value]!));
  }
  table.emit({ type: 'roundBegan', round, symbols, drawn, rng, rule: 'p.70' });
}
