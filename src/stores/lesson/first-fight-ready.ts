/** The guided first fight as it stands when its figures are placed. */
import { type Encounter, type EncounterContent, RULES_VERSION } from '../../engine/index.ts';
import { HeldEncounter, type KeptMoment } from '../middara/held-encounter.ts';
import { FIRST_FIGHT } from './first-fight.ts';

/**
 * What the build made ready (`shipped-lesson.ts`), so that nobody waits for the rules before the first question; where it
 * does not come, or packs change what it was made with, the rules set it up here. Throws where these do not come either.
 */
export async function beginFirstFight(
  content: EncounterContent,
  ready: (() => Promise<KeptMoment>) | null,
): Promise<Encounter> {
  const made = await ready?.().catch(() => null);
  if (made && made.rules === RULES_VERSION && made.contentHash === content.cards.hash)
    return new HeldEncounter(made, content);
  const { beginLesson } = await import('./begin-lesson.ts');
  return beginLesson(FIRST_FIGHT, content);
}
