import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import type { CircumstanceTest, CircumstanceWord } from '../../engine/model/language/abilities.ts';
import { countedSchema } from './amount-schema.ts';
import { few, fields, positive, ref, type Schema } from './fields.ts';
import { between, figuresCounted, terrainSchema } from './target-schema.ts';

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
  'hp-left': fields({ is: v.literal('hp-left'), of: v.picklist(['self', 'target']), ...between }),
  figures: v.pipe(
    fields({ is: v.literal('figures'), ...figuresCounted, ...between }),
    v.check(
      ({ within, range }) => (within === 'range') === (range !== undefined),
      expects({ what: 'range-where-within-range' }),
    ),
  ),
  number: fields({ is: v.literal('number'), counted: countedSchema, ...between }),
  bears: fields({
    is: v.literal('bears'),
    token: ref('tokens'),
    of: v.optional(v.literal('target')),
    ...between,
  }),
  round: fields({ is: v.literal('round'), every: v.optional(positive), ...between }),
};
