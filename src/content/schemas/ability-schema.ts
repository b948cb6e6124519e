import * as v from 'valibot';
import { type Ability, TIMINGS } from '../../engine/model/abilities.ts';
import { conditionsSchema } from './conditions-schema.ts';
import { effectsSchema } from './effect-schema.ts';
import { fields, id, type Schema, some, text } from './fields.ts';
import { modifierSchema } from './modifier-schema.ts';

/** An ability as it is written on a card. */
export const abilitySchema: Schema<Ability> = fields({
  id,
  name: v.optional(text),
  when: v.picklist(TIMINGS),
  conditions: v.optional(conditionsSchema),
  modifiers: v.optional(some(modifierSchema)),
  // Lazy: effects may hold abilities, which hold effects.
  effects: v.optional(v.lazy(() => effectsSchema)),
});
