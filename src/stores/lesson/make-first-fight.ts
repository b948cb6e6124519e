/** The guided first fight made ready, for whoever builds the page. */
import { type EncounterContent, RULES_VERSION } from '../../engine/index.ts';
import type { KeptMoment } from '../middara/held-encounter.ts';
import { beginLesson } from './begin-lesson.ts';
import { FIRST_FIGHT } from './first-fight.ts';

/** The first fight at its first question, to be written down. Throws Error where the content has not what it needs. */
export function makeFirstFight(content: EncounterContent): KeptMoment {
  const session = beginLesson(FIRST_FIGHT, content);
  const { setup, beginning } = session;
  return { rules: RULES_VERSION, contentHash: content.cards.hash, setup, beginning, held: session.held() };
}
