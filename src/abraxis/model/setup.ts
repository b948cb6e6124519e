import type { CardRef, Die, SeatId } from '../../engine/index.ts';

/** A pair of each player's dice: two of a colour that leans to shields, two of one that leans to books. */
export type Pair = readonly [cold: Die, warm: Die];

/** Who gets which dice (p.70), in the order the players sit (X216). There are no more of them. */
export const PAIRS: readonly Pair[] = [
  ['white', 'purple'],
  ['teal', 'orange'],
  ['green', 'red'],
  ['blue', 'grey'],
];

/** Rounds, and what everybody starts with (p.70). */
export const ROUNDS = 5;
export const POINTS = 10;
export const FATE = 5;
export const DICE_EACH = 4;

/** Somebody at the table. */
export interface AbraxisSeat {
  /** Whose answers they are: one person may sit for two. */
  readonly seat: SeatId;
  /** What the table calls them: an Adventurer in a campaign, a player in practice. */
  readonly name: string;
  /** Nobody sits there, and the table plays it. No rule reads it. */
  readonly house?: true;
}

/** Everything that is decided before the first roll. */
export interface AbraxisSetup {
  /** The id of the card that is faced. */
  readonly card: CardRef;
  /** One to four, in the order of the party. */
  readonly players: readonly AbraxisSeat[];
  readonly seed: string;
  /** Real dice are rolled, and what lies up is typed. */
  readonly byHand: boolean;
  /** Items somebody owns, one entry a copy: none of these copies is drawn (X219). */
  readonly owned?: readonly CardRef[];
}
