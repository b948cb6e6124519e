/** A game of any kind that is watched. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shown } from '../../check/problem.ts';
import type { Words } from '../../words/words.ts';
import { messageOf } from '../message-of.ts';
import { type FeedEntry, type FeedNote, feedUpTo } from './feed.ts';
import { FACTOR, type Holding, isHeld, type Speed, type Timer } from './pace.ts';
import type { Play } from './play.ts';
import { RecordFault } from './record-fault.ts';
import type { GameTypes } from './types.ts';

/** A game being watched, at event `index` of `total`. */
export interface ReplayState<G extends GameTypes> {
  readonly index: number;
  readonly view: G['state'];
  readonly playing: boolean;
  /** It plays, and what is on show stays until somebody wants to go on. */
  readonly held: boolean;
  /** What times are multiplied by just now, beside the speed that is set. */
  readonly haste: number;
  readonly showing: G['event'] | null;
  readonly moment: G['moment'];
  /** Decisions made by now. */
  readonly decision: number;
}

/** A game being watched. */
export interface WatchedGame<G extends GameTypes> {
  readonly id: string;
  readonly name: string;
  readonly store: StoreApi<ReplayState<G>>;
  readonly events: readonly G['event'][];
  readonly marks: readonly number[];
  readonly feed: readonly FeedEntry[];
  readonly total: number;
  seek(index: number): void;
  step(by: 1 | -1): void;
  /** To the next or the last question. */
  stepDecision(by: 1 | -1): void;
  /** To the next of these moments, in their order, or to the last one before. */
  stepTo(moments: readonly number[], by: 1 | -1): void;
  play(): void;
  /** Goes on from what is held. */
  goOn(): void;
  pause(): void;
  close(): void;
}

/** What was recorded, or what a re-run gave. */
export interface Recording<G extends GameTypes> {
  readonly id: string;
  readonly name: string;
  /** The state before the first event. */
  readonly initial: G['state'];
  readonly events: readonly G['event'][];
  readonly marks: readonly number[];
  readonly notes: readonly FeedNote[];
}

export interface WatchDeps {
  readonly timer: Timer;
  readonly words: Words;
  speed(): Speed;
  /** Absent: nothing waits for a press. */
  holding?(): Holding;
  /** Whether dice are seen to tumble. */
  thrown?(): boolean;
}

/**
 * Watches a recording. Throws RecordFault when its events do not fit together. `isSound` says of an event and what it
 * led to whether they can be shown: of what the rules themselves gave, all can.
 */
export function createWatched<G extends GameTypes>(
  { id, name, initial, events, marks, notes }: Recording<G>,
  play: Play<G>,
  deps: WatchDeps,
  isSound?: (event: G['event'], view: G['state']) => boolean,
): WatchedGame<G> {
  const views: G['state'][] = [initial];
  const moments: G['moment'][] = [play.momentOf(initial, [])];
  let clock: unknown = null;

  for (const [i, event] of events.entries()) {
    const fault = (cause?: string) =>
      new RecordFault(
        { path: `$.events[${i}]`, expected: { what: 'known-event' }, got: shown(event) },
        cause,
      );
    try {
      views.push(play.fold(views[i]!, [event]));
      moments.push(play.momentAfter(views[i]!, views[i + 1]!, events, i, moments[i]!));
      // Told here and now for whether it can be told at all.
      if (isSound) play.describe(event, views[i + 1]!, views[i]!);
    } catch (error) {
      throw fault(messageOf(error));
    }
    if (isSound?.(event, views[i + 1]!) === false) throw fault();
  }

  const stateAt = (index: number): Omit<ReplayState<G>, 'playing' | 'held' | 'haste'> => ({
    index,
    view: views[index]!,
    showing: events[index - 1] ?? null,
    moment: moments[index]!,
    decision: marks.filter((mark) => mark < index).length,
  });

  const store = createStore<ReplayState<G>>(() => ({
    ...stateAt(0),
    playing: false,
    held: false,
    haste: 1,
  }));
  const goTo = (index: number) => store.setState(stateAt(Math.min(events.length, Math.max(0, index))));
  const stop = () => {
    if (clock !== null) deps.timer.stop(clock);
    clock = null;
  };
  const pause = () => {
    stop();
    store.setState({ playing: false, held: false, haste: 1 });
  };

  function stepTo(moments: readonly number[], by: 1 | -1): void {
    pause();
    const { index } = store.getState();
    if (by === 1) goTo(moments.find((one) => one > index) ?? events.length);
    else goTo(moments.findLast((one) => one < index) ?? 0);
  }

  function advance(): void {
    clock = null;
    const speed = deps.speed();
    let { index, haste } = store.getState();
    const holding = deps.holding?.() ?? 'time';
    let wait = 0;
    let holds = false;
    if (speed === 'instant') {
      // Decision by decision: an event alone would not be seen.
      index = marks.find((mark) => mark > index) ?? events.length;
      wait = 15;
    }
    while (index < events.length && wait === 0 && !holds) {
      const [event, view] = [events[index]!, views[index + 1]!];
      const thrown = deps.thrown?.() ?? false;
      haste = play.haste?.(events, index, view, thrown) ?? haste;
      wait = play.pace(event, view, thrown, haste) * FACTOR[speed];
      const ending = play.ends(event, view);
      // Played by itself a page lies as long as it takes to read.
      holds = ending !== 'page' && isHeld(ending, holding);
      index += 1;
    }
    goTo(index);
    store.setState({ haste });
    if (index >= events.length) pause();
    else if (holds) clock = deps.timer.start(hold, wait);
    else clock = deps.timer.start(advance, wait);
  }

  function hold(): void {
    clock = null;
    store.setState({ held: true });
  }

  return {
    id,
    name,
    store,
    events,
    marks,
    feed: feedUpTo(play, deps.words, play.copy(initial), events, notes),
    total: events.length,
    seek(index) {
      pause();
      goTo(index);
    },
    step(by) {
      pause();
      goTo(store.getState().index + by);
    },
    stepDecision: (by) => stepTo(marks, by),
    stepTo,
    play() {
      if (store.getState().index >= events.length) goTo(0);
      store.setState({ playing: true, held: false });
      advance();
    },
    goOn() {
      if (!store.getState().held) return;
      store.setState({ held: false });
      advance();
    },
    pause,
    close: stop,
  };
}
