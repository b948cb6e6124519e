// For the proof only: a backup through the worker, the zip and another browser; what of it is right the store shows.
import { expect, type Page } from '@playwright/test';
import { errorsOf, openAdvanced, playUntil, question, setTable, withoutWaiting } from './table-page.ts';
import { cold as test } from './warm-page.ts';

test('everything goes into one file and into another browser, to the same question', async ({
  page,
  browser,
  baseURL,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-backup');
  await playUntil(page, ['turn']);
  const asked = await question(page);
  await page.goto('./#/workshop');
  await page.getByRole('button', { name: 'New pack' }).click();
  await expect(page.getByText('No problems.')).toBeVisible();
  await page.goto('./#/');
  await openAdvanced(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up everything' }).click();
  const file = await (await coming).path();
  await page.getByText(/^Saved as middara-backup-/).scrollIntoViewIfNeeded();
  await page.screenshot({ path: '/tmp/backup-made.png' });

  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: baseURL! });
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto('./#/');
  await openAdvanced(other);
  await other.getByLabel('Restore a backup').setInputFiles(file);
  await expect(other.getByRole('alert')).toContainText('New here: 1 game, 1 pack draft.');
  await other.getByRole('alert').scrollIntoViewIfNeeded();
  await other.screenshot({ path: '/tmp/backup-restored.png' });
  await other.getByRole('button', { name: 'Show what is here now' }).click();
  await other.goto(page.url().replace(/#.*/, ''));
  await other
    .getByRole('link', { name: /Continue/ })
    .first()
    .click();
  expect(await question(other)).toEqual(asked);
  await context.close();
  expect(errors).toEqual([]);
});

/** A folder that the browser lets the page write into: of its own store, in the place of one of the disk. */
const withFolder = (page: Page) =>
  page.addInitScript(() => {
    const choose = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('copies', { create: true });
    Object.assign(window, { showDirectoryPicker: choose });
  });
const copiesIn = (page: Page) =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('copies');
    const found: [string, number][] = [];
    for await (const [name, file] of (
      folder as unknown as { entries(): AsyncIterable<[string, FileSystemFileHandle]> }
    ).entries())
      found.push([name, (await file.getFile()).size]);
    return found;
  });

test('a copy goes into a folder by itself once somebody has played and goes home, and at the next visit, too', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withFolder(page);
  await withoutWaiting(page);
  await page.goto('./#/');
  await openAdvanced(page);
  await page.getByRole('button', { name: 'Keep a copy in a folder' }).click();
  await expect(page.getByText(/^A copy goes into the folder copies after each evening/)).toBeVisible();
  const [[name, size]] = (await copiesIn(page)) as [[string, number]];
  expect(name).toMatch(/^middara-backup-\d{4}-\d\d-\d\d\.zip$/);
  // As if it had been yesterday.
  await page.evaluate(() => localStorage.setItem('middara-table-copied', '{"played":0,"at":0}'));
  await page.goto('about:blank');
  await page.goto('./#/');
  await openAdvanced(page);
  await expect(page.getByText(/^A copy goes into the folder copies/)).toBeVisible();
  await setTable(page, 'training-yard', 'e2e-copies');
  await playUntil(page, ['turn']);
  await page.goto('./#/');
  await expect
    .poll(async () => Math.max(...(await copiesIn(page)).map(([, bytes]) => bytes)))
    .toBeGreaterThan(size);
  expect(errors).toEqual([]);
});

test('after ten hours of play without a copy a line reminds, and one press makes one', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol === 'about:' || sessionStorage.getItem('set')) return;
    sessionStorage.setItem('set', 'x');
    localStorage.setItem('middara-table-copied', `{"played":${10 * 3_600_000},"at":0}`);
  });
  await page.goto('./#/');
  const line = page.getByText('10 hours of play since the last backup.');
  await expect(line).toBeVisible();
  const coming = page.waitForEvent('download');
  await line.getByRole('button', { name: 'Back up everything' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^middara-backup-/);
  await expect(line).toHaveCount(0);
  await page.reload();
  await openAdvanced(page);
  await expect(page.getByRole('button', { name: 'Back up everything' })).toBeVisible();
  await expect(line).toHaveCount(0);
});
