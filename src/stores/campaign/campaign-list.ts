import { keysOf, type Transaction } from '../kept/cells.ts';
import { type CampaignSummary, isSummary } from './saved-campaign.ts';

/** The campaigns that are kept: also for the first screen, which knows no rules. */
export async function listCampaigns(now: Pick<Transaction, 'all'>): Promise<CampaignSummary[]> {
  const all = await now.all(...keysOf('about-campaign'));
  return all.flatMap(([, about]) => (isSummary(about) ? [about] : []));
}
