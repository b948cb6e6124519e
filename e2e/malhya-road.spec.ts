// For the proof only: a journey by keys alone; its rules and its stage are looked at in tests/games/malhya.
import { expect } from '@playwright/test';
import { asked } from './malhya-page.ts';
import { errorsOf, tabTo, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

test('a journey by keys alone: cards are drawn, the timeline fills, the group moves on the map', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./#/guest/malhya');
  const letter = page.getByRole('radio', { name: /Salt Letter/ });
  await page.getByRole('radio', { name: /Flooded Archive/ }).focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(letter).toBeChecked({ timeout: 200 });
  }).toPass();
  await tabTo(page, 'button', /^Start$/);
  await page.keyboard.press('Enter');
  await asked(page);
  const road = page.locator('.mal-road');
  await expect(road).toBeVisible();
  await expect(road.locator('.mal-space')).toHaveCount(6);
  let moved = false;
  for (let n = 0; n < 120 && !moved; n++) {
    const before = await asked(page);
    const open = page.locator('.mal-road [data-place][data-open]').first();
    if (await open.isVisible()) {
      await open.focus();
      const to = await open.getAttribute('data-place');
      await page.keyboard.press('Enter');
      await expect.poll(() => asked(page)).toBeGreaterThan(before);
      moved = (await page.locator(`.mal-road [data-place="${to}"][data-here]`).count()) > 0;
    } else {
      await page.keyboard.press('1');
      await expect.poll(() => asked(page)).toBeGreaterThan(before);
    }
  }
  expect(moved).toBe(true);
  expect(errors).toEqual([]);
});
