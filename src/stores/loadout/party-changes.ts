/** What is changed of a party in a set-up, and a party in another encounter. */
import type { Content } from '../../content/index.ts';
import {
  type CardRef,
  canonicalJson,
  type EncounterDefinition,
  type Loadout,
  NATIVE_PARTY,
  type PartyLoadout,
  whatIsWrong,
} from '../../engine/index.ts';
import type { KeptParty } from './kept-parties.ts';
import { budgetFor, budgetOfParty, readyMadeFor } from './ready-made.ts';

type Members = PartyLoadout['members'];
/** What parties are put together from. */
type Shelf = Pick<Content, 'encounters' | 'cards'>;

/** The party an encounter comes with. */
export const readyParty = (encounter: EncounterDefinition, content: Shelf): KeptParty => ({
  members: Object.entries(encounter.loadouts).map(([card, loadout]) => ({ card, loadout })),
  stash: [],
  budget: budgetFor(encounter, content),
});

/** Whether two parties are the same at the table: who, in which order, with what, and what there is to spend. */
export const isSameParty = (one: KeptParty, other: KeptParty): boolean => shown(one) === shown(other);

const shown = ({ members, stash, budget }: KeptParty): string => canonicalJson({ members, stash, budget });
const isSame = (one: Loadout, other: Loadout): boolean => canonicalJson(one) === canonicalJson(other);
const cardsOf = (members: Members): CardRef[] => members.map(({ card }) => card);

const readyOf = (content: Shelf, encounter: EncounterDefinition, card: CardRef): Loadout =>
  readyMadeFor(content, encounter, card)[0]!.loadout;

/** Whether nobody has said what there is to spend: then it is what is ready for these costs. */
function isUsualBudget(
  { members, budget }: KeptParty,
  content: Shelf,
  encounter: EncounterDefinition,
): boolean {
  const usual = budgetOfParty(content, encounter, cardsOf(members));
  return usual.gold === budget.gold && usual.xp === budget.xp;
}

/** A party that was changed: a budget that nobody has touched goes with who is in it. */
export const withUsualBudget = (
  before: KeptParty,
  after: KeptParty,
  content: Shelf,
  encounter: EncounterDefinition,
): KeptParty =>
  isUsualBudget(before, content, encounter)
    ? { ...after, budget: budgetOfParty(content, encounter, cardsOf(after.members)) }
    : after;

/**
 * Another Adventurer in a place, with what it had when it last gave one up, else with what is ready for it. Who is in
 * the party already changes places. A budget that nobody has touched goes with who is in the party.
 */
export function withAdventurer(
  party: KeptParty,
  place: number,
  card: CardRef,
  content: Shelf,
  encounter: EncounterDefinition,
): KeptParty {
  const there = party.members.findIndex((member) => member.card === card);
  const before = party.members[place]!;
  if (there >= 0) return { ...party, members: swapped(party.members, place, there) };
  const { [card]: own, ...others } = party.aside ?? {};
  const wasReady = isSame(before.loadout, readyOf(content, encounter, before.card));
  const aside = wasReady ? others : { ...others, [before.card]: before.loadout };
  const loadout = own ?? readyOf(content, encounter, card);
  const members = party.members.map((one, i) => (i === place ? { card, loadout } : one));
  const { aside: _, ...rest } = party;
  const after = { ...rest, members, ...(Object.keys(aside).length > 0 && { aside }) };
  return withUsualBudget(party, after, content, encounter);
}

const swapped = (members: Members, one: number, other: number): Members =>
  members.map((member, i) => (i === one ? members[other]! : i === other ? members[one]! : member));

/** One of the party in another place; those between move up. */
export function withMoved(party: KeptParty, from: number, to: number): KeptParty {
  const members = [...party.members];
  const [moved] = members.splice(from, 1);
  if (moved) members.splice(to, 0, moved);
  return { ...party, members };
}

/**
 * A party that was put together for one encounter, in another: who is in it and in which order, and what they have
 * of their own choice as far as there is gold and XP for it there; a fifth with them, who sits there or waits (p.71).
 * null where that is the ready-made one.
 */
export function carriedTo(
  encounter: EncounterDefinition,
  content: Shelf,
  from: EncounterDefinition,
  party: KeptParty,
): KeptParty | null {
  const ready = readyParty(encounter, content);
  const four = ready.members.length;
  const size = four === NATIVE_PARTY ? Math.max(four, Math.min(party.members.length, four + 1)) : four;
  const taken = party.members.slice(0, size);
  const others = ready.members.filter(({ card }) => !cardsOf(taken).includes(card));
  const own = [...taken, ...others].slice(0, size).map(({ card, loadout }, place) => ({
    card,
    loadout:
      place < taken.length && !isSame(loadout, readyOf(content, from, card))
        ? loadout
        : readyOf(content, encounter, card),
  }));
  const budget = isUsualBudget(party, content, from)
    ? budgetOfParty(content, encounter, cardsOf(own))
    : party.budget;
  const faultsOf = (members: Members) => whatIsWrong({ members, stash: party.stash }, content.cards, budget);
  const faulty = new Set(faultsOf(own).map(({ member }) => member));
  const readied = (which: (place: number) => boolean): Members =>
    own.map((one, i) => (which(i) ? { ...one, loadout: readyOf(content, encounter, one.card) } : one));
  const tried = [own, readied((place) => faulty.has(place))];
  const members = tried.find((one) => faultsOf(one).length === 0) ?? readied(() => true);
  const carried: KeptParty = { members, stash: party.stash, budget };
  if (party.fifth && four === NATIVE_PARTY) return { ...carried, fifth: party.fifth };
  return isSameParty(carried, ready) ? null : carried;
}
