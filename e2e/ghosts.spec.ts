// For the proof only: what is pushed, laid or comes in, seen where it may come to be, by a mouse and by a finger.
import { expect, type Page, test } from '@playwright/test';
import type { EncounterSession, Question } from '../src/engine/index.ts';
import { openAt } from './opened-game.ts';
import { clickSpace, errorsOf, question, withoutWaiting } from './table-page.ts';

const asks =
  (...wanted: Question['ask'][]) =>
  ({ pending }: EncounterSession) =>
    pending !== null && wanted.includes(pending.question.ask);

/** What may be used at any time is asked with them. */
const spacesOf = (options: readonly string[]): number => options.filter((id) => /\d+,\d+$/.test(id)).length;

const ghosts = (page: Page) => page.locator('[data-ghost-of]');
const shot = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });

test('a push: the figure stands where each number leads, and a press there gives that number', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await withoutWaiting(page, { painted: true });
  await openAt(page, 'the-long-heath', 'g1', asks('moved-how-far'));
  await expect(ghosts(page).first()).toBeVisible();
  const plates = page.locator('.plate[data-kind="name"]');
  await expect(plates.filter({ hasText: /^0$/ })).toHaveCount(1);
  await expect(plates.filter({ hasText: /^1$/ }).first()).toBeVisible();
  await shot(page, 'push');
  const asked = (await question(page))!;
  const [x, y] = (await ghosts(page).last().getAttribute('data-at'))!.split(',').map(Number) as [
    number,
    number,
  ];
  await clickSpace(page, x, y);
  await expect.poll(async () => (await question(page))?.decisions).toBeGreaterThan(asked.decisions);
  await shot(page, 'pushed');
  expect(errors).toEqual([]);
});

test('terrain: said and seen what is laid, by one press of a mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await withoutWaiting(page, { painted: true });
  await openAt(page, 'the-ash-exchange', 'g1', asks('terrain-where'));
  await expect(page.getByRole('heading', { name: 'Place the muck' })).toBeVisible();
  const asked = (await question(page))!;
  await expect(ghosts(page)).toHaveCount(spacesOf(asked.options));
  await expect(page.getByRole('button', { name: /^List/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose for me' })).toBeVisible();
  await shot(page, 'muck');
  const [x, y] = (await ghosts(page).first().getAttribute('data-at'))!.split(',').map(Number) as [
    number,
    number,
  ];
  await clickSpace(page, x, y);
  await expect.poll(async () => (await question(page))?.decisions).toBeGreaterThan(asked.decisions);
});

test.describe('by fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on a phone a tap chooses, Place here confirms; what is out of sight is counted at the edge', async ({
    page,
  }) => {
    await withoutWaiting(page, { painted: true });
    await openAt(page, 'the-ash-exchange', 'g1', asks('terrain-where'));
    const asked = (await question(page))!;
    await expect(ghosts(page)).toHaveCount(spacesOf(asked.options));
    const arrow = page.locator('.edge-arrow[data-of^="spaces"]').first();
    await shot(page, 'ghosts');
    if (await arrow.isVisible()) {
      await expect(arrow).toHaveText(/^\d+ spaces?$/);
      const before = await ghosts(page).first().boundingBox();
      await arrow.tap();
      await expect.poll(async () => (await ghosts(page).first().boundingBox())?.x).not.toBe(before!.x);
      await shot(page, 'panned');
    }
    const seen = await ghosts(page).evaluateAll((all) =>
      all.findIndex((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left > 0 && right < 390 && top > 90 && bottom < 530 && under?.closest('.board-place') !== null;
      }),
    );
    const { x, y, width, height } = (await ghosts(page).nth(seen).boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(ghosts(page).nth(seen)).toHaveAttribute('data-chosen', 'true');
    expect((await question(page))!.decisions).toBe(asked.decisions);
    await shot(page, 'chosen');
    await page.getByRole('button', { name: 'Place here' }).tap();
    await expect.poll(async () => (await question(page))?.decisions).toBeGreaterThan(asked.decisions);
  });
});
