/**
 * Stealth as it stands: the board, which goes on from room to room (L3657), and what of a place counts in stealth alone.
 */
import type { CardRef } from '../model/content.ts';
import type { MalhyaState } from '../model/state.ts';
import type { Space } from '../place/space.ts';
import type { Vigilance } from './stealth-cards.ts';
import type { StealthLine } from './stealth-dice.ts';
import type { StealthLevel } from './threat.ts';

/** The end of the track, somebody seen, the deck exhausted, the black special, an order of a booklet (L3779–L3791, L5825). */
export const ALARM_CAUSES = ['track', 'seen', 'deck', 'black', 'told'] as const;
export type AlarmCause = (typeof ALARM_CAUSES)[number];

/** The stealth board. */
export interface StealthBoard {
  readonly level: StealthLevel;
  /** Where the cube is. */
  readonly threat: number;
  /** An alarm that comes as soon as what is being done is done (L3921, MA-62). */
  readonly alarm: AlarmCause | null;
}

/** An enemy's, called as it was. */
export interface Corpse {
  readonly id: string;
  readonly at: Space;
}

/** What of a place counts in stealth. */
export interface Quiet {
  readonly corpses: readonly Corpse[];
  /** Corpses that lie in rifts: they still count (L3845). */
  readonly gone: number;
  readonly noise: readonly Space[];
  readonly vigilance: readonly Vigilance[];
  /** Lines of the board each hero has used since its last roll. */
  readonly lines: Readonly<Record<CardRef, readonly StealthLine[]>>;
  /** Cards the enemies have still to turn in this phase. */
  readonly cards: number;
  /** Heroes beside the board, by the token they left at (L4145). */
  readonly out: Readonly<Record<CardRef, string>>;
}

export const STILL: Quiet = {
  corpses: [],
  gone: 0,
  noise: [],
  vigilance: [],
  lines: {},
  cards: 0,
  out: {},
};

/** Corpses of the place: enemies', in play and in rifts, and fallen heroes (L3845, L4117). */
export const corpsesOf = ({ place }: Pick<MalhyaState, 'place'>): number =>
  place ? (place.quiet?.corpses.length ?? 0) + (place.quiet?.gone ?? 0) + fallenIn(place) : 0;

const fallenIn = ({ heroes }: NonNullable<MalhyaState['place']>): number =>
  heroes.filter(({ down, at }) => down && at !== null).length;
