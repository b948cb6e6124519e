/**
 * A game as it is kept: its log, what is recorded of it, and in its head notes, plans and what it was played on from.
 */
import type { Decision, FigureId, PlanStep } from '../../engine/index.ts';
import type { FeedNote } from '../game/feed.ts';
import type { GameLine } from '../game/play.ts';
import type { GameTypes, LogOf, SessionOf } from '../game/types.ts';

export const SAVED_GAME = 'middara-table-game';
/** 2: what is recorded holds ids and causes where version 1 held sentences. */
export const SAVED_GAME_VERSION = 2;
/** Bytes of the largest file that is read as a game: a hundred times a long one of ours. */
export const MOST_OF_GAME = 50_000_000;

/**
 * A game as it is kept and as a file: the log, from which it is run again, and what the table recorded of it,
 * with which it can be watched where the log no longer runs.
 */
export interface SavedGame<G extends GameTypes> {
  readonly file: typeof SAVED_GAME;
  readonly version: typeof SAVED_GAME_VERSION;
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly savedAt: string;
  readonly log: LogOf<G>;
  /** The state before the first event. */
  readonly initial: G['state'];
  readonly events: readonly G['event'][];
  /** How many events there were when each decision was asked for. */
  readonly marks: readonly number[];
  readonly notes: readonly FeedNote[];
  /** Offers passed without asking. */
  readonly autoPass?: readonly string[];
  /** Decisions before each thing somebody did: a whole way is one thing, and taken back as one. */
  readonly gestures?: readonly number[];
  /** What somebody wrote down beside it: no part of the log. */
  readonly own?: readonly OwnNote[];
  /** Turns that were laid out and not taken: no part of the log. */
  readonly plans?: readonly LaidTurn[];
  /** The game it was played on from; absent for one that was begun. */
  readonly parent?: Parent;
  /** The campaign it belongs to, by id: its end leads back there. */
  readonly campaign?: string;
}

/** A turn somebody laid out beside the game; nothing of it is in the log until it is taken. */
export interface LaidTurn {
  readonly figure: FigureId;
  /** Which turn of the figure's it is for, counted from 1. */
  readonly turn: number;
  readonly steps: readonly PlanStep[];
}

/** A note of a player's own, to what stood after event `at` - 1. */
export interface OwnNote {
  readonly at: number;
  readonly text: string;
}

/** Where a game goes on from another one. */
export interface Parent {
  readonly id: string;
  /** Decisions of the other before it. */
  readonly decision: number;
  /** Set where its dice are others from there on: the seed they come of. It begins at that moment then. */
  readonly seed?: string;
}

/** A decision as it is kept, a line each: with how many events there were when it was asked for. */
export interface Line extends Decision {
  readonly mark: number;
  /** Something that somebody did begins with it; the lines after it belong to that. */
  readonly begins?: true;
}

/** Of a saved game, what `saveOf` writes by name. */
type ByName =
  | 'file'
  | 'version'
  | 'id'
  | 'name'
  | 'savedAt'
  | 'log'
  | 'initial'
  | 'events'
  | 'marks'
  | 'notes'
  | 'autoPass'
  | 'gestures';
/** The rest stands beside a log and is left out where there is none of it. */
type Beside = Exclude<keyof AnySavedGame, ByName>;
const BESIDE = Object.keys({
  own: true,
  plans: true,
  parent: true,
  campaign: true,
} satisfies Readonly<Record<Beside, true>>) as readonly Beside[];

/** What stays the same while a game is played, but for its name and what is passed: written rarely. */
export type Head<G extends GameTypes> = Pick<
  SavedGame<G>,
  'file' | 'version' | 'id' | 'autoPass' | 'initial' | Beside
> & { readonly log: Omit<LogOf<G>, 'decisions' | 'checkpoint' | keyof End> };

/** What of a log hangs on its last decision, and is written with each. */
export type End = Pick<LogOf<GameTypes>, 'hash' | 'mixesBehind'>;

/** How many there are of what only ever grows at its end, or is cut there. */
export interface Counts {
  readonly lines: number;
  readonly events: number;
  readonly notes: number;
}

/** What of a game may be kept already and stands no longer: everything from these counts on, or the head. */
export type Touched = Partial<Counts> & { readonly head?: true };

/** A game on the table as whoever keeps it sees it: piece by piece, as it is just then. */
export interface KeptGame<G extends GameTypes> {
  readonly id: string;
  counts(): Counts;
  head(): Head<G>;
  /** Its last moment between two rules. */
  checkpoint(): NonNullable<LogOf<G>['checkpoint']>;
  linesFrom(n: number): Line[];
  eventsFrom(n: number): G['event'][];
  notesFrom(n: number): FeedNote[];
  /** As it is now. */
  end(): End;
  summary(): GameSummary;
  /** All of it, as a file has it. */
  record(): SavedGame<G>;
}

/** Of whichever game. */
export type AnyKeptGame = KeptGame<GameTypes>;
export type AnySavedGame = SavedGame<GameTypes>;

/** What a saved game has beside its session. */
export type GameAbout = Pick<AnySavedGame, 'id' | 'name' | 'notes' | 'autoPass' | 'gestures' | Beside>;

/** What the list of games shows. */
export interface GameSummary extends GameLine {
  readonly id: string;
  readonly name: string;
  readonly savedAt: string;
  readonly decisions: number;
  /** Counts the writes of all games: the last one played has the highest. Older ones have none. */
  readonly written?: number;
  readonly parent?: Parent;
  readonly campaign?: string;
  /** Of the state after the last decision, where it is kept. */
  readonly hash?: string;
}

/** What was recorded of a game beside its decisions; where that is nothing, the last moment its log holds. */
export interface Recorded<G extends GameTypes> {
  readonly initial: G['state'];
  readonly events: readonly G['event'][];
  readonly marks: readonly number[];
  /** Of `initial`, in its file. */
  readonly path: string;
}

/** What there is to watch of a game without its rules; null where there is nothing. */
export function recordedOf<G extends GameTypes>({
  initial,
  events,
  marks,
  log,
}: Pick<SavedGame<G>, 'events' | 'marks' | 'log'> & {
  readonly initial: G['state'] | null;
}): Recorded<G> | null {
  if (initial !== null && events.length > 0) return { initial, events, marks, path: '$.initial' };
  const state = log.checkpoint?.state;
  return state ? { initial: state, events: [], marks: [], path: '$.log.checkpoint.state' } : null;
}

export function newGameId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36).padStart(7, '0')).join('');
}

export function saveOf<G extends GameTypes>(
  session: SessionOf<G>,
  initial: G['state'],
  about: GameAbout,
): SavedGame<G> {
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
    gestures: about.gestures && [...about.gestures],
    ...besideOf(about),
  };
}

export const besideOf = (about: Partial<Pick<GameAbout, Beside>>): Partial<Pick<GameAbout, Beside>> =>
  Object.fromEntries(
    BESIDE.map((name) => [name, about[name]] as const).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
