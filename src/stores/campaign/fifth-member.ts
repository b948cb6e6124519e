/** The fifth member of an Adventure, put together on the screen (X295, X296). */
import { type Adventure, type CampaignContent, leftOfShare, shareOfFifth } from '../../campaign/index.ts';
import {
  type AdventurerCard,
  type Budget,
  type CardIndex,
  type CardRef,
  goldOfParty,
  type Loadout,
  NATIVE_PARTY,
  type PartyFault,
  whatIsWrong,
} from '../../engine/index.ts';
import { NOTHING } from '../loadout/loadout-edits.ts';
import { readyMadeFor } from '../loadout/ready-made.ts';
import { joinersOf } from './told.ts';

type Shelf = Pick<CampaignContent, 'stories' | 'encounters' | 'cards'>;

/** Whether a fifth may come along from the start (p.71). */
export const takesFifthMember = ({ party }: Adventure): boolean => party.length === NATIVE_PARTY;

/** Who may be the fifth: anybody who is not of the story, neither now nor later, so that no scene means them (K28). */
export function listFifths(adventure: Adventure, { stories, cards }: Shelf): readonly AdventurerCard[] {
  const own = new Set([...adventure.party.map(({ card }) => card), ...joinersOf(stories, adventure.id)]);
  return Object.values(cards.adventurers).filter(({ id }) => !own.has(id));
}

/** What the share of a fifth pays of what is ready for it, in its order: to begin from (X295). */
export function firstLoadoutOf({ party }: Adventure, card: CardRef, { encounters, cards }: Shelf): Loadout {
  const ready = readyMadeFor({ encounters, cards }, null, card)[0]!.loadout;
  const parts: readonly ((with_: Loadout) => Loadout)[] = [
    ...ready.disciplines.map((ref) => (one: Loadout) => ({
      ...one,
      disciplines: [...one.disciplines, ref],
      // A Familiar comes with the Discipline that brings it (p.68).
      ...(cards.disciplines[ref]?.brings && ready.familiar ? { familiar: ready.familiar } : {}),
    })),
    ...ready.items.map((item) => (one: Loadout) => ({ ...one, items: [...one.items, item] })),
  ];
  return parts.reduce<Loadout>((now, add) => {
    const loadout = add(now);
    return leftOfShare(party, { card, loadout }, cards) ? loadout : now;
  }, NOTHING);
}

/** The party with its fifth, as a loadout of it is put together: what there is to spend, and what is wrong with the fifth. */
export function partyWithFifth(
  { party }: Adventure,
  card: CardRef,
  loadout: Loadout,
  cards: CardIndex,
): {
  readonly members: readonly { readonly card: CardRef; readonly loadout: Loadout }[];
  readonly budget: Budget;
  readonly faults: readonly PartyFault[];
} {
  const members = [...party, { card, loadout }];
  const share = shareOfFifth(party, cards);
  const budget = { gold: goldOfParty({ members: party }, cards) + share.gold, xp: share.xp };
  const faults = whatIsWrong({ members }, cards, budget).filter(
    ({ member }) => member === null || member === party.length,
  );
  return { members, budget, faults };
}
