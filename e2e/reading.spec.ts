import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { walkPack } from '../tests/support/walk.ts';
import { errorsOf, openAdvanced, withoutWaiting } from './table-page.ts';
import { cold as test } from './warm-page.ts';

/** Stands in a file at which the reading of these tests stops for ever. */
const HANGS = 'never-ends';

const zipped = (name: string, note = '') => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync(
      Object.fromEntries(
        walkPack('last').map(({ path, text }) => [
          path,
          Buffer.from(path.endsWith('pack.json') ? text.replace(/("description": ")/, `$1${note}`) : text),
        ]),
      ),
    ),
  ),
});

/** In the worker alone, so that a page that reads by itself would not be stopped. */
async function hangInWorker(page: Page): Promise<void> {
  await page.route(/page-worker.*\.js/, async (route) => {
    const response = await route.fetch();
    const trap = `const parse = JSON.parse;
      JSON.parse = (text, ...more) => { while (text.includes(${JSON.stringify(HANGS)})); return parse(text, ...more); };`;
    await route.fulfill({ response, body: `${trap}${await response.text()}` });
  });
}

async function choose(page: Page, file: ReturnType<typeof zipped>): Promise<void> {
  await openAdvanced(page);
  await page.getByLabel('Add a zip').setInputFiles(file);
}

/** Workers that read; the one that paints boards is no part of it. */
const readers = (page: Page) => page.workers().filter((worker) => /page-worker/.test(worker.url()));

test('a zip, and the packs of earlier visits, are read in a worker; a page without one reads them itself', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto('./#/');
  await expect(page.getByRole('heading', { name: 'All battles' })).toBeVisible();
  expect(readers(page)).toHaveLength(0);
  await choose(page, zipped('my-pack.zip'));
  const link = page.getByRole('link', { name: 'Play Dusk at the Gate', exact: true });
  await expect(link).toBeVisible();
  expect(readers(page)).toHaveLength(1);
  await page.reload();
  await expect(link).toBeVisible();
  expect(readers(page)).toHaveLength(1);
  await page.route(/page-worker.*\.js/, (route) => route.abort());
  await page.reload();
  await expect(link).toBeVisible();
  expect(errors).toEqual([]);
});

test('what is never read to its end is refused in words, and the page goes on meanwhile', async ({
  page,
}) => {
  await hangInWorker(page);
  await withoutWaiting(page);
  await page.goto('./#/');
  await choose(page, zipped('my-pack.zip', HANGS));
  await page.getByRole('button', { name: 'Credits and licenses' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/my-pack.zip took more than \d+ seconds/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play Dusk at the Gate', exact: true })).toHaveCount(0);
  await page.getByLabel('Load a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ name: HANGS })),
  });
  await expect(page.getByText(/^\s*Loading took more than \d+ seconds/)).toBeVisible();
  await choose(page, zipped('my-pack.zip'));
  await expect(page.getByRole('link', { name: 'Play Dusk at the Gate', exact: true })).toBeVisible();
});

test('a kept pack that is never read to its end is left out, named, and can be removed', async ({ page }) => {
  await page.goto('./#/');
  await choose(page, zipped('my-pack.zip', HANGS));
  await expect(page.getByRole('link', { name: 'Play Dusk at the Gate', exact: true })).toBeVisible();
  await hangInWorker(page);
  await page.reload();
  await expect(page.getByText('my-pack took too long to load and is left out this time')).toBeVisible();
  await page.getByRole('link', { name: 'Remove packs' }).click();
  await page.getByRole('button', { name: 'Remove my-pack' }).click();
  await page.getByRole('button', { name: 'Reload with packs' }).click();
  await expect(page.getByRole('heading', { name: 'All battles' })).toBeVisible();
  await expect(page.getByText('took too long')).toHaveCount(0);
});

test('the policy of the page lets it make workers of its own files alone', { tag: '@quick' }, () => {
  const page = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');
  expect(page).toMatch(/worker-src &#39;self&#39;;/);
});
