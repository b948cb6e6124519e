import type { Finding } from '../../check/problem.ts';
import { findingLine } from '../../words/en/problems.ts';

/** What came of a try: what was given was taken, or refused in words. */
export type Came = 'taken' | 'refused';

/** A try that came out as none may. */
export class FuzzFailure extends Error {
  override readonly name = 'FuzzFailure';
}

/** Messages of JavaScript itself: nobody who plays can do anything with them. */
const OF_THE_MACHINE =
  /Cannot (read|set|convert|destructure|access)|is not (a function|iterable|defined|a constructor)|undefined \(|Maximum call stack|Invalid (array|string|typed array) length|out of memory|Object\.hasOwn|\[object Object\]|undefined is not/;

/** A refusal has words, and each of its places has some. */
export function expectWords(why: string, problems: readonly Finding[]): Came {
  const lines = [why, ...problems.map(findingLine)];
  for (const line of lines) {
    if (line.trim() === '') throw new FuzzFailure('refused without a word');
    if (OF_THE_MACHINE.test(line))
      throw new FuzzFailure(`refused in words of the machine: ${line.slice(0, 300)}`);
  }
  if (problems.some(({ path }) => path.length > 2000)) throw new FuzzFailure('a place without end');
  return 'refused';
}
