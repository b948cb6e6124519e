// For the proof only: odds come from the worker in the walk through the questions; without one they are shown by unit tests.
import { expect, type Page, test } from '@playwright/test';
import { errorsOf, playUntil, question, setTable, withoutWaiting } from './table-page.ts';

/** Plays until somebody may attack, by itself and a question a task: the way there is not what is tested. */
async function toAnAttack(page: Page) {
  await question(page);
  const isThere = await page.evaluate(async () => {
    for (let turn = 0; turn < 3000; turn++) {
      const all = [
        ...document.querySelectorAll<HTMLElement>('.question:not(:has([aria-busy])) [data-option]'),
      ];
      const buttons = all.filter((one) => one.checkVisibility());
      if (buttons.some((one) => one.dataset.option?.startsWith('attack:'))) return true;
      buttons[(turn * 7919) % Math.max(1, buttons.length)]?.click();
      await new Promise((done) => setTimeout(done, 0));
    }
    return false;
  });
  expect(isThere).toBe(true);
  return page.locator('.question [data-option^="attack:"]').filter({ visible: true }).first();
}

const shown = /^hits \d+%/;

test('odds come from a worker beside the attacks, and the page goes on meanwhile', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  // A worker that has to do before it answers, and counts what it is asked.
  await page.route(/page-worker.*\.js/, async (route) => {
    const response = await route.fetch();
    const busy = `globalThis.asked = 0; addEventListener('message', () => { globalThis.asked += 1; });
      for (const until = Date.now() + 3000; Date.now() < until; );`;
    await route.fulfill({ response, body: `${busy}${await response.text()}` });
  });
  await setTable(page, 'training-yard', 'odds');
  const attack = await toAnAttack(page);
  // Whatever it is at, everything else can be used.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Save as a file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(attack.locator('.option-chance')).toHaveText(shown);
  const asked = await Promise.all(
    page.workers().map((worker) => worker.evaluate(() => (globalThis as { asked?: number }).asked ?? 0)),
  );
  expect(Math.max(...asked)).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});

test('a page without workers shows odds as well', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  await setTable(page, 'training-yard', 'odds');
  const attack = await toAnAttack(page);
  await expect(attack.locator('.option-chance')).toHaveText(shown);
  expect(page.workers()).toHaveLength(0);
  expect(errors).toEqual([]);
});

test('a Dodge is asked with its odds, unfolded by a press, and answered while they are worked out', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'under-hallow-street', 'odds');
  await playUntil(page, ['dodge']);
  const dodge = page.locator('.question [data-option="dodge"]');
  const before = await dodge.boundingBox();
  await expect(dodge.locator('.option-chance')).toHaveText(/^(hits|misses)/);
  // What comes later moves nothing.
  expect(await dodge.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: /^Odds in full: Dodge/ }).click();
  await expect(page.locator('.odds-more[data-open]')).toContainText('Opponents do what their cards say');
  await expect(page.locator('.odds-more[data-open]').getByRole('img').first()).toHaveAccessibleName(
    /^Damage to .+: 0 points/,
  );
  const asked = await question(page);
  await dodge.click();
  await page.waitForFunction(
    (decisions) =>
      Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions) > decisions,
    asked!.decisions,
  );
  expect(errors).toEqual([]);
});
