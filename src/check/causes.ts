/** Which fault of a pack is the cause, and what only waits for it. */
import type { Problem } from './problem.ts';

/** A file that has problems of its own, and the files that are not loaded for want of it. */
export interface RootCause {
  readonly file: string;
  /** Its own: none of them goes away by mending another file. */
  readonly problems: readonly Problem[];
  /** Files that need it, directly or through others, in the order of their problems. */
  readonly waiting: readonly string[];
}

/**
 * Problems by what is to be mended: one entry for each file with problems of its own, that which most others wait for
 * first. What is wrong only because another file is left out is no entry, but one of those that wait.
 */
export function rootCauses(problems: readonly Problem[]): RootCause[] {
  const files = new Set(problems.map(({ file }) => file));
  const awaited = ({ hint, file }: Problem): string | null =>
    hint?.hint === 'left-out' && hint.file !== file && files.has(hint.file) ? hint.file : null;
  const needs = new Map<string, Set<string>>();
  for (const problem of problems) {
    const other = awaited(problem);
    if (other === null) continue;
    needs.set(problem.file, (needs.get(problem.file) ?? new Set()).add(other));
  }
  const own = problems.filter((problem) => awaited(problem) === null);
  const roots = new Set(own.map(({ file }) => file));
  // Files that only wait for one another, if ever there are any, are told as they are.
  const circling = problems.filter(({ file }) => ![...reached(file, needs)].some((one) => roots.has(one)));
  const told = [...own, ...circling.filter((problem) => !own.includes(problem))];
  return [...new Set(told.map(({ file }) => file))]
    .map((file) => ({
      file,
      problems: told.filter((problem) => problem.file === file),
      waiting: [...files].filter((one) => one !== file && reached(one, needs).has(file)),
    }))
    .sort((a, b) => b.waiting.length - a.waiting.length);
}

/** The file, and all it waits for. */
function reached(file: string, needs: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set([file]);
  for (const one of found) for (const next of needs.get(one) ?? []) found.add(next);
  return found;
}
