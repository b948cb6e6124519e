import type { ItemType, Tier, Tree } from '../../engine/index.ts';
import type { ItemKind } from '../../stores/loadout/loadout-shelf.ts';

/** Kinds of items, as headings. */
export const KIND_NAMES: Readonly<Record<ItemKind, string>> = {
  weapon: 'Weapons',
  armor: 'Armor',
  core: 'Cores',
  relic: 'Relics',
  accessory: 'Accessories',
  consumable: 'Consumables',
  loot: 'Loot and story',
};

/** In the order of the limits on p.24. */
export const SLOT_ORDER: readonly ItemType[] = [
  'weapon',
  'armor',
  'core',
  'accessory',
  'relic',
  'consumable',
];

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const tierName = (tier: Tier): string => capital(tier);
export const treeName = (tree: Tree): string => capital(tree);
