// For the proof only: keys and presses on a guest's map are shown by its components.
import { expect, type Page, test } from '@playwright/test';
import { LoggedSession } from '../src/engine/kernel/log.ts';
import { botAnswer } from '../src/games/folklore/bot.ts';
import { type FolkloreSession, folklore } from '../src/games/folklore/rules/folklore-game.ts';
import { packLog } from '../src/stores/opened/link.ts';
import { content, setupOf } from '../tests/games/folklore/table.ts';

/** A chapter that the bot has brought to its last fight, on the page by its link. */
async function openFight(page: Page): Promise<FolkloreSession> {
  const setup = setupOf(['ferrywoman', 'huntsman', 'hedge-witch'], { finale: 'encounter', seed: 'x' });
  const session: FolkloreSession = new LoggedSession(folklore(content), setup);
  while (session.pending && !(session.state.field?.last && session.pending.kind === 'encounter-turn'))
    session.decide(botAnswer({ state: session.state, content }, session.pending, 'road').id);
  expect(session.state.field).not.toBeNull();
  await page.goto(`./#/link/${packLog(session.toLog(), session.questions)}`);
  await expect(page.getByRole('application', { name: /The Mill Yard/ })).toBeVisible();
  return session;
}

const decided = (page: Page) => page.locator('.folk').getAttribute('data-decisions').then(Number);

test('a fight on a map by the keyboard alone: spaces are told, Enter goes there, undo takes it back', async ({
  page,
}) => {
  const session = await openFight(page);
  const before = await decided(page);
  expect(before).toBe(session.decisions.length);
  const walk = session.pending!.options.find(({ act }) => act.do === 'walk' && act.way.length === 1)!;
  if (walk.act.do !== 'walk') throw new Error('no walk');
  const board = page.getByRole('application', { name: /The Mill Yard/ });
  for (let tabs = 0; !(await board.evaluate((one) => one === document.activeElement)); tabs++) {
    expect(tabs).toBeLessThan(40);
    await page.keyboard.press('Tab');
  }
  // The first arrow shows the cursor, at whoever acts.
  await page.keyboard.press('ArrowUp');
  const [x, y] = session.state.field!.figures[session.pending!.figure!]!.at!;
  await expect(board).toHaveAttribute('data-cursor', `${x},${y}`);
  const step = (from: number, to: number, keys: readonly [string, string]) =>
    to === from ? Promise.resolve() : page.keyboard.press(to > from ? keys[1] : keys[0]);
  await step(x, walk.act.to[0], ['ArrowLeft', 'ArrowRight']);
  await step(y, walk.act.to[1], ['ArrowUp', 'ArrowDown']);
  await expect(page.locator('.board > [aria-live]')).toContainText('can be reached, 1 Stride');
  await page.keyboard.press('Enter');
  await expect.poll(() => decided(page)).toBe(before + 1);
  await page.keyboard.press('u');
  await expect.poll(() => decided(page)).toBe(before);
});

test('foes act by themselves, and what they weighed is told', async ({ page }) => {
  await openFight(page);
  const round = page.locator('.track-now');
  // Each hero ends the turn, and hands nothing over.
  for (let ends = 0; (await round.textContent()) === '1'; ends++) {
    expect(ends).toBeLessThan(7);
    const before = await decided(page);
    await page.locator('[data-option="end"]').click();
    await expect.poll(() => decided(page)).toBeGreaterThan(before);
    await expect(page.locator('[data-option="end"]')).toBeVisible();
  }
  await expect(round).toHaveText('2');
  await page.getByRole('button', { name: 'Enemies: why', exact: true }).click();
  await expect(page.locator('.field-why > li').first()).toContainText(/goes|stays|stands|steps|spreads|sees/);
  await expect(page.locator('.field-why > li').first()).toContainText('p.26');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true });

  test('the first press shows what is there, the second does it; nothing is wider than the window', async ({
    page,
  }) => {
    await openFight(page);
    const before = await decided(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const { x, y, width, height } = (await page.locator('.field-cost').first().boundingBox())!;
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await tap();
    const choice = page.getByRole('list', { name: 'On this space' });
    await expect(choice).toContainText('Go to');
    expect(await decided(page)).toBe(before);
    const answer = (await choice.getByRole('button').first().boundingBox())!;
    expect(answer.height).toBeGreaterThanOrEqual(44);
    await tap();
    await expect.poll(() => decided(page)).toBe(before + 1);
    await expect(choice).toHaveCount(0);
  });
});
