import type { FigureId, SeatId } from './ids.ts';
import type { Sum } from './ledger.ts';
import type { Act, Note } from './messages/act.ts';
import type { PromptSum, Question } from './messages/question.ts';
import type { Reason } from './messages/reason.ts';
import type { Die } from './vocabulary.ts';

/** One thing that may be answered: what it does, for how much. Made by `optionOf` alone. */
export interface Option<A extends Act = Act> {
  /** Stable: the log, the cases and the keyboard name it. Nobody reads inside it. */
  readonly id: string;
  readonly act: A;
  /** SP it costs. */
  readonly sp?: number;
  /** The table's proposal (the best spending of symbols). */
  readonly proposed?: boolean;
  /** An interjection: used, and the same question comes again. */
  readonly interjection?: boolean;
  readonly note?: Note;
}

/** What may not be done now, and why. */
export interface Refusal {
  readonly id: string;
  readonly act: Act;
  readonly reason: Reason;
  readonly rule: string;
}

export const PROMPT_KINDS = [
  'placement',
  'turn',
  'attack-target',
  'move',
  're-equip',
  'empower',
  'dodge',
  'break-attack',
  'after-roll',
  'choose-dice',
  'to-hit',
  'determine-damage',
  'spend-symbols',
  'damage-reduction',
  'counter',
  'after-miss',
  'follow-up',
  'reaction',
  'choose-target',
  'choose-space',
  'choose-way',
  'optional',
  'choose',
  'status-order',
  'conviction',
  'die-face',
  'gain-item',
  'upgrade',
] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** A question to a seat. Always at least two options (I6): a forced choice is not asked. */
export interface Prompt {
  readonly kind: PromptKind;
  readonly seat: SeatId;
  /** The figure it is about. */
  readonly figure: FigureId;
  readonly question: Question;
  readonly rule: string;
  readonly options: readonly Option[];
  readonly refused?: readonly Refusal[];
  /** The die to roll by hand (`die-face`). */
  readonly die?: Die;
  /** Numbers worth showing while choosing: the roll so far, the damage so far. */
  readonly sums?: Readonly<Partial<Record<PromptSum, Sum>>>;
}
