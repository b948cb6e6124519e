import type { atFirst } from './en/at-first.ts';
import type { en } from './en/index.ts';
import type * as first from './en/ui/first.ts';
import type { SameShape } from './same-shape.ts';

/**
 * A language up to the first question of a game: sentences as functions of keys and numbers. English is the measure of
 * what there is to say, not of its letters; another language is a folder beside `en` whose `early.ts` and `index.ts` are
 * of these types, and the type checker says what they lack.
 */
export type Words = SameShape<typeof atFirst> & {
  /** Fetches all of it; null where it is all there. */
  readonly whole: (() => Promise<WholeWords>) | null;
};

/** A language, whole: every sentence of the table. It goes wherever `Words` are asked for. */
export type WholeWords = SameShape<typeof en>;

/** What the first screen says. */
export type HomeWords = Pick<Words['ui']['screens'], 'home' | 'encounters'>;

/** A language as a page begins in it: what is seen before the rest is there, and how that is fetched. */
export interface PageWords {
  readonly first: Pick<
    SameShape<typeof first>,
    'settingTable' | 'notArrived' | 'tryAgain' | 'withoutPacks' | 'noAnswer'
  >;
  readonly home: HomeWords;
  readonly early: () => Promise<Words>;
}
