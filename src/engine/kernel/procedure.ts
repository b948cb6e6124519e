/** What the kernel and a game ask of each other. */
import { type RngWords, wordsFromMix } from '../rng/rng-words.ts';

/** A question the kernel can carry: it knows only that it has a seat and options with ids. */
export interface Question {
  readonly kind: string;
  readonly seat: string;
  readonly options: readonly { readonly id: string; readonly interjection?: boolean }[];
  /** Where the options are listed only once somebody reads them: whether there are two, and whether one is among them. */
  isChoice?(): boolean;
  has?(option: string): boolean;
}

/** Whether there is anything to choose (I6). */
export const isChoice = (question: Question): boolean =>
  question.isChoice?.() ?? question.options.length >= 2;

/** Whether it may be answered so (I10). */
export const mayAnswer = (question: Question, option: string): boolean =>
  question.has?.(option) ?? question.options.some(({ id }) => id === option);

/**
 * A rule: a generator that reads like the rulebook. It yields questions only and is resumed with the id of
 * the option chosen. `yield*` nests one rule in another.
 */
export type Procedure<T, Q extends Question> = Generator<Q, T, string>;

export interface Decision {
  readonly kind: string;
  readonly seat: string;
  readonly option: string;
  /** Of what its dice come, where that is not what the state held before it: 32 hex digits (X500). */
  readonly mix?: string;
}

/** What was answered, and the mix that came with it. */
export type Answered = Pick<Decision, 'option' | 'mix'>;

/** What a game hands to the kernel. The kernel knows nothing else of it. */
export interface Game<S, E, Q extends Question> {
  /** The only writer (I1). */
  apply(state: S, event: E): void;
  clone(state: S): S;
  /** The next rule to run, from the state alone; null when the game is over. */
  next(state: S, emit: (event: E) => void): Procedure<void, Q> | null;
  /** Resolutions nested in one another just now, for the limit of I9. */
  depth(state: S): number;
  /** The event that puts these words into the generator of its state. */
  mixed(words: RngWords): E;
}

/** Resumes a rule with an answer: its mix, if it has one, goes whole into the generator before anything comes of it. */
export function resumed<E, T, Q extends Question>(
  { mixed }: Pick<Game<never, E, Q>, 'mixed'>,
  emit: (event: E) => void,
  rule: Procedure<T, Q>,
  { option, mix }: Answered,
): IteratorResult<Q, T> {
  if (mix) emit(mixed(wordsFromMix(mix)));
  return rule.next(option);
}

/** A decision that is not in `pending` (I10): refused, nothing has run. */
export class RefusedDecision extends Error {
  override readonly name = 'RefusedDecision';
}

/** A broken invariant of the rules themselves: never caught and carried on (I9). */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}

/**
 * Beyond these something runs away (I9). Events are counted from a decision, or from the start of a rule: the
 * turns of many automated figures may follow one decision, each a rule of its own.
 */
export const LIMITS = { depth: 16, eventsPerDecision: 5000, rulesPerDecision: 1000 } as const;
