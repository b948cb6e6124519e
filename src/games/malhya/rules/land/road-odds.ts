/**
 * What is known of the road before a card is drawn (malhya.md 7, row 15): chances are exact, of what is left of the decks.
 */

import type { CardRef } from '../model/content.ts';
import type { Entry as Line } from '../model/ledger.ts';
import type { Weather } from '../model/vocabulary.ts';
import type { LandCards } from './land-cards.ts';
import { CAMPFIRE_FACES, type CampfireFace, MOVE_PRICE, SPECIAL_BY_NIGHT } from './land-numbers.ts';
import type { Travel } from './land-state.ts';
import type { Ground } from './land-words.ts';
import { deckOf, isFull, periodNow } from './timeline.ts';

/** So many of so many. */
export interface Share {
  readonly of: number;
  readonly all: number;
}

/** The deck the next card comes of: when the day is over all its cards are in it again. */
export function nextDeck(travel: Travel, travels: LandCards['travels']): readonly CardRef[] {
  const period = periodNow(travel);
  const back = isFull(travel)
    ? travel.slots.map(({ card }) => card).filter((card) => travels[card]?.period === period)
    : [];
  return [...deckOf(travel, period), ...back];
}

/** Cards that would match the ground, of those that may come: an event (L2190). */
export function matchShare(travel: Travel, ground: Ground | null, travels: LandCards['travels']): Share {
  const deck = nextDeck(travel, travels);
  return { of: deck.filter((card) => travels[card]!.terrain === ground).length, all: deck.length };
}

/** Cards that would bring a village (L2184). */
export function villageShare(travel: Travel, ground: Ground | null, travels: LandCards['travels']): Share {
  const deck = nextDeck(travel, travels);
  const there = deck.filter((card) => {
    const { terrain, other } = travels[card]!;
    return terrain !== ground && other.village === true;
  });
  return { of: there.length, all: deck.length };
}

/** Tokens that are missing for a hex (L2208). */
export const tokensMissing = ({ tokens }: Pick<Travel, 'tokens'>, weather: Weather): number =>
  Math.max(0, MOVE_PRICE[weather] - tokens);

/** Threat signs of a face of the campfire's die (MA-71): by day its special is nothing. */
export const signsOf = (face: CampfireFace, night: boolean): number =>
  face === 'special' ? (night ? SPECIAL_BY_NIGHT : 0) : Number(face);

/** What a campfire would give each hero on the average: so many sixths of a heal and of an aura token. */
export const campfireShare = (night: boolean): Share => ({
  of: CAMPFIRE_FACES.reduce((sum, face) => sum + signsOf(face, night), 0),
  all: CAMPFIRE_FACES.length,
});

/** The price of a hex in travel tokens, with its working. */
export const movePrice = (weather: Weather): Pick<Line, 'amount' | 'rule'> => ({
  amount: MOVE_PRICE[weather],
  rule: 'L2208',
});
