import type { ItemType } from '../../engine/index.ts';

/** In the order of the limits on p.24. */
export const SLOT_ORDER: readonly ItemType[] = [
  'weapon',
  'armor',
  'core',
  'accessory',
  'relic',
  'consumable',
];
