// For the proof only: a campaign is begun, left and come back to; its rules and its stages are looked at in tests/games/malhya.
import { expect, type Page } from '@playwright/test';
import { asked } from './malhya-page.ts';
import { errorsOf, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

async function answer(page: Page, times: number): Promise<number> {
  for (let n = 0; n < times; n++) {
    const before = await asked(page);
    await page.keyboard.press('1');
    await expect.poll(() => asked(page)).toBeGreaterThan(before);
  }
  return asked(page);
}

test('a campaign begun, left in the middle of its introduction and come back to', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('./#/guest/malhya');
  await page.getByRole('radio', { name: /Campaign: The Tenth Parish/ }).check();
  await page.getByRole('radio', { name: /Fast mode/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  const done = await answer(page, 12);
  // No later booklet was fetched.
  const pages = (name: string) => fetched.filter((url) => url.includes(name));
  expect(pages('wet-ledger')).toEqual([]);
  const question = await page.locator('.malhya .question').textContent();
  const address = page.url();
  await page.goto('./#/');
  await expect(page.getByText(/The Tenth Parish/).first()).toBeVisible();
  await page.goto(address);
  expect(await asked(page)).toBe(done);
  await expect(page.locator('.malhya .question')).toHaveText(question ?? '');
  expect(await answer(page, 2)).toBe(done + 2);
  expect(errors).toEqual([]);
});
