import type { atFirst } from './en/at-first.ts';
import type { en } from './en/index.ts';

/**
 * A language up to the first question of a game: sentences as functions of keys and numbers. English is the measure;
 * another language is a folder beside `en` whose `early.ts` and `index.ts` are of these types, and the type checker says
 * what they lack.
 */
export type Words = typeof atFirst & {
  /** Fetches all of it; null where it is all there. */
  readonly whole: (() => Promise<WholeWords>) | null;
};

/** A language, whole: every sentence of the table. It goes wherever `Words` are asked for. */
export type WholeWords = typeof en;

/** What the first screen says. */
export type HomeWords = Pick<Words['ui']['screens'], 'home' | 'encounters'>;
