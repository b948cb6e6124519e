import * as v from 'valibot';
import { among, elsewhere, listOf, withFieldsOf } from '../../check/schemas.ts';
import {
  type AttackCause,
  DAMAGE_TYPES,
  type NamelessAbility,
  type Scope,
  type ScopeOf,
  SKILLS,
  type SymbolCount,
  TIMINGS,
} from '../../engine/index.ts';
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
  toldOf,
  wholeFrom,
  yes,
} from './record-fields.ts';

const dice = listOf(die);
/** What holds for one resolution alone; that its abilities are of the language is looked at elsewhere. */
const granted = { cause: causeSchema, abilities: listOf(elsewhere<NamelessAbility>()) };
type Granted<K extends Scope['kind']> = NonNullable<Extract<ScopeOf<K>, { readonly with?: unknown }>['with']>;
const symbols = withFieldsOf<SymbolCount>({
  book: v.optional(count),
  shield: v.optional(count),
  burst: v.optional(count),
});

/** A resolution under way, as a record has it. */
export const scopeSchema = toldOf<Scope, 'kind'>('kind', {
  move: {
    figure: instanceId,
    mode: among(['action', 'free', 'forced']),
    flight: flag,
    provokes: flag,
    diagonal: flag,
    points: amount,
    through: yes,
    passed: ids,
    way: listOf(space),
  },
  attack: {
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
    with: v.optional(withFieldsOf<Granted<'attack'>>({ ...granted, noDodge: yes, noCounter: yes })),
    ability: v.optional(instanceId),
  },
  spell: {
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
    with: v.optional(withFieldsOf<Granted<'spell'>>(granted)),
  },
  check: { figure: instanceId, skill: among(SKILLS), difficulty: count, rolled },
  occasion: {
    timing: among(TIMINGS),
    holder: instanceId,
    ability: instanceId,
    subject: instanceId,
    other: orNull(instanceId),
    amount,
  },
});
