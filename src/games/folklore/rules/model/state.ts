import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { CardRef, PlaceId } from './content.ts';
import type { Field } from './field.ts';
import type { Difficulty, Finale } from './setup.ts';

export interface HeldItem {
  readonly ref: CardRef;
  readonly exhausted: boolean;
  /** It is held, in one hand or both (p.26). */
  readonly inHand?: boolean;
  /** A Devastating Fault has broken it, and no tinker has seen it since (p.25). */
  readonly broken?: boolean;
}

export type Stance = 'attack' | 'defend';

export interface Hero {
  readonly card: CardRef;
  readonly seat: string;
  readonly vita: number;
  readonly power: number;
  readonly ghost: number;
  readonly coins: number;
  readonly lore: number;
  readonly items: readonly HeldItem[];
  /** At 0 Vita (FK-2). */
  readonly isGhost: boolean;
  /** The weapon of the card is broken, and no tinker has seen it since (p.25). */
  readonly broken?: boolean;
}

/** What a hero has chosen for a round of a skirmish. */
export interface Declared {
  readonly stance: Stance;
  /** Whether the ability was used with it (FK-11). */
  readonly ability: boolean;
}

export interface Fight {
  readonly foe: CardRef;
  /** The chapter is won by it. */
  readonly last: boolean;
  readonly counter: number;
  readonly round: number;
  /** By hero; null before they chose, and for ghosts. */
  readonly declared: readonly (Declared | null)[];
  /** Attacks of this round that hit. */
  readonly hits: number;
}

/** What comes next: who leads first (p.11), a travelling round (p.15), the steps of a skirmish (p.18), and those of an encounter (p.24). */
export type Step =
  | 'leader'
  | 'travel'
  | 'event'
  | 'strength'
  | 'stances'
  | 'foes'
  | 'heroes'
  | 'counter'
  | 'loot'
  | 'first-strike'
  | 'field'
  | 'field-loot'
  | 'adventure'
  | 'pass'
  | 'over';

export type Ending = 'won' | 'all-ghosts' | 'too-late';

/** A chapter as it lies on the table. Nothing below it is ever written. */
export interface FolkloreState {
  readonly chapter: CardRef;
  readonly difficulty: Difficulty;
  /** The last round there is. */
  readonly limit: number;
  readonly finale: Finale;
  step: Step;
  round: number;
  night: boolean;
  /** By place at the table. */
  leader: number;
  /** The token was passed in this round already, after an adventure (p.22, FK-8). */
  passed?: boolean;
  rested: boolean;
  at: PlaceId;
  heroes: readonly Hero[];
  /** Cards not drawn yet; shuffled anew when none is left (FK-10). */
  decks: { readonly road: readonly CardRef[]; readonly 'off-road': readonly CardRef[] };
  /** Items in the deck, and those used up. */
  items: { readonly deck: readonly CardRef[]; readonly used: readonly CardRef[] };
  event: CardRef | null;
  fight: Fight | null;
  field: Field | null;
  ending: Ending | null;
  rng: RngWords;
}
