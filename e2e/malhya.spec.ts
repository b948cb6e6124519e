// For the proof only: a whole trial of Malhya by keys alone, watched and played on from; how it looks on a phone.
import { expect, type Page } from '@playwright/test';
import type { MalhyaSession } from '../src/games/malhya/rules/malhya-game.ts';
import { packLog } from '../src/stores/opened/link.ts';
import { trialAt } from '../tests/games/malhya/trial.ts';
import { errorsOf, tabTo, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

const decisions = async (page: Page): Promise<string> =>
  (await page.locator('.malhya').getAttribute('data-decisions')) ?? '';

/** Opens it on the page by its link. */
async function openTrial(page: Page, session: MalhyaSession): Promise<void> {
  await page.goto(`./#/link/${packLog(session.toLog(), session.questions)}`);
  await expect(page.locator('.malhya')).toHaveAttribute('data-decisions', String(session.decisions.length));
}

test('a trial of two to its end by keys alone; watched and played on', async ({ page }) => {
  test.slow();
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./');
  await tabTo(page, 'link', /^Malhya/);
  await page.keyboard.press('Enter');
  // One alone never plays: nobody can be sent away.
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Player 2/ })).toHaveCount(0);
  await tabTo(page, 'button', /^Start$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.malhya')).toBeVisible();
  const over = page.locator('.guest-over');
  const chapter = page.locator('.guest-page h2');
  /** What stands there: a chapter to be read, a question after so many decisions, the end. */
  const stand = async () =>
    `${await decisions(page)} ${(await chapter.allTextContents()).join()} ${await over.count()}`;
  for (let n = 0; n < 600; n++) {
    await page.waitForFunction(() =>
      document.querySelector('.question[data-kind], .guest-over, .guest-page'),
    );
    if ((await over.count()) > 0) break;
    const at = await stand();
    // A chapter is read on from with Enter. A check is stopped where one may; else the first answer there is.
    const stop = page.locator('[data-option="stop"][aria-keyshortcuts]');
    const answer = (await stop.count()) > 0 ? await stop.getAttribute('aria-keyshortcuts') : '1';
    await page.keyboard.press((await chapter.count()) > 0 ? 'Enter' : answer!);
    await expect.poll(stand).not.toBe(at);
  }
  await expect(over.locator('h2')).toHaveText(/You (won|lost)/);
  await tabTo(page, 'link', /^Replay$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.malhya[data-replay]')).toBeVisible();
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowDown');
  await tabTo(page, 'button', /^Play from here$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.malhya:not([data-replay])')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a check by touch on a phone: tracks, odds of rolling and of stopping, back by undo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutWaiting(page);
  const session = trialAt(
    ({ kind }, { state }) =>
      kind === 'again' && state.check?.kind === 'group' && state.check.rolls.length > 0,
  );
  await openTrial(page, session);
  await expect(page.getByRole('region', { name: 'Check' })).toBeVisible();
  await expect(page.locator('[data-option="roll"]')).toContainText('%');
  await expect(page.locator('[data-option="stop"]')).toContainText('%');
  await page.locator('[data-option="stop"]').click();
  await expect(page.locator('.malhya')).toHaveAttribute(
    'data-decisions',
    String(session.decisions.length + 1),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.malhya')).toHaveAttribute('data-decisions', String(session.decisions.length));
});
