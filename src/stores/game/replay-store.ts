import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  EncounterContent,
  EncounterDefinition,
  EncounterEvent,
  EncounterSession,
  EncounterState,
  Position,
} from '../../engine/index.ts';
import { setUpEncounter } from '../../engine/index.ts';
import type { FeedEntry } from './feed.ts';
import { feedUpTo } from './feed-up-to.ts';
import { foldEvents } from './fold-events.ts';
import { endedBy, type Moment, momentOf, type ResolutionShown } from './moment.ts';
import { paceOf, type Speed, type Timer } from './pace.ts';
import type { SavedGame } from './saved-game.ts';

/** A game being watched, at event `index` of `total`. */
export interface ReplayState {
  readonly index: number;
  readonly view: EncounterState;
  readonly playing: boolean;
  readonly showing: EncounterEvent | null;
  readonly moment: Moment;
  /** Decisions made by now. */
  readonly decision: number;
}

export interface Replay {
  readonly id: string;
  readonly name: string;
  readonly store: StoreApi<ReplayState>;
  readonly events: readonly EncounterEvent[];
  readonly marks: readonly number[];
  readonly feed: readonly FeedEntry[];
  readonly total: number;
  /** The game runs with this content, so it can be played on from anywhere. */
  readonly session: EncounterSession | null;
  positionOf(view: EncounterState): Position;
  seek(index: number): void;
  step(by: 1 | -1): void;
  /** To the next or the last question. */
  stepDecision(by: 1 | -1): void;
  play(): void;
  pause(): void;
  close(): void;
}

interface ReplayDeps {
  readonly timer: Timer;
  readonly content: EncounterContent;
  speed(): Speed;
}

/**
 * Watches a game: run again if it can be (`session`), else from what was recorded. Throws Error when nothing
 * was recorded, or the record does not fit together; the message names the place.
 */
export function createReplay(
  game: SavedGame | (Omit<SavedGame, 'initial'> & { initial: null }),
  session: EncounterSession | null,
  deps: ReplayDeps,
): Replay {
  const encounter = session?.encounter ?? deps.content.encounters[game.log.setup.encounter] ?? null;
  const initial = session
    ? setUpEncounter(session.setup, session.encounter, session.content.cards)
    : game.initial;
  if (!initial)
    throw new Error('$.events: nothing was recorded beside the log, so there is nothing to watch');
  const { cards } = deps.content;
  const missing = initial.figures.find(
    (figure) => !cards.adventurers[figure.card] && !cards.combatants[figure.card],
  );
  if (missing) throw new Error(`$.initial.figures: the card ${missing.card} is not in the content`);
  const events: readonly EncounterEvent[] = session ? session.events : game.events;
  const marks = session ? session.marks : game.marks;
  const definition = encounter ?? withoutContent(game, initial);
  const states: EncounterState[] = [initial];
  let clock: unknown = null;

  const at = (index: number): EncounterState => {
    while (states.length <= index) {
      const i = states.length - 1;
      try {
        states.push(foldEvents(states[i]!, [events[i]!]));
      } catch (error) {
        throw new Error(
          `$.events[${i}]: could not be carried out: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
    return states[index]!;
  };
  at(events.length);

  const stateAt = (index: number): Omit<ReplayState, 'playing'> => ({
    index,
    view: at(index),
    showing: events[index - 1] ?? null,
    moment: momentOf(at(index), events, index, endedBefore(index)),
    decision: marks.filter((mark) => mark < index).length,
  });

  /** The attack or spell that ended last before event `index`, in its turn. */
  function endedBefore(index: number): ResolutionShown | null {
    for (let i = index - 1; i >= 0 && events[i]!.type !== 'turnBegan'; i--) {
      const ended = endedBy(at(i), events, i);
      if (ended) return ended;
    }
    return null;
  }

  const store = createStore<ReplayState>(() => ({ ...stateAt(0), playing: false }));
  const goTo = (index: number) => store.setState(stateAt(Math.min(events.length, Math.max(0, index))));
  const stop = () => {
    if (clock !== null) deps.timer.stop(clock);
    clock = null;
  };
  const pause = () => {
    stop();
    store.setState({ playing: false });
  };

  function advance(): void {
    clock = null;
    const speed = deps.speed();
    let { index } = store.getState();
    let wait = 0;
    if (speed === 'instant') {
      // Decision by decision: an event alone would not be seen.
      index = marks.find((mark) => mark > index) ?? events.length;
      wait = 15;
    }
    while (index < events.length && wait === 0) {
      wait = paceOf(events[index]!, speed);
      index += 1;
    }
    goTo(index);
    if (index >= events.length) pause();
    else clock = deps.timer.start(advance, wait);
  }

  return {
    id: game.id,
    name: game.name,
    store,
    events,
    marks,
    feed: feedUpTo(initial, events, game.notes, cards),
    total: events.length,
    session,
    positionOf: (view) => ({ state: view, cards, encounter: definition }),
    seek(index) {
      pause();
      goTo(index);
    },
    step(by) {
      pause();
      goTo(store.getState().index + by);
    },
    stepDecision(by) {
      pause();
      const { index } = store.getState();
      if (by === 1) goTo(marks.find((mark) => mark > index) ?? events.length);
      else goTo(marks.findLast((mark) => mark < index) ?? 0);
    },
    play() {
      if (store.getState().index >= events.length) goTo(0);
      store.setState({ playing: true });
      advance();
    },
    pause,
    close: stop,
  };
}

/** Enough of an encounter to watch one that the content no longer has. */
function withoutContent(game: Pick<SavedGame, 'name' | 'log'>, initial: EncounterState): EncounterDefinition {
  return {
    id: game.log.setup.encounter,
    name: game.name,
    intro: '',
    sources: { default: 'original' },
    lootLevel: initial.loot.level,
    board: initial.board,
    tokens: initial.boardTokens,
    startingZone: [],
    combatants: [],
    endConditions: [],
    loot: {},
    rules: [],
    loadouts: {},
  };
}
