/** Campaigns made by answering, as files of them. */
import { CampaignSession, type CampaignSetup } from '../../campaign/index.ts';
import { readContentFolder } from '../../content/files/node-files.ts';
import { loadContent } from '../../content/index.ts';
import { DEFAULT_RULESET } from '../../engine/index.ts';
import { createCampaign } from '../../stores/campaign/campaign.ts';
import type { SavedCampaign } from '../../stores/campaign/saved-campaign.ts';

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

/** A campaign where it is first asked for that. */
export function campaignAt(kind: 'shop' | 'encounter'): SavedCampaign {
  const session = new CampaignSession({ ...SETUP, seed: 'tour' }, content);
  const there = answered(session, [], ({ pending }) => pending?.kind === kind);
  if (!there) throw new Error(`nobody is asked for ${kind}`);
  return recordOf(there, 'The Lamps');
}
