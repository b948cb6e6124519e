/** Which game a campaign asks for. */
import type { CampaignSession } from '../../campaign/index.ts';
import { canonicalJson, hashText } from '../../engine/index.ts';

/** A game of Abraxis lies in a place of its own, and has no other id. */
export const ABRAXIS = 'abraxis';

/** By what a set-up is known. */
export const setUpHash = (setup: unknown): string => hashText(canonicalJson(setup));

/** The set-up of the encounter or the Abraxis that is asked for, by its hash; null where none is. */
export function askedBy({ pending }: Pick<CampaignSession, 'pending'>): string | null {
  const about = pending?.about;
  const isGame = about?.of === 'encounter' || about?.of === 'abraxis';
  return isGame ? setUpHash(about.setup) : null;
}
