/** Numbers of the road. (o): ours, the document has none. */
import type { Weather } from '../model/vocabulary.ts';

/** L2030. */
export const DAY_SPACES = 4;
export const NIGHT_SPACES = 2;
export const SPACES = DAY_SPACES + NIGHT_SPACES;
/** L2042. */
export const TRAVEL_TOKENS = 3;
/** L2208–2212: travel tokens for a hex. */
export const MOVE_PRICE: Readonly<Record<Weather, number>> = { fair: 2, bad: 3 };
/** L2341. */
export const HARVEST_PRICE = 1;
/** L2349: action cards for each point of Knowledge. */
export const HARVEST_CARDS = 2;
/** L2311–2315: for the whole group. */
export const INN = { gold: 2, heal: 2, aura: 1 } as const;
/** L2321: for each hero. */
export const ROOM_GOLD = 2;
/** The white die of the campfire (o): blank, blank, blank, a threat sign twice, special (MA-15, MA-71). */
export const CAMPFIRE_FACES = ['0', '0', '0', '1', '1', 'special'] as const;
export type CampfireFace = (typeof CAMPFIRE_FACES)[number];
/** L2269: what the special is worth by night. */
export const SPECIAL_BY_NIGHT = 3;
/** L5591: poison goes for so many plants, or for so much gold in a village. */
export const POISON = { plants: 2, gold: 2 } as const;
/** L5625: trackers are two cards, one for each level. */
export const TRACKER_CARDS = 2;
/** L5875: what a people's aura token is worth at a market and at a harvest. */
export const PEOPLE = { cheaper: 2, harvest: 3 } as const;
/** L5875: nothing costs less. */
export const LEAST_PRICE = 1;
/** L5883: cards of a harvest for an object that is discarded. */
export const OBJECT_HARVEST = 4;
/** L1885: places for dungeons that were ended, on the sheet (o). */
export const DUNGEON_CHECKS = 9;
