import { RulesError } from './procedure.ts';

/**
 * The steps that may be taken from a decision to the next question, whatever a pack holds: labels of a search, spaces a
 * line of sight crosses, figures that are asked for what they add. Counted, never timed, so that a log stops in the same
 * place everywhere. A step is some tens of nanoseconds; what comes of a decision in our own
 * games takes less than a hundredth of it.
 */
export const STEPS_PER_DECISION = 40_000_000;

let left = Number.POSITIVE_INFINITY;
let taken = 0;

/** What is kept, and the steps it took: whoever is given it again takes them again, so that nothing hangs on who asked. */
export interface Counted<V> {
  readonly value: V;
  readonly steps: number;
}

/** Works something out, and counts. */
export function counted<V>(workOut: () => V): Counted<V> {
  const before = taken;
  const value = workOut();
  return { value, steps: taken - before };
}

/** Counts what a search is about to do. Throws RulesError when the decision has no more; outside of any it may all. */
export function spend(steps: number): void {
  taken += steps;
  left -= steps;
  if (left < 0) throw new OverBudget();
}

/** A decision that would take longer than any of ours: rules or content run away. */
export class OverBudget extends RulesError {
  constructor() {
    super(`over ${STEPS_PER_DECISION} steps`);
  }
}

/** Runs what comes of one decision; gives what it took. */
export function withBudget(run: () => void, budget: number = STEPS_PER_DECISION): number {
  const outer = left;
  left = budget;
  try {
    run();
    return budget - left;
  } finally {
    left = outer;
  }
}
