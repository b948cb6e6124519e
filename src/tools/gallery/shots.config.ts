import { defineConfig } from '@playwright/test';
import settled from '../../../e2e/playwright.config.ts';

/** As the browser tests are run, but one walk after the other: on a busy machine pictures wait for one another. */
export default defineConfig({
  ...settled,
  testDir: '.',
  testMatch: 'shots.ts',
  workers: 1,
  retries: 0,
  timeout: 40 * 60_000,
  use: { ...settled.use, screenshot: 'off', trace: 'off' },
});
