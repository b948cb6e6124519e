import { expect, type Page } from '@playwright/test';
import { CampaignSession, type CampaignSetup } from '../src/campaign/index.ts';
import { readContentFolder } from '../src/content/files/node-files.ts';
import { loadContent } from '../src/content/index.ts';
import { DEFAULT_RULESET } from '../src/engine/index.ts';
import { createCampaign } from '../src/stores/campaign/campaign.ts';
import type { SavedCampaign } from '../src/stores/campaign/saved-campaign.ts';

/** Campaigns that stand where a test wants them, made by answering, and brought to the page as files. */

export const content = loadContent(readContentFolder('content'));

export const SETUP: CampaignSetup = {
  ruleset: DEFAULT_RULESET,
  xpLeniency: false,
  seed: 'e2e',
  seats: [{ id: 'seat-1', name: 'Anna' }],
  byHand: false,
  story: { mode: 'adventure', adventure: 'the-lamps-of-hallow-street' },
};

export const recordOf = (
  session: CampaignSession,
  name: string,
  games: SavedCampaign['games'] = {},
): SavedCampaign => createCampaign(session, { id: 'made', name, games }, { save: async () => null }).record();

/** Answers with what is wanted where it is among the answers, else with the first, until something is so. */
export function answered(
  session: CampaignSession,
  wanted: readonly string[],
  until: (session: CampaignSession) => boolean,
): CampaignSession | null {
  for (let n = 0; n < 400 && session.pending; n++) {
    if (until(session)) return session;
    const ids = session.pending.options.map(({ id }) => id);
    session.decide(wanted.find((id) => ids.includes(id)) ?? ids[0]!);
  }
  return until(session) ? session : null;
}

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
  await page.getByLabel('Load a file').setInputFiles({
    name: 'campaign.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof saved === 'string' ? saved : JSON.stringify(saved)),
  });
}
