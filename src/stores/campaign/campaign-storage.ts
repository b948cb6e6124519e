import type { PlayedEncounter } from '../../campaign/index.ts';
import { isRecord } from '../../check/is-record.ts';
import type { EncounterLog } from '../../engine/index.ts';
import type { Cells, Transaction } from '../table/cells.ts';
import { type CampaignSummary, isSummary, type Playing, type SavedCampaign } from './saved-campaign.ts';

/**
 * What lies where, beside the games, for a campaign ID:
 *
 *   about-campaign:ID      its line in the list
 *   campaign:ID            all of it but its encounters
 *   campaign-game:ID:HASH  an encounter that is over: its log, written once, and what it left, so that opening a
 *                          campaign runs none of them again as long as rules and cards are the same
 */
export interface CampaignStorage {
  readonly lasts: boolean;
  list(): Promise<CampaignSummary[]>;
  /** undefined when there is none of that id. Unchecked. */
  read(id: string): Promise<FoundCampaign | undefined>;
  /** Whole or not at all. */
  write(change: CampaignChange): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface FoundCampaign {
  readonly campaign: unknown;
  readonly playing: unknown;
  readonly games: readonly (readonly [hash: string, value: unknown])[];
}

/** The report of a game, and by which rules and cards it was made. */
export interface Kept {
  readonly log: EncounterLog;
  readonly played: PlayedEncounter;
  readonly by: string;
}

export interface CampaignChange {
  readonly summary: CampaignSummary;
  readonly campaign: Omit<SavedCampaign, 'games'>;
  readonly playing: Playing | null;
  /** Those that are not kept yet. */
  readonly games: Readonly<Record<string, Kept>>;
}

/** The sign after `:`, where the keys of a prefix end. */
const END = ';';
const gamesOf = (id: string): [string, string] => [`campaign-game:${id}:`, `campaign-game:${id}${END}`];

export const campaignStorage = (cells: Cells): CampaignStorage => ({
  lasts: cells.lasts,
  list: () => cells.transact('readonly', listCampaigns),
  read: (id) =>
    cells.transact('readonly', async (now) => {
      const [there, games] = await Promise.all([now.get(`campaign:${id}`), now.all(...gamesOf(id))]);
      if (!isRecord(there)) return undefined;
      const { playing, ...campaign } = there;
      const [from] = gamesOf(id);
      return {
        campaign,
        playing,
        games: games.map(([key, value]) => [key.slice(from.length), value] as const),
      };
    }),
  write: ({ summary, campaign, playing, games }) =>
    cells.transact('readwrite', async (now) => {
      const { id } = summary;
      now.put(`campaign:${id}`, playing ? { ...campaign, playing } : campaign);
      now.put(`about-campaign:${id}`, summary);
      for (const [hash, game] of Object.entries(games)) now.put(`${gamesOf(id)[0]}${hash}`, game);
    }),
  remove: (id) =>
    cells.transact('readwrite', async (now) => {
      for (const sort of ['campaign', 'about-campaign']) now.remove(`${sort}:${id}`, `${sort}:${id}\0`);
      now.remove(...gamesOf(id));
    }),
});

/** Last played first: also for the first screen, which knows no rules. */
export async function listCampaigns(now: Pick<Transaction, 'all'>): Promise<CampaignSummary[]> {
  const all = await now.all('about-campaign:', `about-campaign${END}`);
  return all.flatMap(([, about]) => (isSummary(about) ? [about] : []));
}
