/** What a lesson is made of: its hints as data. */
import type { ActKind, EncounterRef, EventType, PromptKind, QuestionKey, Space } from '../../engine/index.ts';
import type { AdviceKind } from './advice.ts';

/** Every idea a lesson tells of: its words are `words/en/ui/lesson.ts`'. */
export const HINTS = [
  'goal',
  'go',
  'attack',
  'close',
  'strike',
  'keep',
  'dodge',
  'fall',
  'exit',
  /** What to press where nothing is new: lit, and not told of. */
  'next',
] as const;
export type HintId = (typeof HINTS)[number];

/** Parts of the screen that a hint may speak of. */
export type Part = 'goal';

/** The moment a hint is for: of the position, of the question, and of what the lesson itself would do. */
export type When =
  | { readonly is: 'asked'; readonly kind: PromptKind }
  | { readonly is: 'question'; readonly ask: QuestionKey }
  /** Such an answer is there. */
  | { readonly is: 'offered'; readonly act: ActKind }
  /** What the lesson itself would do. */
  | { readonly is: 'advised'; readonly to: AdviceKind }
  /** The figure asked has so many SP. */
  /** Its SP would pay for a Dodge where it stands. */
  | { readonly is: 'dodge-paid' }
  /** It strikes at those beside it alone. */
  | { readonly is: 'melee' }
  | { readonly is: 'foes'; readonly most: number }
  | { readonly is: 'all'; readonly of: readonly When[] }
  | { readonly is: 'not'; readonly of: When };

/** What a hint lights up. */
export type Pointer =
  /** What to press now, be it an answer, a space or what confirms it. */
  { readonly at: 'advice' } | { readonly at: 'part'; readonly part: Part };

/** By what a hint is known to be done with, from when it is shown. */
export type Done =
  /** Somebody says so: there is nothing to do about it. */
  | { readonly by: 'reading' }
  /** The question it was shown at has been answered, however. */
  | { readonly by: 'answering' }
  /** An adventurer did this. */
  | { readonly by: 'doing'; readonly event: EventType };

export interface Hint {
  readonly id: HintId;
  readonly when: When;
  readonly points: Pointer;
  readonly done: Done;
}

/** A game that is told of as it is played: an encounter set up and placed, and its hints, those that come first first. */
export interface Lesson {
  readonly id: string;
  readonly encounter: EncounterRef;
  readonly seed: string;
  /** Where its adventurers are placed, in their order. */
  readonly places: readonly Space[];
  readonly hints: readonly Hint[];
}
