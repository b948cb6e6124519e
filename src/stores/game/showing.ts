import type { StoreApi } from 'zustand/vanilla';
import type { KernelQuestion, Session } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { type FeedEntry, type FeedNote, feedEntry, feedUpTo, noteEntry } from './feed.ts';
import { FACTOR, type Holding, isHeld, type Speed, type Timer } from './pace.ts';
import type { Play, TableEvent } from './play.ts';

/** What is shown of a session: it follows the rules at the pace of the animation. */
export interface Shown<S, E, Q, M> {
  readonly view: S;
  /** The open question, once everything before it has been shown. */
  readonly pending: Q | null;
  /** Events wait to be shown. */
  readonly busy: boolean;
  /** What is on show stays until somebody wants to go on. */
  readonly held: boolean;
  /** How many events the view has taken in. */
  readonly shown: number;
  /** The event on show just now. */
  readonly showing: E | null;
  readonly feed: readonly FeedEntry[];
  /** What stands beside the view: Middara's attack or spell under way, with its rolls. */
  readonly moment: M;
}

interface Deps<S, E extends TableEvent, Q extends KernelQuestion, M> {
  readonly session: Session<S, E, Q>;
  readonly play: Omit<Play<S, E, Q, M, unknown>, 'onward'>;
  readonly words: Words;
  readonly timer: Timer;
  speed(): Speed;
  /** Absent: everything stays for its time. */
  holding?(): Holding;
  /** Whether dice are seen to tumble, which takes longer. */
  thrown?(): boolean;
  /** Everything has been shown: goes on by itself from the question (true), or leaves it to whoever is asked. */
  goesOn(pending: Q | null): boolean;
}

export interface Showing<S, E, Q, M> {
  /** What is shown before the first event is waited for. */
  begin(beginning: S, notes: readonly FeedNote[]): Shown<S, E, Q, M>;
  /** Shows what waits, in a store; `speed` overrides the setting. */
  drain(store: StoreApi<Shown<S, E, Q, M>>, speed?: Speed): void;
  /** Goes on from what is held. */
  goOn(store: StoreApi<Shown<S, E, Q, M>>): void;
  /** After a rewind: what is shown is what the rules have now. */
  resync(store: StoreApi<Shown<S, E, Q, M>>): void;
  note(store: StoreApi<Shown<S, E, Q, M>>, note: FeedNote): void;
  /** Waits no longer. */
  stop(): void;
}

/** The showing of a session: its events folded into a view, event by event, and told. */
export function createShowing<S, E extends TableEvent, Q extends KernelQuestion, M>(
  deps: Deps<S, E, Q, M>,
): Showing<S, E, Q, M> {
  const { session, play, words, timer } = deps;
  let clock: unknown = null;

  const settled = () => ({
    pending: session.pending,
    busy: false,
    held: false,
    showing: null,
    shown: session.events.length,
  });
  /** The view, and what stands beside it, straight from the rules. */
  const snapshot = () => {
    const view = play.copy(session.state);
    return { view, moment: play.momentOf(view, session.events) };
  };
  const settle = (store: StoreApi<Shown<S, E, Q, M>>) => {
    clock = null;
    // Nobody sees a question that answers itself: keys and clicks would be lost on it.
    if (!deps.goesOn(session.pending)) store.setState(settled());
  };

  const goesOnFrom = (store: StoreApi<Shown<S, E, Q, M>>) => {
    if (store.getState().shown < session.events.length) drain(store);
    else settle(store);
  };
  const hold = (store: StoreApi<Shown<S, E, Q, M>>) => {
    clock = null;
    store.setState({ held: true });
  };

  /** Shows what waits up to the next event that takes time, or is held; the rest follows. */
  function drain(store: StoreApi<Shown<S, E, Q, M>>, speed = deps.speed()): void {
    clock = null;
    let { view, shown, showing, moment } = store.getState();
    const feed: FeedEntry[] = [];
    const thrown = deps.thrown?.() ?? false;
    const holding = deps.holding?.() ?? 'time';
    let wait = 0;
    let holds = false;
    while (shown < session.events.length && wait === 0 && !holds) {
      const event = session.events[shown]!;
      const before = view;
      view = play.fold(view, [event]);
      moment = play.momentAfter(before, view, session.events, shown, moment);
      const entry = feedEntry(play, event, shown, view, before);
      if (entry) feed.push(entry);
      showing = event;
      shown += 1;
      const ending = play.ends(event, view);
      // A page can be turned as soon as it lies there.
      wait = ending === 'page' ? 0 : play.pace(event, view, thrown) * FACTOR[speed];
      holds = isHeld(ending, holding);
    }
    store.setState((state) => ({
      view,
      shown,
      moment,
      showing,
      busy: true,
      held: holds && wait === 0,
      pending: null,
      feed: feed.length > 0 ? [...state.feed, ...feed] : state.feed,
    }));
    if (wait > 0) clock = timer.start(() => (holds ? hold : goesOnFrom)(store), wait);
    else if (!holds) settle(store);
  }

  function stop(): void {
    if (clock !== null) timer.stop(clock);
    clock = null;
  }

  return {
    begin: (beginning, notes) => ({
      ...settled(),
      ...snapshot(),
      feed: feedUpTo(play, words, beginning, session.events, notes),
    }),
    drain,
    goOn(store) {
      if (store.getState().held) goesOnFrom(store);
    },
    resync(store) {
      stop();
      const count = session.events.length;
      store.setState((state) => ({
        ...settled(),
        ...snapshot(),
        feed: state.feed.filter((entry) => entry.type === 'note' || entry.index < count),
      }));
    },
    note(store, note) {
      store.setState((state) => ({ feed: [...state.feed, noteEntry(words, note)] }));
    },
    stop,
  };
}
