import { expect, type Page } from '@playwright/test';
import { errorsOf, tabTo, withoutWaiting } from './table-page.ts';
import { chapterAt, openChapter } from './tour-guest.ts';
import { test } from './warm-page.ts';

/** What is on the table: a page to be read, a question after how many decisions, the end. */
async function standing(page: Page): Promise<{ reads: boolean; over: boolean; at: string }> {
  await page.waitForFunction(() => document.querySelector('.guest-page, .folk .question, .guest-over'));
  return page.evaluate(() => ({
    reads: document.querySelector('.guest-page') !== null,
    over: document.querySelector('.guest-over') !== null,
    at: document.querySelector<HTMLElement>('.folk')!.dataset.decisions ?? '',
  }));
}

/** Turns pages until something is asked, or it is over. */
async function readOn(page: Page) {
  let now = await standing(page);
  for (let n = 0; now.reads && n < 8; n++) {
    await expect(page.locator('.guest-page button')).toBeFocused();
    await page.keyboard.press('Space');
    now = await standing(page);
  }
  expect(now.reads).toBe(false);
  return now;
}

test('a chapter of Folklore from the first page to its end by keys alone, kept by the browser on the way', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./');
  await tabTo(page, 'link', /^Folklore/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /^Start$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.guest-page')).toContainText('Ouzel');

  for (let n = 0; n < 500; n++) {
    const now = await readOn(page);
    if (now.over) break;
    // Along the road, or whatever is asked: the first answer there is.
    await page.keyboard.press('1');
    // What is read first stays before it counts as done.
    await expect.poll(async () => standing(page)).not.toEqual(now);
    if (n !== 2) continue;
    const before = await readOn(page);
    await page.keyboard.press('u');
    // Past a card or dice it asks once more.
    if (await page.locator('.dock .sure').isVisible()) await page.keyboard.press('u');
    await expect.poll(async () => (await standing(page)).at).not.toBe(before.at);
    await page.keyboard.press('Shift+U');
    // A decision is shown when it is kept: a moment later.
    await expect.poll(() => readOn(page)).toEqual(before);
    await page.reload();
    await expect.poll(() => readOn(page)).toEqual(before);
  }
  await expect(page.locator('.guest-over h2')).toHaveText(/^You (won the chapter|lost)/);
  await tabTo(page, 'link', /^Replay$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.folk[data-replay]')).toBeVisible();
  // From its fourth decision it is played on, as a game of its own: the first stands at the very beginning.
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowDown');
  await tabTo(page, 'button', /^Play from here$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.folk:not([data-replay])')).toBeVisible();
  expect((await readOn(page)).at).toBe('4');
  expect(errors).toEqual([]);
});

test('dice of the real table are typed, up to a hundred; what no die shows is refused with its bounds', async ({
  page,
}) => {
  await withoutWaiting(page);
  // The strength is a small die, and has a button for each face.
  const session = chapterAt('die-face', { byHand: true, finale: 'skirmish' });
  await openChapter(page, session);
  const at = session.decisions.length;
  await page.getByRole('button', { name: '1', exact: true }).click();
  await expect(page.locator('.folk')).toHaveAttribute('data-decisions', String(at + 1));
  for (let n = 0; n < 12 && (await page.locator('.face-written').count()) === 0; n++) {
    const now = await page.locator('.folk').getAttribute('data-decisions');
    await page.keyboard.press('1');
    await expect(page.locator('.folk')).not.toHaveAttribute('data-decisions', now!);
  }
  const before = await page.locator('.folk').getAttribute('data-decisions');
  // With the focus elsewhere a digit is no answer to a die with a hundred faces.
  await page.locator('.question-title').click();
  await page.keyboard.press('5');
  await expect(page.locator('.folk')).toHaveAttribute('data-decisions', before!);
  await page.locator('.face-written input').fill('101');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('from 1 to 100');
  await page.locator('.face-written input').fill('57');
  await page.keyboard.press('Enter');
  await expect(page.locator('.folk')).not.toHaveAttribute('data-decisions', before!);
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(page.locator('.guest-chronicle')).toContainText('(needed');
});

test('in the middle of a skirmish the page is left and comes back to the same question', {
  tag: '@quick',
}, async ({ page }) => {
  await withoutWaiting(page);
  await openChapter(page, chapterAt('skirmish-turn'));
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'skirmish-turn');
  await page.keyboard.press('1');
  const question = page.locator('.question-title');
  await expect(page.locator('.folk')).not.toHaveAttribute(
    'data-decisions',
    String(chapterAt('skirmish-turn').decisions.length),
  );
  await expect(question).toBeVisible();
  const before = [
    await question.textContent(),
    await page.locator('.folk-counter').getAttribute('aria-label'),
  ];
  const at = await page.locator('.folk').getAttribute('data-decisions');
  await page.reload();
  await expect(page.locator('.folk')).toHaveAttribute('data-decisions', at!);
  expect([
    await question.textContent(),
    await page.locator('.folk-counter').getAttribute('aria-label'),
  ]).toEqual(before);
  // Among the games of the table it lies with its name, and its ways lead to its own screens.
  await page.goto('./');
  await expect(page.locator('.game-guest')).toHaveText('Folklore');
  await page.locator('.game-line .game-ways a').first().click();
  await expect(page.locator('.folk')).toHaveAttribute('data-decisions', at!);
});

test('a link from the menu opens the same position in another browser, to be played on there', async ({
  page,
  browser,
}) => {
  await withoutWaiting(page);
  const session = chapterAt('stance');
  await openChapter(page, session);
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('menuitem', { name: /link/i }).click();
  const link = await page.getByRole('dialog').locator('input').inputValue();
  expect(link.length).toBeLessThan(6200);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.locator('.folk')).toHaveAttribute('data-decisions', String(session.decisions.length));
  await expect(other.locator('.question-title')).toHaveText(
    (await page.locator('.question-title').textContent()) ?? '',
  );
  await other.keyboard.press('1');
  await expect(other.locator('.folk')).not.toHaveAttribute(
    'data-decisions',
    String(session.decisions.length),
  );
  await elsewhere.close();
});

const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [320, 640],
] as const;

for (const [width, height] of SIZES)
  test(`nothing of Folklore is wider than the window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.goto('./#/guest/folklore');
    await page.getByRole('button', { name: '+ Add player' }).click();
    await page.getByRole('button', { name: '+ Add player' }).click();
    expect(await tooWide()).toBe(0);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await readOn(page);
    expect(await tooWide()).toBe(0);
    await page.keyboard.press('1');
    await readOn(page);
    expect(await tooWide()).toBe(0);
  });

for (const kind of ['travel', 'stance', 'encounter-turn'] as const)
  test(`on a phone on its side all of the scene stands beside the question: ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await withoutWaiting(page);
    await openChapter(page, chapterAt(kind));
    await readOn(page);
    const scene = (await page.locator('.guest-stage').boundingBox())!;
    const answer = (await page.locator('.question button').first().boundingBox())!;
    expect(scene.y + scene.height).toBeLessThanOrEqual(390);
    expect(answer.x).toBeGreaterThan(scene.x + scene.width);
    expect(answer.y + answer.height).toBeLessThanOrEqual(390);
  });
