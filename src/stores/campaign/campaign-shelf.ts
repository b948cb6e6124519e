/** The campaigns of a table: one shelf for all that asks. */
import { NOBODY } from '../game/desk.ts';
import type { Table } from '../table/table-store.ts';
import { campaignStorage } from './campaign-storage.ts';
import { type Campaigns, type CampaignsDeps, createCampaigns } from './campaigns.ts';

/** Where campaigns lie, and what they stand on. */
export type OfTable = Pick<Table, 'library' | 'ground'>;

const shelves = new WeakMap<object, Campaigns>();

/** The campaigns of this browser, or of this visit where it keeps nothing. */
export function campaignsOf(
  { library, ground }: OfTable,
  words: Pick<CampaignsDeps, 'nameOfBranch' | 'noAnswer'>,
): Campaigns {
  const { cells, timer, tabs, stakes } = ground;
  const campaigns =
    shelves.get(ground) ??
    createCampaigns({
      ...words,
      library,
      storage: campaignStorage(cells),
      timer,
      tabs,
      stakes,
      seat(campaign) {
        ground.story = campaign;
        if (ground.isOnline(campaign.id)) campaign.sitAt(NOBODY);
      },
    });
  shelves.set(ground, campaigns);
  return campaigns;
}
