import { defaultSetup, type EncounterContent, EncounterSession, isSameSpace } from '../../engine/index.ts';
import type { Lesson } from './lesson.ts';

/**
 * The lesson's encounter with its seed and party, its figures placed: a game like any other, whose first decisions are
 * made. Throws Error where the content has not what it needs.
 */
export function beginLesson(
  { encounter, seed, places }: Lesson,
  content: EncounterContent,
): EncounterSession {
  const definition = content.encounters[encounter];
  if (!definition) throw new Error(`no encounter ${encounter} in the content`);
  const session = new EncounterSession(defaultSetup(definition, seed), content);
  for (const place of places) {
    const option = session.pending?.options.find(
      ({ act }) => act.do === 'place' && isSameSpace(act.space, place),
    );
    if (option) session.decide(option.id);
  }
  return session;
}
