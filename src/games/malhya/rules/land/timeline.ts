/**
 * The timeline (L2018–2108, L2382–2395): its spaces, whose turn it is to be drawn, what a card laid on it does.
 * 1. Six spaces: four by day, two by night (L2030). The next card lies in the first free one, and is of its period (L2124).
 * 2. Its terrain is the hex's: it stays as it is, and an event card is laid beside it (L2190). Else it is turned, and its
 *    lines are done (L2132–2184). A city is none of the four (MA-69).
 * 3. The Rest card lies in a space like any (L2246); once a day (L2260).
 */
import type { CardRef } from '../model/content.ts';
import type { Period, Weather } from '../model/vocabulary.ts';
import { groundOf } from './hexes.ts';
import type { LandCards, OtherSide, RegionCard, TravelCard } from './land-cards.ts';
import { DAY_SPACES, SPACES, TRAVEL_TOKENS } from './land-numbers.ts';
import type { Laid, Travel } from './land-state.ts';
import type { Ground } from './land-words.ts';

/** The period of a space, counted from 0. */
export const periodOf = (space: number): Period => (space < DAY_SPACES ? 'day' : 'night');

export const isFull = ({ slots }: Pick<Travel, 'slots'>): boolean => slots.length >= SPACES;

/** The period of the next free space; when there is none the day is over and another begins. */
export const periodNow = (travel: Pick<Travel, 'slots'>): Period =>
  isFull(travel) ? 'day' : periodOf(travel.slots.length);

/** What is left of the deck of that period. */
export const deckOf = (travel: Pick<Travel, 'day' | 'night'>, period: Period): readonly CardRef[] =>
  travel[period];

/** It does not lie on the timeline (L2260). */
export const isRestFree = ({ slots }: Pick<Travel, 'slots'>, rests: LandCards['rests']): boolean =>
  !slots.some(({ card }) => Object.hasOwn(rests, card));

export const matches = ({ terrain }: Pick<TravelCard, 'terrain'>, ground: Ground | null): boolean =>
  terrain === ground;

/** What the turned side of a card comes to. */
export interface Yields {
  /** The side the weather token is turned to; null: it stays (L2151–2152). */
  readonly weather: Weather | null;
  /** Travel tokens that are taken: no more than three are there (L2042). */
  readonly tokens: number;
  /** A token or the village is chosen (L2184). */
  readonly village: boolean;
}

/** Its lines, in the space it lies in (counted from 0). */
export function yieldsOf(
  other: OtherSide,
  at: {
    readonly space: number;
    readonly ground: Ground | null;
    readonly weather: Weather;
    readonly tokens: number;
  },
): Yields {
  const wanted =
    other.weather === 'turned' ? (at.weather === 'fair' ? 'bad' : 'fair') : (other.weather ?? at.weather);
  const lines = [
    other.token === true,
    other.tokenOn !== undefined && other.tokenOn === at.ground,
    other.tokenAt?.includes(at.space + 1) ?? false,
  ].filter((met) => met).length;
  return {
    weather: wanted === at.weather ? null : wanted,
    tokens: Math.min(lines, TRAVEL_TOKENS - at.tokens),
    village: other.village === true,
  };
}

/** Cards left until night falls and until the day is over: none when its spaces are full. */
export const cardsLeft = ({
  slots,
}: Pick<Travel, 'slots'>): { readonly day: number; readonly night: number } => ({
  day: Math.max(0, DAY_SPACES - slots.length),
  night: SPACES - slots.length,
});

/** The cards of a day that is over, by the decks they go back to (L2391). */
export function gathered(
  slots: readonly Laid[],
  travels: LandCards['travels'],
): { readonly day: CardRef[]; readonly night: CardRef[]; readonly events: CardRef[] } {
  const of = (period: Period) =>
    slots.map(({ card }) => card).filter((card) => travels[card]?.period === period);
  return {
    day: of('day'),
    night: of('night'),
    events: slots.flatMap(({ event }) => (event === null ? [] : [event])),
  };
}

/** What the group stands on. */
export const groundHere = (region: RegionCard, { hex }: Pick<Travel, 'hex'>): Ground | null =>
  groundOf(region, hex);
