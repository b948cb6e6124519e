// For the proof only: a whole fight of Malhya by mouse and by touch; its parts are shown by its components.
import { expect, type Page, test } from '@playwright/test';
import type { MalhyaSession } from '../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaOption } from '../src/games/malhya/rules/model/prompts.ts';
import { byBot, inRoom, quaySetup } from '../tests/games/malhya/fights/quay.ts';
import { decided, openMalhya, spaceOf, spot, stepsByKeys } from './malhya-page.ts';
import { errorsOf } from './table-page.ts';

/** A room on the page by its link, at the first turn of a hero. */
async function openFight(page: Page, room = 0): Promise<MalhyaSession> {
  const session = inRoom(room, quaySetup(1, 2));
  while (session.pending?.kind !== 'turn') session.decide(byBot('careful')(session.pending!, session));
  await openMalhya(page, session);
  return session;
}

/** Gives an answer as somebody would: on the board where it means a space in sight, else in the dock. */
async function give(page: Page, session: MalhyaSession, option: MalhyaOption, byTouch: boolean) {
  const before = session.decisions.length;
  const space = spaceOf(session, option);
  const at = space && (await spot(page, space));
  if (at) {
    if (byTouch) {
      await page.touchscreen.tap(...at);
      await page.touchscreen.tap(...at);
    } else await page.mouse.click(...at);
  } else {
    // What lies under a card has its options, too.
    const own = `[data-option="${option.id}"]:not([aria-haspopup])`;
    const button = page.locator(`.dock ${own}`);
    if (!(await button.isVisible())) {
      const folds = page.locator('.dock [aria-haspopup]');
      for (let n = 0; n < (await folds.count()) && !(await button.isVisible()); n++) {
        await folds.nth(n).click();
        if (!(await page.locator(own).first().isVisible())) await page.keyboard.press('Escape');
        else break;
      }
    }
    await page.locator(`${own}:visible`).first().click();
  }
  session.decide(option.id);
  // What a chapter tells lies over the table until somebody goes on.
  if (!session.state.place) return;
  await expect.poll(() => decided(page), { message: option.id }).toBe(session.decisions.length);
  expect(session.decisions.length).toBeGreaterThan(before);
}

/** Plays a fight to its end, every answer given on the page. */
async function playFight(page: Page, session: MalhyaSession, byTouch: boolean): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  for (let n = 0; n < 160 && session.pending && session.state.place; n++) {
    const { pending } = session;
    const id = byBot('careful')(pending, session);
    const option = pending.options.find((one) => one.id === id)!;
    met.add(pending.kind);
    if (pending.kind === 'plan' || pending.kind === 'defense')
      await expect(page.getByRole('region', { name: 'Before the dice' })).toBeVisible();
    await give(page, session, option, byTouch);
  }
  expect(session.state.place).toBeNull();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => decided(page)).toBe(session.decisions.length);
  await expect(page.getByRole('article')).toBeVisible();
  return met;
}

test('a fight by mouse to its end; sight, ways, foresight and results are told', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1366, height: 768 });
  const errors = errorsOf(page);
  const session = await openFight(page);
  const foe = session.state.place!.figures[0]!;
  const told = page.locator('.board-caption');
  const onFoe = (await spot(page, foe.at))!;
  await page.mouse.move(...onFoe);
  await expect(told).toContainText(/line of sight|adjacent/);
  const go = session.pending!.options.find(({ act }) => act.do === 'move')!;
  if (go.act.do !== 'move') throw new Error('nowhere to go');
  await page.mouse.move(...(await spot(page, go.act.to))!);
  await expect(told).toContainText(/can be reached, \d spaces?: /);
  await page.getByRole('button', { name: 'Sight', exact: true }).click();
  await page.mouse.click(...onFoe);
  await expect(page.locator('.mal-sight, .mal-looking')).not.toHaveCount(0);
  await expect(page.locator('.mal-looking')).toContainText(/line of sight|adjacent/);
  await page.getByRole('button', { name: 'Sight', exact: true }).click();
  await page.getByRole('button', { name: 'Foresight', exact: true }).click();
  const drawer = page.locator('.drawer');
  await expect(drawer.locator('[data-enemy]').first()).toBeVisible();
  await expect(drawer).toContainText('Their cards and upgrade tokens');
  await page.getByRole('button', { name: 'Foresight', exact: true }).click();
  const met = await playFight(page, session, false);
  expect(met).toContain('plan');
  expect(met).toContain('defense');
  expect(errors).toEqual([]);
});

test('by keys alone: the cursor tells a space, Enter goes there, undo takes it back', async ({ page }) => {
  await stepsByKeys(page, await openFight(page, 1), 'can be reached, 1 space');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a fight by touch to its end: the first press shows, the second does it', async ({ page }) => {
    test.slow();
    const errors = errorsOf(page);
    const session = await openFight(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const before = await decided(page);
    const go = session.pending!.options.flatMap(({ act }) => (act.do === 'move' ? [act.to] : []))[0]!;
    await page.touchscreen.tap(...(await spot(page, go))!);
    const choice = page.getByRole('list', { name: 'On this space' });
    await expect(choice).toContainText('Move to');
    const answer = (await choice.getByRole('button').first().boundingBox())!;
    expect(answer.height).toBeGreaterThanOrEqual(44);
    expect(await decided(page)).toBe(before);
    await choice.getByRole('button', { name: 'Cancel' }).tap();
    await expect(choice).toHaveCount(0);
    await playFight(page, session, true);
    expect(errors).toEqual([]);
  });
});
