import type { CardIndex } from '../model/cards/cards.ts';
import { cardsIn, type LoadoutCard } from '../model/cards/loadout.ts';
import type { Loadout } from '../model/encounter.ts';
import { type LoadoutFault, listLoadoutFaults } from './faults.ts';
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

/** A fault of one Adventurer, or of the party where `member` is null. */
export interface PartyFault extends LoadoutFault {
  readonly member: number | null;
}

/** Copies of a Discipline in the box, by LVL (p.34). */
const DISCIPLINE_STOCK: Readonly<Record<1 | 2 | 3 | 4, number>> = { 1: 2, 2: 1, 3: 1, 4: 1 };

/** Everything wrong with a party: each loadout, what the box holds of each card, materials, and what it may cost. */
export function whatIsWrong(party: PartyLoadout, cards: CardIndex, budget: Budget = {}): PartyFault[] {
  const own = party.members.flatMap(({ card, loadout }, member): PartyFault[] => {
    const adventurer = cards.adventurers[card];
    if (!adventurer)
      return [{ member, at: [], expected: 'the id of an adventurer', got: `"${card}"`, page: 'p.25' }];
    return listLoadoutFaults(loadout, adventurer, cards).map((fault) => ({ ...fault, member }));
  });
  return [...own, ...listStockFaults(party, cards), ...listTooDear(party, cards, budget)];
}

/** Where a card of the party is: whose, and from the root of that loadout. */
interface Place {
  readonly member: number;
  readonly at: readonly (string | number)[];
}

type Kind = LoadoutCard['kind'];

const placesOf = (party: PartyLoadout): { kind: Kind; ref: string; place: Place }[] =>
  party.members.flatMap(({ loadout }, member) =>
    cardsIn(loadout).map(({ kind, ref, at }) => ({ kind, ref, place: { member, at } })),
  );

/** No card more often than it is in the box (p.28, p.34); Materials for the Upgrades that ask for them (p.33). */
function listStockFaults(party: PartyLoadout, cards: CardIndex): PartyFault[] {
  const faults: PartyFault[] = [];
  const taken = new Map<string, number>();
  for (const ref of party.stash ?? []) taken.set(`items/${ref}`, (taken.get(`items/${ref}`) ?? 0) + 1);
  const all = placesOf(party);
  const owned = new Set([
    ...(party.stash ?? []),
    ...all.flatMap(({ kind, ref }) => (kind === 'items' ? [ref] : [])),
  ]);
  for (const { kind, ref, place } of all) {
    const key = `${kind}/${ref}`;
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    const stock = stockOf(kind, ref, cards);
    const name = cards[kind][ref]?.name ?? ref;
    if (stock !== null && count > stock) {
      const expected = `at most ${stock} of ${name} in the party`;
      faults.push({ ...place, expected, got: `${name} no. ${count}`, page: PAGE[kind] });
    }
    const requires = kind === 'upgrades' ? cards.upgrades[ref]?.requires : undefined;
    if (requires !== undefined && !owned.has(requires)) {
      const expected = `${cards.items[requires]?.name ?? requires} with the party or in its stash`;
      faults.push({ ...place, expected, got: name, page: 'p.33' });
    }
  }
  return faults;
}

const PAGE: Readonly<Record<Kind, string>> = {
  items: 'p.13',
  upgrades: 'p.28',
  disciplines: 'p.34',
  familiars: 'p.68',
};

/** How many of a card there are; null where nothing says so. */
function stockOf(kind: Kind, ref: string, cards: CardIndex): number | null {
  if (kind === 'familiars') return 1;
  if (kind === 'items') return cards.items[ref]?.stock ?? null;
  if (kind === 'upgrades') return cards.upgrades[ref]?.stock ?? null;
  const level = cards.disciplines[ref]?.level;
  return level === undefined ? null : DISCIPLINE_STOCK[level];
}

/** Gold is shared, XP is each Adventurer's own (p.24). */
function listTooDear(party: PartyLoadout, cards: CardIndex, budget: Budget): PartyFault[] {
  const faults: PartyFault[] = [];
  const costs = party.members.map(({ loadout }) => costOfLoadout(loadout, cards));
  const gold = costs.reduce((sum, cost) => sum + cost.gold.total, 0);
  if (budget.gold !== undefined && gold > budget.gold) {
    const expected = `at most ${budget.gold} gold for the whole party`;
    faults.push({ member: null, at: [], expected, got: `${gold} gold`, page: 'p.24' });
  }
  costs.forEach(({ xp }, member) => {
    if (budget.xp === undefined || xp.total <= budget.xp) return;
    const expected = `at most ${budget.xp} XP`;
    faults.push({ member, at: ['disciplines'], expected, got: `${xp.total} XP`, page: 'p.24' });
  });
  return faults;
}
