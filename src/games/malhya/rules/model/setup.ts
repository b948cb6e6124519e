import type { Growth } from '../growing/growth.ts';
import type { CardRef } from './content.ts';
import type { Campaign, Group, Hero } from './state.ts';
import type { GameMode } from './vocabulary.ts';

export interface SeatSetup {
  readonly id: string;
  readonly name: string;
  readonly hero: CardRef;
}

/** The save sheet: all that goes along from one booklet to the next (L1825–L1827, L1839–L1950). */
export interface SaveSheet {
  readonly heroes: readonly Hero[];
  readonly group: Group;
  readonly dungeonsEnded: number;
  readonly growth: Growth;
  readonly campaign: Campaign;
}

/** Everything that is decided before the first chapter. */
export interface MalhyaSetup {
  readonly mission: CardRef;
  /** Two to five heroes; one player may have several seats (L355). */
  readonly seats: readonly SeatSetup[];
  readonly seed: string;
  /** Real dice are rolled, and what lies up is typed. */
  readonly byHand: boolean;
  /** Of a campaign: the fast mode (L1380). */
  readonly fast?: boolean;
  /** Absent: normal (L387). */
  readonly gameMode?: GameMode;
  /** What the booklets before have left: absent where there are none. */
  readonly sheet?: SaveSheet;
}
