import type { CardIndex, ItemCard, ItemFace, UpgradeCard } from '../model/cards/cards.ts';
import { itemOf } from '../model/cards/loadout.ts';
import { fitsOn } from '../model/cards/upgrade-fits.ts';
import type { Loadout } from '../model/encounter.ts';
import type { LoadoutFault } from './faults.ts';
import { upgradeCost } from './prices.ts';

/** How many Upgrades an item carries: one a hand of a weapon, by its larger side if DOUBLE; else one (pp.24, 28). */
export const upgradeSlots = (item: ItemCard): number =>
  Math.max(1, ...facesOf(item).map((f) => f.hands ?? 1));

/** Whether some side of the item is what the Upgrade is made for (p.28). */
export const canCarry = (item: ItemCard, upgrade: UpgradeCard): boolean =>
  upgradeCost(item) !== null && facesOf(item).some((face) => fitsOn(upgrade, item, face));

const facesOf = (item: ItemCard): ItemFace[] =>
  item.double && item.back ? [item.front, item.back] : [item.front];

/** Upgrades on what may not carry them, too many, or made for something else (p.28). */
export function listUpgradeFaults(loadout: Loadout, cards: CardIndex): LoadoutFault[] {
  return (['items', 'pack'] as const).flatMap((list) =>
    (loadout[list] ?? []).flatMap((entry, i): LoadoutFault[] => {
      const { ref, upgrades = [] } = itemOf(entry);
      const item = cards.items[ref];
      if (!item || upgrades.length === 0) return [];
      const at = [list, i, 'upgrades'];
      if (upgradeCost(item) === null) {
        const expected = 'no upgrades on Monster Loot and Story items';
        return [{ at, expected, got: item.name, page: 'p.28' }];
      }
      const faults: LoadoutFault[] = [];
      const slots = upgradeSlots(item);
      if (upgrades.length > slots) {
        const expected = `at most ${slots} ${slots === 1 ? 'upgrade' : 'upgrades'} on ${item.name}`;
        faults.push({ at, expected, got: `${upgrades.length} upgrades`, page: 'p.28' });
      }
      upgrades.forEach((one, j) => {
        const upgrade = cards.upgrades[one];
        if (!upgrade || canCarry(item, upgrade)) return;
        const expected = `an upgrade that fits ${item.name}`;
        const got = `${upgrade.name}, made for ${upgrade.fits.replaceAll('-', ' ')}`;
        faults.push({ at: [...at, j], expected, got, page: 'p.28' });
      });
      return faults;
    }),
  );
}
