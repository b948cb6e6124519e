import { defineConfig } from '@playwright/test';
import settled from '../../../e2e/playwright.config.ts';

/** As the browser tests are run, but one walk after the other: on a busy machine pictures wait for one another. */
export default defineConfig({
  ...settled,
  testDir: '.',
  // Read from beside this file.
  globalSetup: '../../../e2e/serve.ts',
  outputDir: '../../../node_modules/.cache/gallery',
  testMatch: 'shots.ts',
  workers: 1,
  retries: 0,
  timeout: 40 * 60_000,
  // Beats and films are of a page that moves.
  use: {
    ...settled.use,
    screenshot: 'off',
    trace: 'off',
    contextOptions: { reducedMotion: 'no-preference' },
  },
});
