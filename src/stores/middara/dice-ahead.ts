/** Which dice an ability throws again is asked with it, not after it has been paid for: both are ordered in one. */
import type { Encounter, Option, Prompt } from '../../engine/index.ts';
import { type DiceChoice, diceChoiceOf } from './dice-choice.ts';
import { runAside } from './run-aside.ts';

export interface DiceAhead {
  /** The open question, and the answer of it that asks for dice. */
  readonly of: Prompt;
  readonly first: Option;
  /** What is asked then. */
  readonly next: Prompt;
  readonly choice: DiceChoice;
}

/** The dice an answer to the open question asks for next; null where it asks for none, or for something else before. */
export function diceAhead(session: Encounter, first: Option): DiceAhead | null {
  const of = session.pending;
  if (of?.kind !== 'after-roll' || first.act.do !== 'use' || first.interjection) return null;
  const next = runAside(session, [first.id])?.prompt ?? null;
  const choice = next?.question.ask === 'which-dice' ? diceChoiceOf(next) : null;
  return next && choice && { of, first, next, choice };
}
