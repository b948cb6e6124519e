import { expect, type Page } from '@playwright/test';
import { CampaignSession } from '../src/campaign/index.ts';
import { answered, atFoundersTable, content, load, lostCampaign, recordOf, SETUP } from './made-campaigns.ts';
import { withoutPainter } from './table-page.ts';
import type { Look } from './tour.ts';

/** A campaign at the first question of that kind after that answer. */
const at = (kind: string, wanted: readonly string[] = [], after = 'read-on') => {
  const there = answered(
    new CampaignSession({ ...SETUP, seed: 'tour' }, content),
    wanted,
    ({ pending, decisions }) =>
      pending?.kind === kind && (kind === 'read-on' || decisions.some(({ option }) => option === after)),
  );
  if (!there) throw new Error(`nobody is asked for ${kind}`);
  return recordOf(there, 'The Lamps');
};

/** One at the end of a Crawl, all of it told. */
function crawl() {
  const party = ['nightingale-arsen', 'zeke-jeong', 'rook-lars', 'remi-moretti'];
  const story = { mode: 'crawl', scenario: 'oil-and-salt', party } as const;
  const session = new CampaignSession({ ...SETUP, story }, content);
  const there = answered(session, ['done'], ({ state }) => state.games.length === 1);
  if (!there) throw new Error('no encounter was told');
  return recordOf(there, 'Oil and Salt');
}

/** Campaigns (pp.9-13): beginning one, its Book, a Story Round, what is kept of it, its end, and what does not open. */
export async function campaigns(page: Page, look: Look, painted: boolean): Promise<void> {
  if (!painted) await withoutPainter(page);
  const bar = page.locator('.campaign-bar');
  await page.goto('./#/campaigns');
  await expect(page.getByRole('link', { name: 'New campaign' })).toBeVisible();
  await look('campaigns, none yet');
  await page.getByRole('link', { name: 'New campaign' }).click();
  await expect(page.getByRole('heading', { name: 'New campaign' })).toBeVisible();
  await look('new campaign');
  await page
    .locator('.mode')
    .filter({ has: page.getByText('Crawl', { exact: true }) })
    .click();
  await look('new crawl');

  await load(page, at('read-on'));
  await expect(page.getByRole('heading', { name: 'The Guild Bench' })).toBeVisible();
  await look('campaign, a scene');
  await load(page, at('encounter'));
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^We played this with the real game/ }).click();
  await look('campaign, a briefing');
  await page.locator('.cardboard .book-answer').first().click();
  await expect(page.getByText('Aftermath')).toBeVisible();
  await look('campaign, an aftermath');
  await load(page, at('decide'));
  await expect(page.locator('.book-option').first()).toBeVisible();
  await look('campaign, a decision');
  await load(page, at('who', ['ask'], 'ask'));
  await expect(page.getByText('Who tries?')).toBeVisible();
  await look('campaign, who tries');
  await page.locator('.maker .btn').first().click();
  await page.getByRole('button', { name: /^Roll/ }).click();
  await expect(page.locator('.thrown')).toBeVisible();
  await look('campaign, a check');
  await bar.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('campaign, back past a throw');
  await page.keyboard.press('Escape');

  await load(page, at('shop'));
  await page
    .getByRole('button', { name: /^Look at/ })
    .first()
    .click();
  await look('campaign, the store');
  // On a phone it lies over the page.
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Training' }).click();
  await look('campaign, training');
  await page.getByRole('tab', { name: 'Items' }).click();
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await look('campaign, items');
  await load(page, at('explore', ['done']));
  await expect(bar.getByRole('heading', { level: 1 })).toBeVisible();
  await look('campaign, explore');
  await load(page, at('venture', ['done', 'none']));
  await expect(bar.getByRole('heading', { level: 1 })).toBeVisible();
  await look('campaign, venture forth');
  await load(page, atFoundersTable());
  await expect(page.getByRole('button', { name: 'Start the dice game' })).toBeVisible();
  await look('campaign, a table of Abraxis');

  await load(page, lostCampaign());
  await expect(page.getByText('Game Over')).toBeVisible();
  await expect(bar.getByRole('heading', { level: 1 })).toBeVisible();
  await look('campaign, an ending');
  for (const view of ['Sheet', 'Chronicle', 'Road']) {
    await bar.getByRole('link', { name: view }).click();
    await expect(bar.locator('[aria-current="page"]')).toHaveText(view);
    await look(`campaign, ${view.toLowerCase()}`);
  }
  await load(page, crawl());
  await expect(bar).toBeVisible();
  await look('crawl, on its road');
  await load(page, '{"file":"middara-table-campaign","version":1,"log":7}');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('.notice-details').first().click();
  await look('campaigns, a file with faults');
}
