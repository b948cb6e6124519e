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
} from '../engine/index.ts';
import { type FeedEntry, type FeedNote, feedEntry, noteEntry } from './feed.ts';
import { feedUpTo } from './feed-up-to.ts';
import { foldEvents } from './fold-events.ts';
import { type AttackShown, attackIn, isRoll, type RollEvent, rollBefore } from './moment.ts';
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
  /** The attack under way, or the last one of this turn. */
  readonly attack: AttackShown | null;
  /** The roll thrown last in this turn. */
  readonly roll: RollEvent | null;
  readonly decisions: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly route: Route | null;
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
  let gestures: number[] = [];
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
    return { view, attack: attackIn(view), roll: rollBefore(session.events, session.events.length) };
  };
  const store = createStore<GameState>(() => ({
    ...settled(),
    name: start.name,
    ...snapshot(),
    feed: feedUpTo(initial, session.events, notes, cards),
    route: null,
    fault: null,
  }));

  const record = (): SavedGame => saveOf(session, initial, { id, name: store.getState().name, notes });
  const save = () => {
    const game = record();
    deps.save(game, summaryOf(game, session));
  };

  /** Shows what waits up to the next event that takes time; the rest follows. `speed` overrides the setting. */
  function drain(speed = deps.speed()): void {
    clock = null;
    let { view, shown, attack, roll, showing } = store.getState();
    const feed: FeedEntry[] = [];
    let wait = 0;
    while (shown < session.events.length && wait === 0) {
      const event = session.events[shown]!;
      const closing = view.scopes.at(-1);
      view = foldEvents(view, [event]);
      const entry = feedEntry(event, shown, view, cards);
      if (entry) feed.push(entry);
      if (event.type === 'turnBegan') [attack, roll] = [null, null];
      else if (closing?.kind === 'attack' && event.type === 'scopeClosed')
        attack = { scope: closing, over: true };
      else attack = attackIn(view) ?? attack;
      if (isRoll(event)) roll = event;
      showing = event;
      shown += 1;
      wait = paceOf(event, speed);
    }
    store.setState((state) => ({
      view,
      shown,
      attack,
      roll,
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
    const { route, view, pending } = store.getState();
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
      gestures.push(session.decisions.length);
      carryOut(option);
    },
    moveAlong(destination) {
      const { pending, view } = store.getState();
      if (!pending) return;
      const route = routeTo(view, pending.figure, destination);
      if (!route) return;
      gestures.push(session.decisions.length);
      store.setState({ route });
      settle();
    },
    leaveRoute: () => store.setState({ route: null }),
    undo() {
      const now = session.decisions.length;
      if (now === 0) return;
      gestures = gestures.filter((n) => n < now);
      const back = gestures.pop() ?? now - 1;
      undone.push(now - back);
      session.rewind(back);
      resync();
      note(`Taken back: ${now - back === 1 ? 'one decision' : `${now - back} decisions`}`);
      save();
    },
    redo() {
      if (!session.canRedo) return;
      stop();
      gestures.push(session.decisions.length);
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
