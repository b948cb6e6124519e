// npm test: every stage in order, whatever fails; the last line printed is "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { build, ensurePackages, root, runTool } from './install.mjs';

const cache = join(root, 'node_modules/.cache/tests');
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
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** Runs one stage; `work` answers true, false, or counts. */
function stage(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  let result = false;
  try {
    result = work();
  } catch (error) {
    console.error(error);
  }
  const counts = typeof result === 'object' ? result : { passed: result ? 1 : 0, failed: result ? 0 : 1 };
  stages.push({ name, ...counts, ms: performance.now() - start });
  return counts.failed === 0;
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

function vitest() {
  const file = join(cache, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json'];
  const ok = runTool('vitest/vitest.mjs', [...args, `--outputFile.json=${file}`]);
  return counted(ok, file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }));
}

function playwright() {
  const file = join(cache, 'playwright.json');
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const ok = runTool('@playwright/test/cli.js', ['test', '-c', 'e2e', '--reporter=list,json'], { env });
  return counted(ok, file, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

if (stage('packages', ensurePackages)) {
  stages.pop();
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  stage('types', () => runTool('typescript/bin/tsc', ['--noEmit']));
  stage('lint and format', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']));
  stage('layers', () => runTool('vitest/vitest.mjs', ['run', 'tests/layers.test.ts']));
  stage('unit, rules and content', vitest);
  if (stage('build', build)) stage('browser', playwright);
  else stage('browser (not run)', () => false);
}
finish();
