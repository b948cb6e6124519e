import type { EncounterRef } from '../../engine/index.ts';
import type { CampaignState } from '../model/state.ts';
import type { Played } from '../procedures/table.ts';

/** An Achievement of an encounter. */
export interface Achieved {
  readonly encounter: EncounterRef;
  readonly achievement: string;
}

/** Achievements of the encounters that were played here, each once (p.18). Those told of cardboard are not known. */
export function listAchieved({ games }: Pick<CampaignState, 'games'>, played: Played): Achieved[] {
  const found = new Map<string, Achieved>();
  for (const { encounter, hash } of games)
    for (const achievement of (hash !== null && played.encounters.get(hash)?.report.achievements) || [])
      found.set(`${encounter}/${achievement}`, { encounter, achievement });
  return [...found.values()];
}
