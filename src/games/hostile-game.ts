/** What hostile games of a guest are made of (`npm run fuzz`): real ones in the middle of something, and what is changed. */
import type { GuestFile } from '../check/guest-content.ts';
import type { GuestGame, GuestTypes } from '../stores/opened/guest-kind.ts';
import type { Ground } from '../stores/table/ground.ts';
import type { GamesOfGuest } from '../stores/table/guest-games.ts';

/** A place in a state or a log, dotted, and what is put there; undefined takes it away. */
export type HostileEdit = readonly [path: string, value: unknown];

/** A moment of a game that its bot comes to. */
export interface HostileMoment<G extends GuestTypes> {
  readonly name: string;
  readonly setup: G['setup'];
  isThere(state: G['state']): boolean;
  /** The bot's answer, an option's id. */
  answer(state: G['state'], question: G['question']): string;
}

export interface HostileGame<G extends GuestTypes = GuestTypes> {
  readonly guest: GuestGame<G>;
  games(ground: Ground): GamesOfGuest<G>;
  /** The last has most in it. */
  readonly moments: readonly HostileMoment<G>[];
  /** What is in no state of a moment, by its path: put there, and changed with all else (`hostile-shapes.ts`). */
  readonly samples?: Readonly<Record<string, unknown>>;
  /** What no shape tells of; made together on the state of a moment; `of`: null: of any. */
  readonly states: readonly { readonly of: string | null; readonly edits: readonly HostileEdit[] }[];
  /** On the log around it, the same. */
  readonly logs: readonly HostileEdit[];
}

/** Made of the files of its content. */
export type OpenHostile = (files: readonly GuestFile[]) => HostileGame;
