// npm test: every stage, whatever fails; the last line printed is "N passed, N failed". The browser waits more than
// it works, so it runs beside the others; what it prints is kept until they are done.
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { build, ensurePackages, root, startTool } from './install.mjs';

const cache = join(root, 'node_modules/.cache/tests');
const report = join(cache, 'playwright.json');
const printed = join(cache, 'playwright.txt');
const stages = [];

function finish() {
  const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
  const failed = stages.reduce((sum, stage) => sum + stage.failed, 0);
  console.log('\nSummary');
  for (const stage of stages) {
    const seconds = (stage.ms / 1000).toFixed(1).padStart(6);
    const mark = stage.failed > 0 ? 'FAIL' : 'ok  ';
    console.log(
      `  ${mark} ${stage.name.padEnd(24)}${seconds} s  ${stage.passed} passed, ${stage.failed} failed`,
    );
    for (const line of stage.faults ?? []) console.log(`         ${line}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** Runs one stage; `work` answers true, false, or counts. */
async function stage(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  let result = false;
  try {
    result = await work();
  } catch (error) {
    console.error(error);
  }
  return note(name, result, performance.now() - start);
}

/** Takes down what came of a stage. */
function note(name, result, ms) {
  const counts = typeof result === 'object' ? result : { passed: result ? 1 : 0, failed: result ? 0 : 1 };
  stages.push({ name, ...counts, ms });
  return counts.failed === 0;
}

/** Of a failed test, what a summary says: its name and the first lines of why, without colours. */
function fault(name, why = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are written with one
  const lines = why.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  return [name, ...lines.filter((line) => line.trim() !== '').slice(0, 12)];
}

/** Counts from a runner's report; a runner that failed without a failed test counts as one failure. */
function counted(ok, file, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.error('The runner left no report.');
    ok = false;
  }
  if (!ok && counts.failed === 0) counts.failed = 1;
  return counts;
}

async function vitest() {
  const file = join(cache, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json'];
  const ok = await startTool('vitest/vitest.mjs', [...args, `--outputFile.json=${file}`]);
  return counted(ok, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    faults: report.testResults
      .flatMap((file) => file.assertionResults)
      .filter((test) => test.status === 'failed')
      .flatMap((test) => fault(test.fullName, test.failureMessages[0])),
  }));
}

/** Starts the browser tests; they print into a file. Gives in the end how long they took. */
async function startPlaywright() {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const out = openSync(printed, 'w');
  const start = performance.now();
  const args = ['test', '-c', 'e2e', '--reporter=list,json'];
  const ok = await startTool('@playwright/test/cli.js', args, { env, stdio: ['ignore', out, out] });
  return { ok, ms: performance.now() - start };
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

/** Shows what the browser tests printed, and counts them. */
function readPlaywright(ok) {
  process.stdout.write(readFileSync(printed));
  return counted(ok, report, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    faults: [...suites.flatMap(failedIn), ...errors.flatMap((error) => fault('browser', error.message))],
  }));
}

/** What is started from here on gives way to the browser: a page has its limits, a unit test has time. */
function giveWay() {
  try {
    setPriority(5);
  } catch {
    // Not every machine has priorities: then all run alike.
  }
}

if (await stage('packages', ensurePackages)) {
  stages.pop();
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const built = await stage('build', build);
  const browser = built ? startPlaywright() : null;
  giveWay();
  await stage('types', () => startTool('typescript/bin/tsc', ['--noEmit']));
  await stage('lint and format', () =>
    startTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  );
  await stage('layers', () => startTool('vitest/vitest.mjs', ['run', 'tests/layers.test.ts']));
  await stage('unit, rules and content', vitest);
  if (browser) {
    console.log('\n== browser (ran beside the stages before it)');
    const { ok, ms } = await browser;
    note('browser', readPlaywright(ok), ms);
  } else await stage('browser (not run)', () => false);
}
finish();
