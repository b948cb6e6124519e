import { type CardIndex, itemDrawn, type LootGain } from '../../../engine/index.ts';
import { cardName } from '../tell/names.ts';

const KIND: Readonly<Record<string, string>> = {
  item: 'Item Loot',
  monster: 'Monster Loot',
  unique: 'Unique Loot',
};

/** A Combatant Loot card (p.55) in words, or the item that came of one. */
export function gainWords(gain: LootGain, cards: CardIndex): string {
  const { card, gold } = gain;
  if (gold > 0) return `${gold} gold`;
  const item = itemDrawn(gain);
  return item === null ? (KIND[card] ?? card) : cardName(cards, 'item', item);
}
