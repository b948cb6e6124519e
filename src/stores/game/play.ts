/** What a game must say of itself to be shown, told, taken back and replayed. */
import type { KernelQuestion, Revealed } from '../../engine/index.ts';
import type { Described } from '../../words/telling.ts';
import type { LastMoment } from '../kept/last-moment.ts';
import type { Ending } from './pace.ts';

/** What every event of a game has: a type for the feed's look and a citation. */
export interface TableEvent {
  readonly type: string;
  readonly rule: string;
}

/**
 * What showing, saving, feed, undo, link and replay need of a game beside its session: the one seam between them
 * and its rules. Middara's is `stores/middara/middara-play.ts`. `M` is what stands beside the view (the attack under way),
 * `W` a course of answers under way (a walk).
 */
export interface Play<S, E extends TableEvent, Q extends KernelQuestion, M, W> {
  /** A copy of a state that no write reaches. */
  copy(state: S): S;
  /** The view after these events: a new value that shares what did not change. */
  fold(view: S, events: readonly E[]): S;
  /** Writes an event into a state at hand. */
  apply(state: S, event: E): void;
  /**
   * The event that led from `before` to `view` in a line of the feed, and how deep it stands; null where it only keeps
   * the books.
   */
  describe(event: E, view: S, before: S): (Described & { readonly depth: number }) | null;
  /** What it tells that nobody could know before it: going back past it is marked. Null for nothing. */
  reveals(event: E): Revealed | null;
  /**
   * How long it stays on the table before the next, in milliseconds at normal speed; `view`: after it; `thrown`: dice
   * are seen to tumble.
   */
  pace(event: E, view: S, thrown: boolean): number;
  /** What it ends, for whoever wants to read that as long as they like; null for nothing. `view`: after it. */
  ends(event: E, view: S): Ending | null;
  /** What stands beside a view taken straight from the rules. */
  momentOf(view: S, events: readonly E[]): M;
  /** What stands beside it after event `index`, which led from `before` to `view`; `last` stood there before. */
  momentAfter(before: S, view: S, events: readonly E[], index: number, last: M): M;
  /** What the list of games says of it. */
  summary(state: S, question: Q | null): GameLine;
  /** The answer given without asking, of what is passed for good; null where it is to be asked. */
  unasked(question: Q | null, passed: readonly string[]): string | null;
  /** What a course under way does about the open question. */
  onward(course: W, view: S, question: Q | null): CourseStep<W>;
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
