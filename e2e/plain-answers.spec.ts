// For the proof only: what is said is in the tests of its components; here, where it stands and that it is whole.
import { expect, type Page, test } from '@playwright/test';
import { counterTarget } from '../src/engine/index.ts';
import { newGame } from '../tests/support/games.ts';
import { openAt, openSession } from './opened-game.ts';
import { withoutWaiting } from './table-page.ts';

const SIZES = [
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
];

const picture = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`${name}.png`) });

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    });

/** A plate is seen whole, and over its line. */
async function expectWhole(page: Page, least: number) {
  const plates = page.locator('.plate[data-kind="band"]');
  await expect.poll(() => plates.count()).toBeGreaterThanOrEqual(least);
  // What is in sight is known a frame after the board is laid out.
  await expect
    .poll(() =>
      plates.evaluateAll((all) => {
        const seen = document.querySelector('.board-place')!.getBoundingClientRect();
        const others = [...document.querySelectorAll('.edge-arrow, .over-to')];
        return all.flatMap((one) => {
          const own = one.getBoundingClientRect();
          const isCut =
            own.left < seen.left || own.right > seen.right || own.top < seen.top || own.bottom > seen.bottom;
          const over = others.filter((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
          });
          return [...(isCut ? ['cut'] : []), ...over.map((other) => `under ${other.textContent}`)].map(
            (what) => `${one.textContent} ${what}`,
          );
        });
      }),
    )
    .toEqual([]);
}

for (const { name, width, height } of SIZES) {
  test(`bands of a move are named, and no name is cut, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    let n = 0;
    for (const wanted of ['zeke', 'remi', 'rook', 'nightingale']) {
      await openAt(
        page,
        'under-hallow-street',
        'p1',
        ({ pending }) => pending?.kind === 'turn' && pending.figure === wanted,
      );
      await expect(page.locator('.board-band').first()).toBeAttached();
      await expectWhole(page, 2);
      await picture(page, `bands-${width}-${++n}`);
    }
    const session = newGame('under-hallow-street', 'p1');
    while (session.pending && session.pending.kind !== 'turn') session.decide(session.pending.options[0]!.id);
    session.decide('move');
    session.decide(session.pending!.options.find(({ act }) => act.do === 'step')!.id);
    await openSession(page, session);
    await expect(page.locator('.plate[data-kind="band"]').filter({ hasText: /points? left/ })).toBeVisible();
    await expectWhole(page, 2);
    await picture(page, `bands-${width}-left`);
  });

  test(`nothing that passes more than one question stands where a turn was ended, on ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    await openAt(page, 'under-hallow-street', 'p1', ({ pending }) => pending?.kind === 'turn');
    const end = await boxOf(page, '.end-turn');
    await picture(page, `turn-${width}`);
    await openAt(
      page,
      'under-hallow-street',
      'p1',
      ({ pending }) => pending?.question.ask === 'offer' && pending.question.timing === 'damage-reduction',
    );
    await expect(page.locator('[data-option="use:rook.cuirass/brace"]')).toContainText(
      'used until your next turn',
    );
    const pass = await boxOf(page, '.not-again');
    const apart =
      pass.right <= end.left || pass.left >= end.right || pass.bottom <= end.top || pass.top >= end.bottom;
    await picture(page, `armor-${width}`);
    expect(apart).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  test(`a Counter names who is struck, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    await openAt(page, 'under-hallow-street', 'h', ({ pending, position }) => {
      if (pending?.question.ask !== 'counter') return false;
      const { attacker } = pending.question;
      return counterTarget(position, pending.figure, attacker) !== attacker;
    });
    await expect(page.locator('.question-head')).toContainText('(in the way)');
    await picture(page, `counter-${width}`);
  });

  test(`cards of one name are told apart, none broken within a word, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    await openAt(
      page,
      'under-hallow-street',
      'p1',
      ({ pending }) => pending?.kind === 'turn' && pending.figure === 'rook',
    );
    const names = page.locator('.deed-name');
    await expect(names.filter({ hasText: 'for yourself' })).toHaveCount(1);
    await expect(names.filter({ hasText: 'for an ally' })).toHaveCount(1);
    const broken = await names.evaluateAll((all) =>
      all.flatMap((one) => {
        const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found: string[] = [];
        for (let text = words.nextNode(); text; text = words.nextNode())
          for (const { 0: word, index } of text.textContent!.matchAll(/\S+/g)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (rows.size > 1 && !word.includes('-')) found.push(word);
          }
        return found;
      }),
    );
    await picture(page, `cards-${width}`);
    expect(broken).toEqual([]);
  });
}

test('under a finger no answer is framed by where it was touched last', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await withoutWaiting(page);
  await openAt(page, 'under-hallow-street', 'p1', ({ pending }) =>
    Boolean(pending?.options.some(({ id }) => id === 'dodge')),
  );
  const answer = page.locator('.answers .answer').first();
  const edge = () => answer.evaluate((one) => getComputedStyle(one).borderTopColor);
  const before = await edge();
  await answer.hover();
  expect(await edge()).toBe(before);
  await context.close();
});
