import { copiesInBox } from '../model/cards/box.ts';
import type { AdventurerCard, CardIndex } from '../model/cards/cards.ts';
import { cardsIn } from '../model/cards/loadout.ts';
import type { BroughtType } from '../model/cards/shelves.ts';
import type { Loadout } from '../model/encounter.ts';
import type { CardRef } from '../model/ids.ts';
import { listLoadoutFaults } from './faults.ts';
import type { PartyFault } from './loadout-fault.ts';
import { costOfLoadout } from './prices.ts';

/** What a party brings, and what it keeps at home. */
export interface PartyLoadout {
  readonly members: readonly { readonly card: string; readonly loadout: Loadout }[];
  /** Items in the party stash: any number, reached between encounters alone (p.24). */
  readonly stash?: readonly string[];
}

/** Gold of the party and XP of each Adventurer; absent is without end. */
export interface Budget {
  readonly gold?: number;
  readonly xp?: number;
}

/** Everything wrong with a party: each loadout, what the box holds of each card, materials, and what it may cost. */
export function whatIsWrong(party: PartyLoadout, cards: CardIndex, budget: Budget = {}): PartyFault[] {
  const own = party.members.flatMap(({ card, loadout }, member): PartyFault[] => {
    const adventurer = cards.adventurers[card];
    if (!adventurer)
      return [{ fault: 'unknown-card', type: 'adventurer', ref: card, member, at: [], page: 'p.25' }];
    return listLoadoutFaults(loadout, adventurer, cards).map((fault) => ({ ...fault, member }));
  });
  return [...own, ...listStockFaults(party, cards), ...listTooDear(party, cards, budget)];
}

/** No card more often than it is in the box (p.28, p.34); Materials for the Upgrades that ask for them (p.33). */
function listStockFaults(party: PartyLoadout, cards: CardIndex): PartyFault[] {
  const faults: PartyFault[] = [];
  const stash = party.stash ?? [];
  const taken = new Map<string, number>();
  const take = (type: BroughtType, ref: CardRef): number => {
    const copy = (taken.get(`${type}/${ref}`) ?? 0) + 1;
    taken.set(`${type}/${ref}`, copy);
    return copy;
  };
  for (const ref of stash) take('item', ref);
  const all = party.members.flatMap(({ loadout }, member) =>
    cardsIn(loadout).map(({ type, ref, at }) => ({ type, ref, place: { member, at } })),
  );
  const owned = new Set([...stash, ...all.flatMap(({ type, ref }) => (type === 'item' ? [ref] : []))]);
  for (const { type, ref, place } of all) {
    const copy = take(type, ref);
    const limit = copiesInBox(type, ref, cards);
    if (limit !== null && copy > limit)
      faults.push({ fault: 'stock', type, ref, copy, limit, ...place, page: PAGE[type] });
    const material = type === 'upgrade' ? cards.upgrades[ref]?.requires : undefined;
    if (material !== undefined && !owned.has(material))
      faults.push({ fault: 'no-material', upgrade: ref, material, ...place, page: 'p.33' });
  }
  return faults;
}

/** How many of an item or Upgrade the party has, its stash counted. */
export function countIn(
  { members, stash = [] }: PartyLoadout,
  type: 'item' | 'upgrade',
  ref: CardRef,
): number {
  const brought = members
    .flatMap(({ loadout }) => cardsIn(loadout))
    .filter((one) => one.type === type && one.ref === ref);
  return brought.length + (type === 'item' ? stash.filter((one) => one === ref).length : 0);
}

/** Copies in the box and how many of them the party has not (p.13, p.28); null for a card the content has not. */
export function copiesLeft(
  party: PartyLoadout,
  type: 'item' | 'upgrade',
  ref: CardRef,
  cards: CardIndex,
): { readonly left: number; readonly of: number } | null {
  const of = copiesInBox(type, ref, cards);
  return of === null ? null : { left: Math.max(0, of - countIn(party, type, ref)), of };
}

/** Adventurers of every pack who may take a place of the party: whoever is not in it elsewhere (p.24). */
export function listForPlace({ members }: PartyLoadout, place: number, cards: CardIndex): AdventurerCard[] {
  const others = new Set(members.filter((_, i) => i !== place).map(({ card }) => card));
  return Object.values(cards.adventurers).filter(({ id }) => !others.has(id));
}

/** Gold that all of the party's things cost. */
export const goldOfParty = ({ members }: PartyLoadout, cards: CardIndex): number =>
  members.reduce((sum, { loadout }) => sum + costOfLoadout(loadout, cards).gold.total, 0);

const PAGE: Readonly<Record<BroughtType, string>> = {
  item: 'p.13',
  upgrade: 'p.28',
  discipline: 'p.34',
  familiar: 'p.68',
  companion: 'p.66',
};

/** Gold is shared, XP is each Adventurer's own (p.24). */
function listTooDear(party: PartyLoadout, cards: CardIndex, budget: Budget): PartyFault[] {
  const faults: PartyFault[] = [];
  if (budget.gold === undefined && budget.xp === undefined) return faults;
  const costs = party.members.map(({ loadout }) => costOfLoadout(loadout, cards));
  const used = goldOfParty(party, cards);
  if (budget.gold !== undefined && used > budget.gold)
    faults.push({ fault: 'gold', used, limit: budget.gold, member: null, at: [], page: 'p.24' });
  costs.forEach(({ xp }, member) => {
    if (budget.xp === undefined || xp.total <= budget.xp) return;
    const place = { member, at: ['disciplines'], page: 'p.24' };
    faults.push({ fault: 'xp', used: xp.total, limit: budget.xp, ...place });
  });
  return faults;
}
