import type { EncounterEvent, EncounterLog, EncounterSession, EncounterState } from '../../engine/index.ts';
import type { FeedNote } from './feed.ts';

export const SAVED_GAME = 'middara-table-game';

/**
 * A game as it is kept and as a file: the log, from which it is run again, and what the table recorded of it,
 * with which it can be watched where the log no longer runs.
 */
export interface SavedGame {
  readonly file: typeof SAVED_GAME;
  readonly version: 1;
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly savedAt: string;
  readonly log: EncounterLog;
  /** The state before the first event. */
  readonly initial: EncounterState;
  readonly events: readonly EncounterEvent[];
  /** How many events there were when each decision was asked for. */
  readonly marks: readonly number[];
  readonly notes: readonly FeedNote[];
  /** Offers passed without asking. */
  readonly autoPass?: readonly string[];
  /** Decisions before each thing somebody did: a whole way is one thing, and taken back as one. */
  readonly gestures?: readonly number[];
}

/** What the list of games shows. */
export interface GameSummary {
  readonly id: string;
  readonly name: string;
  readonly savedAt: string;
  readonly encounter: string;
  readonly seats: readonly string[];
  readonly round: number;
  readonly decisions: number;
  readonly result: 'won' | 'lost' | null;
  /** The question that waits, for whoever comes back to it. */
  readonly waiting: string | null;
}

export function newGameId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36).padStart(7, '0')).join('');
}

export function saveOf(
  session: EncounterSession,
  initial: EncounterState,
  about: Pick<SavedGame, 'id' | 'name' | 'notes' | 'autoPass' | 'gestures'>,
): SavedGame {
  return {
    file: SAVED_GAME,
    version: 1,
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

export function summaryOf(game: SavedGame, session: EncounterSession): GameSummary {
  const { state, pending, encounter } = session;
  return {
    id: game.id,
    name: game.name,
    savedAt: game.savedAt,
    encounter: encounter.name,
    seats: state.seats.map((seat) => seat.name),
    round: state.clock.round,
    decisions: session.decisions.length,
    result: state.outcome?.result ?? null,
    waiting: pending?.text ?? null,
  };
}
