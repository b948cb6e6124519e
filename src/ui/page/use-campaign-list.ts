import { useEffect, useState } from 'react';
import { listCampaigns } from '../../stores/campaign/campaign-list.ts';
import { type CampaignSummary, lastFirst } from '../../stores/campaign/saved-campaign.ts';
import type { Cells } from '../../stores/kept/cells.ts';
import { useStore } from './use-store.ts';
import { useTable } from './use-table.ts';

/**
 * The campaigns this browser keeps, last played first, without the rules that run them: for the first screen. Null until
 * they are there, and where the browser gives none.
 */
export async function campaignsKept(cells: Cells): Promise<readonly CampaignSummary[] | null> {
  try {
    const found = await cells.transact('readonly', listCampaigns);
    return found.sort(lastFirst);
  } catch {
    return null; // the list of games says what is wrong with the browser's store
  }
}

/** `keepsNothing`: as the table tells it. A browser that answers late has them then. */
export function useCampaignList(
  cells: Cells,
  keepsNothing: string | null = null,
): readonly CampaignSummary[] | null {
  const [campaigns, setCampaigns] = useState<readonly CampaignSummary[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is another when the browser answers
  useEffect(() => void campaignsKept(cells).then(setCampaigns), [cells, keepsNothing]);
  return campaigns;
}

/** Those of the table that is shown. */
export function useCampaignsKept(): readonly CampaignSummary[] | null {
  const { ground, store } = useTable();
  return useCampaignList(
    ground.cells,
    useStore(store, (state) => state.keepsNothing),
  );
}
