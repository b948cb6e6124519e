import { test } from '@playwright/test';
import { answer, playUntil, question, setTable, withoutWaiting } from './table-page.ts';
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
  await page.keyboard.down('f');
  await page.locator('.foresight[data-status="whole"], .foresight[data-status="none"]').waitFor({ timeout: 120_000 });
  console.log('whole in', Date.now() - t0, await page.locator('.foresight').innerText());
  for (const [w, h] of SIZES) {
    await page.setViewportSize({ width: w, height: h });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/shots/${enc}-${w}.png`, fullPage: w < 761 });
  }
  await page.keyboard.up('f');
  await page.setViewportSize({ width: 1440, height: 900 });
  const monster = page.locator('[data-figure][data-side="combatants"]').first();
  await monster.hover({ force: true });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/${enc}-hover.png` });
});
