// The unit tests and the browser tests as stages: run, and counted from the report their runner leaves.
import { join, relative } from 'node:path';
import { root } from './install.mjs';
import { cache, counted, fault, runBeside } from './stages.mjs';

/** The failed tests of a file; a file that could not be read has none, and is told itself. */
function failedOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const file = relative(root, name).replaceAll('\\', '/');
  if (failed.length === 0 && status === 'failed') return fault(file, message);
  return failed.flatMap((test) => fault(`${file}: ${test.fullName}`, test.failureMessages[0]));
}

/** Runs these unit tests, all where none is named. */
export async function unitTests(files, env = {}, more = []) {
  const file = join(cache, 'vitest.json');
  const { ok, core } = await runBeside(
    'unit',
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more, ...files],
    { aloud: true, env: { ...process.env, TIMES_TO: join(cache, 'unit-times.txt'), ...env } },
  );
  const counts = counted(ok, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    faults: report.testResults.flatMap(failedOf),
  }));
  return { ...counts, core };
}

/** The failed tests of a file and of what is in it. */
function failedIn({ specs = [], suites = [] }) {
  const failed = specs.filter((spec) => !spec.ok);
  const results = failed.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => results.map(({ error }) => ({ title, error }))),
  );
  return [
    ...results.flatMap(({ title, error }) => fault(title, error?.message)),
    ...suites.flatMap(failedIn),
  ];
}

/** tsx reads the rules, which specs play with, in a third of the time Playwright's own reader takes. */
const READ_BY_TSX = `${process.env.NODE_OPTIONS ?? ''} --import tsx`.trim();

/** Runs these browser tests: `args` as Playwright takes them. What it prints is shown when it has ended. */
export async function browserTests(args, env = {}, reporters = []) {
  const file = join(cache, 'playwright.json');
  const { ok, core, show } = await runBeside(
    'browser',
    '@playwright/test/cli.js',
    ['test', '-c', 'e2e', `--reporter=${['list', 'json', ...reporters].join()}`, ...args],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NODE_OPTIONS: READ_BY_TSX, ...env } },
  );
  const counts = counted(ok, file, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    faults: [...suites.flatMap(failedIn), ...errors.flatMap((error) => fault('browser', error.message))],
  }));
  return { ...counts, core, show };
}
