// For the proof only: whole ways through Midgard; that its screens are in order is seen by the walk of screens.spec.ts.
import { expect, type Page } from '@playwright/test';
import { otherUse } from '../src/games/midgard/words/en/card-facts.ts';
import { raceAt } from '../tests/games/midgard/race.ts';
import { content } from '../tests/games/midgard/sitting.ts';
import { errorsOf, tabTo, withoutWaiting } from './table-page.ts';
import { openRace } from './tour-midgard.ts';
import { test } from './warm-page.ts';

const decisions = async (page: Page): Promise<string> =>
  (await page.locator('.midgard').getAttribute('data-decisions')) ?? '';

test('a race of three to its end by keys alone, one of them the computer’s; watched and played on', async ({
  page,
}) => {
  test.slow();
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./');
  await tabTo(page, 'link', /^Midgard/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /^\+ Add player$/);
  await page.keyboard.press('Enter');
  const third = page.getByLabel('Who plays Player 3');
  await third.focus();
  await page.keyboard.type('Computer, p');
  await expect(third).toHaveValue('plain');
  // With closed hands each would press to have the screen: that is looked at by itself.
  await page.getByRole('radio', { name: /^Open/ }).focus();
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Start$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.midgard .question')).toBeVisible();
  const over = page.locator('.guest-over');
  for (let n = 0; n < 900; n++) {
    await page.waitForFunction(() => document.querySelector('.question[data-kind], .guest-over'));
    if ((await over.count()) > 0) break;
    const at = await decisions(page);
    // The actions are ended where that is offered; else the first answer there is.
    const end = page.locator('.end-turn[aria-keyshortcuts]');
    const key = (await end.count()) > 0 ? await end.getAttribute('aria-keyshortcuts') : '1';
    await page.keyboard.press(key!);
    await expect.poll(async () => (await over.count()) > 0 || (await decisions(page)) !== at).toBe(true);
  }
  await expect(over.locator('h2')).toHaveText(/wins/);
  await expect(page.getByRole('region', { name: 'Standings' })).toContainText('Player 3');
  await tabTo(page, 'link', /^Replay$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.midgard[data-replay]')).toBeVisible();
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowDown');
  await tabTo(page, 'button', /^Play from here$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.midgard:not([data-replay]) .question')).toBeVisible();
  expect(errors).toEqual([]);
});

test('closed hands: no card of a hand is in the page’s whole text while somebody else looks', async ({
  page,
}) => {
  await withoutWaiting(page);
  const session = raceAt(({ kind }, { state }) => kind === 'plan' && state.round > 1, 3, { hands: 'closed' });
  await openRace(page, session);
  const textsOf = (player: number) =>
    session.state.players[player]!.hand.map((card) => otherUse(content.actions[card]!.use));
  const shown = async () => (await page.locator('body').textContent()) ?? '';
  const { player } = session.pending!;
  const all = session.state.players.flatMap((_, at) => textsOf(at));
  const before = await shown();
  expect(all.filter((text) => before.includes(text))).toEqual([]);
  // The log and the players lie open, and tell nothing of it.
  await page.getByRole('button', { name: 'Log' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `I am Player ${player + 1}` }).click();
  await expect(page.getByRole('list', { name: 'Cards in hand' })).toBeVisible();
  const own = textsOf(player);
  const others = all.filter((text) => !own.includes(text));
  const after = await shown();
  expect(own.filter((text) => !after.includes(text))).toEqual([]);
  expect(others.filter((text) => after.includes(text))).toEqual([]);
  // A reload begins at the cover again.
  await page.reload();
  await expect(page.getByRole('button', { name: `I am Player ${player + 1}` })).toBeFocused();
  const again = await shown();
  expect(all.filter((text) => again.includes(text))).toEqual([]);
});

test('in the middle of a fight the page is left and comes back to the same question and the same totals', async ({
  page,
}) => {
  await withoutWaiting(page);
  await openRace(
    page,
    raceAt(({ kind }, { state }) => kind === 'defend' && state.combat?.kind === 'creature'),
  );
  const fight = page.getByRole('region', { name: 'Fight' });
  await expect(fight).toContainText('Attack');
  const before = [await page.locator('.question-title').textContent(), await fight.textContent()];
  await page.reload();
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'defend');
  expect([await page.locator('.question-title').textContent(), await fight.textContent()]).toEqual(before);
});

test('a link from the menu opens the same race in another browser, to be played on there; it is said what it holds', async ({
  page,
  browser,
}) => {
  await withoutWaiting(page);
  const session = raceAt(({ kind }, { state }) => kind === 'plan' && state.round > 1, 2, { hands: 'closed' });
  await openRace(page, session);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('menuitem', { name: /link/i }).click();
  await expect(page.getByRole('dialog')).toContainText('It holds the cards of all players');
  const link = await page.getByRole('dialog').locator('input').inputValue();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.locator('.midgard')).toHaveAttribute('data-decisions', String(session.decisions.length));
  await expect(other.locator('.question')).toHaveCount(0);
  await other.getByRole('button', { name: /^I am/ }).click();
  await other.keyboard.press('1');
  await expect(other.locator('.midgard')).not.toHaveAttribute(
    'data-decisions',
    String(session.decisions.length),
  );
  await elsewhere.close();
});

test('dice of the real table are typed', async ({ page }) => {
  await withoutWaiting(page);
  const session = raceAt(({ kind }) => kind === 'die-face', 2, { byHand: true });
  await openRace(page, session);
  await page.locator('.face-written input').fill('21');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('from 1 to 20');
  await page.locator('.face-written input').fill('17');
  await page.keyboard.press('Enter');
  await expect(page.locator('.midgard')).not.toHaveAttribute(
    'data-decisions',
    String(session.decisions.length),
  );
});

const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [320, 640],
] as const;

for (const [width, height] of SIZES)
  test(`all answers are seen, and nothing is wider than the window, of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    for (const kind of ['action', 'modifiers', 'attack', 'challenge'] as const) {
      await openRace(
        page,
        raceAt((prompt, { state }) => prompt.kind === kind && state.round > 1),
      );
      await expect(page.locator('.question')).toHaveAttribute('data-kind', kind);
      const cut = await page.evaluate(() => {
        const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
        const answers = [...document.querySelectorAll('.dock [data-option]')];
        const out = answers.filter((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return left < 0 || top < 0 || right > clientWidth + 1 || bottom > clientHeight + 1;
        });
        return [scrollWidth - clientWidth, out.map(({ textContent }) => textContent)];
      });
      expect([kind, ...cut]).toEqual([kind, 0, []]);
    }
  });
