import {
  type BroughtType,
  type CardIndex,
  type CardRef,
  copiesInBox,
  type ItemCard,
  type ItemType,
  isToBeHad,
  itemOf,
  type Loadout,
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

/** The same of any card the party may have: whether the box has one to give (p.67). */
export const isInBox = (state: Owned, type: BroughtType, ref: CardRef, cards: CardIndex): boolean =>
  (copiesInBox(type, ref, cards) ?? 0) > (countOut(state).get(ref) ?? 0);

/** A loadout without the cards the box has no copy left of, a Familiar somebody else has chosen among them (p.67, p.68). */
export function inTheBox(state: Owned, loadout: Loadout, cards: CardIndex): Loadout {
  const out = new Map(countOut(state));
  const takes = (type: BroughtType, ref: CardRef): boolean => {
    const had = out.get(ref) ?? 0;
    if (had >= (copiesInBox(type, ref, cards) ?? 0)) return false;
    out.set(ref, had + 1);
    return true;
  };
  const items = (list: Loadout['items']): Loadout['items'] =>
    list.flatMap((entry): Loadout['items'] => {
      const { ref, upgrades = [], ...rest } = itemOf(entry);
      if (!takes('item', ref)) return [];
      const on = upgrades.filter((one) => takes('upgrade', one));
      return typeof entry === 'string'
        ? [ref]
        : [{ ref, ...rest, ...(on.length > 0 ? { upgrades: on } : {}) }];
    });
  const { familiar, companion, pack } = loadout;
  const isFree = familiar !== undefined && !listFamiliarsOut(state).includes(familiar);
  const { familiar: _, companion: __, ...rest } = loadout;
  return {
    ...rest,
    items: items(loadout.items),
    ...(pack ? { pack: items(pack) } : {}),
    disciplines: loadout.disciplines.filter((ref) => takes('discipline', ref)),
    ...(isFree ? { familiar } : {}),
    ...(companion !== undefined && takes('companion', companion) ? { companion } : {}),
  };
}

/** Familiars that somebody has, or has chosen for good (p.68, X408). */
export const listFamiliarsOut = ({ members, gone }: Pick<Owned, 'members' | 'gone'>): readonly CardRef[] => [
  ...members.flatMap(({ familiar, familiarChosen }) => familiarChosen ?? familiar?.ref ?? []),
  ...gone,
];

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
