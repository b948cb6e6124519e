import * as v from 'valibot';
import type { Conditions, RollPurpose } from '../../engine/model/language/abilities.ts';
import {
  count,
  fields,
  LIMITS,
  membersOf,
  positive,
  type Schema,
  some,
  symbolCount,
  text,
  yes,
} from './fields.ts';
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

const tokens = fields({
  dodge: v.optional(positive),
  heal: v.optional(positive),
  intervention: v.optional(positive),
  vow: v.optional(positive),
  summon: v.optional(positive),
});

/** What must hold, and be paid, before an ability is used (pp.30, 48). */
export const conditionsSchema: Schema<Conditions> = fields({
  exhaust: v.optional(yes),
  flip: v.optional(yes),
  discard: v.optional(yes),
  perEncounter: v.optional(yes),
  perTurn: v.optional(yes),
  perRound: v.optional(yes),
  sp: v.optional(count),
  spLess: v.optional(some(fields({ by: positive, if: some(testSchema, LIMITS.tests) }))),
  energy: v.optional(positive),
  tokens: v.optional(tokens),
  symbols: v.optional(symbolCount),
  combo: v.optional(some(text)),
  rolls: v.optional(some(v.picklist(rollPurposes))),
  if: v.optional(some(testSchema, LIMITS.tests)),
});
