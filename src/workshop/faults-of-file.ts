import type { Problem } from '../content/index.ts';
import type { Place } from './json.ts';

/** A JSON path as keys and indexes: `$.front.dice[0]`, `$.loot["my-red"]`. */
export function placeOfPath(path: string): Place {
  const parts = path.matchAll(/\.([A-Za-z_]\w*)|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/g);
  return [...parts].map(([, key, index, quoted]) => {
    if (index !== undefined) return Number(index);
    return key ?? (JSON.parse(`"${quoted}"`) as string);
  });
}

const startsWith = (place: Place, start: Place): boolean =>
  start.length <= place.length && start.every((key, i) => place[i] === key);

/** Faults of one file by where they are. */
export interface FaultsOfFile {
  /** At that very place. */
  readonly at: (place: Place) => readonly Problem[];
  /** There, or anywhere within it. */
  readonly within: (place: Place) => number;
  readonly all: readonly Problem[];
}

export function faultsOf(problems: readonly Problem[], file: string): FaultsOfFile {
  const own = problems
    .filter((problem) => problem.file === file)
    .map((problem) => ({ problem, place: placeOfPath(problem.path) }));
  return {
    at: (place) =>
      own
        .filter((one) => one.place.length === place.length && startsWith(one.place, place))
        .map(({ problem }) => problem),
    within: (place) => own.filter((one) => startsWith(one.place, place)).length,
    all: own.map(({ problem }) => problem),
  };
}
