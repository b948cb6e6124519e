// For the proof only: what is said at the board's foot, each line of it clear of the others.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bestKnown, workOutBest } from '../src/stores/middara/approach.ts';
import { openAt } from './opened-game.ts';
import { withoutWaiting } from './table-page.ts';

/** Null of what is not seen. */
const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  return box && { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
};
type Box = NonNullable<Awaited<ReturnType<typeof boxOf>>>;
const areApart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

const atTurn = (page: Page) =>
  openAt(
    page,
    'under-hallow-street',
    'p1',
    ({ pending, state }) =>
      pending?.kind === 'turn' &&
      state.clock.round > 1 &&
      Boolean(pending.refused?.some(({ act }) => act.do === 'attack')) &&
      pending.options.some(({ act }) => act.do === 'move') &&
      // Too few for a move and an attack: whoever is out of reach stays so.
      state.figures.some(({ id, sp }) => id === pending.figure && sp === 2),
  );

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  test(`lines at the board's foot lie clear of each other at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    await atTurn(page);
    await page.locator('.board-figures [data-figure]').first().waitFor();
    const denied = page.locator('.denied');
    const foes = page.locator('.board-figures [data-figure]');
    for (let n = 0; n < (await foes.count()) && !(await denied.isVisible()); n++) {
      await foes
        .nth(n)
        .click({ force: true, timeout: 2000 })
        .catch(() => {});
      // It comes with the next frame, where it comes.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(denied).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('foot.png') });
    const lines = page.locator(
      '.board-foot-notes > *, .board-caption[data-says], .board-controls > :first-child',
    );
    const boxes: Box[] = [];
    for (const line of await lines.all()) {
      const box = await boxOf(line);
      // What is only heard has no room.
      if (box && box.right - box.left > 4 && box.bottom - box.top > 4) boxes.push(box);
    }
    expect(boxes.length).toBeGreaterThan(2);
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) expect(areApart(one, other)).toBe(true);
  });

test('a key’s mark stands beside the word it does', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await withoutWaiting(page);
  await openAt(page, 'under-hallow-street', 'p1', ({ pending }) => pending?.kind === 'move');
  await page.locator('.end-turn').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.screenshot({ path: test.info().outputPath('keys.png') });
  const marks = page.locator('.end-turn .kbd');
  await expect(marks.first()).toBeVisible();
  const over = await page.locator('.end-turn').evaluateAll((all) =>
    all.map((button) => {
      const mark = button.querySelector('.kbd')!.getBoundingClientRect();
      const word = document.createRange();
      word.selectNode(button.querySelector('span')!.firstChild!);
      const said = word.getBoundingClientRect();
      const frame = button.getBoundingClientRect();
      return said.right <= mark.left + 1 || said.bottom <= mark.top + 1 ? mark.bottom <= frame.bottom : false;
    }),
  );
  expect(over).not.toContain(false);
});

test('what just happened makes way for what is pointed at, and is there again when that is let go', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await withoutWaiting(page);
  await openAt(page, 'under-hallow-street', 'stranger', (session) => {
    if (session.pending?.kind !== 'turn') return false;
    const ahead = session.fork();
    ahead.decide('end-turn');
    const { pending, position } = ahead;
    if (pending?.kind !== 'turn' || pending.figure === session.pending.figure) return false;
    for (const _ of workOutBest(position, pending));
    return Boolean(bestKnown(pending)) && !pending.options.some(({ act }) => act.do === 'attack');
  });
  const end = page.getByRole('button', { name: /^End turn/ });
  const recap = page.locator('.recap');
  await end.click();
  if (!(await recap.isVisible())) await end.click();
  await expect(recap).toContainText('turn');
  await page.locator('.dock [data-card^="attack"]:not([data-refused])').click();
  await expect(page.locator('.target')).toBeVisible();
  await expect(recap).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(recap).toBeVisible();
});
