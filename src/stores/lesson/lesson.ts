import type {
  ActKind,
  EncounterRef,
  EventType,
  PromptKind,
  QuestionKey,
  Space,
  Terrain,
} from '../../engine/index.ts';
import type { AdviceKind } from './advice.ts';

/** Every idea a lesson tells of: its words are `words/en/ui/lesson.ts`'. */
export const HINTS = [
  'goal',
  'stamina',
  'go',
  'go-there',
  'keep',
  'sure',
  'attack',
  'empower',
  'aim',
  'symbols',
  'dodge',
  'spent',
  'strike',
  'fall',
  'card',
  'why',
  'beside',
  'muck',
  'urgency',
  'exit',
  'leave',
  /** What to press where nothing is new. */
  'next',
] as const;
export type HintId = (typeof HINTS)[number];

/** Parts of the screen that a hint may speak of. */
export type Part = 'goal' | 'stamina' | 'urgency' | 'thoughts';

/** The moment a hint is for: of the position, of the question, of what has happened and of what is pointed at. */
export type When =
  | { readonly is: 'asked'; readonly kind: PromptKind }
  | { readonly is: 'question'; readonly ask: QuestionKey }
  /** Such an answer is there. */
  | { readonly is: 'offered'; readonly act: ActKind }
  /** What the lesson itself would do. */
  | { readonly is: 'advised'; readonly to: AdviceKind }
  /** What it would do has been pointed at, and waits to be confirmed. */
  | { readonly is: 'pointed' }
  /** The figure asked has so many SP. */
  | { readonly is: 'sp'; readonly least: number }
  | { readonly is: 'beside-foe' }
  | { readonly is: 'on-terrain'; readonly terrain: Terrain }
  | { readonly is: 'foes'; readonly most: number }
  | { readonly is: 'urgency'; readonly least: number }
  | { readonly is: 'happened'; readonly event: EventType }
  | { readonly is: 'all' | 'any'; readonly of: readonly When[] }
  | { readonly is: 'not'; readonly of: When };

/** What a hint lights up. */
export type Pointer =
  /** What to press now, be it an answer, a space or what confirms it. */
  | { readonly at: 'advice' }
  /** The opponent that acted last, on the track. */
  | { readonly at: 'foe' }
  | { readonly at: 'part'; readonly part: Part };

/** By what a hint is known to be done with, from when it is shown. */
export type Done =
  /** Somebody says so: there is nothing to do about it. */
  | { readonly by: 'reading' }
  /** The question it was shown at has been answered, however. */
  | { readonly by: 'answering' }
  /** What it lights up was pressed. */
  | { readonly by: 'pressing' }
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
