/** What the command line needs of a guest: its content checked, its games by bots, its rule cases. */
import type { CaseGame } from '../check/case-game.ts';
import type { GuestFile } from '../check/guest-content.ts';
import type { Problem, Warning } from '../check/problem.ts';
import type { OpenHostile } from './hostile-game.ts';

/** An argument of its own: one of several words, or how many play, or who they are. */
export type OwnArgument =
  | { readonly name: `--${string}`; readonly values: readonly string[] }
  | { readonly name: `--${string}`; readonly most: number; readonly cards: readonly string[] };

/** What was given of its own arguments; a number of players, or their cards, comes as it was written. */
export type OwnGiven = Readonly<Record<string, string | undefined>>;

/** One of these, whatever comes: any answer at all. */
export type AnyAnswer = (options: number) => number;

/** A game as it is to be played: its number from 1, its seed, its own arguments, by bots or by chance. */
export interface AskedGame {
  readonly i: number;
  readonly seed: string;
  readonly own: OwnGiven;
  /** Null: the game's own bot answers. */
  readonly byChance: AnyAnswer | null;
}

/** What came of a game. */
export interface ToldGame {
  /** Reports are told by it: `heroes 3`. */
  readonly group: string;
  /** It in a line. */
  readonly line: string;
  /** The cards that came up, by folder. */
  readonly met: Readonly<Record<string, ReadonlySet<string>>>;
  /** Runs it again, and back and forth. Throws Error where it is another then. */
  prove(): void;
}

/** A table of games: how fair it is to whom. */
export interface FairnessTable<G extends ToldGame> {
  /** What the rows are. */
  readonly head: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; play(column: number, i: number, seed: string): G }[];
  /** What so many games came to, in few letters. */
  cell(games: readonly G[]): string;
}

/** Its games by bots, over a content that is in order. */
export interface GuestSim<G extends ToldGame = ToldGame> {
  readonly arguments: readonly OwnArgument[];
  play(asked: AskedGame): G;
  /** Of all games of a group. */
  report(games: readonly G[]): string;
  readonly tables: Readonly<Record<string, (own: OwnGiven) => FairnessTable<G>>>;
}

/** Its content as it lies in files. */
export interface OpenedContent {
  readonly problems: readonly Problem[];
  readonly hash: string;
  /** The ids of its cards, by folder. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
  doubts(): readonly Warning[];
  /** Only where there are no problems. */
  sim(): GuestSim;
}

export interface GuestTools {
  readonly id: string;
  readonly name: string;
  open(files: readonly GuestFile[]): OpenedContent;
  cases(files: readonly GuestFile[]): CaseGame<unknown, unknown>;
  /** Fetched by who tries hostile files alone: it stands on the table's stores. */
  hostile(): Promise<OpenHostile>;
}
