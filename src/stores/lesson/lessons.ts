import type { EncounterRef } from '../../engine/index.ts';
import { FIRST_FIGHT } from './first-fight.ts';
import type { Lesson } from './lesson.ts';

/** What is told of as it is played, by the encounter it is played in. */
const LESSONS: readonly Lesson[] = [FIRST_FIGHT];

/** The lesson that goes with an encounter, however it was set up; null where there is none. */
export const lessonFor = (encounter: EncounterRef): Lesson | null =>
  LESSONS.find((lesson) => lesson.encounter === encounter) ?? null;
