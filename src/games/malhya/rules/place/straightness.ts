/**
 * Of ways that cost the same the clearest: no more diagonals than it needs, and those first (malhya.txt L3992, MA-194). A
 * way is written as its steps lie, `dds`: two diagonal ones, one straight.
 */
import type { Step } from './moves.ts';
import type { Space } from './space.ts';

const DIAGONAL = 'd';
const STRAIGHT = 's';

/** A way with a move more. */
export const bentBy = (bends: string, from: Space, steps: readonly Pick<Step, 'to'>[]): string =>
  steps.reduce((way, { to }, i) => {
    const [x, y] = i === 0 ? from : steps[i - 1]!.to;
    return way + (to[0] !== x && to[1] !== y ? DIAGONAL : STRAIGHT);
  }, bends);

const diagonalsIn = (bends: string): number => {
  let n = 0;
  for (const bend of bends) if (bend === DIAGONAL) n += 1;
  return n;
};

/** Below 0: the first is the clearer. */
export const byClearness = (a: string, b: string): number =>
  a === b ? 0 : diagonalsIn(a) - diagonalsIn(b) || (a < b ? -1 : 1);
