import { expect, type Page } from '@playwright/test';
import { CampaignSession } from '../src/campaign/index.ts';
import { EncounterSession, reportOf } from '../src/engine/index.ts';
import type { SavedCampaign } from '../src/stores/campaign/saved-campaign.ts';
import { packLog } from '../src/stores/opened/link.ts';
import { drive, gameContent, newGame } from '../tests/support/games.ts';
import { load, recordOf, SETUP } from './made-campaigns.ts';
import { errorsOf } from './table-page.ts';
import { turnPage } from './turn-page.ts';
import { test } from './warm-page.ts';

// Crawls (p.9), a party without a story, and Skill Checks with real dice (p.66), in the browser.

const FOUR = ['Nightingale', 'Zeke', 'Rook', 'Remi'];

async function beginWithFour(page: Page, mode: 'Crawl' | 'Epic Crawl' | 'Free party'): Promise<void> {
  await page.goto('./#/campaigns/new');
  await page
    .locator('.mode')
    .filter({ has: page.getByText(mode, { exact: true }) })
    .click();
  for (const name of FOUR) await page.locator('.party-face').filter({ hasText: name }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

const done = (page: Page) => page.getByRole('button', { name: 'Done', exact: true }).click();
const goOn = (page: Page) => page.getByRole('button', { name: /^Continue/ }).click();

/** How the encounter ended on a table of wood: by the first end that is called so. */
async function told(page: Page, how: 'Won' | 'Lost'): Promise<void> {
  await page.getByRole('button', { name: /^We played this with the real game/ }).click();
  await page.locator('.cardboard .book-answer').filter({ hasText: how }).first().click();
  await expect(page.getByText('Aftermath')).toBeVisible();
  await goOn(page);
}

/** Four with bare hands, whom a bot of chance leads into the first encounter: it is lost on the board. */
function lostCrawl(): { session: CampaignSession; games: SavedCampaign['games'] } {
  const party = ['nightingale-arsen', 'zeke-jeong', 'rook-lars', 'remi-moretti'];
  const session = new CampaignSession(
    { ...SETUP, seed: 'lost', story: { mode: 'crawl', scenario: 'oil-and-salt', party } },
    gameContent,
  );
  session.decide('done');
  const about = session.pending?.about;
  if (about?.of !== 'encounter') throw new Error('no encounter is asked for');
  const log = drive(new EncounterSession(about.setup, gameContent), 'random', 'x').toLog();
  session.decide(session.take(log));
  expect(session.state.games).toMatchObject([{ result: 'lost' }]);
  return { session, games: { [log.hash]: log } };
}

/** What stands at each station of the road that is shown. */
const strip = (page: Page) => page.locator('.strip-station');

test('a Crawl from its Store to its end: the road fills, the end counts, and it is begun again', {
  tag: '@quick',
}, async ({ page }) => {
  const errors = errorsOf(page);
  await beginWithFour(page, 'Crawl');
  await expect(page.locator('.campaign-gold strong')).toHaveText('285');
  await page.getByRole('button', { name: /^Look at Katar/ }).click();
  await page.getByRole('button', { name: /^Buy Katar/ }).click();
  await expect(page.locator('.campaign-gold strong')).toHaveText('267');
  await done(page);
  await expect(page.getByText(/On the first day they let you practise/)).toBeVisible();
  await expect(strip(page)).toHaveCount(4);
  // What lies ahead has a number, and no name.
  await expect(strip(page).nth(0)).toContainText('you are here');
  await expect(strip(page).nth(1)).toContainText('Stop 2');
  await expect(page.getByText('Under Hallow Street')).toHaveCount(0);
  await told(page, 'Won');
  await expect(strip(page).nth(0)).toContainText('won');
  for (let n = 0; n < 3; n++) {
    await told(page, 'Won');
    if (n < 2) await done(page);
  }
  await expect(page.getByText('Scenario won')).toBeVisible();
  await expect(page.getByText(/The lamps burn, the hams hang/)).toBeVisible();
  await expect(page.locator('.run-numbers')).toContainText('4 of 4');
  await expect(strip(page).filter({ hasText: 'won' })).toHaveCount(4);
  // The chronicle tells of each encounter under its own name.
  await page.getByRole('link', { name: 'Chronicle', exact: true }).click();
  await expect(page.locator('main ol > li > h3')).toHaveText([
    'Beginning',
    'Proving Ground: Broods',
    'Under Hallow Street',
    'Proving Ground: Giants',
    'Proving Ground: Spirits',
  ]);
  await page.getByRole('link', { name: 'Story' }).click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('heading', { name: 'Oil and Salt, second try' })).toBeVisible();
  await expect(page.locator('.campaign-gold strong')).toHaveText('285');
  expect(errors).toEqual([]);
});

test('a Crawl lost on the board ends there, with the damage and everything of it gone (p.9)', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const { session, games } = lostCrawl();
  await load(page, recordOf(session, 'Oil and Salt', games));
  await expect(page.getByText('Aftermath')).toBeVisible();
  await goOn(page);
  await expect(page.getByText('Scenario lost')).toBeVisible();
  await expect(strip(page).nth(0)).toContainText(/lost · \d+ rounds?/);
  await expect(strip(page).nth(0).locator('.strip-party li').first()).toHaveAttribute(
    'title',
    /damage|Defeated/,
  );
  await expect(page.locator('.run-numbers')).toContainText('0 of 4');
  await expect(page.locator('.run-numbers')).not.toContainText('nobody');
  await expect(page.locator('.campaign-gold strong')).toHaveText('285');
  // Nothing in the middle is tried again (X270).
  await expect(page.getByRole('button', { name: 'Before the last encounter' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an Epic Crawl goes on to a higher Rank with what there is; a lost Scenario may be tried again', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await beginWithFour(page, 'Epic Crawl');
  await done(page);
  for (let n = 0; n < 4; n++) {
    await told(page, 'Won');
    if (n === 1 || n === 2) await done(page);
  }
  await expect(page.getByRole('heading', { name: 'Next Scenario' })).toBeVisible();
  await expect(page.getByText('Scenario won')).toBeVisible();
  await expect(page.getByText('Oil and Salt: Rank 1 is already won')).toBeVisible();
  const gold = await page.locator('.campaign-gold strong').innerText();
  await page.locator('.book-answer').filter({ hasText: 'Old Debts' }).click();
  await expect(page.getByRole('tab', { name: 'Store' })).toBeVisible();
  // X239: a later Scenario gives none of its start.
  await expect(page.locator('.campaign-gold strong')).toHaveText(gold);
  await done(page);
  await expect(strip(page)).toHaveCount(3);
  await told(page, 'Lost');
  await expect(page.getByText('Scenario lost')).toBeVisible();
  await expect(page.locator('.campaign-gold strong')).toHaveText(gold);
  await expect(page.locator('.book-answer').filter({ hasText: 'Old Debts' })).toBeVisible();
  await page.locator('.book-answer').filter({ hasText: 'End the Crawl' }).click();
  // What a lost one would have ended with is not read.
  await expect(page.getByText(/All three are ruled off/)).toHaveCount(0);
  await page.goto('./#/campaigns');
  await expect(page.getByText('Ending: Old Debts')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the party of a single encounter is kept with what it was left with, and goes on (X271)', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const session = drive(newGame('training-yard', 'kept'), 'simple', 'kept', 5000);
  const report = reportOf(session.position, session.events)!;
  await page.goto(`./#/link/${packLog(session.toLog(), session.questions)}`);
  await expect(page.locator('.outcome')).toBeVisible();
  await page.getByRole('link', { name: 'Keep this party' }).click();
  await expect(page.getByText(/As The Training Yard left it/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep party' }).click();
  await expect(page.getByRole('heading', { name: 'Choose the next encounter' })).toBeVisible();
  await expect(page.locator('.campaign-gold strong')).toHaveText(String(report.gold));
  await page.getByRole('link', { name: 'Sheet' }).click();
  const damages = await page.locator('.sheet-member dl > div:first-child dd').allInnerTexts();
  expect(damages.map((text) => Number(/^\d+/.exec(text)?.[0]))).toEqual(
    report.members.map(({ damage }) => damage),
  );
  await page.getByRole('link', { name: 'Story' }).click();
  await page.locator('.book-answer').filter({ hasText: 'Rest: restore everyone' }).click();
  await page.locator('.book-answer').filter({ hasText: 'Go to the store' }).click();
  await expect(page.getByRole('tab', { name: 'Store' })).toBeVisible();
  await done(page);
  await page.getByRole('button', { name: 'Play The Training Yard' }).click();
  await told(page, 'Won');
  await page.locator('.book-answer').filter({ hasText: 'End the campaign' }).click();
  await page.goto('./#/campaigns');
  await expect(page.locator('.campaign-where')).toHaveText('Ended');
  expect(errors).toEqual([]);
});

test('a Companion goes from one to another, into the stash and out of it, where items are arranged (p.66)', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const member = (card: string, companion?: string) => ({
    card,
    loadout: { items: [], disciplines: [], ...(companion ? { companion } : {}) },
  });
  const session = new CampaignSession(
    {
      ...SETUP,
      story: { mode: 'free', party: [member('rook-lars', 'mule'), member('zeke-jeong', 'map-seller')] },
    },
    gameContent,
  );
  session.decide('shop');
  await load(page, recordOf(session, 'Oil and Salt'));
  await page.getByRole('tab', { name: 'Items' }).click();
  const rook = page.getByRole('region', { name: 'Rook, Companion' });
  const zeke = page.getByRole('region', { name: 'Zeke, Companion' });
  const stash = page.getByRole('region', { name: 'Stash' });
  await rook.getByRole('button', { name: 'Choose Mule' }).click();
  await expect(page.locator('.item-actions').getByText('Kick').first()).toBeVisible();
  await page.getByRole('button', { name: 'Put it here: Zeke, Companion' }).click();
  await expect(zeke.getByRole('button', { name: 'Choose Mule' })).toBeVisible();
  await expect(rook.getByRole('button', { name: 'Choose Map-Seller' })).toBeVisible();
  await zeke.getByRole('button', { name: 'Choose Mule' }).click();
  await stash.getByRole('button', { name: 'Put it here: Stash' }).click();
  await expect(stash.getByRole('button', { name: 'Choose Mule' })).toBeVisible();
  await page.getByRole('link', { name: 'Sheet' }).click();
  await expect(page.locator('.sheet-member').first()).toContainText('Map-Seller');
  expect(errors).toEqual([]);
});

test('a Skill Check of a scene with real dice: each face is said, and the sum is theirs (p.66)', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto('./#/campaigns/new');
  await page.getByLabel(/real dice|by hand/i).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await turnPage(page);
  await told(page, 'Won');
  await turnPage(page);
  await expect(page.getByText('what does the first die show?')).toBeVisible();
  await page.locator('.faces button').nth(1).click();
  await expect(page.getByText('what does the second die show?')).toBeVisible();
  await page.keyboard.press('6');
  await expect(page.locator('.thrown')).toBeVisible();
  await turnPage(page);
  await page.getByRole('link', { name: 'Chronicle', exact: true }).click();
  await expect(page.getByText(/^Zeke: Perception \d+ vs 10/)).toBeVisible();
  expect(errors).toEqual([]);
});
