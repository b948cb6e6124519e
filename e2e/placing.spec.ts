// For the proof only: who is placed where, looked at by the spaces the hand finds under a pointer or a finger.
import { expect, type Page, test } from '@playwright/test';
import { newGame } from '../tests/support/games.ts';
import { openSession } from './opened-game.ts';
import { clickSpace, errorsOf, question, withoutWaiting } from './table-page.ts';

type At = readonly [number, number];
const freeIn = (session: ReturnType<typeof newGame>): At[] =>
  session.pending!.options.flatMap(({ act }) => (act.do === 'place' ? [act.space] : []));

/** Where the middle of a space lies on the page. */
const middleOf = (page: Page, x: number, y: number) =>
  page
    .locator('.board-drawing')
    .first()
    .evaluate(
      (board, [x, y]) => {
        const [left, top, width] = board.getAttribute('viewBox')!.split(' ').map(Number) as [
          number,
          number,
          number,
        ];
        const box = board.getBoundingClientRect();
        const scale = box.width / width;
        return {
          cell: 100 * scale,
          x: box.left + ((x + 0.5) * 100 - left) * scale,
          y: box.top + ((y + 0.5) * 100 - top) * scale,
        };
      },
      [x, y] as const,
    );

async function pointAt(page: Page, ...space: At): Promise<void> {
  const { x, y } = await middleOf(page, ...space);
  await page.mouse.move(x, y);
}

test('heroes wait as cards, stand where they are pressed, are moved by a press, and the fight begins with Start', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await withoutWaiting(page, { painted: true });
  const session = newGame('under-hallow-street', 'placing');
  const [a, b, c, d, e] = freeIn(session) as [At, At, At, At, At];
  await openSession(page, session);
  const waiting = page.getByRole('list', { name: 'Heroes to place' }).getByRole('listitem');
  await expect(waiting).toHaveCount(4);
  await expect(waiting.first()).toHaveAttribute('aria-current', 'true');
  const first = await waiting.first().getAttribute('data-waits');
  const ghost = page.locator('[data-ghost-of]');
  const all = page.getByRole('button', { name: 'Place all for me' });
  await expect(all).toBeVisible();
  await expect(page.locator('.track')).toContainText('Turn order comes after');
  await expect(page.locator('.track')).toBeInViewport({ ratio: 1 });
  await pointAt(page, ...c);
  await expect(ghost).toHaveAttribute('data-at', c.join());
  await page.screenshot({ path: test.info().outputPath('first.png') });

  await clickSpace(page, ...a);
  await expect(waiting).toHaveCount(3);
  const [x, y] = b;
  await clickSpace(page, x, y);
  await expect(waiting).toHaveCount(2);
  await page.locator(`.board-figures [data-figure="${first}"]`).click({ force: true });
  await expect(page.getByText(/^Choose another space for/)).toBeVisible();
  await pointAt(page, ...e);
  await expect(ghost).toHaveAttribute('data-at', e.join());
  await page.screenshot({ path: test.info().outputPath('lifted.png') });
  await clickSpace(page, ...e);
  await expect(page.locator('.board-figures [data-figure]')).not.toHaveCount(0);
  await expect(page.getByText(/^Press a lit space/)).toBeVisible();
  await expect(waiting).toHaveCount(2);

  await clickSpace(page, ...c);
  await clickSpace(page, ...d);
  await expect(waiting).toHaveCount(0);
  await expect(ghost).toHaveAttribute('data-at', d.join());
  await page.screenshot({ path: test.info().outputPath('held.png') });
  // Loaded anew all stand where they stood, the last of them too.
  await page.reload();
  await expect(page.getByRole('heading', { name: /^All heroes are placed/ })).toBeVisible();
  await expect(ghost).toHaveAttribute('data-at', d.join());
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(async () => (await question(page))?.kind).not.toBe('placement');
  expect(errors).toEqual([]);
});

test.describe('by fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on a phone the board lies at the zone, its spaces wide enough for a finger; all are placed in the last row', async ({
    page,
  }) => {
    await withoutWaiting(page, { painted: true });
    const session = newGame('under-hallow-street', 'placing');
    const zone = freeIn(session);
    await openSession(page, session);
    const all = page.getByRole('button', { name: 'Place all for me' });
    await expect(all).toBeVisible();
    expect((await all.boundingBox())!.y).toBeGreaterThan(780);
    await page.screenshot({ path: test.info().outputPath('first.png') });
    const places = await Promise.all(zone.map((space) => middleOf(page, ...space)));
    for (const { cell, x, y } of places) {
      expect(cell).toBeGreaterThanOrEqual(43.9);
      expect([x > 0, x < 390, y > 50, y < 544]).toEqual([true, true, true, true]);
    }
    await all.tap();
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await expect(start).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('held.png') });
    await start.tap();
    await expect.poll(async () => (await question(page))?.kind).not.toBe('placement');
  });
});
