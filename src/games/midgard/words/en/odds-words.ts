import type { ChanceOf } from '../../rules/queries/odds-of-answers.ts';

/** A share of 1, never told as none or all where it is not. */
export const percent = (share: number): string =>
  share > 0 && share < 0.005
    ? 'under 1 %'
    : share < 1 && share > 0.995
      ? 'over 99 %'
      : `${Math.round(100 * share)} %`;

const ODDS: Readonly<Record<ChanceOf, string>> = {
  pass: 'passes',
  keep: 'gets it',
  'keep-with-gold': 'gets it',
  place: 'is accepted',
  cast: 'works',
  hit: 'hits',
  hold: 'holds',
  struck: 'is struck',
  first: 'begins',
  win: 'wins',
  wound: 'wounds first',
  take: 'takes something',
  creature: 'creature',
  fail: 'then fails',
};

/** What may come of an answer; `gold`: what that takes. */
export const oddName = (of: ChanceOf, gold = 0): string => (gold > 0 ? `with ${gold} gold` : ODDS[of]);

/** Something that nobody can know is left out of it. */
export const nearly = (text: string): string => `≈ ${text}`;
