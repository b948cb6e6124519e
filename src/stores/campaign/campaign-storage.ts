import type { AbraxisLog } from '../../abraxis/index.ts';
import type { PlayedEncounter } from '../../campaign/index.ts';
import { isRecord } from '../../check/is-record.ts';
import type { EncounterLog } from '../../engine/index.ts';
import { type Cells, keysOf } from '../kept/cells.ts';
import { type Following, putAfter, type WrittenBy, writtenBy } from '../kept/follows.ts';
import { countWrite, lastWrite } from '../kept/write-order.ts';
import { listCampaigns } from './campaign-list.ts';
import type { CampaignSummary, Playing, SavedCampaign } from './saved-campaign.ts';

/**
 * What lies where, beside the games, for a campaign ID:
 *
 *   about-campaign:ID      its line in the list
 *   campaign:ID            all of it but its encounters
 *   packs:ID               what it was played with (`../kept/played-with.ts`)
 *   order-campaign         how many writes of campaigns there were
 *   campaign-game:ID:HASH  an encounter that is over: its log, written once, and what it left, so that opening a
 *                          campaign runs none of them again as long as rules and cards are the same
 *   campaign-abx:ID:HASH   a game of Abraxis that is over: its log, written once; it is run again in no time
 *   abraxis:ID             the game of Abraxis that is being played in it (`../abraxis/kept-abraxis.ts`)
 */
export interface CampaignStorage {
  readonly lasts: boolean;
  list(): Promise<CampaignSummary[]>;
  /** The number of the last write among those of all campaigns. */
  order(): Promise<number>;
  /** undefined when there is none of that id. Unchecked. */
  read(id: string): Promise<FoundCampaign | undefined>;
  /** Whole or not at all; false where another page has written since what it follows: nothing was. */
  write(change: CampaignChange, of: Following): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export interface FoundCampaign {
  /** Which write of it was the last; null where it is from before they were counted. */
  readonly stand: WrittenBy | null;
  readonly campaign: unknown;
  readonly playing: unknown;
  readonly games: readonly (readonly [hash: string, value: unknown])[];
  readonly abraxis: readonly (readonly [hash: string, value: unknown])[];
}

/** The report of a game, and by which rules and cards it was made. */
export interface Kept {
  readonly log: EncounterLog;
  readonly played: PlayedEncounter;
  readonly by: string;
}

export interface CampaignChange {
  readonly summary: CampaignSummary;
  readonly campaign: Omit<SavedCampaign, 'games' | 'abraxis'>;
  readonly playing: Playing | null;
  /** Those that are not kept yet. */
  readonly games: Readonly<Record<string, Kept>>;
  readonly abraxis: Readonly<Record<string, AbraxisLog>>;
}

/** Where it lies how many writes of campaigns there were. */
const ORDER = 'order-campaign';

const gamesOf = (id: string) => keysOf(`campaign-game:${id}`);
const tablesOf = (id: string) => keysOf(`campaign-abx:${id}`);

export const campaignStorage = (cells: Cells): CampaignStorage => ({
  get lasts() {
    return cells.lasts;
  },
  list: () => cells.transact('readonly', listCampaigns),
  order: () => cells.transact('readonly', (now) => lastWrite(now, listCampaigns, ORDER)),
  read: (id) =>
    cells.transact('readonly', async (now) => {
      const byHash = async ([from, to]: [string, string]) =>
        (await now.all(from, to)).map(([key, value]) => [key.slice(from.length), value] as const);
      const [there, games, abraxis] = await Promise.all([
        now.get(`campaign:${id}`),
        byHash(gamesOf(id)),
        byHash(tablesOf(id)),
      ]);
      if (!isRecord(there)) return undefined;
      const { playing, stand: _, ...campaign } = there;
      return { campaign, playing, games, abraxis, stand: writtenBy(there) };
    }),
  write: ({ summary, campaign, playing, games, abraxis }, of) =>
    cells.transact('readwrite', async (now) => {
      const { id } = summary;
      const value = playing ? { ...campaign, playing } : campaign;
      if (!(await putAfter(now, `campaign:${id}`, value, of))) return false;
      await countWrite(now, summary.written, ORDER);
      now.put(`about-campaign:${id}`, summary);
      now.put(`packs:${id}`, campaign.log.packs ?? []);
      for (const [hash, game] of Object.entries(games)) now.put(`${gamesOf(id)[0]}${hash}`, game);
      for (const [hash, log] of Object.entries(abraxis)) now.put(`${tablesOf(id)[0]}${hash}`, log);
      return true;
    }),
  remove: (id) =>
    cells.transact('readwrite', async (now) => {
      for (const sort of ['campaign', 'about-campaign', 'abraxis', 'packs'])
        now.remove(`${sort}:${id}`, `${sort}:${id}\0`);
      now.remove(...gamesOf(id));
      now.remove(...tablesOf(id));
    }),
});
