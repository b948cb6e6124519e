/** What a campaign's table is begun with, as it lies beside its stream: its record, read as a file of it is. */
import type { AbraxisLog } from '../../abraxis/index.ts';
import { type CampaignContent, CampaignSession } from '../../campaign/index.ts';
import { isRecord } from '../../check/is-record.ts';
import type { EncounterLog } from '../../engine/index.ts';
import { checkCampaign } from '../campaign/campaign-schema.ts';
import type { SavedCampaign } from '../campaign/saved-campaign.ts';

type InsideLog = EncounterLog | Omit<AbraxisLog, 'checkpoint'>;

export interface CampaignStart {
  readonly saved: SavedCampaign;
  /** Of the game it asks for, where that is under way. */
  readonly inside: InsideLog | null;
}

/** Without what it tells of itself to whoever cannot run it: that is longer than all else. */
export const textOfStart = ({ saved, inside }: CampaignStart): string =>
  JSON.stringify({ campaign: { ...saved, recorded: [] }, ...(inside && { inside }) });

/** null where it is none. */
export function campaignStartOf(text: string): CampaignStart | null {
  const start = jsonOf(text);
  if (!isRecord(start) || !isRecord(start.campaign)) return null;
  const { campaign, inside: log } = start;
  const parsed = checkCampaign(campaign);
  if (!parsed.ok) return null;
  const saved = parsed.value;
  if (log === undefined) return { saved, inside: null };
  // Checked as a game of that file would be.
  const isAbraxis = isRecord(log) && log.game === 'abraxis';
  const beside = checkCampaign({
    ...campaign,
    games: isAbraxis ? {} : { log },
    abraxis: isAbraxis ? { log } : {},
  });
  if (!beside.ok) return null;
  return { saved, inside: (isAbraxis ? beside.value.abraxis : beside.value.games)!.log! };
}

/** With the set-up mixed by the message that begins the table, where nothing was decided before it. */
export function mixedStart(saved: SavedCampaign, mix: string, content: CampaignContent): SavedCampaign {
  const { setup, decisions, from } = saved.log;
  if (decisions.length > 0 || from !== undefined) return saved;
  return { ...saved, log: new CampaignSession({ ...setup, seed: `mix:${mix}` }, content).toLog() };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // no start
  }
}
