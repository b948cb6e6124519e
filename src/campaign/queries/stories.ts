import type { EncounterRef } from '../../engine/index.ts';
import { type Mechanic, RATINGS, type StoryContent, type StoryRef } from '../model/content.ts';

/** A mechanic of that kind. */
export type MechanicOf<K extends Mechanic['do']> = Extract<Mechanic, { readonly do: K }>;

/** Every mechanic of that kind in a file of the story, however deep: options, outcomes and rewards hold others. */
export function* mechanicsIn<K extends Mechanic['do']>(of: unknown, kind: K): Generator<MechanicOf<K>> {
  if (typeof of !== 'object' || of === null) return;
  if ((of as { readonly do?: unknown }).do === kind) yield of as MechanicOf<K>;
  for (const inside of Object.values(of)) yield* mechanicsIn(inside, kind);
}

/** All scenes an Adventure leads to, those of its Side Quests with them. */
export function scenesOf({ scenes, adventures }: StoryContent, adventure: StoryRef): readonly StoryRef[] {
  const open = [adventures[adventure]?.first];
  const known = new Set<StoryRef>();
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const scene = known.has(at) ? undefined : scenes[at];
    if (!scene) continue;
    known.add(at);
    for (const { to } of mechanicsIn(scene, 'continue')) open.push(to);
    for (const { quests = [] } of mechanicsIn(scene, 'story-round'))
      open.push(...quests.map((one) => one.scene));
  }
  return [...known];
}

/** Every encounter a story may come to: those of its scenes, of its Side Quests, and of the Bounties it allows (pp.9-13). */
export function encountersOf(
  stories: StoryContent,
  story: { readonly type: 'adventure' | 'scenario'; readonly id: StoryRef },
): ReadonlySet<EncounterRef> {
  if (story.type === 'scenario')
    return new Set(
      stories.scenarios[story.id]?.steps.flatMap(({ encounter, anyOf = [] }) =>
        [encounter ?? [], anyOf].flat(),
      ),
    );
  const scenes = scenesOf(stories, story.id).map((id) => stories.scenes[id]);
  const ranked = [...mechanicsIn(scenes, 'story-round')].flatMap(({ bounty }) => bounty ?? []);
  const hardest = Math.max(-1, ...ranked.map((rating) => RATINGS.indexOf(rating)));
  const bounties = Object.values(stories.bounties).filter(({ rating }) => RATINGS.indexOf(rating) <= hardest);
  return new Set([
    ...[...mechanicsIn([scenes, bounties], 'encounter')].map(({ encounter }) => encounter),
    ...bounties.flatMap(({ encounters }) => encounters.map(({ encounter }) => encounter)),
  ]);
}
