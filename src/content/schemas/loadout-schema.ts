import * as v from 'valibot';
import type { Loadout, LoadoutItem } from '../../engine/model/encounter.ts';
import { fields, id, list, plainOr, type Schema, some } from './fields.ts';

/** An item, with its side and its Upgrades where they are said. */
export const loadoutItemSchema: Schema<LoadoutItem> = plainOr<string, Exclude<LoadoutItem, string>>(
  id,
  fields({ ref: id, face: v.optional(v.literal('back')), upgrades: v.optional(some(id)) }),
);

/** What an Adventurer brings (p.24). */
export const loadoutSchema: Schema<Loadout> = fields({
  items: list(loadoutItemSchema),
  pack: v.optional(list(loadoutItemSchema)),
  disciplines: list(id),
  familiar: v.optional(id),
});
