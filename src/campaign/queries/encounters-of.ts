import type { EncounterRef } from '../../engine/index.ts';
import { RATINGS, type Rating, type StoryContent, type StoryRef } from '../model/content.ts';

/** Every encounter a story may come to: those of its scenes, of its Side Quests, and of the Bounties it allows (pp.9-13). */
export function encountersOf(
  stories: StoryContent,
  story: { readonly type: 'adventure' | 'scenario'; readonly id: StoryRef },
): ReadonlySet<EncounterRef> {
  const found = new Set<EncounterRef>();
  const read = new Set<unknown>();
  const open: unknown[] = [
    story.type === 'scenario'
      ? stories.scenarios[story.id]
      : stories.scenes[stories.adventures[story.id]?.first ?? ''],
  ];
  for (let next = open.pop(); open.length > 0 || next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null || read.has(next)) continue;
    read.add(next);
    open.push(...Object.values(next));
    // Whatever names one: a mechanic, a step, a Side Quest of a Story Round.
    const { encounter, anyOf, to, scene, bounty } = next as Readonly<Record<string, unknown>>;
    for (const one of [encounter, ...(Array.isArray(anyOf) ? anyOf : [])])
      if (typeof one === 'string') found.add(one);
    for (const one of [to, scene]) if (typeof one === 'string') open.push(stories.scenes[one]);
    const hardest = RATINGS.indexOf(bounty as Rating);
    for (const one of Object.values(stories.bounties))
      if (RATINGS.indexOf(one.rating) <= hardest) open.push(one);
  }
  return found;
}
