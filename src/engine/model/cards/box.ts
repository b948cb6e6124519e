import type { CardRef } from '../ids.ts';
import type { Tier } from '../vocabulary.ts';
import type { CardBase, CardIndex, ItemCard, UpgradeCard } from './cards.ts';
import type { Hidden } from './hidden.ts';
import type { BroughtType } from './shelves.ts';

/*
 * What the box holds, and who may have it: one rule for stores, loot and whoever puts a party together.
 */

/** Copies of a Discipline, by LVL (p.34); 0 is a Story Discipline. */
const DISCIPLINES: Readonly<Record<0 | 1 | 2 | 3 | 4, number>> = { 0: 1, 1: 2, 2: 1, 3: 1, 4: 1 };

/**
 * Copies of a card in the box (p.67, K13): as many as its file says, else one of what is Unique, Monster Loot or of the
 * story, two of what is Mundane, one of all others. Null for a card that is not in the content.
 */
export function copiesInBox(type: BroughtType, ref: CardRef, cards: CardIndex): number | null {
  switch (type) {
    case 'familiar':
    case 'companion':
      return 1;
    case 'item': {
      const item = cards.items[ref];
      return item ? (item.stock ?? copiesOfItem(item)) : null;
    }
    case 'upgrade': {
      const upgrade = cards.upgrades[ref];
      return upgrade ? (upgrade.stock ?? copiesOfTier(tierOfUpgrade(upgrade, cards))) : null;
    }
    case 'discipline': {
      const level = cards.disciplines[ref]?.level;
      return level === undefined ? null : DISCIPLINES[level];
    }
  }
}

const copiesOfItem = ({ unique, lootOf, story, tier }: ItemCard): number =>
  unique || lootOf !== undefined || story ? 1 : copiesOfTier(tier);

const copiesOfTier = (tier: Tier): number => (tier === 'mundane' ? 2 : 1);

/** The tier of an Upgrade (p.28); where its file says none, that of the Material it asks for, else Mundane (K12). */
export const tierOfUpgrade = (
  { tier, requires }: Pick<UpgradeCard, 'tier' | 'requires'>,
  cards: Pick<CardIndex, 'items'>,
): Tier => tier ?? (requires === undefined ? undefined : cards.items[requires]?.tier) ?? 'mundane';

/** What may keep a card from stores, chance and view until the story opens it. */
interface Keepable extends Pick<CardBase, 'id'> {
  readonly startsLocked?: boolean;
  readonly story?: boolean;
  readonly hidden?: Hidden;
}

/** Whether nobody is to see or search for it: Story cards and hidden ones, until the story opens them (pp.13, 18). */
export const isKeptBack = ({ id, story, hidden }: Keepable, unlocked: readonly CardRef[] = []): boolean =>
  (story === true || hidden !== undefined) && !unlocked.includes(id);

/** Whether chance and stores may give it: neither what is kept back nor what is locked, until the story opens it. */
export const isToBeHad = (card: Keepable, unlocked: readonly CardRef[] = []): boolean =>
  !isKeptBack(card, unlocked) && (!card.startsLocked || unlocked.includes(card.id));
