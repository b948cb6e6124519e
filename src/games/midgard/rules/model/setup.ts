import type { CardRef } from './content.ts';

export const TABLES = ['short', 'long'] as const;
/** Six cities or twelve (section 6). */
export type TableSize = (typeof TABLES)[number];

export const HANDS = ['open', 'closed'] as const;
/** Whether everybody may see every hand at the screen. */
export type Hands = (typeof HANDS)[number];

export const DIFFICULTIES = ['normal', 'hard'] as const;
/** How many rounds who plays alone has. */
export type Difficulty = (typeof DIFFICULTIES)[number];

export const TEMPERS = ['plain', 'helpful', 'greedy'] as const;
/** How a seat is played that the machine plays. */
export type Temper = (typeof TEMPERS)[number];

/** What is in play beside the errands: A 11 and A 12; A 13 to A 15. */
export interface Parts {
  readonly adventures: boolean;
  readonly rivalry: boolean;
}

export const MOST_PLAYERS = 4;

export interface SeatSetup {
  readonly id: string;
  readonly name: string;
  readonly hero: CardRef;
  /** Played by the machine. */
  readonly bot?: Temper;
}

/** Everything that is decided before the first round. */
export interface MidgardSetup {
  readonly table: TableSize;
  readonly hands: Hands;
  readonly parts: Parts;
  /** One to four, in the order of their turns. */
  readonly seats: readonly SeatSetup[];
  readonly difficulty: Difficulty;
  readonly seed: string;
  /** Real dice are rolled, and what lies up is typed. */
  readonly byHand: boolean;
}
