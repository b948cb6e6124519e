// For the proof only: what a sheet says is in the tests of its component; here, where it lies, and that all of it is seen.
import { expect, type Page, test } from '@playwright/test';
import { makeBot } from '../src/bots/bot.ts';
import { defaultSetup, EncounterSession } from '../src/engine/index.ts';
import { gameContent } from '../tests/support/content.ts';
import { openSession } from './opened-game.ts';
import { answer, question, withoutWaiting } from './table-page.ts';

const SIZES = [
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a small phone', width: 360, height: 640 },
];

/** What each has in the Pack: three of three. */
const PACKS = [
  ['smoke-bomb', 'buckler', 'hand-axe'],
  ['katar', 'war-axe', 'cloak'],
  ['great-hammer', 'scythe', 'halberd'],
  ['long-sword', 'hunting-bow', 'adrenal-gland'],
];

/** A game of the simple bot's where that is asked first. */
function gameAt(ask: string, encounter: string, seed: string, packs = false): EncounterSession {
  const setup = defaultSetup(gameContent.encounters[encounter]!, seed, ['North', 'South']);
  const party = setup.party.map((one, i) => ({
    ...one,
    loadout: { ...one.loadout, ...(packs ? { pack: PACKS[i]! } : {}) },
  }));
  const session = new EncounterSession({ ...setup, party }, gameContent);
  const bot = makeBot('simple', seed);
  while (session.pending && session.pending.question.ask !== ask) session.decide(bot.choose(session));
  return session;
}

/** The sheet rises from the dock, to 70 % of the height at most, and each of its answers is wholly in the window. */
async function isSeen(page: Page, width: number, height: number): Promise<void> {
  const dock = (await page.locator('.dock').boundingBox())!;
  expect(dock.y + dock.height).toBeGreaterThan(height - 2);
  if (height > 660) expect(dock.height).toBeLessThanOrEqual(0.7 * height + 1);
  const answers = page.locator('.loot [data-option]');
  for (const one of await answers.all()) {
    await one.scrollIntoViewIfNeeded();
    const box = (await one.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(width === 1366 ? 32 : 44);
    expect([box.x >= 0, box.x + box.width <= width + 1, box.y + box.height <= height]).toEqual([
      true,
      true,
      true,
    ]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test('loot comes as a sheet that rises by itself, with what it is to each, and is given with one press', async ({
  page,
}) => {
  await withoutWaiting(page);
  const session = gameAt('who-gains', 'when-the-locks-opened', 'p3');
  await page.setViewportSize({ width: 1366, height: 768 });
  await openSession(page, session);
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.loot .card')).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`who-${width}.png`) });
    await isSeen(page, width, height);
    // All who may have it are seen at once, and what it does without scrolling.
    const card = page.locator('.loot .card');
    await expect(card).toContainText('Take 2 less');
    const more = await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    // Its lower edge, no words.
    expect(more).toBeLessThan(5);
    await expect(card.locator('.card-text')).toBeInViewport({ ratio: 1 });
    if (width !== 844)
      for (const one of await page.locator('.loot [data-option]').all())
        await expect(one).toBeInViewport({ ratio: 1 });
  }
  await answer(page, /^target:/);
  // More was found there: that is asked for next.
  await expect(page.getByText('Who takes Coin Crab Shell?')).toHaveCount(0);
});

test('a full Pack: the new one and one’s own, each over what is done with it', async ({ page }) => {
  await withoutWaiting(page);
  const session = gameAt('pack-full', 'when-the-locks-opened', 'p1', true);
  await page.setViewportSize({ width: 1366, height: 768 });
  await openSession(page, session);
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.loot .card').first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`full-${width}.png`) });
    await isSeen(page, width, height);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.locator('.loot').getByRole('button', { name: /^Drop / })).toHaveCount(4);
  await page.locator('.loot [data-option="stash"], .loot [data-option^="stash"]').click();
  await question(page);
  await expect(page.locator('.loot')).toHaveCount(0);
});
