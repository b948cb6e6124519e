// For the proof only: two notices on a small screen, whose sizes the proof walks.
import { expect, test } from '@playwright/test';
import { setTable, withoutWaiting } from './table-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone what went wrong behind the screen is told beside the question, not over it', async ({
  page,
}) => {
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'phone');
  await page.evaluate(() => {
    void Promise.reject(new Error('planted'));
  });
  const told = page.locator('.mishap');
  await expect(told).toContainText('planted');
  const answer = page.locator('.question [data-option]').first();
  await answer.scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath('mishap.png') });
  const [notice, button] = [await told.boundingBox(), await answer.boundingBox()];
  expect(notice!.y + notice!.height).toBeLessThanOrEqual(button!.y + 1);
  // Nothing lies over it: the click comes through.
  await answer.click({ timeout: 10_000 });
  await expect(page.getByRole('dialog').locator('[data-option]').first()).toBeVisible();
});

test('refusals of a file and an address are read on a phone without scrolling sideways', async ({ page }) => {
  await page.goto('./#/nowhere');
  await expect(page.getByRole('alert').first()).toContainText('leads nowhere');
  await page.getByLabel('Load a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      '{"file":"middara-table-game","version":9,"log":{"format":1,"decisions":[{"kind":3}]}}',
    ),
  });
  await expect(page.getByText(/In version: expected/)).toBeVisible();
  await page.locator('.notice-details').first().click();
  await page.screenshot({ path: test.info().outputPath('refused.png') });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
