import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import type { CircumstanceTest, CircumstanceWord } from '../../engine/model/language/abilities.ts';
import { countedSchema } from './amount-schema.ts';
import { few, fields, positive, ref, type Schema } from './fields.ts';
import { between, figuresCounted, terrainSchema } from './target-schema.ts';

/** What bounds nothing would always hold. */
const BOUNDED = expects({ what: 'at-least-one-of', names: ['atLeast', 'atMost'] });

/** Tests on the ground, on numbers and on the clock, by their word. */
export const circumstanceSchemas: {
  readonly [W in CircumstanceWord]: Schema<Extract<CircumstanceTest, { readonly is: W }>>;
} = {
  'stands-in': fields({
    is: v.literal('stands-in'),
    terrain: terrainSchema,
    of: v.optional(v.literal('target')),
  }),
  level: fields({
    is: v.literal('level'),
    than: v.picklist(['above', 'below', 'same']),
    by: v.optional(few),
  }),
  'hp-left': v.pipe(
    fields({ is: v.literal('hp-left'), of: v.picklist(['self', 'target']), ...between }),
    v.check((one) => one.atLeast !== undefined || one.atMost !== undefined, BOUNDED),
  ),
  figures: v.pipe(
    fields({ is: v.literal('figures'), ...figuresCounted, ...between }),
    v.check(
      ({ within, range }) => (within === 'range') === (range !== undefined),
      expects({ what: 'range-where-within-range' }),
    ),
  ),
  number: v.pipe(
    fields({ is: v.literal('number'), counted: countedSchema, ...between }),
    v.check((one) => one.atLeast !== undefined || one.atMost !== undefined, BOUNDED),
  ),
  bears: fields({
    is: v.literal('bears'),
    token: ref('tokens'),
    of: v.optional(v.literal('target')),
    ...between,
  }),
  round: v.pipe(
    fields({ is: v.literal('round'), every: v.optional(positive), ...between }),
    v.check(
      ({ every, atLeast, atMost }) => [every, atLeast, atMost].some((one) => one !== undefined),
      expects({ what: 'at-least-one-of', names: ['every', 'atLeast', 'atMost'] }),
    ),
  ),
};
