// For the proof only: a backup through the worker, the zip and another browser; what of it is right the store shows.
import { expect } from '@playwright/test';
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
  await other.locator('#home-backup ~ p input[type=file]').setInputFiles(file);
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
