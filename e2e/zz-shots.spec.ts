import { test } from '@playwright/test';
import { answer, playUntil, setTable, withoutWaiting, clickSpace } from './table-page.ts';
const SIZES = [[1440, 900], [1024, 768], [390, 844], [844, 390]] as const;
const ENC = (process.env.ENC ?? 'under-hallow-street').split(',');
for (const enc of ENC)
test(`shots ${enc}`, async ({ page }) => {
  test.setTimeout(400_000);
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
  await withoutWaiting(page);
  await setTable(page, enc, 'look');
  await playUntil(page, ['turn']);
  for (let i = 0; i < Number(process.env.TURNS ?? 3); i++) { await answer(page, /^end-turn/); await playUntil(page, ['turn']); }
  const t0 = Date.now();
  await page.getByRole('button', { name: 'Show what opponents will do' }).click();
  await page.locator('.foresight[data-status="whole"], .foresight[data-status="none"]').waitFor({ timeout: 120_000 });
  console.log('whole in', Date.now() - t0, await page.locator('.foresight').innerText());
  await page.getByRole('button', { name: 'Run it on' }).click();
  const t1 = Date.now();
  await page.locator('.run-ahead[data-status="done"], .run-ahead[data-status="stopped"]').waitFor({ timeout: 200_000 });
  console.log('run in', Date.now() - t1, await page.locator('.run-ahead').innerText());
  await page.locator('.foresight-line').nth(1).click();
  for (const [w, h] of SIZES) {
    await page.setViewportSize({ width: w, height: h });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/shots/${enc}-${w}.png`, fullPage: w < 761 });
  }
  await page.getByRole('button', { name: 'Hide what opponents will do' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Move/ }).first().click().catch(() => {});
  await page.waitForTimeout(500);
  const to = (process.env.TO ?? '3,11').split(',').map(Number);
  await clickSpace(page, to[0]!, to[1]!);
  await page.locator('.foresight-there[data-whole]').waitFor({ timeout: 30_000 }).catch(() => console.log('no tag'));
  await page.screenshot({ path: `/tmp/shots/${enc}-there.png` });
});
