import type { CardIndex, ItemFace } from '../../model/cards/cards.ts';
import { fitsOn } from '../../model/cards/upgrade-fits.ts';
import type { CardInstance } from '../../model/state.ts';

/** The side of the item in use. Throws Error when the card is unknown or no item. */
export function faceOfItem(cards: CardIndex, instance: CardInstance): ItemFace {
  const item = cards.items[instance.ref];
  if (!item) throw new Error(`no item ${instance.ref}`);
  return instance.face === 'back' && item.back ? item.back : item.front;
}

/**
 * The Upgrades of an item that can be used: all but those the side in use is nothing for, and on a smaller side of
 * a DOUBLE weapon as many as it has hands (p.28, X32).
 */
export function upgradesInUse(cards: CardIndex, card: CardInstance): readonly CardInstance[] {
  const item = cards.items[card.ref];
  if (!card.upgrades || !item) return card.upgrades ?? [];
  const face = faceOfItem(cards, card);
  return card.upgrades
    .filter(({ ref }) => {
      const upgrade = cards.upgrades[ref];
      return upgrade !== undefined && fitsOn(upgrade, item, face);
    })
    .slice(0, Math.max(1, face.hands ?? 1));
}
