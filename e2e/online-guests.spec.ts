// For the proof only: other games between browsers against a real host: hands that are closed, a seat of the computer's, a story.
import { expect, type Page, test } from '@playwright/test';
import { atHost, invitation, inviteTo, joinBy, openInvitation, own, pageOf, strip } from './friends.ts';

/** A picture for whoever looks on. */
async function shot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env;
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

const decisionsOn = (page: Page) => page.locator('[data-decisions]').first().getAttribute('data-decisions');

/** Everybody turns their own pages. */
async function readOn(page: Page): Promise<void> {
  const turns = page.locator('.guest-page button');
  while (await turns.isVisible()) await turns.click();
}

/** Whoever decides gives the first answer there is, or ends their turn, so many times. */
async function play(pages: readonly Page[], times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const asked = await Promise.any(
      pages.map(async (page) => {
        await page.waitForFunction(() => {
          const now = document.querySelector('.online-now')?.textContent;
          return now === 'You decide' && document.querySelector('.question[data-kind], .guest-page');
        });
        return page;
      }),
    );
    const before = await decisionsOn(asked);
    // A page of the story may come just then, and is turned first.
    await expect(async () => {
      for (const page of pages) await readOn(page);
      const end = asked.locator('.end-turn[aria-keyshortcuts]');
      const key = (await end.count()) > 0 ? await end.getAttribute('aria-keyshortcuts') : '1';
      // Answers that lie under one card come in a sheet of their own.
      const together = asked.getByRole('dialog').locator('[data-option]').first();
      if (await together.isVisible()) await together.click();
      else if ((await decisionsOn(asked)) === before) await asked.keyboard.press(key!);
      await expect.poll(() => decisionsOn(asked), { timeout: 1000 }).not.toBe(before);
    }).toPass();
    for (const page of pages) await expect.poll(() => decisionsOn(page)).not.toBe(before);
  }
}

/** All show as many decisions. */
async function together(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    const all = await Promise.all(pages.map(decisionsOn));
    expect(new Set(all).size).toBe(1);
  }).toPass();
}

const hand = (page: Page) => page.getByRole('list', { name: 'Cards in hand' });
const cover = (page: Page) => page.getByRole('button', { name: /^I am / });

test('Midgard with closed hands: two friends and the computer, each with their own hand alone; who watches sees none', async ({
  browser,
}) => {
  test.slow();
  await atHost(async (host, errors) => {
    const ana = await pageOf(browser, host, errors);
    const ben = await pageOf(browser, host, errors, { viewport: { width: 390, height: 844 } });
    const cleo = await pageOf(browser, host, errors);
    await own(ana, host);
    await ana.goto('./');
    await ana.getByRole('link', { name: /^Midgard/ }).click();
    await ana.getByRole('button', { name: /^\+ Add player$/ }).click();
    await ana.getByLabel('Who plays Player 3').selectOption('plain');
    await ana.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(cover(ana)).toBeVisible();
    const link = await inviteTo(ana, 'Ana');
    await openInvitation(ana);
    const watch = await invitation(ana).getByRole('textbox', { name: 'Link to watch' }).inputValue();
    await ana.keyboard.press('Escape');
    await joinBy(ben, link, 'Ben', 'Player 2');
    await cleo.goto(watch);
    await expect(cleo.getByText('play with people you trust')).toBeVisible();
    await cleo.getByRole('link', { name: 'Watch' }).click();
    await expect(strip(cleo)).toBeVisible();
    await expect(hand(ana)).toBeVisible();
    await expect(hand(ben)).toBeVisible();
    expect(await hand(ana).innerText()).not.toBe(await hand(ben).innerText());
    const all = [ana, ben, cleo];
    await shot(cleo, 'mid-cleo');
    await play(all.slice(0, 2), 8);
    await together(all);
    for (const page of all) await expect(cover(page)).toHaveCount(0);
    await expect(hand(cleo)).toHaveCount(0);
    await cleo.reload();
    await expect(strip(cleo)).toContainText('Online');
    await expect(cover(cleo)).toHaveCount(0);
    await expect(hand(cleo)).toHaveCount(0);
    await ben.reload();
    await expect(hand(ben)).toBeVisible();
    await expect(cover(ben)).toHaveCount(0);
    await play(all.slice(0, 2), 4);
    await together(all);
  });
});

test('a chapter of Folklore: each turns their own pages, answers are given in turn, and a reload comes back', async ({
  browser,
}) => {
  test.slow();
  await atHost(async (host, errors) => {
    const ana = await pageOf(browser, host, errors);
    const ben = await pageOf(browser, host, errors, { viewport: { width: 390, height: 844 } });
    await own(ana, host);
    await ana.goto('./');
    await ana.getByRole('link', { name: /^Folklore/ }).click();
    await ana.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(ana.locator('.guest-page')).toBeVisible();
    await readOn(ana);
    const link = await inviteTo(ana, 'Ana');
    await shot(ana, 'folk-ana');
    await ben.goto(link);
    const seat = ben.getByRole('button', { name: /^Take this seat: / }).first();
    await joinBy(ben, link, 'Ben', (await seat.getAttribute('aria-label'))!.replace('Take this seat: ', ''));
    await shot(ben, 'folk-ben');
    await play([ana, ben], 10);
    await together([ana, ben]);
    await ben.reload();
    await expect(strip(ben)).toContainText('Online');
    await together([ana, ben]);
    await play([ana, ben], 6);
    await shot(ana, 'folk-ana2');
    await shot(ben, 'folk-ben2');
  });
});

test('a mission of Malhya: each turns their own pages, a fight is answered in turn, and a reload comes back to its board', async ({
  browser,
}) => {
  test.slow();
  await atHost(async (host, errors) => {
    const ana = await pageOf(browser, host, errors);
    const ben = await pageOf(browser, host, errors, { viewport: { width: 390, height: 844 } });
    await own(ana, host);
    await ana.goto('./');
    await ana.getByRole('link', { name: /^Malhya/ }).click();
    await ana.getByRole('radio', { name: /Quay of Lamps/ }).check();
    await ana.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(ana.locator('.guest-page')).toBeVisible();
    await readOn(ana);
    const link = await inviteTo(ana, 'Ana');
    await ben.goto(link);
    const seat = ben.getByRole('button', { name: /^Take this seat: / }).last();
    await joinBy(ben, link, 'Ben', (await seat.getAttribute('aria-label'))!.replace('Take this seat: ', ''));
    await play([ana, ben], 8);
    await together([ana, ben]);
    for (const page of [ana, ben]) await expect(page.locator('.mal-board')).toBeVisible();
    await shot(ana, 'malhya-ana');
    await shot(ben, 'malhya-ben');
    await ben.reload();
    await expect(strip(ben)).toContainText('Online');
    await together([ana, ben]);
    await expect(ben.locator('.mal-board')).toBeVisible();
    await play([ana, ben], 6);
    await together([ana, ben]);
  });
});
