import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  cloneState,
  type EncounterEvent,
  type EncounterSession,
  type EncounterState,
  type MoveDestination,
  type Position,
  type Prompt,
  RefusedDecision,
  setUpEncounter,
} from '../../engine/index.ts';
import { autoAnswer } from './auto-pass.ts';
import { type FeedEntry, type FeedNote, feedEntry, noteEntry } from './feed.ts';
import { feedUpTo } from './feed-up-to.ts';
import { foldEvents } from './fold-events.ts';
import { endedBy, type Moment, momentOf, type ResolutionShown } from './moment.ts';
import { paceOf, type Speed, type Timer } from './pace.ts';
import { messageOf } from './rerun.ts';
import { nextRouteStep, type Route, routeTo } from './route.ts';
import { type GameSummary, type SavedGame, saveOf, summaryOf } from './saved-game.ts';

/** What the screen renders. The view follows the rules at the pace of the animation. */
export interface GameState {
  readonly name: string;
  readonly view: EncounterState;
  /** The open question, once everything before it has been shown. */
  readonly pending: Prompt | null;
  /** Events wait to be shown. */
  readonly busy: boolean;
  /** How many events the view has taken in. */
  readonly shown: number;
  /** The event on show just now. */
  readonly showing: EncounterEvent | null;
  readonly feed: readonly FeedEntry[];
  /** The attack or spell under way, or the last one of this turn, with its rolls. */
  readonly moment: Moment;
  readonly decisions: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly route: Route | null;
  /** Offers passed without asking, by key. */
  readonly autoPass: readonly string[];
  /** The rules broke on a decision; it was taken back. */
  readonly fault: string | null;
}

/** A game on the table: the session stays inside, the state outside is what is shown of it. */
export interface Game {
  readonly id: string;
  readonly store: StoreApi<GameState>;
  readonly session: EncounterSession;
  /** What queries read: the view, with the content under it. */
  positionOf(view: EncounterState): Position;
  decide(option: string): void;
  moveAlong(destination: MoveDestination): void;
  leaveRoute(): void;
  /** From now on an offer is passed without asking, or asked about again. */
  setAutoPass(key: string, on: boolean): void;
  undo(): void;
  redo(): void;
  /** Shows everything that waits at once. */
  skip(): void;
  forgiveFault(): void;
  rename(name: string): void;
  record(): SavedGame;
  /** Stops the clock when the game leaves the screen. */
  close(): void;
}

export interface GameStart {
  readonly id: string;
  readonly name: string;
  readonly session: EncounterSession;
  readonly notes: readonly FeedNote[];
  readonly autoPass?: readonly string[];
  readonly gestures?: readonly number[];
}

export interface GameDeps {
  readonly timer: Timer;
  speed(): Speed;
  save(game: SavedGame, summary: GameSummary): void;
}

export function createGame(start: GameStart, deps: GameDeps): Game {
  const { session, id } = start;
  const { cards } = session.content;
  const initial = setUpEncounter(session.setup, session.encounter, cards);
  let notes = start.notes;
  let clock: unknown = null;
  /** Decisions before each thing somebody did, and sizes of what was undone: a whole way is one thing. */
  let gestures: readonly number[] = start.gestures ?? [];
  let undone: number[] = [];

  const positionOf = (view: EncounterState): Position => ({
    state: view,
    cards,
    encounter: session.encounter,
  });
  const settled = () => ({
    pending: session.pending,
    busy: false,
    showing: null,
    shown: session.events.length,
    decisions: session.decisions.length,
    canUndo: session.decisions.length > 0,
    canRedo: session.canRedo,
  });
  /** The view, and what stands beside it, straight from the rules. */
  const snapshot = () => {
    const view = cloneState(session.state);
    return { view, moment: momentOf(view, session.events, session.events.length) };
  };
  const store = createStore<GameState>(() => ({
    ...settled(),
    name: start.name,
    ...snapshot(),
    feed: feedUpTo(initial, session.events, notes, cards),
    route: null,
    autoPass: start.autoPass ?? [],
    fault: null,
  }));

  const record = (): SavedGame => {
    const { name, autoPass } = store.getState();
    return saveOf(session, initial, { id, name, notes, autoPass, gestures });
  };
  const save = () => {
    const game = record();
    deps.save(game, summaryOf(game, session));
  };

  /** Shows what waits up to the next event that takes time; the rest follows. `speed` overrides the setting. */
  function drain(speed = deps.speed()): void {
    clock = null;
    let { view, shown, showing, moment } = store.getState();
    let over: ResolutionShown | null = moment.resolution?.over ? moment.resolution : null;
    const feed: FeedEntry[] = [];
    let wait = 0;
    while (shown < session.events.length && wait === 0) {
      const event = session.events[shown]!;
      over = event.type === 'turnBegan' ? null : (endedBy(view, session.events, shown) ?? over);
      view = foldEvents(view, [event]);
      const entry = feedEntry(event, shown, view, cards);
      if (entry) feed.push(entry);
      showing = event;
      shown += 1;
      wait = paceOf(event, speed);
    }
    moment = momentOf(view, session.events, shown, over);
    store.setState((state) => ({
      view,
      shown,
      moment,
      showing,
      busy: true,
      pending: null,
      feed: feed.length > 0 ? [...state.feed, ...feed] : state.feed,
    }));
    if (wait === 0) settle();
    else clock = deps.timer.start(shown < session.events.length ? drain : settle, wait);
  }

  function settle(): void {
    clock = null;
    store.setState(settled());
    const { route, view, pending, autoPass } = store.getState();
    // What was undone can still be done again: then the question is shown, whatever is set.
    const passed = session.canRedo ? null : autoAnswer(pending, autoPass);
    if (passed) {
      carryOut(passed.id);
      return;
    }
    if (!route) return;
    const step = nextRouteStep(route, view, pending);
    store.setState({ route: step.do === 'end' ? null : step.route });
    if (step.do === 'decide') carryOut(step.option);
  }

  /** After a rewind: the view is what the rules have now. */
  function resync(): void {
    stop();
    const count = session.events.length;
    store.setState((state) => ({
      ...settled(),
      ...snapshot(),
      feed: state.feed.filter((entry) => entry.type === 'note' || entry.index < count),
      route: null,
    }));
  }

  function stop(): void {
    if (clock !== null) deps.timer.stop(clock);
    clock = null;
  }

  function carryOut(option: string): void {
    const before = session.decisions.length;
    try {
      session.decide(option);
    } catch (error) {
      if (!(error instanceof RefusedDecision)) session.rewind(before);
      resync();
      store.setState({ fault: messageOf(error) });
      return;
    }
    undone = [];
    save();
    drain();
  }

  return {
    id,
    store,
    session,
    positionOf,
    record,
    decide(option) {
      const { pending, route } = store.getState();
      if (!pending) return;
      if (route && !route.waiting) store.setState({ route: null });
      gestures = [...gestures, session.decisions.length];
      carryOut(option);
    },
    moveAlong(destination) {
      const { pending, view } = store.getState();
      if (!pending) return;
      const route = routeTo(view, pending.figure, destination);
      if (!route) return;
      gestures = [...gestures, session.decisions.length];
      store.setState({ route });
      settle();
    },
    leaveRoute: () => store.setState({ route: null }),
    setAutoPass(key, on) {
      const { autoPass, pending } = store.getState();
      const others = autoPass.filter((one) => one !== key);
      store.setState({ autoPass: on ? [...others, key] : others });
      save();
      if (!on || !pending || !autoAnswer(pending, store.getState().autoPass)) return;
      gestures = [...gestures, session.decisions.length];
      carryOut(autoAnswer(pending, store.getState().autoPass)!.id);
    },
    undo() {
      const now = session.decisions.length;
      if (now === 0) return;
      const before = gestures.filter((n) => n < now);
      const back = before.at(-1) ?? now - 1;
      gestures = before.slice(0, -1);
      undone.push(now - back);
      session.rewind(back);
      resync();
      note(`Taken back: ${now - back === 1 ? 'one decision' : `${now - back} decisions`}`);
      save();
    },
    redo() {
      if (!session.canRedo) return;
      stop();
      gestures = [...gestures, session.decisions.length];
      for (let n = undone.pop() ?? 1; n > 0 && session.canRedo; n--) session.redo();
      note('Done again');
      save();
      drain();
    },
    skip() {
      if (!store.getState().busy) return;
      stop();
      drain('instant');
    },
    forgiveFault: () => store.setState({ fault: null }),
    rename(name) {
      store.setState({ name });
      save();
    },
    close: stop,
  };

  function note(text: string): void {
    const made: FeedNote = { at: store.getState().shown, text };
    notes = [...notes, made];
    store.setState((state) => ({ feed: [...state.feed, noteEntry(made)] }));
  }
}
