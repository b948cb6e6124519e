import type { ItemType } from '../vocabulary.ts';
import type { ItemFace } from './cards.ts';

/** How many of each an Adventurer may have equipped (p.24); weapons count hands. */
export const ITEM_LIMITS: Readonly<Record<Exclude<ItemType, 'weapon'>, number>> = {
  armor: 1,
  core: 1,
  accessory: 1,
  relic: 3,
  consumable: 3,
};
export const HANDS = 2;
/** Items stored in the Pack (p.24). */
export const PACK_SIZE = 3;

/**
 * What an item takes room as with that side in use (pp.24, 27): with hands a weapon, a weapon's other side a Relic.
 */
export function slotOf(itemType: ItemType, face: ItemFace): ItemType {
  if (face.hands !== undefined) return 'weapon';
  return itemType === 'weapon' ? 'relic' : itemType;
}

/** Hands a side takes; `asOne`: two-handed melee weapons are wielded in one. */
export const handsOf = ({ hands, kind }: ItemFace, asOne: boolean): number =>
  asOne && kind === 'melee' ? Math.min(1, hands ?? 0) : (hands ?? 0);
