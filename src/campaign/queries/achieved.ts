import type { EncounterRef } from '../../engine/index.ts';
import type { CampaignState } from '../model/state.ts';
import type { Played } from '../procedures/table.ts';

/** An Achievement of an encounter. */
export interface Achieved {
  readonly encounter: EncounterRef;
  readonly achievement: string;
}

/** Achievements of the encounters that were played here or told of cardboard, each once (p.18). */
export function listAchieved(
  { games, toldAchievements = [] }: Pick<CampaignState, 'games' | 'toldAchievements'>,
  played: Played,
): Achieved[] {
  const found = new Map<string, Achieved>();
  for (const one of toldAchievements) found.set(`${one.encounter}/${one.achievement}`, one);
  for (const { encounter, hash } of games)
    for (const achievement of (hash !== null && played.encounters.get(hash)?.report.achievements) || [])
      found.set(`${encounter}/${achievement}`, { encounter, achievement });
  return [...found.values()];
}
