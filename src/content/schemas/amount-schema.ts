import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import {
  type Amount,
  COUNT_WORDS,
  type Counted,
  type OwnDice,
  type StandingAmount,
} from '../../engine/model/language/abilities.ts';
import {
  abilityToken,
  byField,
  count,
  die,
  few,
  fields,
  LIMITS,
  plainOr,
  positive,
  ref,
  type Schema,
  some,
  tree,
  whole,
} from './fields.ts';
import { figuresCountedSchema } from './target-schema.ts';

/** A counted number. */
export const countedSchema: Schema<Counted> = v.pipe(
  fields({
    count: v.picklist(COUNT_WORDS),
    times: v.optional(whole),
    half: v.optional(v.literal('up')),
    plus: v.optional(whole),
    minus: v.optional(whole),
    max: v.optional(v.lazy(() => plainOr<number, Counted>(count, countedSchema))),
    tree: v.optional(tree),
    token: v.optional(abilityToken),
    what: v.optional(ref('tokens')),
    of: v.optional(v.lazy(() => figuresCountedSchema)),
  }),
  v.check(
    (one) => (one.count === 'tree-level') === (one.tree !== undefined),
    expects({ what: 'tree-at-tree-level' }),
  ),
  v.check(
    (one) => (one.count === 'tokens') === (one.token !== undefined),
    expects({ what: 'token-at-tokens' }),
  ),
  v.check((one) => (one.count === 'figures') === (one.of !== undefined), expects({ what: 'of-at-figures' })),
  v.check(
    (one) => (one.count === 'borne' || one.count === 'target-borne') === (one.what !== undefined),
    expects({ what: 'what-at-borne' }),
  ),
);

const ownDice: Schema<OwnDice> = fields({
  die: v.picklist(['casting', 'target-casting', 'own-conviction', 'target-conviction', 'combat']),
  dice: v.optional(few),
});

/** A number in an effect; the plain one is checked by `plain`. */
const amountOf = (plain: Schema<number>): Schema<Amount> =>
  plainOr<number, Exclude<Amount, number>>(
    plain,
    byField<Exclude<Amount, number>>({
      sum: fields({ sum: some(v.lazy(() => amountSchema)) }),
      count: countedSchema,
      die: ownDice,
      dice: fields({ dice: some(die, LIMITS.dice) }),
    }),
  );

export const amountSchema: Schema<Amount> = amountOf(count);
export const positiveAmount: Schema<Amount> = amountOf(positive);
/** Of what is done one by one. */
export const fewAmount: Schema<Amount> = amountOf(few);
export const wholeAmount: Schema<Amount> = amountOf(whole);

/** What a modifier adds. */
export const standingSchema: Schema<StandingAmount> = plainOr<number, Counted>(whole, countedSchema);
