import type { CardIndex, LootGain } from '../../../engine/index.ts';
import { cardName } from '../tell/names.ts';

const KIND: Readonly<Record<string, string>> = {
  item: 'Item Loot',
  monster: 'Monster Loot',
  unique: 'Unique Loot',
};

/** A Combatant Loot card (p.55) in words, or the item that came of one. */
export function gainWords({ card, gold }: LootGain, cards: CardIndex): string {
  if (gold > 0) return `${gold} gold`;
  const item = itemOfGain(card);
  return item ? itemNames([item], cards) : (KIND[card] ?? card);
}

/** The item a gain names; null for a card of the Combatant Loot Deck. */
const itemOfGain = (card: string): string | null =>
  card.startsWith('card:') ? card.slice('card:'.length) : null;

/** Items by their names. */
export const itemNames = (refs: readonly string[], cards: CardIndex): string =>
  refs.map((ref) => cardName(cards, 'item', ref)).join(', ');

/** The items a game's loot gave, in order, by their names; empty when none. */
export const itemsGained = ({ gained }: { readonly gained: readonly LootGain[] }, cards: CardIndex): string =>
  itemNames(
    gained.flatMap(({ card }) => itemOfGain(card) ?? []),
    cards,
  );
