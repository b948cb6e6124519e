import { test } from '@playwright/test';
import { playUntil, setTable, withoutWaiting } from './table-page.ts';

const SIZES = [[1440, 900], [1024, 768], [390, 844], [844, 390]] as const;

test('look', async ({ page }) => {
  test.setTimeout(240_000); page.setDefaultTimeout(15_000); const log = (s: string) => console.log(s, new Date().toISOString());
  await withoutWaiting(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await setTable(page, 'training-yard', 'after');
  await playUntil(page, [], 60).catch(() => null);
  const shots = async (name: string) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/after/${name}-${width}.png` });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  log('played');
  await page.getByRole('tab', { name: 'Feed' }).click();
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByLabel('Your note').fill('Here I should have dodged.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.locator('.deed-text').last().click();
  log('feed');
  await shots('feed');
  await playUntil(page, [], 900);
  log('over');
  await shots('outcome');
  await page.getByRole('link', { name: 'What decided it' }).click();
  await page.getByRole('button', { name: 'Work it out' }).click();
  await page.getByText('Odds of').waitFor();
  await page.waitForTimeout(25_000);
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/after/after-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /^Watch from: Round 2/ }).click();
  await page.getByRole('button', { name: 'What if …' }).waitFor();
  await shots('replay');
  await page.getByRole('button', { name: 'What if …' }).click();
  await page.getByLabel('Other dice').check();
  await shots('whatif');
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await playUntil(page, [], 900);
  await page.getByRole('link', { name: 'What decided it' }).click();
  await page.getByRole('link', { name: /^Compare with/ }).click();
  await page.getByRole('heading', { name: 'Side by side' }).waitFor();
  await page.waitForTimeout(3000);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/after/compare-${width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./#/');
  await page.getByText('Games on this table').waitFor();
  await shots('home');
});
