// For the proof only: two notices on a small screen, whose sizes the proof walks.
import { expect, test } from '@playwright/test';
import { openAt } from './opened-game.ts';
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

for (const [width, height, columns] of [
  [390, 844, 3],
  [844, 390, 2],
] as const)
  test(`before any question was seen the cards of a turn stand in ${columns} columns at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    await openAt(page, 'under-hallow-street', 'p1', ({ pending }) => pending?.question.ask === 'turn');
    await page.locator('.deeds').waitFor();
    const tracks = await page
      .locator('.deeds')
      .evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length);
    expect(tracks).toBe(columns);
  });
