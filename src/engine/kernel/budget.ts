import { RulesError } from './procedure.ts';

/**
 * The steps that may be taken from a decision to the next question, whatever a pack holds: labels of a search, spaces a
 * line of sight crosses, figures that are asked for what they add. Counted, never timed, so that a log stops in the same
 * place everywhere. A step is some tens of nanoseconds; what comes of a decision in our own
 * games takes less than a hundredth of it.
 */
export const STEPS_PER_DECISION = 40_000_000;

let left = Number.POSITIVE_INFINITY;

/** Counts what a search is about to do. Throws RulesError when the decision has no more; outside of any it may all. */
export function spend(steps: number): void {
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
