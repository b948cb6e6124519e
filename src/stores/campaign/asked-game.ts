/** Which game a campaign asks for. */
import type { CampaignSession } from '../../campaign/index.ts';
import { canonicalJson, hashText } from '../../engine/index.ts';

/** The set-up of the encounter or the Abraxis that is asked for, by its hash; null where none is. */
export function askedBy({ pending }: Pick<CampaignSession, 'pending'>): string | null {
  const about = pending?.about;
  const isGame = about?.of === 'encounter' || about?.of === 'abraxis';
  return isGame ? hashText(canonicalJson(about.setup)) : null;
}
