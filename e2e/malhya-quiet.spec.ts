// For the proof only: a room of Malhya entered in stealth, by mouse and by touch; its parts are shown by its components.
import { expect, type Page, test } from '@playwright/test';
import type { MalhyaSession } from '../src/games/malhya/rules/malhya-game.ts';
import { seenSpaces } from '../src/games/malhya/rules/stealth/quiet-here.ts';
import { type Answer, byBot } from '../tests/games/malhya/fights/quay.ts';
import { nightSetup, quietAt } from '../tests/games/malhya/stealth/quiet-at.ts';
import { content, trial } from '../tests/games/malhya/trial.ts';
import { decided, openMalhya, spaceOf, spot, stepsByKeys } from './malhya-page.ts';
import { errorsOf } from './table-page.ts';

/** Gives an answer as somebody would: on the board where it means a space in sight, else in the dock. */
async function give(page: Page, session: MalhyaSession, id: string, byTouch: boolean) {
  const option = session.pending!.options.find((one) => one.id === id)!;
  const space = session.state.place && spaceOf(session, option);
  const at = space && (await spot(page, space));
  const button = page.locator(`[data-option="${id}"]:visible`).first();
  const press = async () => {
    if (at && byTouch) {
      await page.touchscreen.tap(...at);
      await page.touchscreen.tap(...at);
    } else if (at) await page.mouse.click(...at);
    else {
      const folds = page.locator('.dock [aria-haspopup]');
      for (let n = 0; n < (await folds.count()) && !(await button.isVisible()); n++) {
        await folds.nth(n).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        if (!(await button.isVisible())) await page.keyboard.press('Escape');
      }
      await button.click({ timeout: 5000 });
    }
  };
  const before = session.decisions.length;
  session.decide(id);
  const pages = page.locator('.guest-page button');
  await expect(async () => {
    // What a chapter tells lies over the table until somebody goes on.
    if (await pages.isVisible()) await pages.click();
    else if ((await decided(page)) === before) await press();
    await expect.poll(() => decided(page), { timeout: 2000 }).toBe(session.decisions.length);
  }, id).toPass();
}

/** Into sight as soon as it can be reached; then the alarm is let come, and the fight is fought. */
const carelessly: Answer = (prompt, session) => {
  if (prompt.kind === 'avert') return 'alarm';
  if (prompt.kind === 'quiet-turn') {
    const seen = seenSpaces({ content, state: session.state });
    const into = prompt.options.find(({ act }) => act.do === 'move' && seen.has(act.to.join()));
    if (into) return into.id;
  }
  return byBot('careful')(prompt, session);
};

/** A room entered in stealth, an alarm, the fight to its end, every answer given on the page. */
async function night(page: Page, byTouch: boolean): Promise<void> {
  const errors = errorsOf(page);
  const session = trial(nightSetup(14, 2));
  await openMalhya(page, session);
  const panel = page.getByRole('region', { name: 'Stealth' });
  const alarm = page.getByRole('region', { name: 'Alarm' });
  const was = { quiet: false, alarm: false };
  for (let n = 0; n < 200 && session.pending && !(was.alarm && !session.state.place); n++) {
    if (session.state.stealth && session.state.place && !was.quiet) {
      await expect(panel).toContainText(/Turn \d, .*: Threat \d+ of \d+/);
      await expect(page.locator('[data-seen]').first()).toBeAttached();
      was.quiet = true;
    }
    if (session.state.place && session.events.at(-1) && !session.state.stealth && was.quiet && !was.alarm) {
      await expect(alarm).toContainText(/has seen/);
      await expect(panel).toHaveCount(0);
      was.alarm = true;
    }
    await give(page, session, carelessly(session.pending, session), byTouch);
  }
  expect(was).toEqual({ quiet: true, alarm: true });
  expect(session.state.place).toBeNull();
  expect(errors).toEqual([]);
}

test('a room entered in stealth, an alarm, the fight, by mouse', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1366, height: 768 });
  await night(page, false);
});

test('what is seen is told before the step: under the mouse, on the way, with the next row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const session = quietAt(({ kind }) => kind === 'quiet-turn');
  await openMalhya(page, session);
  const seen = seenSpaces({ content, state: session.state });
  const goes = session.pending!.options.flatMap(({ act }) => (act.do === 'move' ? [act.to] : []));
  const told = page.locator('.board-caption');
  await page.mouse.move(...(await spot(page, goes.find((to) => seen.has(to.join()))!))!);
  await expect(told).toContainText(/on the way .* seen by .*: alarm/);
  await expect(page.locator('[data-way][data-by]').first()).toBeVisible();
  await page.mouse.move(...(await spot(page, goes.find((to) => !seen.has(to.join()))!))!);
  await expect(told).toContainText('unseen all the way');
  await page.getByRole('button', { name: 'Sight', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stealth rules' })).toHaveAttribute('aria-pressed', 'true');
});

test('by keys alone: the cursor tells who sees a space, Enter goes there, undo takes it back', async ({
  page,
}) => {
  const session = quietAt(({ kind }) => kind === 'quiet-turn');
  await openMalhya(page, session);
  await stepsByKeys(page, session, /unseen all the way|on the way/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a room entered in stealth, an alarm, the fight, by touch', async ({ page }) => {
    test.slow();
    await night(page, true);
  });
});
