import { expect, test } from '@playwright/test';
const out = '/tmp/look';
for (const [w, h] of [[1440, 900], [1024, 768], [390, 844]] as const) {
  test(`look ${w}`, async ({ page }) => {
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message, e.stack?.slice(0, 600)));
    page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()); });
    await page.setViewportSize({ width: w, height: h });
    await page.goto('./#/workshop');
    await page.getByRole('button', { name: 'New pack' }).click();
    await expect(page.getByText('All is in order.').first()).toBeVisible({ timeout: 20000 }).catch(() => {});
    await page.screenshot({ path: `${out}/${w}-1-pack.png` });
    const add = async (sort: string) => {
      if (w < 760) { const f = page.getByRole('button', { name: 'Files of the pack' }); if ((await f.getAttribute('aria-expanded')) === 'false') await f.click(); }
      await page.getByRole('button', { name: `New ${sort}` }).click();
      if (w < 760) await page.getByRole('button', { name: 'Files of the pack' }).click();
    };
    await add('tile');
    await expect(page.locator('.board-place')).toBeVisible();
    await page.locator('.board-place').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${out}/${w}-2-tile.png` });
    await add('monster');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${out}/${w}-3-monster.png`, fullPage: true });
    await add('encounter');
    await page.waitForTimeout(3000);
    await page.screenshot({ path: `${out}/${w}-4-encounter.png`, fullPage: true });
    console.log(await page.locator('.ws-status').textContent());
    console.log(await page.locator('.ws-beside').textContent());
    if (w === 1440) {
      for (const b of await page.locator('.ws-entry-fold').all()) await b.click();
      await page.screenshot({ path: `${out}/${w}-5-open.png`, fullPage: true });
    }
  });
}
