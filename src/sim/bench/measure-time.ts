/** How `npm run bench` measures: works in turn, processor time, the middle of many. */

/** One thing that is measured. */
export interface Work {
  /** Makes ready for one run; not measured. */
  readonly ready?: () => void;
  /** Does it, and tells how often. */
  readonly run: () => number;
}

/** Microseconds of processor time for one time: the middle of the rounds, and the least and the most. */
export interface Time {
  readonly middle: number;
  readonly least: number;
  readonly most: number;
}

const ROUNDS = 7;

/** Processor time of this process, in microseconds: a busy machine counts less in it than in a clock. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** What one round costs, a time. */
function round({ ready, run }: Work, microseconds: number): number {
  let times = 0;
  let taken = 0;
  do {
    ready?.();
    const start = processorTime();
    times += run();
    taken += processorTime() - start;
  } while (taken < microseconds);
  return taken / times;
}

/** The middle of some numbers. */
export function middleOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.length % 2 === 1
    ? sorted[sorted.length >> 1]!
    : (sorted[sorted.length / 2 - 1]! + sorted[sorted.length / 2]!) / 2;
}

/**
 * Measures several works turn by turn (A B, B A, …), so that a slow spell of the machine meets all of them, for so
 * many seconds each after a first round that does not count.
 */
export function measure(works: readonly Work[], seconds: number): Time[] {
  const share = (seconds * 1e6) / ROUNDS;
  for (const work of works) round(work, share);
  const taken = works.map((): number[] => []);
  for (let n = 0; n < ROUNDS; n++) {
    const order = works.map((_, i) => i);
    for (const i of n % 2 === 0 ? order : order.reverse()) taken[i]!.push(round(works[i]!, share));
  }
  return taken.map((times) => ({
    middle: middleOf(times),
    least: Math.min(...times),
    most: Math.max(...times),
  }));
}
