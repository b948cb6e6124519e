// For the proof only: a way to see of its own, with a painter at work.
import { expect, type Locator, test } from '@playwright/test';
import { openDrawer } from './drawer.ts';
import { openAt } from './opened-game.ts';
import { question, setTable, withoutWaiting } from './table-page.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await withoutWaiting(page, { painted: true });
});

/** How one is marked off from its like: by lines and shapes, which colours of the reader's own leave standing. */
const drawn = (one: Locator) =>
  one.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderStyle, borderWidth, fill, opacity } = getComputedStyle(element);
    return {
      outline: `${outlineStyle} ${outlineWidth}`,
      border: `${borderStyle} ${borderWidth}`,
      fill,
      opacity,
    };
  });

/** They differ by more than a colour. */
async function expectTold(one: Locator, like: Locator): Promise<void> {
  const [{ fill: a, ...marked }, { fill: b, ...plain }] = [await drawn(one), await drawn(like)];
  // Nothing is painted in an outline: a shape, too.
  expect({ ...marked, filled: a !== 'none' }).not.toEqual({ ...plain, filled: b !== 'none' });
}

test('with colours of the reader’s own every state of the table is told by a line or a shape', async ({
  page,
}) => {
  await openAt(
    page,
    'under-hallow-street',
    'p1',
    ({ pending, state }) =>
      pending?.kind === 'turn' &&
      state.clock.round > 1 &&
      pending.options.some(({ act }) => act.do === 'attack'),
  );
  const track = page.locator('.track-card');
  const active = track.and(page.locator('[data-active]'));
  const waiting = track.and(page.locator(':not([data-active], [data-acted])')).first();
  await expectTold(active, waiting);
  await expectTold(active.locator('[data-active]'), waiting.locator('button'));

  // Disabled, pressed, a chosen tab.
  const undo = page.locator('.table-bar').getByRole('button', { name: 'Undo' });
  const foresight = page.locator('.table-bar').getByRole('button', { name: /^Threats/ });
  await foresight.click();
  await expect(foresight).toHaveAttribute('aria-pressed', 'true');
  await expectTold(foresight, undo);
  await foresight.click();
  await openDrawer(page, 'Log');
  const tabs = page.getByRole('tab');
  await expectTold(
    tabs.and(page.locator('[aria-selected="true"]')),
    tabs.and(page.locator('[aria-selected="false"]')).first(),
  );

  // Hinted at among the cards.
  const cards = page.locator('.deeds .deed');
  const plain = cards.and(page.locator(':not([data-refused], [data-hinted])')).first();
  await page.keyboard.press('h');
  const hinted = page.locator('.dock [data-hinted]').first();
  await expect(hinted).toBeVisible();
  await expectTold(hinted, plain);

  // The board is a picture of its own: prices by an unbroken and a broken line, whoever acts by a ring.
  const dashes = await page
    .locator('.board .board-band')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).strokeDasharray));
  expect(new Set(dashes).size).toBeGreaterThan(1);
  const ringed = page.locator('.board .figure:has(.disc-lamp)');
  await expect(ringed.and(page.locator('[data-active]'))).toHaveCount(1);
  await expect(
    ringed.and(page.locator(':not([data-active], [data-highlighted], [data-selected])')),
  ).toHaveCount(0);
});

test('a card that is refused just now is told from one that is not', async ({ page }) => {
  await openAt(
    page,
    'under-hallow-street',
    'p1',
    ({ pending }) => pending?.kind === 'turn' && !pending.options.some(({ act }) => act.do === 'attack'),
  );
  const cards = page.locator('.deeds .deed');
  await expectTold(
    cards.and(page.locator('[data-refused]')).first(),
    cards.and(page.locator(':not([data-refused])')).first(),
  );
});

test('a step of an attack, and the first of the answers, are told as well', async ({ page }) => {
  await openAt(
    page,
    'under-hallow-street',
    'p1',
    ({ pending }) => pending?.kind === 'dodge' && pending.options.some(({ act }) => act.do === 'dodge'),
  );
  await openDrawer(page, 'Numbers');
  const step = (state: string) => page.locator(`.attack-steps li[data-state="${state}"] span`).first();
  await expectTold(step('now'), step('done'));
  await expectTold(step('now'), step('later'));
  await expectTold(step('done'), step('later'));
});

test('a hint of a lesson glows by a line, and a plan’s board has a broken one around it', async ({
  page,
}) => {
  await page.goto('./#/learn');
  const lit = page.locator('[data-lesson]:not(g)').first();
  await expect(lit).toBeVisible();
  await expect(lit).toHaveCSS('outline-style', 'solid');
  await setTable(page, 'training-yard', 'forced');
  await question(page);
  await page.keyboard.press('p');
  await expect(page.getByRole('region', { name: 'Plan', exact: true })).toBeVisible();
  const board = page.locator('.board-region[data-ghost]');
  expect(await board.evaluate((one) => getComputedStyle(one, '::after').borderStyle)).toBe('dashed');
});
