import type { StoreApi } from 'zustand/vanilla';
import type { Session } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { type FeedEntry, type FeedNote, feedEntry, feedUpTo, noteEntry, unaskedEntry } from './feed.ts';
import { FACTOR, type Holding, HURRY, isHeld, type Speed, type Timer } from './pace.ts';
import type { Play } from './play.ts';
import type { GameTypes } from './types.ts';

/** What is shown of a session: it follows the rules at the pace of the animation. */
export interface Shown<G extends GameTypes> {
  readonly view: G['state'];
  /** The open question, once everything before it has been shown. */
  readonly pending: G['question'] | null;
  /** Events wait to be shown. */
  readonly busy: boolean;
  /** What is on show stays until somebody wants to go on. */
  readonly held: boolean;
  /** How often a press has ended what ran: whatever moved is then where it goes. */
  readonly ended: number;
  /** What times are multiplied by just now, beside the speed that is set: too much happens to be seen in its own time. */
  readonly haste: number;
  /** Somebody holds *Faster*. */
  readonly hurried: boolean;
  /** How many events the view has taken in. */
  readonly shown: number;
  /** The event on show just now. */
  readonly showing: G['event'] | null;
  readonly feed: readonly FeedEntry[];
  /** What stands beside the view: Middara's attack or spell under way, with its rolls. */
  readonly moment: G['moment'];
}

interface Deps<G extends GameTypes> {
  readonly session: Session<G['state'], G['event'], G['question']>;
  readonly play: Play<G>;
  readonly words: Words;
  readonly timer: Timer;
  speed(): Speed;
  /** Absent: everything stays for its time. */
  holding?(): Holding;
  /** Whether dice are seen to tumble, which takes longer. */
  thrown?(): boolean;
  /** Everything has been shown: goes on by itself from the question (true), or leaves it to whoever is asked. */
  goesOn(pending: G['question'] | null): boolean;
}

export interface Showing<G extends GameTypes> {
  /** What is shown before the first event is waited for. */
  begin(beginning: G['state'], notes: readonly FeedNote[]): Shown<G>;
  /** Shows what waits, in a store; `speed` overrides the setting. */
  drain(store: StoreApi<Shown<G>>, speed?: Speed): void;
  /** Ends what runs, and shows what waits at once, up to what is held. */
  end(store: StoreApi<Shown<G>>): void;
  /** Shows all at four times the speed, or as before. */
  hurry(store: StoreApi<Shown<G>>, on: boolean): void;
  /** Holds what is on show. */
  pause(store: StoreApi<Shown<G>>): void;
  /** Goes on from what is held. */
  goOn(store: StoreApi<Shown<G>>): void;
  /** Everything has been shown: goes on from there. */
  settle(store: StoreApi<Shown<G>>): void;
  /** After a rewind: what is shown is what the rules have now. */
  resync(store: StoreApi<Shown<G>>): void;
  note(store: StoreApi<Shown<G>>, note: FeedNote): void;
  /** Says that an answer was given unasked, where there are words for it. */
  unasked(store: StoreApi<Shown<G>>, text: string | undefined): void;
  /** Waits no longer. */
  stop(): void;
}

/** The showing of a session: its events folded into a view, event by event, and told. */
export function createShowing<G extends GameTypes>(deps: Deps<G>): Showing<G> {
  const { session, play, words, timer } = deps;
  let clock: unknown = null;
  /** What the clock waits for, and how long it would without hurry. */
  let awaited: { readonly run: () => void; readonly wait: number } | null = null;
  const waitOn = (hurried: boolean) => {
    if (awaited) clock = timer.start(awaited.run, awaited.wait * (hurried ? HURRY : 1));
  };

  const settled = () => ({
    pending: session.pending,
    busy: false,
    held: false,
    showing: null,
    haste: 1,
    shown: session.events.length,
  });
  /** The view, and what stands beside it, straight from the rules. */
  const snapshot = () => {
    const view = play.copy(session.state);
    return { view, moment: play.momentOf(view, session.events) };
  };
  const settle = (store: StoreApi<Shown<G>>) => {
    clock = null;
    // Nobody sees a question that answers itself: keys and clicks would be lost on it.
    if (!deps.goesOn(session.pending)) store.setState(settled());
  };

  const goesOnFrom = (store: StoreApi<Shown<G>>) => {
    if (store.getState().shown < session.events.length) drain(store);
    else settle(store);
  };
  const hold = (store: StoreApi<Shown<G>>) => {
    clock = null;
    store.setState({ held: true });
  };

  /** Shows what waits up to the next event that takes time, or is held; the rest follows. */
  function drain(store: StoreApi<Shown<G>>, speed = deps.speed()): void {
    clock = null;
    let { view, shown, showing, moment, haste } = store.getState();
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
      haste = play.haste?.(session.events, shown - 1, view, thrown) ?? haste;
      const ending = play.ends(event, view);
      // A page can be turned as soon as it lies there.
      wait = ending === 'page' ? 0 : play.pace(event, view, thrown, haste) * FACTOR[speed];
      holds = isHeld(ending, holding);
    }
    store.setState((state) => ({
      view,
      shown,
      moment,
      showing,
      haste,
      busy: true,
      held: holds && wait === 0,
      pending: null,
      feed: feed.length > 0 ? [...state.feed, ...feed] : state.feed,
    }));
    awaited = wait > 0 ? { run: () => (holds ? hold : goesOnFrom)(store), wait } : null;
    if (wait > 0) waitOn(store.getState().hurried);
    else if (!holds) settle(store);
  }

  function stop(): void {
    if (clock !== null) timer.stop(clock);
    clock = null;
  }

  return {
    settle,
    begin: (beginning, notes) => ({
      ...settled(),
      ...snapshot(),
      ended: 0,
      hurried: false,
      feed: feedUpTo(play, words, beginning, session.events, notes),
    }),
    drain,
    end(store) {
      stop();
      store.setState(({ ended }) => ({ ended: ended + 1 }));
      drain(store, 'instant');
    },
    hurry(store, on) {
      store.setState({ hurried: on });
      // What is on show when it is let go ends as it was hurried.
      if (clock === null || !on) return;
      stop();
      waitOn(on);
    },
    pause(store) {
      stop();
      hold(store);
    },
    goOn(store) {
      if (store.getState().held) goesOnFrom(store);
    },
    resync(store) {
      stop();
      const count = session.events.length;
      store.setState((state) => ({
        ...settled(),
        ...snapshot(),
        feed: state.feed.filter(({ type, index, unasked }) => (type === 'note' && !unasked) || index < count),
      }));
    },
    note(store, note) {
      store.setState((state) => ({ feed: [...state.feed, noteEntry(words, note)] }));
    },
    unasked(store, text) {
      if (text === undefined) return;
      store.setState(({ feed, shown }) => ({ feed: [...feed, unaskedEntry(text, shown)] }));
    },
    stop,
  };
}
