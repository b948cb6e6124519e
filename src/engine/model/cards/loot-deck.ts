import type { LootOut } from '../carry.ts';
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

/** The same without the cards that are out: of each rank, whatever it is worth at that Loot LVL (p.55, K3). */
export function lootDeckWithout(level: Tier, out: LootOut): Record<string, number> {
  const deck = lootDeckFor(level);
  const take = (name: string, count: number) => {
    deck[name] = Math.max(0, deck[name]! - count);
  };
  GOLD[level].forEach((gold, rank) => {
    take(`gold:${gold}`, out.gold[rank]!);
  });
  take('item', out.item);
  take('monster', out.monster);
  take('unique', out.unique);
  return deck;
}

/** The cards that are not in a deck of that Loot LVL. */
export function lootOutOf(level: Tier, deck: Readonly<Record<string, number>>): LootOut {
  const whole = lootDeckFor(level);
  const missing = (name: string) => whole[name]! - (deck[name] ?? 0);
  const [first, second, third, fourth, fifth, sixth] = GOLD[level].map((gold) => missing(`gold:${gold}`));
  return {
    gold: [first!, second!, third!, fourth!, fifth!, sixth!],
    item: missing('item'),
    monster: missing('monster'),
    unique: missing('unique'),
  };
}

/** No card is out. */
export const NO_LOOT_OUT: LootOut = { gold: [0, 0, 0, 0, 0, 0], item: 0, monster: 0, unique: 0 };
