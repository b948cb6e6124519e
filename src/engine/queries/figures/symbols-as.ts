import type { Position } from '../../model/position.ts';
import type { AttackScope } from '../../model/scopes.ts';
import type { Figure } from '../../model/state.ts';
import { type Symbol as DieSymbol, SYMBOLS, type SymbolCount } from '../../model/vocabulary.ts';
import { listModifiers, mightHaveModifier } from './modifiers.ts';

/**
 * Symbols of a roll as the roller's cards have them count (X177): what a symbol counts as takes its place, by what lies
 * there and not by what another card has made of it; of several cards that speak of one symbol the first.
 */
export function countedAs(
  position: Position,
  roller: Figure,
  symbols: SymbolCount,
  of: 'attack' | 'spell',
  attack?: AttackScope,
): SymbolCount {
  const told = listModifiers(position, roller, 'symbolAs', attack, (modifier) => modifier.of === of);
  if (told.length === 0) return symbols;
  const counted: SymbolCount = {};
  for (const symbol of SYMBOLS) {
    const as = told.find(({ modifier }) => modifier.symbol === symbol)?.modifier.symbolAs ?? symbol;
    counted[as] = (counted[as] ?? 0) + (symbols[symbol] ?? 0);
  }
  return counted;
}

/** Symbols that a roll is read for where those are of use: any, where one may count as another. */
export const readFor = (
  position: Position,
  roller: Figure,
  useful: readonly DieSymbol[],
): readonly DieSymbol[] =>
  useful.length > 0 && mightHaveModifier(position, roller, 'symbolAs') ? SYMBOLS : useful;
