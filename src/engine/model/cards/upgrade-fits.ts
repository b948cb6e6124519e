import type { ItemCard, ItemFace, UpgradeCard } from './cards.ts';

/** Whether an Upgrade is made for an item with that side up (p.28): WEAPON for weapons, ARMOR for armor, and so on. */
export function fitsOn({ fits }: UpgradeCard, item: ItemCard, face: ItemFace): boolean {
  const isWeapon = face.hands !== undefined;
  switch (fits) {
    case 'weapon':
      return isWeapon;
    case 'armor':
      return !isWeapon && item.itemType === 'armor';
    case 'core':
      return !isWeapon && item.itemType === 'core';
    case 'armor-and-shield':
      return (face.tags ?? []).includes('shield') || (!isWeapon && item.itemType === 'armor');
  }
}
