import type { CampaignContent, StoryContent } from '../../campaign/index.ts';
import type { EncounterContent } from '../../engine/index.ts';

const NO_STORIES: StoryContent = { adventures: {}, scenes: {}, bounties: {}, scenarios: {} };

/** The same with the stories there are: none where the content knows of none. */
export const withStories = (
  content: EncounterContent & { readonly stories?: StoryContent },
): CampaignContent => ({ ...content, stories: content.stories ?? NO_STORIES });
