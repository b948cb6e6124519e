/** What a game must say of itself to be kept, opened, linked and gone on from. */
import type { StoreApi } from 'zustand/vanilla';
import type { Parsed } from '../../check/parse-value.ts';
import type { GameLog, Revealed } from '../../engine/index.ts';
import type { GameDeps, Save } from '../game/game-store.ts';
import type { WatchDeps } from '../game/replay-store.ts';
import type { GameAbout, KeptGame, OwnNote, SavedGame } from '../kept/saved-game.ts';
import type { LooseGame } from './game-file.ts';
import type { LinkLogOf } from './link.ts';
import type { Opened } from './opened.ts';

/** A game on the table, as far as whoever keeps it must know. */
export interface OnTable<S, E, T, X> {
  readonly id: string;
  readonly session: X;
  readonly store: Pick<StoreApi<{ readonly name: string }>, 'subscribe' | 'getState'>;
  readonly kept: KeptGame<S, E, T>;
  record(): SavedGame<S, E, T>;
  save(): void;
  rename(name: string): void;
  writeNotes(own: readonly OwnNote[]): void;
  close(): void;
}

export type PutDeps<S, E, T> = GameDeps & { readonly save: Save<S, E, T> };

/**
 * What the table needs of a game, beside what showing it does (`Play`), to keep it, open it, watch it and go on from it.
 * Middara's is `middara-kind.ts`; a guest's is made of its rules (`guest-kind.ts`). `X` is its session, `G` a game of it
 * on the table, `R` one that is watched.
 */
export interface GameKind<S, E, T, X, G, R> {
  /** A game as it came, checked. Never throws. */
  check(json: unknown): Parsed<LooseGame<S, E, T>> | Promise<Parsed<LooseGame<S, E, T>>>;
  /**
   * A log from outside as its decisions are called, once it has run in a bounded time, well or not. Throws where it does
   * not.
   */
  rehearse(log: LinkLogOf<S, T>): Promise<GameLog<T, S>>;
  /** Runs its log to the end, or says why not; `path`: where the log lies. */
  run(game: LooseGame<S, E, T>, path: string): Promise<Opened<X>>;
  /** Whether a session just begun is what opening its game would give; absent: never said. */
  isAsOpened?(session: X): boolean;
  /** From its last safe moment, with what still fits after it; null where it has none, or that does not run. */
  takeUp(log: GameLog<T, S>): Promise<X | null>;
  /** Another session of the same set-up, from that state on. */
  anew(session: X, from: S): X;
  reveals(event: E): Revealed | null;
  put(session: X, about: GameAbout, deps: PutDeps<S, E, T>): G;
  /** Throws RecordFault where nothing was recorded, or that does not fit together. */
  watch(game: LooseGame<S, E, T>, session: X | null, deps: WatchDeps): Promise<R>;
}
