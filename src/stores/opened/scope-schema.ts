import * as v from 'valibot';
import { among, listOf, type Schema, withFields } from '../../check/schemas.ts';
import { type AttackCause, DAMAGE_TYPES, type Scope, SKILLS, TIMINGS } from '../../engine/index.ts';
import { causeSchema, ledger } from './cause-schema.ts';
import {
  amount,
  count,
  die,
  flag,
  ids,
  instanceId,
  orNull,
  rolled,
  space,
  told,
  wholeFrom,
  yes,
} from './record-fields.ts';

const dice = listOf(die);
/** What holds for one resolution alone; that its abilities are of the language is looked at elsewhere. */
const granted = v.optional(withFields({ cause: causeSchema, abilities: listOf(withFields({})) }));
const symbols = withFields({
  book: v.optional(count),
  shield: v.optional(count),
  burst: v.optional(count),
});

const SCOPES = {
  move: withFields({
    figure: instanceId,
    mode: among(['action', 'free', 'forced']),
    flight: flag,
    provokes: flag,
    diagonal: flag,
    points: amount,
    through: yes,
    passed: ids,
    way: listOf(space),
  }),
  attack: withFields({
    attacker: instanceId,
    target: instanceId,
    cause: among<AttackCause>(['action', 'ability', 'break-attack', 'counter', 'follow-up', 'ai']),
    attackKind: among(['melee', 'ranged']),
    range: count,
    step: wholeFrom(0, 9),
    dice,
    empowered: flag,
    dodge: orNull(amount),
    rolled,
    symbols,
    toHit: ledger,
    defense: ledger,
    damageType: among(DAMAGE_TYPES),
    physical: ledger,
    magic: ledger,
    irreducible: ledger,
    piercing: ledger,
    final: ledger,
    hit: orNull(flag),
    finalDamage: orNull(amount),
    used: ids,
    ended: flag,
    with: granted,
    ability: v.optional(instanceId),
  }),
  spell: withFields({
    caster: instanceId,
    targets: ids,
    spellLike: flag,
    cause: causeSchema,
    step: wholeFrom(0, 9),
    dice,
    empowered: flag,
    rolled,
    force: ledger,
    forceTotal: orNull(amount),
    conviction: ledger,
    failed: flag,
    with: granted,
  }),
  check: withFields({ figure: instanceId, skill: among(SKILLS), difficulty: count, rolled }),
  occasion: withFields({
    timing: among(TIMINGS),
    holder: instanceId,
    ability: instanceId,
    subject: instanceId,
    other: orNull(instanceId),
    amount,
  }),
} satisfies Readonly<Record<Scope['kind'], Schema<unknown>>>;

/** A resolution under way, as a record has it. */
export const scopeSchema: Schema<unknown> = told('kind', SCOPES);
