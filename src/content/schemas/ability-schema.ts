import * as v from 'valibot';
import { type Ability, TIMINGS, type Whose } from '../../engine/model/language/abilities.ts';
import { conditionsSchema } from './conditions-schema.ts';
import { effectsSchema } from './effect-schema.ts';
import { fields, id, LIMITS, list, type Schema, some, text, yes } from './fields.ts';
import { modifierSchema } from './modifier-schema.ts';
import { filterSchema } from './target-schema.ts';

/** Whose occasion is answered. */
export const whoseSchema: Schema<Whose> = fields({
  side: v.picklist(['ally', 'another-ally', 'opponent', 'figure']),
  within: v.picklist(['adjacent', 'soi', 'board']),
  with: v.optional(filterSchema),
  against: v.optional(yes),
});

/** An ability as it is written on a card. */
export const abilitySchema: Schema<Ability> = fields({
  id,
  name: v.optional(text),
  when: v.picklist(TIMINGS),
  of: v.optional(whoseSchema),
  may: v.optional(yes),
  fallen: v.optional(yes),
  conditions: v.optional(conditionsSchema),
  modifiers: v.optional(some(modifierSchema, LIMITS.modifiers)),
  // Lazy: effects may hold abilities, which hold effects.
  effects: v.optional(v.lazy(() => effectsSchema)),
});

/** Abilities given for a while, as the state of a game holds them. */
export const grantedSchema: Schema<Ability[]> = list(abilitySchema);
