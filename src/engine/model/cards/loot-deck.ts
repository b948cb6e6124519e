import type { Tier } from '../vocabulary.ts';

/** Cards of a Combatant Loot Deck, p.20: six values of gold, and one each of item, monster, unique. */
const GOLD: Record<Tier, readonly number[]> = {
  mundane: [4, 5, 6, 7, 8, 9],
  common: [5, 6, 7, 8, 9, 10],
  uncommon: [6, 7, 8, 9, 10, 12],
  rare: [7, 8, 9, 10, 12, 14],
};
const GOLD_COPIES = [3, 4, 5, 5, 5, 5];

/** The Combatant Loot Deck of a Loot LVL (p.20): 30 cards. */
export function lootDeckFor(level: Tier): Record<string, number> {
  const deck: Record<string, number> = {};
  GOLD[level].forEach((gold, i) => {
    deck[`gold:${gold}`] = GOLD_COPIES[i]!;
  });
  return { ...deck, item: 1, monster: 1, unique: 1 };
}
