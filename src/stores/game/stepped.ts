import { withBudget } from '../../engine/index.ts';

/** Steps that are left to a work, over all it is made of. */
export interface Allowance {
  left: number;
}

/** Does a work step by step, so that its thread may pause between them. Throws OverBudget once nothing is left. */
export function* stepped<T>(
  work: Generator<unknown, T, unknown>,
  allowance: Allowance,
): Generator<void, T, unknown> {
  const found: { step: IteratorResult<unknown, T> | null } = { step: null };
  for (;;) {
    allowance.left -= withBudget(() => {
      found.step = work.next();
    }, allowance.left);
    if (found.step?.done) return found.step.value;
    yield;
  }
}
