/** The working of what an event cost or dealt, in words. */
import { figureIn, hpLeftOf, paidLedger, type Sum } from '../../../engine/index.ts';
import type { Speaker } from '../tell/speaker.ts';
import type { Described, EventOf } from './described.ts';

type Sums = NonNullable<Described['sums']>;

/** Damage as it was dealt: no more than the HP there were, which its own working does not say (p.67). */
export function dealtSum({ amount, sum }: EventOf<'damageDealt'>): Sum {
  if (amount === sum.total) return sum;
  const cut = {
    cause: { kind: 'term', term: 'no-more-hp' },
    amount: amount - sum.total,
    rule: 'p.67',
  } as const;
  return { total: amount, entries: [...sum.entries, cut] };
}

/** The HP that are left of a figure of this table. */
export const hpLeft = (figure: string, n: Speaker): Sums[number] => ({
  label: 'HP',
  sum: hpLeftOf(n.position, figureIn(n.position.state, figure)),
});

export const healedSum = ({ amount, cause }: EventOf<'damageHealed'>): Sum => ({
  total: amount,
  entries: [{ cause, amount, rule: 'p.46' }],
});

export const paidSum = ({ figure, amount, on }: EventOf<'spSpent'>, n: Speaker): Sum =>
  paidLedger(n.position, figureIn(n.position.state, figure), amount, on);
