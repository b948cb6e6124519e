import * as v from 'valibot';
import type { AbraxisCard, RoundRule } from '../../abraxis/model/card.ts';
import { sourcesSchema } from './card-schemas.ts';
import {
  byField,
  few,
  fields,
  id,
  itemType,
  LIMITS,
  list,
  name,
  type Schema,
  some,
  symbolCount,
  text,
  tier,
} from './fields.ts';

/** The rounds of a game (p.70). */
const rounds = v.optional(
  v.union([v.picklist(['odd', 'even']), some(v.picklist([1, 2, 3, 4, 5]), LIMITS.steps)]),
);

const roundRule: Schema<RoundRule> = byField<RoundRule>({
  symbols: fields({ symbols: symbolCount, in: rounds }),
  add: fields({ add: symbolCount, in: rounds }),
  draw: fields({ draw: fields({ tier, itemType }), in: rounds }),
});

/** An Abraxis card (p.70). */
export const abraxisSchema: Schema<AbraxisCard> = fields({
  id,
  type: v.literal('abraxis'),
  name,
  sources: sourcesSchema,
  note: v.optional(text),
  symbols: symbolCount,
  eachRound: v.optional(list(roundRule, LIMITS.steps)),
  exact: v.optional(few),
  text: v.optional(text),
});
