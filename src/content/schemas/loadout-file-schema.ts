import * as v from 'valibot';
import type { Loadout, LoadoutItem } from '../../engine/model/encounter.ts';
import { fields, list, plainOr, ref, type Schema, some } from './fields.ts';

/** An item, with its side and its Upgrades where they are said. */
export const loadoutItemSchema: Schema<LoadoutItem> = plainOr<string, Exclude<LoadoutItem, string>>(
  ref('items'),
  fields({
    ref: ref('items'),
    face: v.optional(v.literal('back')),
    upgrades: v.optional(some(ref('upgrades'))),
  }),
);

/** What an Adventurer brings (p.24). */
export const loadoutSchema: Schema<Loadout> = fields({
  items: list(loadoutItemSchema),
  pack: v.optional(list(loadoutItemSchema)),
  disciplines: list(ref('disciplines')),
  familiar: v.optional(ref('familiars')),
  companion: v.optional(ref('companions')),
});
