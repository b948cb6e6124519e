import type { ItemType } from './vocabulary.ts';

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
