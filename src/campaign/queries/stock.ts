import type { CardIndex, CardRef, ItemCard, ItemType, Tier, UpgradeCard } from '../../engine/index.ts';
import type { Store } from '../model/content.ts';
import type { CampaignState } from '../model/state.ts';
import { cardsOf } from './held.ts';

/** Copies in the box, where the file says nothing (K13). */
const copiesInBox = (card: ItemCard | UpgradeCard): number => {
  if (card.stock !== undefined) return card.stock;
  if (card.type === 'item' && (card.unique || card.story || card.lootOf !== undefined)) return 1;
  return card.tier === 'mundane' ? 2 : 1;
};

type Owned = Pick<CampaignState, 'members' | 'stash' | 'gone' | 'rounds' | 'revealed'>;

/** Of each card the copies the party has, those on sale apart, and those out of the game. */
export function countOut({ members, stash, gone, rounds }: Owned): ReadonlyMap<CardRef, number> {
  const counts = new Map<CardRef, number>();
  const add = (ref: CardRef) => counts.set(ref, (counts.get(ref) ?? 0) + 1);
  for (const { ref } of members.flatMap(cardsOf)) add(ref);
  for (const { ref, upgrades = [] } of stash) {
    add(ref);
    for (const one of upgrades) add(one.ref);
  }
  for (const { open, unique } of Object.values(rounds)) if (open && unique !== null) add(unique);
  for (const ref of gone) add(ref);
  return counts;
}

/** Copies of an item or Upgrade nobody has (p.13, K13, K41). */
export const copiesLeft = (out: ReadonlyMap<CardRef, number>, card: ItemCard | UpgradeCard): number =>
  Math.max(0, copiesInBox(card) - (out.get(card.id) ?? 0));

/** Whether an item is never sold or drawn: the story alone gives it, or opens it first (p.13, p.55). */
const isKept = ({ revealed }: Pick<CampaignState, 'revealed'>, item: ItemCard): boolean =>
  (item.story === true || item.startsLocked === true || item.hidden !== undefined) &&
  !revealed.includes(item.id);

/** What a Store sells beside its Unique, with copies left: neither Unique, Story nor Monster Loot (p.13). */
export function listForSale(state: Owned, store: Store, cards: CardIndex): ItemCard[] {
  const out = countOut(state);
  return Object.values(cards.items).filter(
    (item) =>
      store.items.includes(item.tier) &&
      !item.unique &&
      item.story !== true &&
      item.lootOf === undefined &&
      !isKept(state, item) &&
      copiesLeft(out, item) > 0,
  );
}

/** What may come of a random draw of that sort (p.13, p.55): a name for each copy that is left. */
export function listDrawable(
  state: Owned,
  cards: CardIndex,
  {
    tier,
    type,
    unique = false,
  }: { readonly tier: Tier; readonly type?: ItemType; readonly unique?: boolean },
): CardRef[] {
  const out = countOut(state);
  return Object.values(cards.items)
    .filter(
      (item) =>
        item.tier === tier &&
        (type === undefined || item.itemType === type) &&
        (item.unique === true) === unique &&
        item.story !== true &&
        item.lootOf === undefined &&
        !item.material &&
        !isKept(state, item),
    )
    .flatMap((item) => Array.from({ length: copiesLeft(out, item) }, () => item.id));
}

/** The Materials the party has, wherever they lie (K11). */
export const hasMaterial = (state: Owned, material: CardRef): boolean =>
  [...state.members.flatMap(cardsOf), ...state.stash].some(({ ref }) => ref === material);

/** Upgrades the Store sells: those of its tiers, and those whose Material the party has (p.13, p.33). */
export const listUpgradesSold = (state: Owned, store: Store, cards: CardIndex): UpgradeCard[] =>
  Object.values(cards.upgrades).filter((upgrade) => {
    const { requires, tier } = upgrade;
    if (requires !== undefined) return store.materials === true && hasMaterial(state, requires);
    return tier !== undefined && store.upgrades.includes(tier);
  });
