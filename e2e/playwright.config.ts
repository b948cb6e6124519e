import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../src/tools/chromium.mjs';
import { proving } from './proving.ts';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 4190));
    });
  });
}

// Workers read this file again: they inherit what the first reading found.
process.env.CHROMIUM_PATH = ensureChromium();
process.env.E2E_PORT ??= String(await freePort());
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;

// Where tsx is there already it reads the rules in a third of the time; Playwright's own reader has the specs.
const isReadByTsx = process.env.NODE_OPTIONS?.includes('tsx');

// What is called ten times as often as usual is compiled for speed; loops, such as a painter's, as ever. A test is over
// before the rest pays for it: a fourteenth less of a processor. The proof has the browser as it comes.
const COMPILES_LATE = ['--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=30000'];

export default defineConfig({
  build: { external: isReadByTsx ? ['**/src/**', '**/tests/**'] : [] },
  testDir: '.',
  outputDir: '../node_modules/.cache/e2e',
  fullyParallel: true,
  // Beside the unit tests one is enough: a second asks for a browser, the rules and warm pages of its own, some eight
  // seconds of a processor, and one test, drawn without a graphics card, keeps nearly two cores busy.
  workers: proving ? Math.max(2, Math.floor(availableParallelism() / 2)) : 1,
  // Beside the other stages, on a machine with two cores, a press may fall into a stretch of work: told as flaky.
  retries: process.env.CI ? 1 : 0,
  // Limits against a hang, not a stopwatch: other stages of the test run work beside this one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    // What is kept of the page is looked at in offline.spec.ts; elsewhere every file comes from the server.
    serviceWorkers: 'block',
    baseURL: `${address}/`,
    // The table by lamplight; the other lights are looked at in themes.spec.ts.
    colorScheme: 'dark',
    // What only adorns a page would keep both cores busy, drawn without a graphics card; what moves is looked at where
    // a spec asks for it (in-motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Without copies of the page after every step: the board has thousands of nodes.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromiumArgs(), ...(proving ? [] : COMPILES_LATE)],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } } }],
  globalSetup: './serve.ts',
});
