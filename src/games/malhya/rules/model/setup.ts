import type { SaveSheet } from '../campaign/campaign-state.ts';
import type { GameMode } from '../campaign/game-mode.ts';
import type { CardRef } from './content.ts';

export interface SeatSetup {
  readonly id: string;
  readonly name: string;
  readonly hero: CardRef;
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
