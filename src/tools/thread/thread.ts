// npm run thread: builds the table with its names kept, plays it in Chromium, and prints which tasks held the page's
// thread for longer than 50 ms of the processor, and what the longest did by the profiler. --decisions N (200),
// --encounter ID, --seed S.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { ensurePackages, root } from '../install.mjs';
import { type Profile, spentIn } from './profile.ts';
import { type Traced, tasksOf } from './tasks.ts';
import { playMarked } from './thread-hand.ts';

const LIMIT = 50;

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '200' },
    encounter: { type: 'string', default: 'under-hallow-street' },
    seed: { type: 'string', default: 'thread' },
  },
});
const most = Number(values.decisions);
if (!Number.isInteger(most) || most < 1) {
  console.error('Usage: npm run thread -- [--decisions N] [--encounter ID] [--seed S]');
  process.exit(2);
}
if (!ensurePackages()) {
  console.error('The table could not be built.');
  process.exit(2);
}
const outDir = mkdtempSync(join(tmpdir(), 'middara-thread-'));
await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true, minify: false } });
const server = await preview({
  root,
  build: { outDir },
  preview: { port: 4198, host: '127.0.0.1', strictPort: false },
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs() });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // What runs the tools in Node names functions by this.
  await page.addInitScript('globalThis.__name ??= (it) => it;');
  const settings = JSON.stringify({ state: { speed: 'instant' }, version: 0 });
  await page.addInitScript((kept) => localStorage.setItem('middara-table-settings', kept), settings);
  await page.goto(`${server.resolvedUrls!.local[0]!}#/set-up/${values.encounter}`);
  await page.getByLabel(/^Seed/).fill(values.seed);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForSelector('.question[data-kind]');

  const line = await page.context().newCDPSession(page);
  await line.send('Profiler.enable');
  await line.send('Profiler.setSamplingInterval', { interval: 500 });
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await line.send('Profiler.start');
  const decisions = await page.evaluate(playMarked, most);
  const { profile } = await line.send('Profiler.stop');
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  print(decisions, trace.traceEvents, profile);
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}

function print(decisions: number, events: readonly Traced[], profile: Profile): void {
  const tasks = tasksOf(events);
  const long = tasks.filter(({ processor }) => processor > LIMIT);
  const by = (part: number) => tasks[Math.floor(tasks.length * part)]?.processor.toFixed(1);
  console.log(`${decisions} decisions, ${tasks.length} tasks, the longest ${by(0)} ms of the processor`);
  console.log(`${long.length} over ${LIMIT} ms`);
  for (const task of tasks.slice(0, 6)) {
    const { processor, clock, after, from, to } = task;
    console.log(
      `\n${processor.toFixed(1)} ms of the processor, ${clock.toFixed(0)} by the clock, after ${after}`,
    );
    const spent = spentIn(profile, from, to);
    const part = (milliseconds: number) => `${((100 * milliseconds) / clock).toFixed(0).padStart(4)} %`;
    console.log('  in it and what it called');
    for (const { name, milliseconds } of spent.slice(0, 12)) console.log(`  ${part(milliseconds)}  ${name}`);
    console.log('  in it alone');
    const alone = spent.toSorted((a, b) => b.self - a.self);
    for (const { name, self } of alone.slice(0, 8)) console.log(`  ${part(self)}  ${name}`);
  }
}
