// For the proof only: a hint is asked for in the walk through a turn.
import { expect, test } from '@playwright/test';
import { errorsOf, playUntil, question, setTable, withoutWaiting } from './table-page.ts';

test('a hint comes from a worker when it is asked for, and goes with its question', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'hint');
  await playUntil(page, ['turn']);
  const before = await question(page);
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(hint.getByRole('status')).toHaveText(/^Suggestion: .+\./, { timeout: 60_000 });
  expect(page.workers().length).toBeGreaterThan(0);
  expect((await question(page))!.decisions).toBe(before!.decisions);
  await expect(page.locator('[data-hinted]')).toHaveCount(1);
  await page.screenshot({ path: test.info().outputPath('hint.png') });
  await page.setViewportSize({ width: 390, height: 844 });
  await hint.scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath('hint-phone.png') });
  await hint.getByRole('button', { name: /Hide hint/ }).click();
  await expect(page.locator('[data-hinted]')).toHaveCount(0);
  expect(errors).toEqual([]);
});
