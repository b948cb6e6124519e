import { checkCampaign } from '../campaign/campaign-schema.ts';
import { campaignStorage, type Kept } from '../campaign/campaign-storage.ts';
import { type CampaignSummary, isSummary, type SavedCampaign } from '../campaign/saved-campaign.ts';
import { keysOf } from '../kept/cells.ts';
import { nextWrite } from './take-game.ts';
import { type Came, copyOf, relation, type Taking } from './taking.ts';

/** A campaign, checked as its file is; its encounters are run when it is opened. */
export async function takeCampaign({ cells, id, value, manifest, copy }: Taking): Promise<Came> {
  const checked = checkCampaign(value);
  if (!checked.ok) return { came: 'damaged', problem: checked.problems[0]! };
  const campaign = checked.value;
  const here = await campaignStorage(cells).read(id);
  const stands = here ? relation(here.campaign, campaign) : 'longer';
  if (stands === 'same' || stands === 'shorter') return { came: 'same' };
  const isTwice = stands === 'differs';
  const as = isTwice ? copyOf(id, campaign) : id;
  if (isTwice && (await campaignStorage(cells).read(as))) return { came: 'same' };
  const name = isTwice ? `${campaign.name}${copy}` : campaign.name;
  const playing = manifest.playing[id];
  const { games, abraxis = {}, ...rest } = campaign;
  await cells.transact('readwrite', async (now) => {
    const written = await nextWrite(now, 'order-campaign');
    now.put(`campaign:${as}`, { ...rest, id: as, name, ...(playing ? { playing } : {}) });
    now.put(`about-campaign:${as}`, { ...lineOf(campaign, manifest.campaigns), id: as, name, written });
    now.put(`packs:${as}`, campaign.log.packs ?? []);
    // By no rules that are known: what they left is made anew by those of today.
    const made = (log: unknown) => ({ log, by: '' }) as Omit<Kept, 'played'>;
    for (const [hash, log] of Object.entries(games))
      now.put(`${keysOf(`campaign-game:${as}`)[0]}${hash}`, made(log));
    for (const [hash, log] of Object.entries(abraxis))
      now.put(`${keysOf(`campaign-abx:${as}`)[0]}${hash}`, log);
  });
  if (isTwice) return { came: 'both', name };
  return { came: here ? 'longer' : 'added' };
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
