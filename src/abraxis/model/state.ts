import type { CardRef, Die, RngWords, SymbolCount } from '../../engine/index.ts';

/** A die of a player's, by its place: 0 and 1 are cold, 2 and 3 warm. */
export interface TableDie {
  readonly die: Die;
  /** What lies up, 1 to 6; null before it is rolled in a round. */
  readonly face: number | null;
  readonly locked: boolean;
}

export interface AbraxisPlayer {
  readonly dice: readonly TableDie[];
  readonly points: number;
  readonly fate: number;
  /** The round in which the last point was lost. */
  readonly out: number | null;
  /** They have decided about the roll that lies. */
  readonly decided: boolean;
}

/** What comes next. `last`: somebody has all dice locked, the others roll once more and lock what lies. */
export type Phase = 'begin' | 'roll' | 'last' | 'compare' | 'end' | 'over';

/** A game as it lies on the table. Nothing below it is ever written. */
export interface AbraxisState {
  readonly card: CardRef;
  phase: Phase;
  /** 1 to 5; 0 before the first. */
  round: number;
  /** Rolls made in this round. */
  roll: number;
  /** To be matched in this round. */
  symbols: Required<SymbolCount>;
  /** The card that was drawn for it, and lies in its deck again. */
  drawn: CardRef | null;
  players: readonly AbraxisPlayer[];
  rng: RngWords;
}
