// What the tests took of a processor: told after a run, and written down in `tests/times.json`, by which a test holds the
// budgets. A test has no stopwatch: what was written down on a quiet machine counts, and is renewed with `npm test -- --times`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/**
 * Core seconds: what `npm test` may take for each of its two large parts. They may only be lowered; raised by 15 for the
 * tests of the dock's cards, questions and targets (260 before), and by 7 for other games: one that is new, and what
 * was missing of the first (1,100 tests; 6 were saved elsewhere), and by 40 and 13 for tables played far apart: a real server,
 * whole pages at one table, two browsers (590 tests), and by 17 for a fourth game: its checks, roads and fights
 * (720 tests), and by 8 for its situations worked out from the document (550 cases).
 */
export const BUDGET = { unit: 350, browser: 183 };

const kept = join(root, 'tests/times.json');
const rounded = (seconds) => Math.round(seconds * 10) / 10;
const total = (times) => Object.values(times).reduce((sum, seconds) => sum + seconds, 0);
const reading = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Core seconds of each unit test file; a file is set up once in each kind of environment. */
function unitTimes(cache) {
  const times = {};
  for (const line of readFileSync(join(cache, 'unit-times.txt'), 'utf8').trim().split('\n')) {
    const [seconds, file] = line.split(' ');
    times[file] = (times[file] ?? 0) + Number(seconds);
  }
  return times;
}

/** Of each browser spec its share of what all of them took, by how long its tests lasted. */
function browserTimes(cache) {
  const lasted = {};
  const addUp = ({ file, specs = [], suites = [] }) => {
    for (const { tests } of specs)
      for (const { results } of tests)
        for (const { duration } of results) lasted[`e2e/${file}`] = (lasted[`e2e/${file}`] ?? 0) + duration;
    suites.forEach(addUp);
  };
  reading(join(cache, 'playwright.json')).suites.forEach(addUp);
  const core = reading(join(cache, 'browser.took.json')).core ?? 0;
  const sum = total(lasted);
  return Object.fromEntries(Object.entries(lasted).map(([file, ms]) => [file, (ms / sum) * core]));
}

/** A line with the sums of a run beside their budgets. */
export function sumsOf(cache) {
  try {
    const unit = reading(join(cache, 'unit.took.json')).core;
    const browser = reading(join(cache, 'browser.took.json')).core;
    return `core seconds: unit ${unit.toFixed(0)} of ${BUDGET.unit}, browser ${browser.toFixed(0)} of ${BUDGET.browser}`;
  } catch {
    return 'core seconds: not told by this system';
  }
}

/** Writes down what each file took, longest first; the reasons for what is long stay. */
export function writeTimes(cache) {
  const { reasons } = reading(kept);
  const sorted = (times) =>
    Object.fromEntries(
      Object.entries(times)
        .map(([file, seconds]) => [file, rounded(seconds)])
        .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)),
    );
  const unit = unitTimes(cache);
  // What belongs to no file: the start, and what the runner does between its workers.
  const start = Math.max(0, reading(join(cache, 'unit.took.json')).core - total(unit));
  const times = { start: rounded(start), reasons, unit: sorted(unit), browser: sorted(browserTimes(cache)) };
  writeFileSync(kept, `${JSON.stringify(times, null, 2)}\n`);
  return `tests/times.json is written: look at what grew`;
}
