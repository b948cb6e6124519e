/** On whom an item is used at any time is asked with it, before it is used: both are ordered in one. */
import type { Encounter, Option, Prompt } from '../../engine/index.ts';
import { runAside } from './run-aside.ts';

export interface WhomAhead {
  /** The open question, and the answer to it that asks on whom. */
  readonly of: Prompt;
  readonly first: Option;
  /** What is asked then, and its answers that do anything. */
  readonly next: Prompt;
  readonly targets: readonly Option[];
}

/** On whom an answer to the open question is asked next; null where it asks for nothing, or there is one alone. */
export function whomAhead(session: Encounter, first: Option): WhomAhead | null {
  const of = session.pending;
  if (!of || !first.interjection || first.act.do !== 'use') return null;
  const next = runAside(session, [first.id])?.prompt ?? null;
  if (next?.question.ask !== 'whom') return null;
  const targets = next.options.filter(
    ({ interjection, note }) => !interjection && note?.note !== 'does-nothing',
  );
  return targets.length > 1 ? { of, first, next, targets } : null;
}
