import type { Content } from '../../content/index.ts';
import type { EncounterRef } from '../../engine/index.ts';

/** Encounters that belong to stories alone, as the Adventures of the content say. */
export const encountersOfStories = ({ stories }: Pick<Content, 'stories'>): ReadonlySet<EncounterRef> =>
  new Set(Object.values(stories.adventures).flatMap(({ own = [] }) => own));

/**
 * Those of them that nobody is told of (X273): no campaign of this browser has come to them, and no game of them is kept
 * here.
 */
export function hiddenEncounters(
  content: Pick<Content, 'stories' | 'encounters'>,
  campaigns: readonly { readonly met?: readonly EncounterRef[] }[],
  games: readonly { readonly of?: EncounterRef; readonly encounter: string }[],
): ReadonlySet<EncounterRef> {
  // Games of before know the name alone.
  const met = new Set([
    ...campaigns.flatMap((one) => one.met ?? []),
    ...games.map(({ of, encounter }) => of ?? encounter),
  ]);
  return new Set(
    [...encountersOfStories(content)].filter(
      (id) => !met.has(id) && !met.has(content.encounters[id]?.name ?? id),
    ),
  );
}
