import { useMemo } from 'react';
import type { CampaignSummary } from '../../stores/campaign/saved-campaign.ts';
import { hiddenEncounters } from '../../stores/packs/story-encounters.ts';
import { useCampaignsKept } from './use-campaign-list.ts';
import { useStore } from './use-store.ts';
import { useContent, useGames, useTable } from './use-table.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Encounters that are in no list here, since nobody has met them: none where somebody knows the stories (X273). */
export const useHiddenEncounters = (): ReadonlySet<string> => useHiddenFrom(useCampaignsKept());

/** The same for a screen that has the campaigns already. */
export function useHiddenFrom(campaigns: readonly CampaignSummary[] | null): ReadonlySet<string> {
  const content = useContent();
  const games = useGames();
  const knows = useStore(useTable().settings, ({ knowsStories }) => knowsStories);
  return useMemo(
    () => (knows ? NOTHING : hiddenEncounters(content, campaigns ?? [], games ?? [])),
    [content, campaigns, games, knows],
  );
}
