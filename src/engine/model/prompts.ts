import type { Space } from './board.ts';
import type { AbilityKey, FigureId, SeatId } from './ids.ts';
import type { Sum } from './ledger.ts';
import type { Die } from './vocabulary.ts';

/** One thing that may be answered. `id` is stable: the log, the cases and the keyboard name it. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /** SP it costs. */
  readonly sp?: number;
  readonly figure?: FigureId;
  readonly space?: Space;
  /** The ability behind it, for the card on the screen. */
  readonly ability?: AbilityKey;
  /** The table's proposal (the best spending of symbols). */
  readonly proposed?: boolean;
  /** An interjection: used, and the same question comes again. */
  readonly interjection?: boolean;
  readonly note?: string;
}

/** What may not be done now, and why. */
export interface Refusal {
  readonly id: string;
  readonly label: string;
  readonly reason: string;
  readonly rule: string;
}

export const PROMPT_KINDS = [
  'placement',
  'turn',
  'attack-target',
  'move',
  'encounter-action',
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
  'boost',
  'catch',
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
  /** The question in words. */
  readonly text: string;
  readonly rule: string;
  readonly options: readonly Option[];
  readonly refused?: readonly Refusal[];
  /** The die to roll by hand (`die-face`). */
  readonly die?: Die;
  /** Numbers worth showing while choosing: the roll so far, the damage so far. */
  readonly sums?: Readonly<Record<string, Sum>>;
}

/** An answer as the log keeps it. */
export interface Decision {
  readonly kind: PromptKind;
  readonly seat: SeatId;
  readonly option: string;
}
