import type {
  EncounterEvent,
  EncounterSetup,
  EncounterState,
  GameLog,
  KernelQuestion,
  LoggedSession,
} from '../../engine/index.ts';
import type { FeedNote } from './feed.ts';
import type { GameLine } from './play.ts';

export const SAVED_GAME = 'middara-table-game';
/** 2: what is recorded holds ids and causes where version 1 held sentences. */
export const SAVED_GAME_VERSION = 2;

/**
 * A game as it is kept and as a file: the log, from which it is run again, and what the table recorded of it,
 * with which it can be watched where the log no longer runs.
 */
export interface SavedGame<S = EncounterState, E = EncounterEvent, Setup = EncounterSetup> {
  readonly file: typeof SAVED_GAME;
  readonly version: typeof SAVED_GAME_VERSION;
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly savedAt: string;
  readonly log: GameLog<Setup, S>;
  /** The state before the first event. */
  readonly initial: S;
  readonly events: readonly E[];
  /** How many events there were when each decision was asked for. */
  readonly marks: readonly number[];
  readonly notes: readonly FeedNote[];
  /** Offers passed without asking. */
  readonly autoPass?: readonly string[];
  /** Decisions before each thing somebody did: a whole way is one thing, and taken back as one. */
  readonly gestures?: readonly number[];
}

/** What a saved game has beside its session. */
export type GameAbout = Pick<SavedGame, 'id' | 'name' | 'notes' | 'autoPass' | 'gestures'>;

/** What the list of games shows. */
export interface GameSummary extends GameLine {
  readonly id: string;
  readonly name: string;
  readonly savedAt: string;
  readonly decisions: number;
  /** Counts the writes of all games: the last one played has the highest. Older ones have none. */
  readonly written?: number;
}

/** What was recorded of a game beside its decisions; where that is nothing, the last moment its log holds. */
export interface Recorded {
  readonly initial: EncounterState;
  readonly events: readonly EncounterEvent[];
  readonly marks: readonly number[];
  /** Of `initial`, in its file. */
  readonly path: string;
}

/** What there is to watch of a game without its rules; null where there is nothing. */
export function recordedOf({
  initial,
  events,
  marks,
  log,
}: Pick<SavedGame, 'events' | 'marks' | 'log'> & {
  readonly initial: EncounterState | null;
}): Recorded | null {
  if (initial !== null && events.length > 0) return { initial, events, marks, path: '$.initial' };
  const state = log.checkpoint?.state;
  return state ? { initial: state, events: [], marks: [], path: '$.log.checkpoint.state' } : null;
}

export function newGameId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36).padStart(7, '0')).join('');
}

export function saveOf<S, E, Setup, Q extends KernelQuestion>(
  session: LoggedSession<Setup, S, E, Q>,
  initial: S,
  about: GameAbout,
): SavedGame<S, E, Setup> {
  return {
    file: SAVED_GAME,
    version: SAVED_GAME_VERSION,
    id: about.id,
    name: about.name,
    savedAt: new Date().toISOString(),
    log: session.toLog(),
    initial,
    events: [...session.events],
    marks: [...session.marks],
    notes: about.notes,
    autoPass: about.autoPass,
    gestures: about.gestures,
  };
}

export const summaryOf = (game: SavedGame<unknown, unknown, unknown>, line: GameLine): GameSummary => ({
  ...line,
  id: game.id,
  name: game.name,
  savedAt: game.savedAt,
  decisions: game.log.decisions.length,
});
