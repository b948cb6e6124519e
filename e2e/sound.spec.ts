// For the proof only: sound is proved note by note without a browser.
import { expect, type Page, test } from '@playwright/test';
import { STAKES } from '../src/stores/middara/stake-kinds.ts';
import { decided, errorsOf, playUntil, question, setTable } from './table-page.ts';

/** Sounds the page has begun to play. */
const played = (page: Page) => page.evaluate(() => (window as unknown as { played: number }).played);

/** What the menu offers of it. */
async function expectOffered(page: Page, line: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: line })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: line })).toHaveCount(0);
}

test('sound is off until somebody switches it on, by key or button; then what is shown is heard', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.addInitScript((unasked) => {
    const counted = window as unknown as { played: number };
    counted.played = 0;
    const begin = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...given: Parameters<typeof begin>) {
      if (this.context instanceof AudioContext) counted.played += 1;
      begin.apply(this, given);
    };
    if (location.protocol !== 'about:' && !localStorage.getItem('middara-table-settings'))
      localStorage.setItem(
        'middara-table-settings',
        JSON.stringify({ state: { speed: 'fast', unasked }, version: 0 }),
      );
  }, STAKES);
  await setTable(page, 'under-hallow-street', 'heard');
  await expectOffered(page, /^Turn sound on/);
  const turn = (await playUntil(page, ['turn']))!;
  expect(await played(page)).toBe(0);

  await page.keyboard.press('v');
  await expectOffered(page, /^Turn sound off/);
  await page.locator('.question [data-option="end-turn"]').click();
  await decided(page, turn);
  await expect.poll(() => played(page)).toBeGreaterThan(3);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Sound settings', exact: true }).click();
  const all = page.getByRole('slider', { name: 'Overall volume' });
  await all.fill('0');
  await expect(page.getByRole('dialog')).toContainText('0 %');
  await page.keyboard.press('Escape');
  await page.reload();
  await question(page);
  await expectOffered(page, /^Turn sound off/);
  expect(errors).toEqual([]);
});
