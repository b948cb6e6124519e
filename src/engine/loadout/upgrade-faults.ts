import type { CardIndex, ItemCard, ItemFace, UpgradeCard } from '../model/cards/cards.ts';
import { itemOf } from '../model/cards/loadout.ts';
import { fitsOn } from '../model/cards/upgrade-fits.ts';
import type { Loadout, LoadoutItem } from '../model/encounter.ts';
import type { LoadoutFault } from './loadout-fault.ts';
import { upgradeCost } from './prices.ts';

/** How many Upgrades an item carries: one a hand of a weapon, by its larger side if DOUBLE; else one (pp.24, 28). */
export const upgradeSlots = (item: ItemCard): number =>
  Math.max(1, ...facesOf(item).map((f) => f.hands ?? 1));

/** Whether some side of the item is what the Upgrade is made for (p.28). */
export const canCarry = (item: ItemCard, upgrade: UpgradeCard): boolean =>
  upgradeCost(item) !== null && facesOf(item).some((face) => fitsOn(upgrade, item, face));

/** Whether there is an Upgrade for it (p.28): consumables, relics and accessories carry none. */
export const canBeUpgraded = (cards: CardIndex, item: ItemCard): boolean =>
  Object.values(cards.upgrades).some((upgrade) => canCarry(item, upgrade));

/** How many Upgrades an entry of a loadout has room for beside those on it (p.28); none where nothing fits it. */
export function roomForUpgrades(entry: LoadoutItem, cards: CardIndex): number {
  const { ref, upgrades = [] } = itemOf(entry);
  const item = cards.items[ref];
  return item && canBeUpgraded(cards, item) ? Math.max(0, upgradeSlots(item) - upgrades.length) : 0;
}

const facesOf = (item: ItemCard): ItemFace[] =>
  item.double && item.back ? [item.front, item.back] : [item.front];

/** Upgrades on what may not carry them, too many, or made for something else (p.28). */
export function listUpgradeFaults(loadout: Loadout, cards: CardIndex): LoadoutFault[] {
  return (['items', 'pack'] as const).flatMap((list) =>
    (loadout[list] ?? []).flatMap((entry, i): LoadoutFault[] => {
      const { ref, upgrades = [] } = itemOf(entry);
      const item = cards.items[ref];
      if (!item || upgrades.length === 0) return [];
      const place = { at: [list, i, 'upgrades'], page: 'p.28' };
      if (upgradeCost(item) === null) return [{ fault: 'not-upgradable', item: ref, ...place }];
      const faults: LoadoutFault[] = [];
      const limit = upgradeSlots(item);
      const used = upgrades.length;
      if (used > limit) faults.push({ fault: 'upgrades', item: ref, used, limit, ...place });
      upgrades.forEach((one, j) => {
        const upgrade = cards.upgrades[one];
        if (!upgrade || canCarry(item, upgrade)) return;
        const misfit = { upgrade: one, item: ref, fits: upgrade.fits };
        faults.push({ fault: 'upgrade-does-not-fit', ...misfit, ...place, at: [...place.at, j] });
      });
      return faults;
    }),
  );
}
