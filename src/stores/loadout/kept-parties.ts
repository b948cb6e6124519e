import * as v from 'valibot';
import { count, listOf, withFields } from '../../check/schemas.ts';
import type { Content } from '../../content/index.ts';
import { type Budget, cardsIn, type Loadout, type PartyLoadout } from '../../engine/index.ts';
import { loadoutSchema } from '../game/loadout-schema.ts';

/** A party as somebody put it together for an encounter, kept in this browser for the next time. */
export interface KeptParty {
  readonly members: PartyLoadout['members'];
  readonly stash: readonly string[];
  readonly budget: Budget;
}

const keyFor = (encounter: string) => `middara-table-party:${encounter}`;

/** Keeps it, or forgets it. A browser that keeps nothing is no reason to stop. */
export function keepParty(encounter: string, party: KeptParty | null): void {
  try {
    if (party) localStorage.setItem(keyFor(encounter), JSON.stringify(party));
    else localStorage.removeItem(keyFor(encounter));
  } catch {
    // The party is on the screen all the same; that this browser keeps nothing is told at home.
  }
}

/** The party kept for an encounter; null where there is none, or where a card of it is no longer in the content. */
export function keptParty(encounter: string, content: Pick<Content, 'cards'>): KeptParty | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyFor(encounter)) ?? 'null');
    return isParty(kept) && isKnown(kept, content) ? kept : null;
  } catch {
    return null;
  }
}

const partySchema = withFields({
  members: listOf(withFields({ card: v.string(), loadout: loadoutSchema }), 1),
  stash: listOf(v.string()),
  budget: v.record(v.string(), count),
});

const isParty = (kept: unknown): kept is KeptParty => v.is(partySchema, kept);

const isKnown = ({ members, stash }: KeptParty, { cards }: Pick<Content, 'cards'>): boolean =>
  stash.every((ref) => Object.hasOwn(cards.items, ref)) &&
  members.every(({ card, loadout }) => Object.hasOwn(cards.adventurers, card) && areKnown(loadout, cards));

const areKnown = (loadout: Loadout, cards: Content['cards']): boolean =>
  cardsIn(loadout).every(({ kind, ref }) => Object.hasOwn(cards[kind], ref));
