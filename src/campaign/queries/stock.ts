import {
  type CardIndex,
  type CardRef,
  copiesInBox,
  type ItemCard,
  type ItemType,
  isToBeHad,
  type Tier,
  tierOfUpgrade,
  type UpgradeCard,
} from '../../engine/index.ts';
import type { Store } from '../model/content.ts';
import type { CampaignState } from '../model/state.ts';
import { cardsOf } from './held.ts';

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

/** Copies of an item or Upgrade nobody has (p.13, X206, X248). */
export const copiesFree = (
  out: ReadonlyMap<CardRef, number>,
  { type, id }: ItemCard | UpgradeCard,
  cards: CardIndex,
): number => Math.max(0, (copiesInBox(type, id, cards) ?? 0) - (out.get(id) ?? 0));

/** What a Store sells beside its Unique, with copies left: neither Unique, Story nor Monster Loot (p.13). */
export function listForSale(state: Owned, store: Store, cards: CardIndex): ItemCard[] {
  const out = countOut(state);
  return Object.values(cards.items).filter(
    (item) =>
      store.items.includes(item.tier) &&
      !item.unique &&
      item.lootOf === undefined &&
      isToBeHad(item, state.revealed) &&
      copiesFree(out, item, cards) > 0,
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
        item.lootOf === undefined &&
        !item.material &&
        isToBeHad(item, state.revealed),
    )
    .flatMap((item) => Array.from({ length: copiesFree(out, item, cards) }, () => item.id));
}

/** The Materials the party has, wherever they lie (X235). */
export const hasMaterial = (state: Owned, material: CardRef): boolean =>
  [...state.members.flatMap(cardsOf), ...state.stash].some(({ ref }) => ref === material);

/** Upgrades the Store sells: those of its tiers, and those whose Material the party has (p.13, p.33). */
export const listUpgradesSold = (state: Owned, store: Store, cards: CardIndex): UpgradeCard[] =>
  Object.values(cards.upgrades).filter((upgrade) => {
    const { requires } = upgrade;
    if (requires !== undefined) return store.materials === true && hasMaterial(state, requires);
    return store.upgrades.includes(tierOfUpgrade(upgrade, cards));
  });

/** What is kept of a Store outside of Story Rounds is kept as theirs is, under an id no Story Round can have (X292). */
export const isStoreVisit = (id: string): boolean => id.startsWith('store:');
