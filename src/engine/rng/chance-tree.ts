import { type ChancePort, eachOutcome, type Outcome, type Outcomes } from './chance.ts';
import type { RngWords } from './rng-words.ts';
import { Spread } from './spread.ts';

/** A fork on the way through a run: what could be picked there, of how many ways, and what is. */
interface Fork {
  readonly outcomes: readonly Outcome[];
  readonly ways: number;
  at: number;
}

/** A place in a run that stands open: all that may come of it is being gathered. */
interface Open<V> {
  readonly depth: number;
  readonly key: string;
  readonly all: Spread<V>;
}

/** Thrown through a run that need not go on; made once, since a stack costs more than the dice. */
const KNOWN = new Error('known');

/** What a run gets: its chance, and a word for a place of which only the key matters for what comes. */
export interface TreePort extends ChancePort {
  mark(key: string): void;
}

/**
 * What comes of something for every outcome of its chance, each with its exact weight. Where the run marks a place by
 * the key of one that was gone through to its end before, what came there is taken, so the key must hold all that the
 * rest goes by, and all that has been gathered. Stops after each run with the share of the whole that is gone through.
 */
export function* sumUp<V>(
  run: (port: TreePort) => V,
  keyOf: (value: V) => string,
  outcomesOf: Outcomes = eachOutcome,
): Generator<number, Spread<V>> {
  const root: Open<V> = { depth: 0, key: '', all: new Spread() };
  const known = new Map<string, Spread<V>>();
  let open: Open<V>[] = [root];
  let path: Fork[] = [];
  let share = 0;
  let met: Spread<V> | null = null;
  for (;;) {
    let depth = 0;
    const pickEach = (words: RngWords, n: number, what: readonly string[]) => {
      const fork = path[depth] ?? { outcomes: outcomesOf(n, what), ways: n ** what.length, at: 0 };
      path[depth] = fork;
      depth += 1;
      return { values: fork.outcomes[fork.at]!.values, words };
    };
    const port: TreePort = {
      pickEach,
      pick: (words, n, what) => ({ value: pickEach(words, n, [what]).values[0]!, words }),
      mark: (key) => {
        const before = known.get(key);
        if (before) {
          met = before;
          throw KNOWN;
        }
        if (!open.some((one) => one.key === key)) open.push({ depth, key, all: new Spread() });
      },
    };
    const came = endOf(() => run(port));
    path = path.slice(0, depth);
    share += shareOf(path, 0);
    for (const one of open) {
      const [n, d] = weightOf(path, one.depth);
      if (came === KNOWN) one.all.addAll(keyOf, met!, n, d);
      else one.all.add(keyOf(came as V), came as V, n, d);
    }
    while (path.length > 0 && path.at(-1)!.at === path.at(-1)!.outcomes.length - 1) path.pop();
    for (const one of open) if (one !== root && one.depth >= path.length) known.set(one.key, one.all);
    open = open.filter((one) => one === root || one.depth < path.length);
    const last = path.at(-1);
    if (!last) return root.all;
    yield share;
    last.at += 1;
  }
}

function endOf<V>(run: () => V): V | typeof KNOWN {
  try {
    return run();
  } catch (error) {
    if (error === KNOWN) return KNOWN;
    throw error;
  }
}

/** The weight of a run from a place on, as a fraction of integers. */
function weightOf(path: readonly Fork[], depth: number): readonly [numerator: bigint, denominator: bigint] {
  let numerator = 1n;
  let denominator = 1n;
  for (const { outcomes, at, ways } of path.slice(depth)) {
    numerator *= BigInt(outcomes[at]!.ways);
    denominator *= BigInt(ways);
  }
  return [numerator, denominator];
}

function shareOf(path: readonly Fork[], depth: number): number {
  const [n, d] = weightOf(path, depth);
  return Number(n) / Number(d);
}
