import type { SceneId } from '../middara/scenes.ts';

/** The lessons of two minutes, each in the position of its name, in the order they are best taken. */
export const SHORT_LESSONS = [
  'flanking',
  'line-of-sight',
  'jumping',
  'spells',
  'counter-of-a-counter',
] as const satisfies readonly SceneId[];
export type ShortLesson = (typeof SHORT_LESSONS)[number];

export const shortLessonIn = (scene: SceneId): ShortLesson | null =>
  SHORT_LESSONS.find((lesson) => lesson === scene) ?? null;
