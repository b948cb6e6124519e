import type { OddOf } from '../../rules/queries/odds-of-answers.ts';

/** What may come of an answer. */
export const oddName = ({ of, need }: Pick<OddOf, 'of' | 'need'>): string =>
  of === 'fails-now'
    ? 'fails at once'
    : of === 'fails-next'
      ? 'fails next roll'
      : of === 'has'
        ? `${need} or more`
        : `reaches ${need} or more`;
