import type { ChanceOf } from '../../rules/queries/odds-of-answers.ts';

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
