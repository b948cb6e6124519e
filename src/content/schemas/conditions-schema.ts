import * as v from 'valibot';
import type { Conditions, RollPurpose } from '../../engine/model/abilities.ts';
import { count, fields, membersOf, type Schema, some, symbolCount, text, yes } from './fields.ts';
import { testSchema } from './test-schema.ts';

export const rollPurposes = membersOf<RollPurpose>({
  attack: true,
  dodge: true,
  force: true,
  conviction: true,
  check: true,
  damage: true,
  effect: true,
  spawn: true,
  loot: true,
});

/** What must hold, and be paid, before an ability is used (pp.30, 48). */
export const conditionsSchema: Schema<Conditions> = fields({
  exhaust: v.optional(yes),
  flip: v.optional(yes),
  discard: v.optional(yes),
  perEncounter: v.optional(yes),
  perTurn: v.optional(yes),
  sp: v.optional(count),
  symbols: v.optional(symbolCount),
  combo: v.optional(some(text)),
  rolls: v.optional(some(v.picklist(rollPurposes))),
  if: v.optional(some(testSchema)),
});
