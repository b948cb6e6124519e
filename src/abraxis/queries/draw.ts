import type { CardIndex, CardRef, ItemCard } from '../../engine/index.ts';
import { type DrawnItem, isDrawnFor } from '../model/card.ts';
import { NO_SYMBOLS, plus, type Symbols } from './symbol-sums.ts';

/**
 * What may be drawn to change the symbols (X219): items of that tier and type of which a copy is with nobody, and which
 * lie in no deck of their own. One of each, as where loot is drawn (p.55).
 */
export const listDrawn = (
  items: CardIndex['items'],
  draw: DrawnItem,
  owned: readonly CardRef[],
): ItemCard[] =>
  Object.values(items).filter(
    (item) => isDrawnFor(item, draw) && owned.filter((one) => one === item.id).length < (item.stock ?? 1),
  );

/** The symbols on an item: what the Symbol Abilities of its front are paid with, added up (X219). */
export const symbolsOn = ({ front }: Pick<ItemCard, 'front'>): Symbols =>
  (front.symbolAbilities ?? []).reduce<Symbols>((sum, { spend }) => plus(sum, spend), NO_SYMBOLS);
