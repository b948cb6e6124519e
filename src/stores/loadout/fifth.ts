/** The fifth Adventurer of an encounter (p.71). */
import type { Content } from '../../content/index.ts';
import { type CardRef, type EncounterDefinition, NATIVE_PARTY, whatIsWrong } from '../../engine/index.ts';
import type { KeptParty } from './kept-parties.ts';
import { readyParty, withUsualBudget } from './party-changes.ts';
import { readyMadeFor } from './ready-made.ts';

type Shelf = Pick<Content, 'encounters' | 'cards'>;

/** Whether there is a fifth place at all (p.71): an encounter made for fewer than four has none. */
export const takesFifth = ({ loadouts }: EncounterDefinition): boolean =>
  Object.keys(loadouts).length === NATIVE_PARTY;

/** Nobody stands in the fifth place of a party that could have it. */
export const lacksFifth = (party: KeptParty, encounter: EncounterDefinition): boolean =>
  takesFifth(encounter) && party.members.length === NATIVE_PARTY;

/**
 * One more in the party (p.71): with what it had when it last gave up a place, else with what is ready for it, the first
 * of these that the box still has.
 */
export function withFifth(
  party: KeptParty,
  card: CardRef,
  content: Shelf,
  encounter: EncounterDefinition,
): KeptParty {
  const { fifth, aside = {}, ...four } = party;
  const { [card]: own, ...others } = fifth ? { ...aside, [fifth.card]: fifth.loadout } : aside;
  const ready = readyMadeFor(content, encounter, card).map(({ loadout }) => loadout);
  const before = whatIsWrong(four, content.cards, four.budget).length;
  const kept = Object.keys(others).length > 0 ? { aside: others } : {};
  const tried = (own ? [own, ...ready] : ready).map((loadout) =>
    withUsualBudget(
      party,
      { ...four, members: [...four.members, { card, loadout }], ...kept },
      content,
      encounter,
    ),
  );
  return tried.find((one) => whatIsWrong(one, content.cards, one.budget).length <= before) ?? tried.at(-1)!;
}

/** The fifth gives up its place: what it had is its own again when it comes back. */
export function withoutFifth(party: KeptParty, content: Shelf, encounter: EncounterDefinition): KeptParty {
  const { fifth, ...four } = steppedOut(party, content, encounter);
  return fifth ? { ...four, aside: { ...four.aside, [fifth.card]: fifth.loadout } } : four;
}

/**
 * The party as it sits down: by the switch for a fifth player with its fifth, else without. The fifth waits beside the
 * party meanwhile, so that turning the switch off and on again loses nothing.
 */
export const seatedParty = (
  party: KeptParty,
  fifthPlayer: boolean,
  content: Shelf,
  encounter: EncounterDefinition,
): KeptParty => (fifthPlayer ? steppedIn : steppedOut)(party, content, encounter);

function steppedOut(party: KeptParty, content: Shelf, encounter: EncounterDefinition): KeptParty {
  const fifth = party.members[NATIVE_PARTY];
  if (!fifth || !takesFifth(encounter)) return party;
  const four = { ...party, members: party.members.slice(0, NATIVE_PARTY), fifth };
  return withUsualBudget(party, four, content, encounter);
}

function steppedIn(party: KeptParty, content: Shelf, encounter: EncounterDefinition): KeptParty {
  const { fifth, ...four } = party;
  if (!fifth || !lacksFifth(party, encounter)) return party;
  // Somebody else brought it in meanwhile, in another place.
  if (four.members.some(({ card }) => card === fifth.card)) return four;
  return withUsualBudget(party, { ...four, members: [...four.members, fifth] }, content, encounter);
}

/** What is ready for as many as there are: the encounter's own four, and beside them whoever is the fifth. */
export function readyFor(party: KeptParty, content: Shelf, encounter: EncounterDefinition): KeptParty {
  const ready = readyParty(encounter, content);
  const fifth = party.members[NATIVE_PARTY];
  if (!fifth || !takesFifth(encounter)) return ready;
  // One of the four may stand there, and somebody from outside among them.
  const places = party.members.map(({ card }) => card);
  const isOwn = (card: CardRef) => ready.members.some((one) => one.card === card);
  const more = isOwn(fifth.card) ? places.find((card) => !isOwn(card)) : fifth.card;
  return more === undefined ? ready : withFifth(ready, more, content, encounter);
}
