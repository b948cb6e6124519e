// For the proof only: a setting that mirrors by direction what other specs look at in its usual place.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openAt } from './opened-game.ts';
import { withoutWaiting } from './table-page.ts';

const SIZES = [
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
];

const middle = async (one: Locator): Promise<number> => {
  const box = (await one.boundingBox())!;
  return box.x + box.width / 2;
};

/** Where what is pressed lies, from the left, as parts of what it lies in. */
async function placesOf(page: Page) {
  const dock = (await page.locator('.dock').boundingBox())!;
  const answers = page.locator('.answers > li:not([data-declines])');
  const declines = page.locator('.answers > li[data-declines]');
  const within = (x: number) => (x - dock.x) / dock.width;
  return {
    dock: dock.x,
    declines: within(await middle(declines.first())),
    first: within(await middle(answers.first())),
  };
}

for (const { name, width, height } of SIZES)
  test(`for the left hand dock, column and drawer are mirrored on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    await openAt(page, 'under-hallow-street', 'p1', ({ pending }) =>
      Boolean(pending?.options.some(({ id }) => id === 'dodge')),
    );
    await page.locator('.answers > li[data-declines]').first().waitFor();
    const right = await placesOf(page);
    await page.evaluate(() => {
      document.documentElement.dataset.hand = 'left';
    });
    const left = await placesOf(page);
    // On its side one lies above the other, in a column that changes its side.
    if (width === 844) expect([right.dock > 400, left.dock]).toEqual([true, 0]);
    else expect([right.declines < right.first, left.declines > left.first]).toEqual([true, true]);
    await page.screenshot({ path: test.info().outputPath('left.png') });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
