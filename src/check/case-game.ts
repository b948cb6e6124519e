/** What a game gives so that rule cases can show its rules. */
import type { ChancePort } from '../engine/index.ts';
import type { Finding } from './problem.ts';
import type { Schema } from './schemas.ts';

/** A game as far as a case plays it. */
export interface CasePlayed<S> {
  readonly state: S;
  readonly events: readonly { readonly type: string }[];
  readonly pending: {
    readonly kind: string;
    readonly seat: string;
    readonly options: readonly { readonly id: string }[];
  } | null;
  decide(option: string): void;
}

/** A case whose cards and beginning are in order. */
export interface OpenCase<S> {
  /** The cards that may lie in a pile, by the name of the pile. */
  readonly piles: Readonly<Record<string, readonly string[]>>;
  /** Options no question of the game can ever have are told, so that none is expected to be missing by a slip. */
  optionFault(option: string): Omit<Finding, 'path'> | null;
  begin(chance: ChancePort): CasePlayed<S>;
  /** What comes of what the case asks of the position at the end, in order. */
  answers(state: S): readonly unknown[];
  /** All that may be expected of a state. */
  outline(state: S): Readonly<Record<string, unknown>>;
}

/** What a game gives so that cases can show its rules: `Own` is what a case says beside what every case does. */
export interface CaseGame<Own, S> {
  readonly schema: Schema<Own>;
  /** The fields of that schema. */
  readonly fields: readonly string[];
  readonly eventTypes: readonly string[];
  /** How many sides a die of that name has; null where there is none. */
  sidesOf(die: string): number | null;
  open(own: Own): OpenCase<S> | { readonly problems: readonly Finding[] };
}
