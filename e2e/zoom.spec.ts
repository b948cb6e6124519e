// For the proof only: sizes of people who read the page at 200 %.
import { expect, type Page, test } from '@playwright/test';
import { beyondSide } from './beyond-side.ts';
import { openAt } from './opened-game.ts';
import { sightOf } from './seen-answers.ts';
import { decided, question, withoutWaiting } from './table-page.ts';
import { TOUR } from './tour.ts';

/** Whether some of it is in sight: neither outside of the window nor under something else. */
const inSight = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      // On the board all is one sheet: a space is found by where it is.
      return (
        there !== null &&
        (one.contains(there) || there.closest('.board-sheet, .board') === one.closest('.board-sheet, .board'))
      );
    });

const isTurn = ({ pending, state }: Parameters<Parameters<typeof openAt>[3]>[0]) =>
  pending?.kind === 'turn' && state.clock.round > 1 && pending.options.some(({ act }) => act.do === 'attack');

for (const [what, width, height] of [
  ['1440 x 900 at 200 %', 720, 450],
  ['1024 x 768 at 200 %', 512, 384],
] as const)
  test.describe(what, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: 2 });

    test(`${what}: board and question are used side by side, and nothing is cut off`, async ({ page }) => {
      await withoutWaiting(page, { painted: true });
      await openAt(page, 'under-hallow-street', 'p1', isTurn);
      const asked = (await question(page))!;
      // The answers brought into sight, the figure whose turn it is stays there.
      await page.locator('.question [data-option]').first().scrollIntoViewIfNeeded();
      const figure = page.locator('.board .figure[data-active]');
      await figure.scrollIntoViewIfNeeded();
      expect(await inSight(page, '.question [data-option]')).toBe(true);
      expect(await inSight(page, '.board .figure[data-active]')).toBe(true);
      expect(await page.evaluate(beyondSide)).toEqual([]);
      // Pressed on the board, answered beside it.
      const attack = page.locator('.question [data-option^="attack:"]').first();
      const [first = ''] = (await attack.getAttribute('data-option'))!.split(' ');
      const target = first.slice('attack:'.length);
      await page.locator(`.board-figures [data-figure="${target}"]`).first().click();
      const chosen = page.getByRole('region', { name: 'Chosen' });
      await expect(chosen.getByRole('button', { name: /^Attack/ })).toBeInViewport();
      await expect(page.locator(`.board-figures [data-figure="${target}"]`)).toBeInViewport();
      await chosen.getByRole('button', { name: /^Attack/ }).click();
      await decided(page, asked);
    });
  });

test('letters twice as large at 1366 × 768: every answer is wholly seen, cards in two rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '212.5%';
    }),
  );
  await withoutWaiting(page);
  await openAt(page, 'under-hallow-street', 'p1', isTurn);
  const turn = await sightOf(page, false);
  expect(turn.faults).toEqual([]);
  expect(turn.seen).toBe(turn.all);
  const tops = await page
    .locator('.deed')
    .evaluateAll((cards) => [...new Set(cards.map((one) => Math.round(one.getBoundingClientRect().top)))]);
  expect(tops).toHaveLength(2);
  await openAt(page, 'under-hallow-street', 'p1', ({ pending }) => pending?.question.ask === 'dodge');
  const dodge = await sightOf(page, false);
  expect(dodge.faults).toEqual([]);
  expect(dodge.seen).toBe(dodge.all);
});

test('letters twice as large, by the browser’s own setting: nothing is cut off', async ({ page }) => {
  test.slow();
  // As the setting does: whatever is measured in rem or by the root's percentage grows.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '212.5%';
    }),
  );
  const found: string[] = [];
  for (const part of ['questions', 'lessons'] as const)
    await TOUR[part](
      page,
      async (stop) => {
        found.push(...(await page.evaluate(beyondSide)).map((one) => `${stop}: ${one}`));
        if (part === 'questions') {
          expect(await inSight(page, '.question :is(.question-text, [data-option])')).toBe(true);
          expect(await inSight(page, '.board .figure[data-active]')).toBe(true);
        }
      },
      true,
    );
  expect(found).toEqual([]);
});
