/** Which of some lines the planner takes: runs are given to those that may still be best. */
import { meanOutlook, type Outlook } from './outlook.ts';

/** What runs of one line came to. */
export interface Tried<L> {
  readonly line: L;
  readonly runs: readonly Outlook[];
  readonly mean: Outlook;
}

/** Lines in the order they are to be preferred in; those that were given up early lie behind. */
export type Race<L> = readonly Tried<L>[];

/**
 * Runs of each line in the first round, and how many rounds there are; each doubles the runs, of half the lines. `least`:
 * after so many runs a line may be given up before a round is over.
 */
export interface Effort {
  readonly runs: number;
  readonly rounds: number;
  readonly least: number;
}

interface Runner<L> {
  readonly line: L;
  readonly runs: Outlook[];
}

/** By so many errors of the mean a line must be ahead of the first to be taken instead, and to end the race. */
const INSTEAD = 1;
const CLEAR = 2;

/** Within the first round few runs say less: by so many errors, and by more than an Adventurer that stands or falls. */
const FAR = { errors: 4, worth: 10 } as const;
/** Runs after which two lines that came to the same in each are taken to be one: after two they may yet part. */
const ALIKE = 4;

/**
 * Finds the best of some lines by runs with chance. Every line is run with the same seeds, so that less of what they
 * differ by is luck; after each round the worse half is given up (successive halving), before that whatever is far
 * behind, or came to the same as another in every run; and the race ends where what leads is ahead of all others by
 * more than chance explains. The first line is what would be done without a race: it is never given up, and another is
 * preferred only where it is ahead. It may be left after each run.
 */
export function* race<L>(
  lines: readonly L[],
  run: (line: L, seed: number) => Outlook,
  { runs, rounds, least }: Effort,
): Generator<void, Race<L>, unknown> {
  const all: Runner<L>[] = lines.map((line) => ({ line, runs: [] }));
  const [first, ...rest] = all;
  if (!first) return [];
  let others = rest;
  for (let round = 0, until = runs; round < rounds && others.length > 0; round++, until *= 2) {
    for (let seed = first.runs.length; seed < until && others.length > 0; seed++) {
      for (const one of [first, ...others]) {
        one.runs.push(run(one.line, seed));
        yield;
      }
      if (seed + 1 >= least) others = stillIn(first, others);
    }
    others = others.sort(byWorth).slice(0, round < rounds - 1 ? Math.ceil(others.length / 2) : undefined);
    const [best, ...less] = [first, ...others].sort(byWorth);
    if (less.every((one) => isAhead(best!, one, CLEAR))) break;
  }
  const best = others.find((one) => isAhead(one, first, INSTEAD));
  const order = (one: Runner<L>): number =>
    one === best ? 3 : one === first ? 2 : others.includes(one) ? 1 : 0;
  return all
    .sort((a, b) => order(b) - order(a) || byWorth(a, b))
    .map((one) => ({ ...one, mean: meanOutlook(one.runs) }));
}

/** Without those that come to the same as one before them, and those that are far behind. */
function stillIn<L>(first: Runner<L>, others: readonly Runner<L>[]): Runner<L>[] {
  const [best] = [first, ...others].sort(byWorth);
  return others.filter((one, i) => {
    if ([first, ...others.slice(0, i)].some((other) => isAlike(one, other))) return false;
    return !(meanWorth(best!) - meanWorth(one) >= FAR.worth && isAhead(best!, one, FAR.errors, 2));
  });
}

const isAlike = <L>(a: Runner<L>, b: Runner<L>): boolean =>
  a.runs.length >= ALIKE && a.runs.every(({ worth }, i) => worth === b.runs[i]!.worth);

const byWorth = <L>(a: Runner<L>, b: Runner<L>): number => meanWorth(b) - meanWorth(a);

const meanWorth = <L>({ runs }: Runner<L>): number =>
  runs.reduce((sum, { worth }) => sum + worth, 0) / Math.max(1, runs.length);

/** By pairs of runs with one seed. */
function isAhead<L>(one: Runner<L>, other: Runner<L>, errors: number, enough = ENOUGH): boolean {
  const apart = one.runs.map(({ worth }, i) => worth - other.runs[i]!.worth);
  const mean = apart.reduce((sum, by) => sum + by, 0) / apart.length;
  const spread = apart.reduce((sum, by) => sum + (by - mean) ** 2, 0) / Math.max(1, apart.length - 1);
  return apart.length >= enough && mean > 0 && mean >= errors * Math.sqrt(spread / apart.length);
}
const ENOUGH = 3;
