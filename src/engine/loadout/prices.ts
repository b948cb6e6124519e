import type { CardIndex, ItemCard } from '../model/cards/cards.ts';
import { itemOf } from '../model/cards/loadout.ts';
import type { Loadout, LoadoutItem } from '../model/encounter.ts';
import type { CardRef } from '../model/ids.ts';
import { type LedgerEntry, type Sum, sumOf } from '../model/ledger.ts';
import type { Tier } from '../model/vocabulary.ts';

/** Gold for a sold item, and for a Unique one (p.27). */
const SELL: Readonly<Record<Tier, { readonly plain: number; readonly unique: number }>> = {
  mundane: { plain: 5, unique: 15 },
  common: { plain: 10, unique: 20 },
  uncommon: { plain: 20, unique: 30 },
  rare: { plain: 40, unique: 50 },
};

/** Gold for an Item Upgrade, by the tier of the item it is put on; Unique makes no difference (p.28). */
const UPGRADE: Readonly<Record<Tier, number>> = { mundane: 15, common: 30, uncommon: 50, rare: 75 };

/** What the party gets for it; null for what may not be sold: Consumables, Monster Loot, Story items (p.27). */
export function sellPrice(item: ItemCard): number | null {
  if (item.itemType === 'consumable' || item.lootOf !== undefined || item.story) return null;
  return item.unique ? SELL[item.tier].unique : SELL[item.tier].plain;
}

/** Gold for putting an Upgrade on it; null for what may not be upgraded: Monster Loot and Story items (p.28). */
export const upgradeCost = (item: ItemCard): number | null =>
  item.lootOf !== undefined || item.story ? null : UPGRADE[item.tier];

/** What a loadout costs, with the working: gold for items and Upgrades, XP for Disciplines. */
export interface LoadoutCost {
  readonly gold: Sum;
  readonly xp: Sum;
}

/** The price of everything in a loadout, bought anew (pp.27-28, 34). What the content does not know costs nothing. */
export function costOfLoadout(loadout: Loadout, cards: CardIndex): LoadoutCost {
  return {
    gold: sumOf([...loadout.items, ...(loadout.pack ?? [])].flatMap((entry) => goldFor(entry, cards))),
    xp: sumOf(xpFor(loadout.disciplines, cards)),
  };
}

function goldFor(entry: LoadoutItem, cards: CardIndex): LedgerEntry[] {
  const { ref, upgrades = [] } = itemOf(entry);
  const item = cards.items[ref];
  if (!item) return [];
  return [
    { cause: { kind: 'card', type: 'item', card: ref }, amount: item.cost, rule: 'p.27' },
    ...upgrades.flatMap((upgrade): LedgerEntry[] => {
      const amount = upgradeCost(item);
      if (!cards.upgrades[upgrade] || amount === null) return [];
      return [{ cause: { kind: 'upgrade-on', upgrade, item: ref }, amount, rule: 'p.28' }];
    }),
  ];
}

/** Each Discipline costs 1 XP more for every other of its LVL learned before it (p.34). */
function xpFor(disciplines: readonly string[], cards: CardIndex): LedgerEntry[] {
  const learned = new Map<number, number>();
  return disciplines.flatMap((ref): LedgerEntry[] => {
    const card = cards.disciplines[ref];
    // A Story Discipline is given, and counts as none of its LVL: it has none (p.13).
    if (!card || card.story) return [];
    const others = learned.get(card.level) ?? 0;
    learned.set(card.level, others + 1);
    const base: LedgerEntry = {
      cause: { kind: 'card', type: 'discipline', card: ref },
      amount: card.xp,
      rule: 'p.34',
    };
    if (others === 0) return [base];
    const before = { kind: 'learned-before', others, level: card.level } as const;
    return [base, { cause: before, amount: others, rule: 'p.34' }];
  });
}

/** XP for learning one more Discipline beside these (p.34). */
export const xpToLearn = (loadout: Loadout, ref: CardRef, cards: CardIndex): number =>
  costOfLoadout({ ...loadout, disciplines: [...loadout.disciplines, ref] }, cards).xp.total -
  costOfLoadout(loadout, cards).xp.total;
