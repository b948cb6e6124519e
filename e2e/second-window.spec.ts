// For the proof only: the window opens in the walk; two windows at once take long.
import { expect, test } from '@playwright/test';
import { answer, errorsOf, playUntil, question, setTable, withoutWaiting } from './table-page.ts';

const figures = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board .figure')].map(
      (one) => one.querySelector('.visually-hidden')?.textContent ?? '',
    ),
  );

test('a second window shows the same game, follows every decision and is pressed by nobody', async ({
  page,
  context,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-window');
  await playUntil(page, ['turn']);
  await page.getByRole('button', { name: 'Menu' }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Open a second window' }).click();
  const second = await opening;
  errorsOf(second).push = errors.push.bind(errors);
  await expect(second.getByText('live')).toBeVisible();
  await expect(second.getByTestId('moment')).toHaveText((await question(page))!.text);
  await expect(second.locator('[data-option]')).toHaveCount(0);
  const standing = await figures(page);
  expect(standing.length).toBeGreaterThan(2);
  expect(await figures(second)).toEqual(standing);

  const { decisions } = (await question(page))!;
  await answer(page, /./);
  await playUntil(page, ['turn']);
  const now = (await question(page))!;
  expect(now.decisions).toBeGreaterThan(decisions);
  await second.keyboard.press('Space');
  await expect(second.locator(`[data-decisions="${now.decisions}"]`)).toBeVisible();
  await expect(second.getByTestId('moment')).toHaveText(now.text, { timeout: 60_000 });
  await expect(async () => expect(await figures(second)).toEqual(await figures(page))).toPass();

  await page.keyboard.press('u');
  // Shown when it is kept.
  await expect.poll(async () => (await question(page))!.decisions).toBeLessThan(now.decisions);
  const back = (await question(page))!;
  await expect(second.getByTestId('moment')).toHaveText(back.text);
  // Gone from the table, told at once.
  await page.goto('./#/');
  await expect(second.getByText(/^No other window of this browser is playing/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('who is asked is told by a mark on the question and the track, and a change of hands is cued', async ({
  page,
}) => {
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-hands');
  const seats = new Set<string>();
  for (let i = 0; i < 40 && seats.size < 2; i++) {
    const asked = await playUntil(page, ['turn', 'place']);
    if (!asked) break;
    seats.add(asked.seat);
    await expect(page.locator('.question .hero-name .seat-mark')).toBeVisible();
    if (seats.size === 2) break;
    await answer(page, /./);
  }
  expect(seats.size).toBe(2);
  await expect(page.locator('.over-to')).toHaveText(/^(Anna|Ben) plays$/);
  await expect(page.getByRole('button', { name: /, played by Anna/ }).first()).toBeAttached();
  // And on the board: a shape and a colour of its own on each token, and whose it is in words.
  for (const [player, mark] of [
    ['Anna', '[fill="var(--seat-1)"]'],
    ['Ben', '[fill="var(--seat-2)"]'],
  ] as const) {
    const own = page.locator('.board-figures .figure', { hasText: `played by ${player}` });
    await expect(own.first()).toBeAttached();
    const figure = await own.first().getAttribute('data-figure');
    // What is written on figures lies in a layer over all of them.
    const signs = page.locator(`.board-signs [data-figure="${figure}"]`);
    await expect(signs.locator(`.figure-seat ${mark}`)).toHaveCount(1);
  }
  const others = await page
    .locator('.board-figures [data-side="combatants"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.figure));
  expect(others.length).toBeGreaterThan(0);
  for (const id of others)
    await expect(page.locator(`.board-signs [data-figure="${id}"] .figure-seat`)).toHaveCount(0);
});
