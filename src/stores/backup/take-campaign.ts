import { checkCampaign } from '../campaign/campaign-schema.ts';
import { campaignStorage, type Kept } from '../campaign/campaign-storage.ts';
import { type CampaignSummary, isSummary, type SavedCampaign } from '../campaign/saved-campaign.ts';
import { standingAfter } from '../kept/follows.ts';
import { newGameId } from '../kept/saved-game.ts';
import { type Came, placeOf, type Taking } from './taking.ts';

/** A campaign, checked as its file is; its encounters are run when it is opened. */
export async function takeCampaign(taking: Taking): Promise<Came> {
  const { cells, id, value, manifest, copy } = taking;
  const checked = checkCampaign(value);
  if (!checked.ok) return { came: 'damaged', problem: checked.problems[0]! };
  const campaign = checked.value;
  const storage = campaignStorage(cells);
  const read = async (one: string) => (await storage.read(one))?.campaign;
  const place = await placeOf(campaign, { id, name: campaign.name, copy }, read);
  if (place.came === 'same') return place;
  const { id: as, name } = place;
  const { games, abraxis = {}, ...rest } = campaign;
  const change = {
    summary: {
      ...lineOf(campaign, manifest.campaigns),
      id: as,
      name,
      written: (await storage.order()) + 1,
    },
    campaign: { ...rest, id: as, name },
    playing: manifest.playing[id] ?? null,
    // By no rules that are known: what they left is made anew by those of today.
    games: Object.fromEntries(Object.entries(games).map(([hash, log]) => [hash, { log, by: '' } as Kept])),
    abraxis,
  };
  const stand = (await storage.read(as))?.stand ?? null;
  const isWritten = await storage.write(change, standingAfter(stand, newGameId()).next());
  // Gone on with meanwhile it is another one, and looked at anew.
  return isWritten ? place : takeCampaign(taking);
}

/** What the list says of it; of what stands in no list what its file knows. */
function lineOf(campaign: SavedCampaign, lines: readonly CampaignSummary[]): CampaignSummary {
  const line = lines.find(({ id }) => id === campaign.id);
  if (line && isSummary(line)) return line;
  const { story } = campaign.log.setup;
  return {
    id: campaign.id,
    name: campaign.name,
    savedAt: campaign.savedAt,
    written: 0,
    mode: story.mode,
    story: null,
    party: 'party' in story ? story.party.map((one) => (typeof one === 'string' ? one : one.card)) : [],
    where: null,
    asked: null,
    ending: null,
  };
}
