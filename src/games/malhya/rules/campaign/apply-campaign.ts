/** What events of a campaign change: who comes along, and what lies on the save sheet. */
import type { Writers } from '../model/writing.ts';
import type { CampaignEvent } from './campaign-events.ts';

export const CAMPAIGN_WRITERS: Writers<CampaignEvent['type']> = {
  heroCame(state, { hero, back }) {
    // A new one is still to be set up.
    if (!back)
      state.growth = { ...state.growth, newcomers: [...state.growth.newcomers, state.heroes.length] };
    state.heroes = [...state.heroes, hero];
    const { campaign } = state;
    if (campaign) state.campaign = { ...campaign, away: campaign.away.filter(({ id }) => id !== hero.id) };
  },
  heroWent(state, { hero, kept }) {
    const gone = state.heroes[hero]!;
    state.heroes = state.heroes.filter((_, at) => at !== hero);
    // In a mission there is none before somebody leaves.
    const { campaign = { fast: false, away: [] } } = state;
    state.campaign = kept
      ? { ...campaign, away: [...campaign.away, gone] }
      : { ...campaign, gone: [...(campaign.gone ?? []), gone.id] };
  },
};
