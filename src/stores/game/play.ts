/** What a game must say of itself to be shown, told, taken back and replayed. */
import type { Revealed } from '../../engine/index.ts';
import type { Described } from '../../words/telling.ts';
import type { LastMoment } from '../kept/last-moment.ts';
import type { Ending } from './pace.ts';
import type { GameTypes } from './types.ts';
import type { OfGame, TakingBack } from './undoing.ts';

/**
 * What showing, saving, feed, undo, link and replay need of a game beside its session: the one seam between them
 * and its rules. Middara's is `stores/middara/middara-play.ts`.
 */
export interface Play<G extends GameTypes> {
  /** A copy of a state that no write reaches. */
  copy(state: G['state']): G['state'];
  /** The view after these events: a new value that shares what did not change. */
  fold(view: G['state'], events: readonly G['event'][]): G['state'];
  /** Writes an event into a state at hand. */
  apply(state: G['state'], event: G['event']): void;
  /**
   * The event that led from `before` to `view` in a line of the feed, and how deep it stands; null where it only keeps
   * the books.
   */
  describe(
    event: G['event'],
    view: G['state'],
    before: G['state'],
  ): (Described & { readonly depth: number }) | null;
  /** What it tells that nobody could know before it: going back past it is marked. Null for nothing. */
  reveals(event: G['event']): Revealed | null;
  /**
   * Whether somebody else has looked since: nobody goes back past it, and the undo says why. Absent in games whose hands
   * lie open.
   */
  fences?(event: G['event']): boolean;
  /**
   * Who plays by itself, by seats: its answer comes once all is shown, as every other decision, and no undo stops there.
   * Absent: persons alone.
   */
  readonly machines?: {
    readonly seats: ReadonlySet<string>;
    answer(question: G['question'], view: G['state']): string;
  };
  /**
   * What the computer answers for a seat that is given to it: by the state alone, in bounded time, the same on every
   * machine. Fetched then. Absent in games whose bots are their own (Middara's).
   */
  bot?(): Promise<(question: G['question'], view: G['state']) => string>;
  /** What can be taken back, where not simply whatever was done last: see `fences` and `machines`. */
  takingBack?(game: OfGame<G>): TakingBack;
  /**
   * How long it stays on the table before the next, in milliseconds at normal speed; `view`: after it; `thrown`: dice
   * are seen to tumble; `haste`: what times are multiplied by just now.
   */
  pace(event: G['event'], view: G['state'], thrown: boolean, haste?: number): number;
  /**
   * What times are multiplied by from event `index` on, where too much happens to be seen in its own time; `view`: after
   * it; null: as before. Absent: nothing is hurried.
   */
  haste?(events: readonly G['event'][], index: number, view: G['state'], thrown: boolean): number | null;
  /** What it ends, for whoever wants to read that as long as they like; null for nothing. `view`: after it. */
  ends(event: G['event'], view: G['state']): Ending | null;
  /** What stands beside a view taken straight from the rules. */
  momentOf(view: G['state'], events: readonly G['event'][]): G['moment'];
  /** What stands beside it after event `index`, which led from `before` to `view`; `last` stood there before. */
  momentAfter(
    before: G['state'],
    view: G['state'],
    events: readonly G['event'][],
    index: number,
    last: G['moment'],
  ): G['moment'];
  /** What the list of games says of it. */
  summary(state: G['state'], question: G['question'] | null): GameLine;
  /** The answer given without asking, of what is passed for good or for now; null where it is to be asked. */
  unasked(question: G['question'] | null, passed: readonly string[], view: G['state']): string | null;
  /**
   * The answer given because nothing hangs on it, weighed in steps; null where it is to be asked. Absent where everything
   * is asked.
   */
  weigh?(question: G['question']): Generator<void, string | null>;
  /** What the feed says of an answer that was given unasked. */
  toldUnasked?(question: G['question'], view: G['state']): string;
  /** What a course under way does about the open question. */
  onward(course: G['course'], view: G['state'], question: G['question'] | null): CourseStep<G['course']>;
}

/** A game in the list of games, in words where it has some. */
export interface GameLine {
  /** Where it is played: the encounter's name. */
  readonly encounter: string;
  /** Its id; absent in games from before that was kept. */
  readonly of?: string;
  /** Which game it is of, where that is a guest of this table. */
  readonly guest?: { readonly id: string; readonly name: string };
  /** A position that is tried, no game of an evening: listed apart. */
  readonly tried?: true;
  readonly seats: readonly string[];
  readonly round: number;
  readonly result: 'won' | 'lost' | null;
  /** The question that waits, for whoever comes back to it. */
  readonly waiting: string | null;
  /** What its picture shows; absent in games from before that was kept. */
  readonly moment?: LastMoment;
}

/** What a course of answers does next: answer, wait for another question to pass, or end. */
export type CourseStep<W> =
  | { readonly do: 'decide'; readonly option: string; readonly route: W }
  | { readonly do: 'wait'; readonly route: W }
  | { readonly do: 'end' };
