/** A game shown in a second window live: what is told from one to the other. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Decision, Mixes, Session } from '../../engine/index.ts';
import type { FeedNote } from './feed.ts';
import type { GameDeps } from './game-deps.ts';
import type { Play } from './play.ts';
import { createShowing, type Shown } from './showing.ts';
import type { GameTypes } from './types.ts';

/** Decisions of a game from number `from` on: where it has gone back to, and what was answered since. */
export interface Course {
  readonly from: number;
  readonly options: readonly string[];
  /** Of decisions from there on, what their dice come of; also of those that were taken back. */
  readonly mixes?: Mixes;
}

/** A game that is played in another window, as it is shown in this one: nothing is decided here, and nothing kept. */
export interface MirroredGame<G extends GameTypes> {
  readonly store: StoreApi<Shown<G>>;
  readonly events: readonly G['event'][];
  readonly decisions: () => number;
  /** What was answered so far. */
  readonly answered: readonly Decision[];
  /**
   * Goes where the other window's game is; what both have is not done again. False where it cannot: something before
   * it was missed, or the rules refuse it.
   */
  go(course: Course): boolean;
  /** Stops the clock when it leaves the screen. */
  close(): void;
}

interface Start<G extends GameTypes> {
  readonly session: Session<G['state'], G['event'], G['question']> & { readonly beginning: G['state'] };
  readonly play: Play<G>;
  readonly notes: readonly FeedNote[];
}

/** Shows a session of its own that does what another window tells. */
export function createMirror<G extends GameTypes>(
  { session, play, notes }: Start<G>,
  deps: GameDeps,
): MirroredGame<G> {
  const showing = createShowing<G>({ ...deps, session, play, goesOn: () => false });
  const store = createStore<Shown<G>>(() => showing.begin(play.copy(session.beginning), notes));

  function catchUp({ from, options, mixes = [] }: Course): void {
    const had = session.decisions;
    session.keepMixes(mixes, from);
    let same = 0;
    const isSame = ({ option, mix }: Decision) => option === options[same] && mix === session.mixes[from + same];
    while (same < options.length && had[from + same] && isSame(had[from + same]!)) same += 1;
    if (from + same < had.length) {
      session.rewind(from + same);
      showing.resync(store);
    }
    if (same === options.length) return;
    for (const option of options.slice(same)) session.decide(option);
    session.list();
    // What is being shown just now goes on to what is new by itself.
    if (!store.getState().busy) showing.drain(store);
  }

  return {
    store,
    events: session.events,
    decisions: () => session.decisions.length,
    answered: session.decisions,
    go(course) {
      if (course.from > session.decisions.length) return false;
      try {
        catchUp(course);
        return true;
      } catch {
        return false; // other rules or other content there: it is opened anew, and told if that fails
      }
    },
    close: showing.stop,
  };
}
