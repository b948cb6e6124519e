import { expect, type Page } from '@playwright/test';
import { errorsOf, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

/** What is lit and to be pressed now, and how far the lesson and its game are; null when the fight is over. */
async function lit(page: Page): Promise<string | null> {
  await page.waitForFunction(
    () => document.querySelector('.outcome') ?? document.querySelector('[data-lesson="press"]'),
  );
  return page.evaluate(() => {
    if (document.querySelector('.outcome')) return null;
    const target = document.querySelector<HTMLElement>('[data-lesson="press"]');
    const decisions = document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions;
    const hint = document.querySelector<HTMLElement>('[data-hint]')?.dataset.hint;
    const dialog = document.querySelector('[role="dialog"]') ? 'dialog' : '';
    return [decisions, hint, dialog, target?.dataset.space ?? target?.textContent].join('|');
  });
}

/** Waits until something else is lit than before, and stays so: question and decisions come one after the other. */
async function litAnew(page: Page, before: string): Promise<void> {
  let last: string | null = before;
  await expect
    .poll(
      async () => {
        const now = await lit(page);
        const isSettled = now !== before && now === last;
        last = now;
        return isSettled;
      },
      { intervals: [60] },
    )
    .toBe(true);
}

/**
 * Presses only what the hints light up until the fight is over; gives how often. What comes of a press is waited for:
 * something else is lit then.
 */
async function pressOn(page: Page, press: () => Promise<void>, most = 150): Promise<number> {
  for (let n = 0; n < most; n++) {
    const now = await lit(page);
    if (now === null) return n;
    await press();
    await litAnew(page, now);
  }
  throw new Error(`not over after ${most} presses`);
}

/** The middle of what is lit, which the page itself brings into sight, and nothing covers. */
async function middleOfLit(page: Page): Promise<{ x: number; y: number }> {
  const target = page.locator('[data-lesson="press"]').first();
  const found = await target.evaluate(async (element) => {
    // Nobody presses what still moves: odds and previews come in above it, and it is scrolled to.
    const place = () => Object.values(element.getBoundingClientRect().toJSON()).join();
    for (let last = '', still = 0; still < 8; last = place()) {
      await new Promise((done) => requestAnimationFrame(done));
      still = place() === last ? still + 1 : 0;
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    // On the board a click means a space, whatever is drawn on it.
    const drawing = element.closest('.board-sheet') ?? element.closest('svg');
    const isFree = element.contains(there) || (drawing?.contains(there) ?? false);
    // What is filled with gold says *press this*: the lesson's answer is the first of them (face.md 14.31).
    const gilded = document.createElement('i');
    gilded.style.background = 'var(--gold)';
    document.body.append(gilded);
    const gold = getComputedStyle(gilded).backgroundColor;
    gilded.remove();
    const isGold = (one: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      return backgroundColor === gold || backgroundImage.includes(gold);
    };
    const [first] = [...document.querySelectorAll('.dock button:enabled')].filter(
      (one) => one.checkVisibility() && isGold(one),
    );
    const wrong = first && !first.contains(element) && !element.contains(first) ? first.textContent : null;
    return {
      x,
      y,
      isFree,
      wrong,
      what: element.outerHTML.slice(0, 120),
      there: there?.outerHTML.slice(0, 120),
    };
  });
  expect(found, `${found.what} under ${found.there}`).toMatchObject({ isFree: true });
  expect(found.wrong, `gold beside ${found.what}`).toBeNull();
  return found;
}

async function expectWon(page: Page): Promise<void> {
  await expect(page.getByRole('alertdialog').getByRole('heading', { name: 'You won!' })).toBeVisible();
}

/** What is told on the way, each once, and beside nothing but what it speaks of. */
const TOLD = ['goal', 'go', 'attack', 'close', 'strike', 'keep', 'dodge', 'exit'];

/** Notes which bubbles were seen, one after the other. */
const seen = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    new MutationObserver(() => {
      const bubble = document.querySelector<HTMLElement>('.lesson:not([data-silent])');
      const hint = bubble?.dataset.hint;
      if (hint && !told.includes(hint)) told.push(hint);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
const told = (page: Page) => page.evaluate(() => (globalThis as { told?: string[] }).told ?? []);

test('whoever clicks only what the hints light up wins the first fight in 21 clicks from the first page on', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await seen(page);
  await page.goto('./');
  await page.getByRole('link', { name: /^Learn to play/ }).click();
  const clicks = await pressOn(page, async () => {
    const { x, y } = await middleOfLit(page);
    await page.mouse.click(x, y);
  });
  await expectWon(page);
  expect(1 + clicks).toBe(21);
  expect(await told(page)).toEqual(TOLD);
  // Back leads to the start, not to another lesson.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Middara table' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a reload goes on in the middle: what was learnt is not told again', async ({ page }) => {
  await withoutWaiting(page);
  await page.goto('./#/learn');
  const hint = page.getByRole('region', { name: 'Lesson' });
  await expect(hint).toContainText('Defeat 3 imps');
  for (let n = 0; n < 3; n++) {
    const now = await lit(page);
    const { x, y } = await middleOfLit(page);
    await page.mouse.click(x, y);
    await litAnew(page, now!);
  }
  await page.reload();
  await expect(hint).toBeAttached();
  await expect(page.locator('[data-lesson="press"]').first()).toBeVisible();
  await expect(hint).not.toContainText('Defeat 3 imps');
});

test('the keyboard alone wins the first fight: G goes to what a hint speaks of, Enter presses it', {
  tag: '@quick',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./');
  const playNow = page.getByRole('link', { name: /^Learn to play/ });
  await expect(playNow).toBeVisible();
  for (let n = 0; n < 20; n++) {
    await page.keyboard.press('Tab');
    if (await playNow.evaluate((link) => link === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await pressOn(page, async () => {
    // In a dialog the keys of the table are silent: what is lit there has the focus.
    const inDialog = await page.getByRole('dialog').count();
    if (inDialog) await expect(page.locator('[role="dialog"] [data-lesson="press"]')).toBeFocused();
    else await page.keyboard.press('g');
    await page.keyboard.press('Enter');
  });
  await expectWon(page);
  expect(errors).toEqual([]);
});

test('the first fight is lit before its rules are there, and gives the answer pressed meanwhile when they come', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const rules = /assets\/rules-.*\.js/;
  let send = () => {};
  const asked = new Promise<void>((done) => {
    send = done;
  });
  await page.route(rules, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('./');
  await page.getByRole('link', { name: /^Learn to play/ }).click();
  await expect(page.locator('.board-band').first()).toBeVisible();
  await page.getByRole('button', { name: /^End turn/ }).click();
  await expect(page.locator('[data-decisions="2"]').first()).toBeVisible();
  send();
  await expect(page.locator('[data-decisions="2"]')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('whoever taps only what the hints light up wins the first fight in 24 taps, and no hint covers an answer', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const errors = errorsOf(page);
    await withoutWaiting(page);
    await seen(page);
    await page.goto('./');
    await page.getByRole('link', { name: /^Learn to play/ }).tap();
    const taps = await pressOn(page, async () => {
      const { x, y } = await middleOfLit(page);
      await page.touchscreen.tap(x, y);
    });
    await expectWon(page);
    expect(1 + taps).toBe(24);
    expect(await told(page)).toEqual(TOLD);
    expect(errors).toEqual([]);
  });
});

test('hints are skipped one by one, put away, and come again from the menu', async ({ page }) => {
  await withoutWaiting(page);
  await page.goto('./#/learn');
  const hint = page.getByRole('region', { name: 'Lesson' });
  const bubble = hint.locator('.lesson-text');
  await expect(bubble).toHaveText('Defeat 3 imps. Then the gate opens.');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(bubble).toHaveText('Remi: click this square. It costs 1 ◆. You have 3 (SP: stamina points).');
  const skip = hint.getByRole('button', { name: 'Skip hint' });
  await skip.hover();
  // As a tap leaves it: as dark as the words above it.
  const ink = await bubble.evaluate((one) => getComputedStyle(one).color);
  await expect(skip).toHaveCSS('color', ink);
  await skip.click();
  // Nothing is told, but it is still lit, and heard.
  await expect(bubble).toHaveCount(0);
  await expect(page.locator('[data-lesson="press"]')).toHaveCount(1);
  await expect(hint.getByRole('status')).toContainText(/^Next: go to/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Turn hints off' }).click();
  await expect(hint.getByRole('status')).toBeEmpty();
  await expect(page.locator('[data-lesson]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Turn hints on' }).click();
  await expect(bubble).toHaveText('Defeat 3 imps. Then the gate opens.');
  await hint.getByRole('button', { name: 'Turn hints off' }).click();
  await expect(page.locator('[data-lesson]')).toHaveCount(0);
});
