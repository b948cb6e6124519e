import { useEffect, useState } from 'react';
import { listCampaigns } from '../../stores/campaign/campaign-storage.ts';
import { type CampaignSummary, lastFirst } from '../../stores/campaign/saved-campaign.ts';
import { browserStore } from '../../stores/kept/browser-store.ts';
import { browserCells } from '../../stores/kept/cells.ts';

/**
 * The campaigns this browser keeps, last played first, without the rules that run them: for the first screen. Null until
 * they are there, and where the browser gives none.
 */
export async function campaignsKept(noAnswer: string): Promise<readonly CampaignSummary[] | null> {
  try {
    // A browser that forbids it throws where it is named.
    if (typeof indexedDB === 'undefined') return null;
    const found = await browserCells(browserStore(noAnswer)).transact('readonly', listCampaigns);
    return found.sort(lastFirst);
  } catch {
    return null; // the list of games says what is wrong with the browser's store
  }
}

export function useCampaignList(noAnswer: string): readonly CampaignSummary[] | null {
  const [campaigns, setCampaigns] = useState<readonly CampaignSummary[] | null>(null);
  useEffect(() => void campaignsKept(noAnswer).then(setCampaigns), [noAnswer]);
  return campaigns;
}
