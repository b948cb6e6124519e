import type { CardRef } from './content.ts';

export const DIFFICULTIES = ['normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const FINALES = ['skirmish', 'encounter'] as const;
/** How the chapter's last fight is fought: quickly, or on its map. */
export type Finale = (typeof FINALES)[number];

/** The most heroes there are strength dice for. */
export const MOST_HEROES = 4;

/** Everything that is decided before the first round. */
export interface FolkloreSetup {
  readonly chapter: CardRef;
  /** Who sits at the table, and what they are called. */
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  /** One to four, clockwise, each with the seat that answers for them; the first is asked who leads (FK-50). */
  readonly heroes: readonly { readonly hero: CardRef; readonly seat: string }[];
  readonly difficulty: Difficulty;
  readonly finale: Finale;
  readonly seed: string;
  /** Real dice are rolled, and what lies up is typed. */
  readonly byHand: boolean;
}
