import * as v from 'valibot';
import type { Loadout, LoadoutItem } from '../../engine/model/encounter.ts';
import { fields, id, plainOr, type Schema, some } from './fields.ts';

const loadoutItem: Schema<LoadoutItem> = plainOr<string, Exclude<LoadoutItem, string>>(
  id,
  fields({ ref: id, face: v.optional(v.literal('back')), upgrades: v.optional(some(id)) }),
);

/** What an Adventurer brings (p.24). */
export const loadoutSchema: Schema<Loadout> = fields({
  items: v.array(loadoutItem),
  pack: v.optional(v.array(loadoutItem)),
  disciplines: v.array(id),
  familiar: v.optional(id),
});
