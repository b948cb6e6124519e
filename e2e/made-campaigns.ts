import { expect, type Page } from '@playwright/test';
import { CampaignSession, type CampaignSetup } from '../src/campaign/index.ts';
import type { SavedCampaign } from '../src/stores/campaign/saved-campaign.ts';
import { loadCampaign } from '../src/tools/crash/load-campaign.ts';
import { answered, content, recordOf, SETUP } from '../src/tools/crash/made-campaign.ts';

/** Campaigns that stand where a test wants them, made by answering, and brought to the page as files. */

export { answered, content, recordOf, SETUP };

/** A campaign at the founder's table: the Side Quest of the first Story Round, its fight told as won. */
export function atFoundersTable(setup: Partial<CampaignSetup> = {}): SavedCampaign {
  for (let n = 0; n < 40; n++) {
    const session = new CampaignSession({ ...SETUP, ...setup, seed: `founder ${n}` }, content);
    const there = answered(
      session,
      ['quest:the-bell-founders-debt', 'sit', 'map'],
      ({ pending }) => pending?.kind === 'abraxis',
    );
    if (there) return recordOf(there, 'At the founder’s');
  }
  throw new Error('nobody comes to the founder’s table');
}

/** A campaign that loses everything on the way, told from the first answer to the last. */
export function lostCampaign(): SavedCampaign {
  const session = new CampaignSession(SETUP, content);
  for (let n = 0; n < 400 && session.pending; n++) {
    const ids = session.pending.options.map(({ id }) => id);
    const wanted = ['told', 'done', ids.findLast((id) => id.startsWith('in:'))];
    session.decide(wanted.find((id) => id !== undefined && ids.includes(id)) ?? ids[0]!);
  }
  expect(session.state.ending).toMatchObject({ over: true });
  return recordOf(session, 'Lamps out');
}

/** Opens a campaign from a file of it, or what is called one. */
export async function load(page: Page, saved: SavedCampaign | string): Promise<void> {
  await page.goto('./#/campaigns');
  await loadCampaign(page, saved);
}
