// For the proof only: odds come from the worker in the walk through the questions; without one they are shown by unit tests.
import { expect, type Page, test } from '@playwright/test';
import { openDrawer } from './drawer.ts';
import { answer, errorsOf, playUntil, question, setTable, withoutWaiting } from './table-page.ts';

const attackCard = (page: Page) => page.locator('.deeds [data-option^="attack:"]');

/** Plays until somebody may attack: the way there is not what is tested. */
async function toAnAttack(page: Page): Promise<void> {
  await question(page);
  for (let turns = 0; turns < 40; turns++) {
    await playUntil(page, ['turn']);
    // Not a friend, who lies under More.
    if ((await attackCard(page).count()) > 0) return;
    await answer(page, /^end/);
  }
  throw new Error('nobody may attack');
}

/** Holds the attack's card: what is listed or pointed at says its odds. */
async function expectOdds(page: Page): Promise<void> {
  await attackCard(page).click();
  await expect(page.locator('.target .option-chance, .target-odds').first()).toHaveText(/^Hit \d+/);
}

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
  await toAnAttack(page);
  // Whatever it is at, everything else can be used.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Save as a file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectOdds(page);
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
  await toAnAttack(page);
  await expectOdds(page);
  expect(page.workers()).toHaveLength(0);
  expect(errors).toEqual([]);
});

test('a Dodge is asked with its odds, unfolded in the drawer, and answered while they are worked out', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'under-hallow-street', 'odds');
  await playUntil(page, ['dodge']);
  const dodge = page.locator('.question [data-option="dodge"]');
  const before = await dodge.boundingBox();
  await expect(dodge.locator('.option-chance')).toHaveText(/to be hit/);
  // What comes later moves nothing.
  expect(await dodge.boundingBox()).toEqual(before);
  await expect(dodge.locator('.answer-bar')).toHaveAttribute('data-harm', 'true');
  // The workings lie in the drawer, away from the answers.
  await openDrawer(page, 'Numbers');
  const standing = page.locator('.drawer .attack-standing');
  await standing.locator('summary').click();
  await expect(standing).toContainText('Enemies do what their cards say');
  await expect(standing.getByRole('img').first()).toHaveAccessibleName(/^Damage to .+: 0 points/);
  expect(await dodge.boundingBox()).toEqual(before);
  const asked = await question(page);
  await dodge.click();
  await page.waitForFunction(
    (decisions) =>
      Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions) > decisions,
    asked!.decisions,
  );
  expect(errors).toEqual([]);
});
