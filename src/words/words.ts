import type { en } from './en/index.ts';

/**
 * A language, whole: every sentence of the table, as functions of keys and numbers. English is the measure; another
 * language is a folder beside `en` whose index is of this type, and the type checker says what it lacks.
 */
export type Words = typeof en;

/** What the first screen says. */
export type HomeWords = Pick<Words['ui']['screens'], 'home' | 'encounters'> &
  Pick<Words['content'], 'sentence'>;
