import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { CampaignSession, replayCampaign } from '../src/campaign/index.ts';
import type { SavedCampaign } from '../src/stores/campaign/saved-campaign.ts';
import { atFoundersTable, content, load, lostCampaign, recordOf, SETUP } from './made-campaigns.ts';
import { answer, errorsOf, playUntil, withoutWaiting } from './table-page.ts';
import { turnPage } from './turn-page.ts';
import { test } from './warm-page.ts';

// A campaign in the browser (pp.9-13): the Book, a Story Round, an encounter and the way back from it.

const bar = (page: Page) => page.locator('.campaign-bar');

/** A new campaign of the first Adventure, at its first page. */
async function begin(page: Page): Promise<void> {
  await page.goto('./#/campaigns/new');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The Guild Bench' })).toBeVisible();
}

/** Whatever is asked before the first Story Round, by presses of the mouse alone. */
async function toHallByMouse(page: Page): Promise<void> {
  const ways = [
    page.locator('.cardboard .book-answer').first(),
    page.getByRole('button', { name: /^We played this with the real game/ }),
    page.locator('.book-option:is(button)').first(),
    page.locator('.maker .btn').first(),
    page.locator('.book-answers .book-answer').first(),
    page.locator('.btn-book').first(),
  ];
  await goThrough(page, async () => {
    for (const way of ways) if (await way.isVisible()) return void (await way.click());
  });
}

/** The same by keys: Enter reads on and throws, digits choose; Tab goes to what has neither. */
async function toHallByKeys(page: Page): Promise<void> {
  await goThrough(page, async () => {
    if (await page.getByRole('button', { name: /^We played this with the real game/ }).isVisible()) {
      await tabTo(page, /^We played this with the real game/);
      await page.keyboard.press('Enter');
      await expect(page.locator('.cardboard .book-answer').first()).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    } else if (await page.locator('.book-option:is(button), .book-answers .book-answer').first().isVisible())
      await page.keyboard.press('1');
    else if (await page.getByText('Who tries?').isVisible()) await page.keyboard.press('1');
    else await page.keyboard.press('Enter');
  });
}

/** Goes on until the hub is there; each step shows something else before the next. */
async function goThrough(page: Page, step: () => Promise<void>): Promise<void> {
  const hub = page.locator('.hub');
  const free = page.getByRole('heading', { name: /re-equip for free$|^Restored: trade items$/ });
  // A long page is scrolled on before it is turned.
  const shown = async () =>
    `${await page.locator('main').innerText()} ${await page.evaluate(() => window.scrollY)}`;
  for (let n = 0; n < 60; n++) {
    await expect(page.locator('.book, .hub').first()).toBeVisible();
    const before = await shown();
    // Whoever has gained something may equip it at once (p.67), who is restored may trade (p.18): here nobody does.
    if (await free.isVisible()) await page.getByRole('button', { name: 'Done', exact: true }).click();
    else if (await hub.isVisible()) return;
    else {
      await step();
    }
    await expect.poll(shown).not.toBe(before);
  }
  throw new Error('no Story Round was come to');
}

/** Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let n = 0; n < 400; n++) {
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused.startsWith(name) : name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${name}`);
}

const gold = async (page: Page): Promise<number> =>
  Number(await page.locator('.campaign-gold strong').innerText());

/** The campaign as its file has it. */
async function fileOf(page: Page): Promise<SavedCampaign> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

test('from a new campaign through the first Story Round by mouse, with a purchase taken back', {
  tag: '@quick',
}, async ({ page }) => {
  const errors = errorsOf(page);
  await begin(page);
  await toHallByMouse(page);
  await expect(page.getByRole('heading', { name: 'The Lamplighters’ Hall' })).toBeVisible();
  // Its tabs look like tabs at a visit that was at no table before.
  await expect(page.getByRole('tab', { name: 'Store' })).toHaveCSS('border-top-width', '0px');
  const before = await gold(page);
  await page.getByRole('button', { name: /^Look at Katar/ }).click();
  await page.getByRole('button', { name: /^Buy Katar/ }).click();
  await expect.poll(() => gold(page)).toBe(before - 18);
  await bar(page).getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => gold(page)).toBe(before);
  await bar(page).getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => gold(page)).toBe(before - 18);
  // What is bought lies in the stash; chosen there, it goes where somebody wants it.
  await page.getByRole('tab', { name: 'Items' }).click();
  const stash = page.getByRole('region', { name: 'Stash' });
  await stash.getByRole('button', { name: 'Choose Katar' }).click();
  await page.getByRole('button', { name: 'Put it here: Zeke, Pack' }).click();
  await expect(
    page.getByRole('region', { name: 'Zeke, Pack' }).getByRole('button', { name: 'Choose Katar' }),
  ).toBeVisible();
  await expect(stash.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next: Explore' }).click();
  await page.getByRole('button', { name: 'Next: Continue story' }).click();
  await expect(page.getByText('you cannot come back to this place')).toBeVisible();
  await page.getByRole('button', { name: 'Continue story', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The Ash Exchange' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the same by keys alone', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('./#/campaigns');
  await tabTo(page, 'New campaign');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New campaign' })).toBeVisible();
  await tabTo(page, /^Start$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The Guild Bench' })).toBeVisible();
  await toHallByKeys(page);
  const before = await gold(page);
  await tabTo(page, 'Look at Katar');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Buy Katar');
  await page.keyboard.press('Enter');
  await expect.poll(() => gold(page)).toBe(before - 18);
  await page.keyboard.press('u');
  await expect.poll(() => gold(page)).toBe(before);
  await tabTo(page, 'Next: Explore');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next: Continue story' })).toBeVisible();
  await tabTo(page, 'Next: Continue story');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue story', exact: true })).toBeVisible();
  await tabTo(page, /^Continue story$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The Ash Exchange' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('Continue scrolls a page that is longer than the window, and turns it at its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  // Nothing glides: where the page stands after a press is where it stays.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page);
  const heading = page.getByRole('heading', { name: 'The Guild Bench' });
  const isAtEnd = () =>
    page.evaluate(() => {
      const edge = (of: string) => document.querySelector(of)!.getBoundingClientRect();
      return edge('.prose').bottom <= edge('.book-ways').top + 2;
    });
  expect(await isAtEnd()).toBe(false);
  let presses = 0;
  for (; !(await isAtEnd()); presses++) {
    expect(presses).toBeLessThan(20);
    const before = await page.evaluate(() => window.scrollY);
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await expect(heading).toHaveCount(1);
  }
  expect(presses).toBeGreaterThan(1);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('a reload in a scene, in an encounter and in a shop comes back to the same question', async ({
  page,
}) => {
  await begin(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The Guild Bench' })).toBeVisible();
  await turnPage(page);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The Training Yard' })).toBeVisible();
  await toHallByMouse(page);
  const there = await gold(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Store' })).toBeVisible();
  expect(await gold(page)).toBe(there);
  // The first page knows the way back, and nothing of what is to come.
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: /^Continue The Lamps/ })).toBeVisible();
  const source = await page.content();
  for (const name of ['The Lamps Burn', 'A Lamp in the Rain', 'High Water'])
    expect(source).not.toContain(name);
});

test('a file brings it to another browser, and a broken one changes nothing', async ({ page, browser }) => {
  await begin(page);
  await toHallByMouse(page);
  const saved = await fileOf(page);
  const there = await gold(page);
  const other = await (await browser.newContext()).newPage();
  await load(other, JSON.stringify(saved).slice(0, -40));
  await expect(other.getByRole('alert')).toContainText('not a campaign');
  await expect(other.locator('.campaign-card')).toHaveCount(0);
  await load(other, saved);
  await expect(other.getByRole('heading', { name: 'The Lamplighters’ Hall' })).toBeVisible();
  expect(await gold(other)).toBe(there);
  await bar(other).getByRole('link', { name: 'Chronicle' }).click();
  await expect(other.getByText('The Training Yard: won')).toBeVisible();
  await other.context().close();
});

test('after a Game Over another try begins before the last encounter, and the first one stays', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await load(page, lostCampaign());
  await expect(page.getByText('Game Over')).toBeVisible();
  // Of the Endings there are, this one has a name now, and the others none (B3.6).
  await expect(page.locator('.endings-seen')).toContainText('High Water');
  await expect(page.locator('.endings-seen')).toContainText('2 more to find.');
  await expect(page.getByText('The Lamps Burn')).toHaveCount(0);
  await page.getByRole('button', { name: 'Before the last encounter' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(bar(page).getByRole('heading')).toHaveText('Lamps out, second try');
  await page.goto('./#/campaigns');
  await expect(page.locator('.campaign-card')).toHaveCount(2);
  await expect(page.getByText(/^Game Over:/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('the scene stays at hand at the table of its encounter, with what is special there (D9)', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await begin(page);
  const text = await page.locator('.prose p').first().innerText();
  await turnPage(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Current scene' }).click();
  const dialog = page.getByRole('dialog', { name: 'Current scene' });
  await expect(dialog.getByText('The Guild Bench')).toBeVisible();
  expect(await dialog.locator('.prose p').first().innerText()).toBe(text);
  await expect(dialog.getByText('Revealed so far')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // The campaign is where it was: looking at it holds nothing.
  await page.goto('./#/campaigns');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(page.getByRole('button', { name: 'Back to the board' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an encounter is played on the board with exactly its set-up; its end leads back and is taken', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await begin(page);
  await turnPage(page);
  const begins = page.getByRole('button', { name: 'Start', exact: true });
  await expect(begins).toBeVisible();
  const { log } = await fileOf(page);
  await begins.click();
  for (let n = 0; n < 3; n++) await answer(page, /./);
  // Left in the middle, the briefing leads back to it.
  await page.goto('./#/campaigns');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await playUntil(page, []);
  await page.getByRole('link', { name: 'Back to the campaign' }).click();
  await expect(page.getByText('Aftermath')).toBeVisible();
  // The file has the game with exactly the set-up that was asked for, and runs with it.
  const saved = await fileOf(page);
  const [game] = Object.values(saved.games);
  const about = replayCampaign(log, [], content).pending?.about;
  expect(about).toMatchObject({ of: 'encounter', setup: game!.setup });
  expect(replayCampaign(saved.log, [game!], content).state.games).toMatchObject([{ hash: game!.hash }]);
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByRole('heading', { name: 'Three Nights Dark' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('Abraxis in a scene is played at its own table; reloaded in the middle it stays, and its end is taken', async ({
  page,
}) => {
  test.slow(); // five rounds of four players, a press at a time
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await load(page, atFoundersTable());
  await expect(page.getByRole('heading', { name: 'The Founder’s Table' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the dice game' }).click();
  const asked = page.locator('.dock');
  const at = () => page.locator('.abx').getAttribute('data-decisions');
  /** Locks in one die of whoever is asked. */
  const lockOne = async () => {
    const before = await at();
    for (const key of ['1', '2', '3', '4']) {
      await page.keyboard.press(key);
      if ((await page.locator('.abx-die[data-picked]').count()) === 1) break;
    }
    await page.keyboard.press('Enter');
    await expect.poll(at, { intervals: [50] }).not.toBe(before);
  };
  await expect(asked.getByRole('heading')).toContainText('Nightingale');
  for (let n = 0; n < 3; n++) await lockOne();
  await page.reload();
  await expect(asked.getByRole('heading')).toContainText('Remi');
  // Its way out leads back to the page, and that to the table again.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Back to the campaign' }).click();
  await page.getByRole('button', { name: 'Back to the dice game' }).click();
  await expect(asked.getByRole('heading')).toContainText('Remi');
  const over = page.getByRole('heading', { name: 'The game is over' });
  for (let n = 0; n < 100 && !(await over.isVisible()); n++) await lockOne();
  await expect(page.locator('.abx-over > ol > li')).toHaveCount(4);
  const left = await page.locator('.abx-over li[data-in]').count();
  await page.getByRole('button', { name: 'Back to the campaign' }).click();
  await expect(page.locator('.campaign-bar')).toBeVisible();
  // It counts, is told, and goes along in the file.
  const { log, abraxis = {} } = await fileOf(page);
  expect(Object.keys(abraxis)).toHaveLength(1);
  const run = replayCampaign(log, [], content, Object.values(abraxis));
  expect(run.events.findLast(({ type }) => type === 'abraxisEnded')).toMatchObject({ survivors: left });
  await bar(page).getByRole('link', { name: 'Chronicle' }).click();
  await expect(page.getByText(`Abraxis, The Founder’s Table: ${left} still in, with points`)).toBeVisible();
  // The game itself is watched again, step by step.
  await page.getByRole('button', { name: 'Replay' }).last().click();
  const watched = page.getByRole('dialog', { name: 'The Founder’s Table' });
  await expect(watched.getByRole('status')).toHaveText(/^Round 1/);
  await page.keyboard.press('Enter');
  await expect(watched.getByRole('status')).toHaveText(/rolls\.$/);
  await page.keyboard.press('Escape');
  await expect(watched).toHaveCount(0);
  // Taken back only with a warning that names it.
  await bar(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('a game of Abraxis');
  expect(errors).toEqual([]);
});

test('Abraxis that was played with real dice is told by how many are still in', async ({ page }) => {
  await load(page, atFoundersTable());
  await page.getByRole('button', { name: /^We played this with the real game/ }).click();
  await page.getByRole('button', { name: /3 were still in/ }).click();
  await bar(page).getByRole('link', { name: 'Chronicle' }).click();
  await expect(page.getByText('Abraxis, The Founder’s Table: 3 still in (entered by hand)')).toBeVisible();
});

test('an encounter told of cardboard says on a phone what was met, and lies over nothing', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const party = ['rook-lars', 'zeke-jeong', 'tomoe', 'nyx'].map((card) => ({
    card,
    loadout: { items: [], disciplines: [] },
  }));
  const session = new CampaignSession({ ...SETUP, story: { mode: 'free', party } }, content);
  session.decide('go-to:keep-the-beacon');
  await load(page, recordOf(session, 'On cardboard'));
  await page.getByRole('button', { name: /^We played this with the real game/ }).click();
  const met = page.getByRole('group', { name: 'Achievements you met' });
  await expect(met).toBeInViewport({ ratio: 1 });
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [told, part] = [await boxOf('.book-page > .prose'), await boxOf('.cardboard')];
  expect(told.y + told.height).toBeLessThanOrEqual(part.y);
  await met.getByRole('checkbox').first().check();
  await page.locator('.cardboard .book-answer').first().click();
  await expect(page.locator('.cardboard')).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Sheet' }).click();
  await expect(page.getByText('Keep the Beacon: When 4 Drowned Hands are defeated')).toBeVisible();
  expect(errors).toEqual([]);
});
