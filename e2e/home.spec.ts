// For the proof only: pictures in motion; the first screen itself is in the walk.
import { expect, type Page, test } from '@playwright/test';
import { drive, newGame } from '../tests/support/games.ts';
import { gameOf } from '../tests/support/table-of-memory.ts';
import { inMotion } from './in-motion.ts';
import { errorsOf, question, withoutWaiting } from './table-page.ts';

test.use({ contextOptions: inMotion });

const MIDDLE = 70;

/** What is shown on the 1st, 2nd, 3rd and 14th of June 2026: thirteen encounters take turns. */
const OF_JUNE = ['Keep the Beacon', 'The Lamplighter’s Round', 'The Last Measure', 'Keep the Beacon'];

/** What *The Lamps of Hallow Street* comes to, and nothing else does (X273). */
const OF_THE_STORY = ['The Ash Exchange', 'The Weir Road', 'The Night of the Locks', 'The Bell Loft'];

const fileOf = (encounter: string, decisions = MIDDLE) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify(gameOf(drive(newGame(encounter, 'home'), 'simple', 'home', decisions)).record()),
  ),
});

/** The page at a game that is kept under way, then back on the first page. */
async function withAGame(page: Page): Promise<void> {
  await withoutWaiting(page, { painted: true });
  await page.goto('./');
  await page.getByLabel('Load a file').setInputFiles(fileOf('training-yard'));
  await question(page);
  await page.goto('./#/');
}

const ofDay = (page: Page) => page.getByRole('region', { name: /\w/ }).and(page.locator('.home-stage'));
const whole = (page: Page) => expect(page.getByRole('heading', { name: 'Advanced' })).toBeVisible();

test('the encounter of the day is by the calendar', async ({ page }) => {
  const errors = errorsOf(page);
  const names: string[] = [];
  for (const day of [1, 2, 3, 14]) {
    await page.clock.setFixedTime(new Date(2026, 5, day, 12));
    await page.goto('./');
    names.push((await page.locator('#of-day').textContent()) ?? '');
    await page.goto('about:blank');
  }
  expect(names).toEqual(OF_JUNE);
  expect(errors).toEqual([]);
});

test('encounters of a story are nowhere before it has come to them, or somebody knows it (X273)', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto('./');
  await whole(page);
  const shown = await page.content();
  for (const name of OF_THE_STORY) expect(shown).not.toContain(name);
  const cards = page.locator('.encounter-card');
  const before = await cards.count();
  // A link to one opens it all the same; the others are not beside it to be chosen.
  await page.goto('./#/set-up/the-weir-road');
  await expect(page.getByRole('heading', { name: 'The Weir Road' })).toBeVisible();
  const choices = await page.locator('.set-up-which option').allInnerTexts();
  expect(choices.filter((name) => OF_THE_STORY.includes(name))).toEqual(['The Weir Road']);
  await page.goto('./#/');
  await whole(page);
  await page.getByRole('checkbox', { name: /^Show spoilers/ }).check();
  await expect(cards).toHaveCount(before + OF_THE_STORY.length);
  await page.reload();
  await whole(page);
  await expect(cards).toHaveCount(before + OF_THE_STORY.length);
  await page.getByRole('checkbox', { name: /^Show spoilers/ }).uncheck();
  await expect(cards).toHaveCount(before);
  expect(errors).toEqual([]);
});

test('it is painted, and both sides stand on it', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('./');
  await expect(ofDay(page).locator('[data-painted-size] canvas').first()).toBeVisible({ timeout: 100_000 });
  expect(await ofDay(page).locator('.stage-figure').count()).toBeGreaterThanOrEqual(5);
  expect(errors).toEqual([]);
});

test('nothing moves while the whole page and its pictures come', async ({ page }) => {
  // Painters have little of a busy machine.
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Letters that come after the words move them by themselves: that is not what is looked at.
  await page.route(/\.woff2/, (route) => route.abort());
  await withAGame(page);
  await page.reload();
  await whole(page);
  await expect(page.locator('.home-stage [data-painted-size] canvas').first()).toBeVisible({
    timeout: 100_000,
  });
  await expect(page.locator('.home-continue .miniature').first()).toBeVisible();
  await expect(page.locator('.encounter-card .board-painted canvas').first()).toBeVisible({
    timeout: 60_000,
  });
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
});

test('what is under way goes on from its picture: by mouse, by keys, and again after a reload', async ({
  page,
}) => {
  await withAGame(page);
  const goOn = page.getByRole('link', { name: /^Continue/ });
  await expect(goOn).toContainText(/Round \d/);
  await expect(goOn.locator('.party-one')).toHaveCount(4);
  await page.reload();
  await expect(goOn.locator('.moment .miniature').first()).toBeVisible();
  await goOn.click();
  expect(await question(page)).not.toBeNull();

  await page.goto('./#/');
  await goOn.focus();
  await page.keyboard.press('Enter');
  expect(await question(page)).not.toBeNull();

  // In the list too, with what was done where it was played.
  await page.goto('./#/');
  const line = page.locator('.game-line');
  await line.scrollIntoViewIfNeeded();
  await expect(line.locator('.moment .miniature').first()).toBeVisible();
  await expect(line.locator('.moment canvas').first()).toBeVisible();
  const card = page.locator('.encounter-card').filter({ hasText: 'The Training Yard' });
  await expect(card).toContainText('1 in progress');
  await expect(card).toContainText('2–4 rounds');
  await expect(card).toContainText('Defeat the enemy.');
});

test('a game from before there were pictures gets its own when it is seen, and keeps it', async ({
  page,
}) => {
  await withAGame(page);
  await expect(page.locator('.game-line')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('middara-table');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const [name = ''] = opening.result.objectStoreNames;
          const store = opening.result.transaction(name, 'readwrite').objectStore(name);
          const range = IDBKeyRange.bound('about:', 'about;');
          store.openCursor(range).onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) {
              opening.result.close();
              return done();
            }
            const { moment: _, of: __, ...before } = cursor.value;
            cursor.update(before);
            cursor.continue();
          };
        };
      }),
  );
  await page.reload();
  const line = page.locator('.game-line');
  await line.scrollIntoViewIfNeeded();
  await expect(line.locator('.moment .miniature').first()).toBeVisible();
});

test('whoever has won plays the encounter of the day; there is one way to set a table up', async ({
  page,
}) => {
  await page.goto('./');
  const go = page.locator('.home-go');
  await expect(go).toHaveText('Learn to play · 5 minutes');
  await expect(go).toHaveAttribute('href', '#/learn');
  await expect(page.getByRole('link', { name: 'New game' })).toHaveCount(0);
  await page.getByLabel('Load a file').setInputFiles(fileOf('training-yard', 5000));
  await expect(page.locator('.outcome')).toBeVisible();
  await page.goto('./#/');
  await expect(go).toHaveText(/^Play “.+”$/);
  await expect(go).toHaveAttribute('href', /#\/set-up\//);
  await expect(page.locator('.encounter-card').filter({ hasText: 'The Training Yard' })).toContainText(
    /Won|Lost/,
  );
});

test('a file chosen while the whole page came in place of the first screen is opened', async ({ page }) => {
  await page.goto('./', { waitUntil: 'commit' });
  const choosing = page.waitForEvent('filechooser');
  await page.getByText('Load a file').click();
  const chooser = await choosing;
  // As where a press on a label gives nothing the focus: the first screen goes while the dialog is open.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await whole(page);
  await chooser.setFiles(fileOf('training-yard'));
  expect(await question(page)).not.toBeNull();
});

test.describe('plain', () => {
  test('with painting switched off there is the plan of the board, and the figures', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'middara-table-settings',
        JSON.stringify({ state: { painted: false }, version: 0 }),
      );
    });
    await page.goto('./');
    await whole(page);
    await expect(page.locator('.stage-figure .miniature').first()).toBeVisible();
    await expect(page.locator('.stage-plane .ground-floor')).toBeVisible();
    await expect(page.locator('.encounter-card .ground-floor').first()).toBeVisible();
    await expect(page.locator('[data-painted-size], .board-painted canvas')).toHaveCount(0);
  });

  test('in colours of the reader’s own all is said in words', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('./');
    await whole(page);
    await expect(page.locator('[data-painted-size], .board-painted canvas')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Learn to play/ })).toBeVisible();
    await expect(page.locator('.encounter-card .ground-floor').first()).toBeVisible();
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('both ways to begin are on the first screenful, nothing is wider than it', async ({ page }) => {
    await withAGame(page);
    await whole(page);
    const newcomer = (await page.locator('.home-go').boundingBox())!;
    // Where the thumb is.
    expect(newcomer.y).toBeGreaterThanOrEqual(844 - 120);
    for (const name of [/^Learn to play/, /^Continue/]) {
      const box = (await page.getByRole('link', { name }).boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(844);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.locator('.home-fold > summary').first().tap();
    await expect(page.getByRole('link', { name: 'Play Proving Ground: Giants' })).toBeVisible();
    await page.getByRole('link', { name: /^Continue/ }).tap();
    expect(await question(page)).not.toBeNull();
  });
});
