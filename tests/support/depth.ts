import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, TestRunner, test } from 'vitest';

/** Whether all is to be proved (`npm run prove`); else a sample of it is looked at (`npm test`). */
export const proving = process.env.PROVE === '1';

/** How many of something: `few` at every run of the tests, `all` when it is proved. */
export const many = (few: number, all: number): number => (proving ? all : few);

/** Tests that only the proof runs; give the reason beside it. */
export const provedTest = test.runIf(proving);
export const provedDescribe = describe.runIf(proving);

/**
 * `few` of a list, in its own order; all of it when it is proved. Which ones the content's hash decides, so that another
 * sample is looked at with each change of a card, and the same one as long as nothing changes. `salt` tells apart the
 * samples that one file draws.
 */
export function sampleOf<T>(all: readonly T[], few: number, salt = ''): readonly T[] {
  if (proving || few >= all.length) return all;
  const drawn = all
    .map((_, i) => ({ i, at: digest(`${sampleSeed()} ${salt} ${i}`) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, few)
    .map(({ i }) => i);
  return drawn.sort((a, b) => a - b).map((i) => all[i]!);
}

/**
 * Takes down what the running test has proved, for `tests/PROVED.json`: games, positions, tries. What a file's tests
 * counted is added up; from one proof to the next it may only grow.
 */
export function proved(counts: Readonly<Record<string, number>>): void {
  const meta = TestRunner.getCurrentTest()?.meta as { proved?: Record<string, number> } | undefined;
  if (!meta) throw new Error('proved() stands inside a test');
  meta.proved ??= {};
  for (const [what, count] of Object.entries(counts)) meta.proved[what] = (meta.proved[what] ?? 0) + count;
}

let seed: string | undefined;

/** What samples are drawn by: the hash of all files of the content, or SAMPLE_SEED, to draw again what somebody's run drew. */
export function sampleSeed(): string {
  seed ??=
    process.env.SAMPLE_SEED ?? digest(filesIn(new URL('../../content', import.meta.url).pathname).join());
  return seed;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [`${entry.name} ${digest(readFileSync(path, 'utf8'))}`];
    });
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
