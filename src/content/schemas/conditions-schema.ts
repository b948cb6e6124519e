import * as v from 'valibot';
import type { Conditions, RollPurpose, Test } from '../../engine/model/abilities.ts';
import { EFFECTS, WEAPON_KINDS } from '../../engine/model/vocabulary.ts';
import { count, fields, membersOf, oneOf, type Schema, some, symbolCount, text, yes } from './fields.ts';

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

const effect = v.picklist(EFFECTS);

/** A text condition. */
export const testSchema: Schema<Test> = oneOf('is', {
  'attack-kind': fields({ is: v.literal('attack-kind'), kind: v.picklist(['melee', 'ranged']) }),
  'weapon-hands': fields({ is: v.literal('weapon-hands'), hands: v.picklist([1, 2]) }),
  'weapon-kind': fields({ is: v.literal('weapon-kind'), kind: v.picklist(WEAPON_KINDS) }),
  flanking: fields({ is: v.literal('flanking') }),
  'target-adjacent': fields({ is: v.literal('target-adjacent') }),
  'damage-at-least-half': fields({ is: v.literal('damage-at-least-half') }),
  'has-effect': fields({ is: v.literal('has-effect'), effect }),
  'target-has-effect': fields({ is: v.literal('target-has-effect'), effect }),
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
