import {
  type CampaignContent,
  type CampaignEvent,
  type CampaignState,
  type MechanicOf,
  mechanicsIn,
  type StoryContent,
  type StoryRef,
  scenesOf,
  storyHolds,
} from '../../campaign/index.ts';
import type { CardRef } from '../../engine/index.ts';

/** A Decision by its scene and id; a Bounty's and a Scenario's are asked in the scene they were begun in. */
export function decisionOf(stories: StoryContent, scene: string, id: string): MechanicOf<'decide'> | null {
  for (const place of [stories.scenes[scene], stories.bounties, stories.scenarios])
    for (const decision of mechanicsIn(place, 'decide')) if (decision.id === id) return decision;
  return null;
}

/** The paragraphs of a scene that are read as the story stands. */
export function paragraphsOf(content: CampaignContent, scene: string, state: CampaignState): string[] {
  const { text = [] } = content.stories.scenes[scene] ?? {};
  return text.flatMap((one) =>
    typeof one === 'string' ? [one] : storyHolds(state, one.if) ? [one.text] : [],
  );
}

/** What is read at an Ending; of a Scenario that was won, its end. */
export function endingText(content: CampaignContent, state: CampaignState): readonly string[] {
  const { ending } = state;
  if (!ending) return [];
  const all = [...mechanicsIn(content.stories.scenes[ending.scene], 'ending')];
  const met = all.find((one) => one.over === ending.over && storyHolds(state, one.if)) ?? all[0];
  return met?.text ?? scenarioEnd(content, state);
}

/** Endings of an Adventure (B3.6): names of those that were seen, and of the others how many there are. */
export interface EndingsSeen {
  readonly seen: readonly string[];
  readonly unseen: number;
}

/** Who joins the party in some scene the Adventure leads to. */
export const joinersOf = (stories: StoryContent, adventure: StoryRef): readonly CardRef[] =>
  scenesOf(stories, adventure).flatMap((id) =>
    [...mechanicsIn(stories.scenes[id], 'join')].map(({ member }) => member.card),
  );

/** Of all scenes the Adventure leads to, those that end it; `reached`: the scenes of Endings that were seen. */
export function endingsOf(
  stories: StoryContent,
  adventure: StoryRef,
  reached: ReadonlySet<StoryRef>,
): EndingsSeen {
  const { scenes } = stories;
  const ends = scenesOf(stories, adventure).filter((id) => !mechanicsIn(scenes[id], 'ending').next().done);
  const seen = ends.filter((id) => reached.has(id));
  return { seen: seen.map((id) => scenes[id]!.name), unseen: ends.length - seen.length };
}

/** What is read once the Scenario that was played last is won; nothing where it was lost. */
export function scenarioEnd(
  { stories }: CampaignContent,
  { story, ranks }: Pick<CampaignState, 'story' | 'ranks'>,
): readonly string[] {
  const scenario = story === null ? undefined : stories.scenarios[story];
  return scenario && ranks.includes(scenario.rank) ? [scenario.end] : [];
}

/** What stands before the encounter that is asked for, in a Bounty or a Scenario under way: of its step. */
export function stepText(
  { stories }: CampaignContent,
  { run }: CampaignState,
  events: readonly CampaignEvent[],
): readonly string[] {
  if (!run) return [];
  const since = events.slice(events.findLastIndex(({ type }) => type === 'runBegun') + 1);
  const at = since.filter(({ type }) => type === 'encounterEnded').length;
  if (run.of === 'scenario') return stories.scenarios[run.ref]?.steps[at]?.text ?? [];
  const bounty = stories.bounties[run.ref];
  return [...(at === 0 ? (bounty?.text ?? []) : []), ...(bounty?.encounters[at]?.text ?? [])];
}
