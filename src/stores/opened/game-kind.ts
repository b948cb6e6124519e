/** What a game must say of itself to be kept, opened, linked and gone on from. */
import type { StoreApi } from 'zustand/vanilla';
import type { Parsed } from '../../check/parse-value.ts';
import type { Revealed } from '../../engine/index.ts';
import type { Desk } from '../game/desk.ts';
import type { GameDeps } from '../game/game-deps.ts';
import type { Save } from '../game/game-store.ts';
import type { Play } from '../game/play.ts';
import type { WatchDeps } from '../game/replay-store.ts';
import type { GameTypes, LogOf } from '../game/types.ts';
import type { GameAbout, KeptGame, OwnNote, SavedGame } from '../kept/saved-game.ts';
import type { LooseGame } from './game-file.ts';
import type { LinkLogOf } from './link.ts';
import type { Opened } from './opened.ts';

/** The types of a game that is kept, opened and watched here. */
export interface KindTypes extends GameTypes {
  /** It on the table. */
  readonly played: unknown;
  /** It as it is watched. */
  readonly watched: unknown;
}

/** A game on the table, as far as whoever keeps it must know. */
export interface OnTable<G extends GameTypes> {
  readonly id: string;
  readonly session: G['session'];
  readonly store: Pick<StoreApi<{ readonly name: string }>, 'subscribe' | 'getState'>;
  readonly kept: KeptGame<G>;
  readonly campaign?: string | undefined;
  /** See `PlayedGame`: whoever has it driven knows which game it is of. */
  sitAt(desk: Desk | null): unknown;
  record(): SavedGame<G>;
  save(): void;
  rename(name: string): void;
  writeNotes(own: readonly OwnNote[]): void;
  close(): void;
}

/** A game apart from any screen, run by itself. */
export interface Apart<G extends KindTypes> {
  readonly name: string;
  readonly session: G['session'];
  readonly play: Play<G>;
}

export type PutDeps<G extends GameTypes> = GameDeps & { readonly save: Save<G> };

/**
 * What the table needs of a game, beside what showing it does (`Play`), to keep it, open it, watch it and go on from it.
 * Middara's is `middara-kind.ts`; a guest's is made of its rules (`guest-kind.ts`).
 */
export interface GameKind<G extends KindTypes> {
  /** A game as it came, checked. Never throws. */
  check(json: unknown): Parsed<LooseGame<G>> | Promise<Parsed<LooseGame<G>>>;
  /**
   * A log from outside as its decisions are called, once it has run in a bounded time, well or not. Throws where it does
   * not.
   */
  rehearse(log: LinkLogOf<G>): Promise<LogOf<G>>;
  /** Runs its log to the end, or says why not; `path`: where the log lies. */
  run(game: LooseGame<G>, path: string): Promise<Opened<G['session']>>;
  /** Whether a session just begun is what opening its game would give; absent: never said. */
  isAsOpened?(session: G['session']): boolean;
  /** From its last safe moment, with what still fits after it; null where it has none, or that does not run. */
  takeUp(log: LogOf<G>): Promise<G['session'] | null>;
  /** Another session of the same set-up, from that state on. */
  anew(session: G['session'], from: G['state']): G['session'];
  reveals(event: G['event']): Revealed | null;
  put(session: G['session'], about: GameAbout, deps: PutDeps<G>): G['played'];
  /** Throws RecordFault where nothing was recorded, or that does not fit together. */
  watch(game: LooseGame<G>, session: G['session'] | null, deps: WatchDeps): Promise<G['watched']>;
}
