/** The words the rules of the road are written in (L1952–2395, L5565–5767). */
import type { Colour, CubeKind } from '../model/vocabulary.ts';

/** Of travel cards; each has one (L2048). */
export const TERRAINS = ['forest', 'plains', 'mountain', 'swamp'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Of hexes (L1980); a half hex lies at the edge of the board (L2218). */
export const GROUNDS = [...TERRAINS, 'city', 'sea', 'half'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The six ways out of a hex, as they stand on the ring around the north icon (L2234). */
export const COMPASS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Direction = (typeof COMPASS)[number];

/** In which a place is explored (L3022): an event card beside a dungeon tile is turned by it. */
export const ROOM_MODES = ['stealth', 'combat'] as const;
export type RoomMode = (typeof ROOM_MODES)[number];

/** A resource: metal is red material, wood green, leather yellow (L5836). */
export interface Resource {
  readonly kind: CubeKind;
  readonly colour: Colour;
}

/** What the piles of a market are (L5702–5723). */
export const STALLS = [
  'basic-weapon',
  'common-weapon',
  'rare-weapon',
  'common-object',
  'rare-object',
] as const;
export type Stall = (typeof STALLS)[number];

/** The two sides of a travel card, and those of the Rest card (L2124–2143, L2246). */
export const LAID_SIDES = ['match', 'other', 'campfire', 'inn'] as const;
export type LaidSide = (typeof LAID_SIDES)[number];

/** The village's steps, in order (L2293–2335). */
export const VILLAGE_STEPS = ['market', 'inn', 'room', 'departure'] as const;
export type VillageStep = (typeof VILLAGE_STEPS)[number];

/** What scenario cards are (L5565–5668). */
export const SCENARIO_KINDS = [
  'gear',
  'state',
  'target',
  'resource',
  'tracker',
  'bonus',
  'destination',
  'paper',
] as const;
export type ScenarioKind = (typeof SCENARIO_KINDS)[number];
