/**
 * Entries of the event booklet (L1467–1471): two numbers above, two below, joined of two cards.
 * 1. On the road: the travel card's number and the event card's by the weather (L2068–2108).
 * 2. At a campfire: the Rest card's number and the event card's by the weather (L2271).
 * 3. In a dungeon: the tile's number and the event card's by the mode (L5680–5688).
 */
import type { Weather } from '../model/vocabulary.ts';
import type { Entry, EventCard, LandCards } from './land-cards.ts';
import type { RoomMode } from './land-words.ts';

/** The number of an event card's side. */
export const numberBelow = (
  event: EventCard,
  turned: { readonly weather: Weather } | { readonly mode: RoomMode },
): number => ('weather' in turned ? event.weather[turned.weather] : event.mode[turned.mode]);

/** The entry two numbers make; undefined where the booklet has none, which its check finds. */
export const entryOf = (entries: LandCards['entries'], above: number, below: number): Entry | undefined =>
  Object.values(entries).find((entry) => entry.above.includes(above) && entry.below.includes(below));
