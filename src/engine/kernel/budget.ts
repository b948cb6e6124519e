/** How much one decision may take, and a screen ask outside of one. */
import { RulesError } from './procedure.ts';

/**
 * The steps that may be taken from a decision to the next question, whatever a pack holds: labels of a search, spaces a
 * line of sight crosses, figures that are asked for what they add. Counted, never timed, so that a log stops in the same
 * place everywhere. A step is some tens of nanoseconds; what comes of a decision in our own
 * games takes less than a hundredth of it.
 */
export const STEPS_PER_DECISION = 40_000_000;

/**
 * The steps one question of a screen may take outside of any decision, on the thread that draws: a tenth of a decision's.
 * What our own encounters ask takes less than a tenth of it.
 */
export const STEPS_PER_QUERY = STEPS_PER_DECISION / 10;

/** Numbers that ask for one another; none of ours is deeper than five. */
const DEEPEST = 40;

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

/** Gives what is kept. */
export function given<V>({ value, steps }: Counted<V>): V {
  spend(steps);
  return value;
}

/** Works something out the first time, and gives it from then on. */
export function once<K, V>(known: Map<K, Counted<V>>, of: K, workOut: () => V): V {
  const before = known.get(of);
  if (before !== undefined) return given(before);
  const made = counted(workOut);
  known.set(of, made);
  return made.value;
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

/** What a screen asks of the rules outside of a decision; null when it is too much to be worked out while it waits. */
export function asked<T>(ask: () => T, budget: number = STEPS_PER_QUERY): T | null {
  let answer: T | null = null;
  try {
    withBudget(() => {
      answer = ask();
    }, budget);
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
  }
  return answer;
}

/** A number hangs on itself, by way of cards that each go by what another changes. */
export class AsksForItself extends RulesError {
  constructor() {
    super(`over ${DEEPEST} deep`);
  }
}

let depth = 0;

/** Works out what other numbers may be asked for. Throws AsksForItself where that would never end. */
export function deeper<T>(workOut: () => T): T {
  if (depth >= DEEPEST) throw new AsksForItself();
  depth += 1;
  try {
    return workOut();
  } finally {
    depth -= 1;
  }
}
