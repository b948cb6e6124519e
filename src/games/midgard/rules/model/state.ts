import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { CardRef, Level } from './content.ts';
import type { Difficulty, Hands, Parts, TableSize } from './setup.ts';

/** Something with wear: Life Points of an armor or helmet that are left; absent for all else. */
export interface Good {
  readonly ref: CardRef;
  readonly lp?: number;
}

/** Where prestige came from (section 6). */
export const SOURCES = ['tasks', 'thirds', 'cards', 'adventures', 'shadows', 'red'] as const;
export type Source = (typeof SOURCES)[number];

export const MARKERS = ['thievery', 'assault'] as const;
export type Marker = (typeof MARKERS)[number];

export interface Player {
  readonly seat: string;
  readonly hero: CardRef;
  /** Number of the city. */
  readonly at: number;
  readonly tower: boolean;
  /** As they were raised, without what treasures and skills add. */
  readonly strength: number;
  readonly dexterity: number;
  readonly intelligence: number;
  /** Basic Life Points that are left. */
  readonly lp: number;
  readonly gold: number;
  readonly ep: number;
  /** Skills that may be chosen (A 5). */
  readonly skillsDue: number;
  readonly prestige: Readonly<Record<Source, number>>;
  readonly hand: readonly CardRef[];
  readonly skills: readonly CardRef[];
  readonly goods: readonly Good[];
  readonly spells: readonly { readonly ref: CardRef; readonly turned: boolean }[];
  readonly treasures: readonly { readonly ref: CardRef; readonly used: boolean }[];
  readonly artifacts: readonly { readonly ref: CardRef; readonly open: boolean }[];
  readonly tokens: readonly CardRef[];
  readonly forgeries: readonly CardRef[];
  readonly markers: readonly Marker[];
}

/** What lies on a task: who handed it in, and what a forgery is worth. */
export interface Done {
  readonly token: CardRef;
  readonly as: 'original' | 'forgery';
  readonly by: number;
}

export interface RandomHere {
  readonly ref: CardRef;
  readonly up: boolean;
  /** Who has looked at it while it lay face down, by place at the table. */
  readonly seen: readonly number[];
}

export interface City {
  readonly number: number;
  readonly ref: CardRef;
  readonly fixed: readonly CardRef[];
  readonly randoms: readonly RandomHere[];
  readonly tasks: readonly (Done | null)[];
  readonly treasure: CardRef | null;
  readonly adventure: CardRef | null;
  readonly shadow: { readonly ref: CardRef; readonly lp: number } | null;
}

export interface Deck {
  readonly left: readonly CardRef[];
  readonly used: readonly CardRef[];
}

export const DECKS = ['actions', 'destiny', 'rewards', 'equipment', 'weapons', 'spells'] as const;
export type DeckName = (typeof DECKS)[number];

export type Phase = 'choose' | 'begin' | 'actions' | 'bonus' | 'draw';

export interface Turn {
  /** By place at the table. */
  readonly player: number;
  readonly phase: Phase;
  /** Action points left. */
  readonly points: number;
  /** Who aided successfully and has a bonus action due (P 3). */
  readonly aided: readonly number[];
  /** The hand was renewed: nothing is drawn (MI-4). */
  readonly renewed: boolean;
  /** Moves that cost no point. */
  readonly freeMoves: number;
  readonly rode: boolean;
  /** Who is asked for no reaction any more. */
  readonly quiet: readonly number[];
}

/** An attempt at a fixed token (A 8). */
export interface Attempt {
  readonly player: number;
  readonly token: CardRef;
  /** Which of its abilities is tried. */
  readonly check: number;
  readonly aides: readonly number[];
  /** Who was asked and would not. */
  readonly declined: readonly number[];
  /** For the check at hand. */
  readonly gold: number;
  readonly support: readonly CardRef[];
}

/** A turn before anything is done in it. */
export const turnOf = (player: number, phase: Phase): Turn => ({
  player,
  phase,
  points: 0,
  aided: [],
  renewed: false,
  freeMoves: 0,
  rode: false,
  quiet: [],
});

export type FoeFolder = 'randoms' | 'destiny' | 'adventures' | 'shadows';

export interface Combat {
  readonly kind: 'creature' | 'guardian' | 'challenge' | 'boss' | 'shadow' | 'assault';
  /** Whose numbers it has; null where two adventurers fight. */
  readonly foe: { readonly folder: FoeFolder; readonly ref: CardRef; readonly lp: number } | null;
  /** Who fights: one, two in an assault (the attacker first), the party against a shadow. */
  readonly players: readonly number[];
  /** Who was at its side from the beginning: Captain counts for them. */
  readonly party: readonly number[];
  readonly round: number;
  /** Whether the first of `players` has the first attack. */
  readonly first: boolean;
  /** Life Points lost in it, by place at the table. */
  readonly lost: Readonly<Record<number, number>>;
  /** Spells that work until it is over. */
  readonly spells: readonly { readonly player: number; readonly ref: CardRef }[];
  /** Who has attacked already. */
  readonly struck: readonly number[];
}

export interface Adventure {
  readonly city: number;
  readonly ref: CardRef;
  readonly level: Level;
  /** Who began it: the active player. */
  readonly leader: number;
  readonly party: readonly number[];
  /** How many were in it at its beginning. */
  readonly size: number;
  /** Challenge cards that lie there, the last one revealed. */
  readonly cards: readonly CardRef[];
  readonly tried: readonly number[];
  readonly solved: readonly { readonly card: CardRef; readonly player: number }[];
  /** Owners whose item has solved a challenge (MI-21). */
  readonly itemUsed: boolean;
  readonly rewardsLess: number;
  readonly boss: boolean;
}

export interface Over {
  /** By place at the table; null where whoever plays alone is too late. */
  readonly winner: number | null;
  readonly why: 'goal' | 'red' | 'late' | 'nothing-left';
}

/** A game as it lies on the table. Nothing below it is ever written. */
export interface MidgardState {
  readonly table: TableSize;
  readonly hands: Hands;
  readonly parts: Parts;
  readonly difficulty: Difficulty;
  /** Prestige that ends the game, and the last round of who plays alone. */
  readonly goal: number;
  readonly limit: number | null;
  round: number;
  turn: Turn;
  players: readonly Player[];
  /** By their numbers from 1: the first is city 1. */
  cities: readonly City[];
  decks: Readonly<Record<DeckName, Deck>>;
  /** Adventures of each level and shadows that have not been put, challenges by level. */
  adventures: readonly CardRef[];
  shadows: readonly CardRef[];
  challenges: readonly CardRef[];
  /** How many adventures have been put (A 11). */
  put: number;
  attempt: Attempt | null;
  combat: Combat | null;
  adventure: Adventure | null;
  /** The round in which an artifact last looked into a hand. */
  looked: number;
  /** Who was last asked, with closed hands. */
  asked: number | null;
  over: Over | null;
  rng: RngWords;
}

export const prestigeIn = (prestige: Player['prestige']): number =>
  SOURCES.reduce((sum, source) => sum + prestige[source], 0);
