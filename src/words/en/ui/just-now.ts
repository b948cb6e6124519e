import { points } from '../grammar.ts';

/** What came of the last answer, above the next question. */
export const justNow = {
  title: 'Just now',
  before: (deeds: number) => `${points(deeds, 'earlier event')}: see the Log`,
};
