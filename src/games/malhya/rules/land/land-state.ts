/** What of a game of Malhya the road keeps, beside the heroes and the group. */
import type { CardRef, Target } from '../model/content.ts';
import type { HexId } from './land-cards.ts';
import type { LaidSide, VillageStep } from './land-words.ts';

/** A card under a space of the timeline, and the event card beside it. */
export interface Laid {
  /** The Rest card too. */
  readonly card: CardRef;
  readonly side: LaidSide;
  readonly event: CardRef | null;
}

/** The journey (L1952–2395). Decks are what is left of them: which card comes is drawn. */
export interface Travel {
  readonly region: CardRef;
  readonly hex: HexId;
  readonly slots: readonly Laid[];
  /** Crystals of days that are over. */
  readonly days: number;
  readonly tokens: number;
  readonly day: readonly CardRef[];
  readonly night: readonly CardRef[];
  readonly events: readonly CardRef[];
  /** Once for each card (MA-70). */
  readonly harvested: boolean;
  /** A card was laid since one could act last: the group may harvest and craft (L2335, L2366). */
  readonly drawn: boolean;
}

/** A visit (L2293–2335). */
export interface Village {
  readonly ref: CardRef;
  readonly step: VillageStep;
}

/** A market that is open (L5702–5737). */
export interface Market {
  readonly ref: CardRef;
  readonly stall: readonly CardRef[];
  /** A people's token was spent here: cheaper (L5875). */
  readonly cheaper: boolean;
  readonly spent: number;
}

/** A random dungeon (L5674–5694). */
export interface Dungeon {
  readonly tile: CardRef;
  readonly event: CardRef | null;
  readonly unused: readonly CardRef[];
  /** Its whole deck (MA-75). */
  readonly all: readonly CardRef[];
  readonly crystals: number;
}

/** A challenge under way (L3137–3196). */
export interface Challenge {
  readonly ref: CardRef;
  readonly turn: number;
  /** Of each hero by its place; null: out of it. */
  readonly zones: readonly (string | null)[];
  /** Life points of the enemy's parts. */
  readonly parts: Readonly<Record<string, number>>;
  readonly stage: number;
  /** The zone the others have come to, by its place on the way; before the start it is below 0. */
  readonly rival: number;
}

/** A countdown on the two tracker cards (L5623–5631). */
export interface Tracker {
  readonly at: number;
  /** The space of the symbol. */
  readonly symbol: number;
  readonly go: Target;
}

export interface Land {
  readonly travel: Travel | null;
  readonly village: Village | null;
  readonly market: Market | null;
  readonly dungeon: Dungeon | null;
  readonly dungeonsEnded: number;
  readonly challenge: Challenge | null;
  readonly tracker: Tracker | null;
}

export const NO_LAND: Land = {
  travel: null,
  village: null,
  market: null,
  dungeon: null,
  dungeonsEnded: 0,
  challenge: null,
  tracker: null,
};
