/** A guest as a kind of game that is kept, opened and linked: made of its rules. */
import type { Finding } from '../../check/problem.ts';
import {
  type Foreknown,
  type KernelQuestion,
  LoggedSession,
  type Revealed,
  type RngWords,
  type Rules,
} from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { createPlayed, type PlayedGame } from '../game/game-store.ts';
import type { Play, TableEvent } from '../game/play.ts';
import { createWatched, nothingRecorded, RecordFault, type WatchedGame } from '../game/replay-store.ts';
import { type OwnNote, type Parent, type Recorded, recordedOf } from '../kept/saved-game.ts';
import type { Envelope } from './envelope.ts';
import { checkGame, type LooseGame } from './game-file.ts';
import type { GameKind } from './game-kind.ts';
import { type RulesOfToday, rerunGame, takeUp } from './rerun-game.ts';
import { spellWith } from './spell.ts';

/** A game that is a guest here: its rules over its content, how it is shown, and what its files may hold. */
export interface GuestGame<S, E extends TableEvent, Q extends KernelQuestion, M, T> {
  readonly rules: Rules<T, S, E, Q>;
  readonly envelope: Envelope;
  /** What one is called of which there is the log alone. */
  nameOf(setup: T): string;
  play(setup: T): Play<S, E, Q, M, never>;
  /** What an event tells that nobody could know before it. */
  reveals(event: E): Revealed | null;
  /** What is wrong with a state from a file, the names of its cards among it; null where nothing is. */
  faultOfState(state: unknown, path: string): Finding | null;
  /** The same of one that rules are to be run from; absent where they run from any that can be shown. */
  faultOfStart?(state: unknown, path: string): Finding | null;
  /** The same of an event that was recorded. */
  isSound(event: E): boolean;
}

type SessionOf<S, E, Q extends KernelQuestion, T> = LoggedSession<T, S, E, Q>;

/** A guest's game on the table. */
export type GuestPlayed<S, E, Q extends KernelQuestion, M, T> = PlayedGame<
  S,
  E,
  Q,
  M,
  never,
  SessionOf<S, E, Q, T>,
  T
>;

/** One that is watched; it can be played on from where it runs. */
export interface GuestWatched<S, E, Q extends KernelQuestion, M, T> extends WatchedGame<S, E, M> {
  readonly session: SessionOf<S, E, Q, T> | null;
  readonly setup: T;
  readonly own: readonly OwnNote[];
  readonly parent: Parent | null;
  /** Where somebody who decided in it knew what would come. */
  readonly foreknown: readonly Foreknown[];
}

type GuestKind<S, E, Q extends KernelQuestion, M, T> = GameKind<
  S,
  E,
  T,
  SessionOf<S, E, Q, T>,
  GuestPlayed<S, E, Q, M, T>,
  GuestWatched<S, E, Q, M, T>
>;

/** What the table needs of a guest, made of its rules: no packs, and logs so short that they run on the page. */
export function guestKind<
  S extends { readonly rng: RngWords },
  E extends TableEvent,
  Q extends KernelQuestion,
  M,
  T,
>(game: GuestGame<S, E, Q, M, T>, words: Words): GuestKind<S, E, Q, M, T> {
  const { rules, faultOfState } = game;
  const faultOfStart = game.faultOfStart ?? faultOfState;
  const begin = (setup: T, from: S | undefined) => new LoggedSession(rules, setup, from);
  const ofToday: RulesOfToday<S, T, SessionOf<S, E, Q, T>> = {
    game: rules.game,
    version: rules.version,
    contentHash: rules.contentHash,
    begin,
    faultOfStart,
    faultOfView: faultOfState,
    asks: ({ setup, state, pending }) => game.play(setup).summary(state, pending).waiting,
  };
  return {
    check: (json) => checkGame(game, json),
    rehearse: async (log) =>
      spellWith(log, (setup, from) => {
        if (from && faultOfStart(from, '$')) return null;
        try {
          return begin(setup, from);
        } catch {
          return null; // Opening it says why.
        }
      }),
    run: async (loose, path) => rerunGame(ofToday, words, loose, path),
    takeUp: async (log) => takeUp(ofToday, log),
    anew: ({ setup }, from) => begin(setup, from),
    reveals: game.reveals,
    put: (session, about, deps) => createPlayed({ ...about, session, play: game.play(session.setup) }, deps),
    async watch({ id, name, notes, own, parent, ...loose }, session, deps) {
      const { setup } = loose.log;
      const { initial, events, marks } = session ? asRun(session) : fromRecord(loose, faultOfState);
      const isSound = (event: E, view: S) => game.isSound(event) && faultOfState(view, '$') === null;
      const watched = createWatched(
        { id, name, initial, events, marks, notes },
        game.play(setup),
        deps,
        session ? undefined : isSound,
      );
      return {
        ...watched,
        session,
        setup,
        own: own ?? [],
        parent: parent ?? null,
        foreknown: loose.log.foreknown ?? [],
      };
    },
  };
}

const asRun = <S, E, Q extends KernelQuestion, T>({ beginning, events, marks }: SessionOf<S, E, Q, T>) => ({
  initial: beginning,
  events,
  marks,
});

/** What was recorded, once its first state is found fit to be shown. */
function fromRecord<S, E, T>(
  game: Pick<LooseGame<S, E, T>, 'initial' | 'events' | 'marks' | 'log'>,
  faultOfState: (state: unknown, path: string) => Finding | null,
): Recorded<S, E> {
  const recorded = recordedOf<S, E, T>(game);
  if (!recorded) throw nothingRecorded();
  const fault = faultOfState(recorded.initial, recorded.path);
  if (fault) throw new RecordFault(fault);
  return recorded;
}
