import type { CampaignContent, CampaignSession } from '../../campaign/index.ts';
import type { Campaign } from './campaign.ts';
import type { CampaignSummary } from './saved-campaign.ts';

/** Its line in the list: names of what the party has come to, and of nothing else. */
export function summaryOf(campaign: Campaign, written: number): CampaignSummary {
  const { session } = campaign;
  const { state, content } = session;
  const { name, savedAt, parent, id } = campaign.record();
  const { ending } = state;
  return {
    id,
    name,
    savedAt,
    written,
    mode: state.mode,
    story: storyName(session),
    party: state.members.map(({ card }) => card),
    where: whereOf(session),
    asked: session.pending?.kind ?? null,
    ending: ending && { name: nameOfScene(content, ending.scene), over: ending.over },
    ...(parent ? { parent } : {}),
  };
}

export function nameOfScene({ stories, encounters }: CampaignContent, ref: string): string {
  const { scenes, scenarios, bounties } = stories;
  return scenes[ref]?.name ?? scenarios[ref]?.name ?? bounties[ref]?.name ?? encounters[ref]?.name ?? ref;
}

function storyName({ state: { story }, content: { stories } }: CampaignSession): string | null {
  if (story === null) return null;
  return stories.adventures[story]?.name ?? stories.scenarios[story]?.name ?? story;
}

function whereOf({ state, pending, content }: CampaignSession): string | null {
  const about = pending?.about;
  if (about?.of === 'round') return about.name;
  if (about?.of === 'encounter') return content.encounters[about.setup.encounter]?.name ?? null;
  return state.scene === null ? null : nameOfScene(content, state.scene);
}
