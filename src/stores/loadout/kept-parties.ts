/** What survives of a set-up, and how. */
import * as v from 'valibot';
import { count, listOf, withFields } from '../../check/schemas.ts';
import type { Content } from '../../content/index.ts';
import {
  type Budget,
  type CardRef,
  cardsIn,
  type EncounterRef,
  type Loadout,
  type PartyLoadout,
} from '../../engine/index.ts';
import { loadoutSchema } from '../opened/loadout-schema.ts';

/** A party as somebody put it together for an encounter, kept in this browser for the next time. */
export interface KeptParty {
  readonly members: PartyLoadout['members'];
  readonly stash: readonly string[];
  readonly budget: Budget;
  /** What those had chosen who gave up their place: it is theirs again when they come back. */
  readonly aside?: Readonly<Record<CardRef, Loadout>>;
  /** Who waits beside the party while there is no fifth player (p.71). */
  readonly fifth?: PartyLoadout['members'][number];
}

const keyFor = (encounter: EncounterRef) => `middara-table-party:${encounter}`;
/** For which encounter a party was last put together. */
const LAST = 'middara-table-party-last';

/** Keeps it, or forgets it. A browser that keeps nothing is no reason to stop. */
export function keepParty(encounter: EncounterRef, party: KeptParty | null): void {
  try {
    if (party) {
      localStorage.setItem(keyFor(encounter), JSON.stringify(party));
      localStorage.setItem(LAST, encounter);
    } else {
      localStorage.removeItem(keyFor(encounter));
      if (localStorage.getItem(LAST) === encounter) localStorage.removeItem(LAST);
    }
  } catch {
    // The party is on the screen all the same; that this browser keeps nothing is told at home.
  }
}

/** The party kept for an encounter; null where there is none, or where a card of it is no longer in the content. */
export function keptParty(encounter: EncounterRef, content: Pick<Content, 'cards'>): KeptParty | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyFor(encounter)) ?? 'null');
    return isParty(kept) && isKnown(kept, content) ? kept : null;
  } catch {
    return null;
  }
}

/** The encounter for which somebody put together a party last; null where nobody did. */
export function lastParty(): EncounterRef | null {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}

const member = withFields({ card: v.string(), loadout: loadoutSchema });
const partySchema = withFields({
  members: listOf(member, 1),
  stash: listOf(v.string()),
  budget: v.record(v.string(), count),
  aside: v.optional(v.record(v.string(), loadoutSchema)),
  fifth: v.optional(member),
});

const isParty = (kept: unknown): kept is KeptParty => v.is(partySchema, kept);

const isKnown = (
  { members, stash, aside = {}, fifth }: KeptParty,
  { cards }: Pick<Content, 'cards'>,
): boolean =>
  stash.every((ref) => Object.hasOwn(cards.items, ref)) &&
  [
    ...members,
    ...(fifth ? [fifth] : []),
    ...Object.entries(aside).map(([card, loadout]) => ({ card, loadout })),
  ].every(({ card, loadout }) => Object.hasOwn(cards.adventurers, card) && areKnown(loadout, cards));

const areKnown = (loadout: Loadout, cards: Content['cards']): boolean =>
  cardsIn(loadout).every(({ kind, ref }) => Object.hasOwn(cards[kind], ref));
