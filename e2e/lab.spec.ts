// For the proof only: the laboratory plays in the walk through the doors; how it stops is shown without a browser.
import { expect, test } from '@playwright/test';
import { errorsOf, openAdvanced, playUntil, setTable, withoutWaiting } from './table-page.ts';

test('the laboratory plays six games of the training yard in workers, and stops a longer run', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto('./');
  await openAdvanced(page);
  await page.getByLabel('Choose a battle').selectOption('The Training Yard');
  await page.getByRole('link', { name: 'Let bots play The Training Yard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Training Yard' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Bot' }).selectOption('random');
  await page.getByLabel('Games', { exact: true }).fill('6');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('progressbar', { name: 'Games played' });
  await expect(bar).toHaveAttribute('aria-valuetext', '6 of 6 games');
  await expect(page.getByRole('status')).toHaveText(/^Done: \d of 6 games won\.$/);
  expect(page.workers().length).toBeGreaterThan(0);
  const won = page
    .getByRole('table', { name: 'Games won, and who was defeated' })
    .getByRole('row', { name: /^Won/ });
  await expect(won).toContainText(/^Won[0-6]\d+\.\d % \d+\.\d to \d+\.\d %$/);
  await expect(page.getByText(/^(Seen: all|Never seen: \d+ of) \d+ objectives, achievements/)).toBeVisible();

  await page.getByLabel('Games', { exact: true }).fill('1000');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Stopped: \d+ of \d+ games? won\.$/);
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(1000);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('on from where a saved game stands, on a page without workers', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  await setTable(page, 'training-yard', 'e2e-lab');
  await playUntil(page, [], 12).catch(() => null);
  await page.goto('./');
  await page.getByRole('link', { name: /^Let bots play on from / }).click();
  await expect(
    page.getByText(/^Starts from the current position of .+, after [1-9]\d* decisions/),
  ).toBeVisible();
  await page.getByLabel('Games', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Done: [0-2] of 2 games won\.$/);
  expect(page.workers()).toHaveLength(0);
  expect(errors).toEqual([]);
});
