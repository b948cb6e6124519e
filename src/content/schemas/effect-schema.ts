import * as v from 'valibot';
import {
  type Ability,
  type EffectOp,
  GRANT_ENDS,
  SHOWN_FACES,
} from '../../engine/model/language/abilities.ts';
import { DAMAGE_TYPES, EFFECTS, SYMBOLS, TERRAINS } from '../../engine/model/vocabulary.ts';
import { abilitySchema } from './ability-schema.ts';
import { amountSchema, fewAmount, positiveAmount, wholeAmount } from './amount-schema.ts';
import {
  abilityToken,
  damageType,
  die,
  few,
  fields,
  id,
  itemType,
  LIMITS,
  list,
  oneOf,
  plainOr,
  positive,
  ref,
  type Schema,
  skill,
  some,
  text,
  tier,
  yes,
} from './fields.ts';
import { modifierSchema, stats } from './modifier-schema.ts';
import { targetSchema } from './target-schema.ts';
import { testSchema } from './test-schema.ts';
import { offering } from './wares-fields.ts';

const to = targetSchema;
const amount = amountSchema;

/** Terrain a token may bring: any but void (p.21). */
export const placedTerrain = v.picklist(TERRAINS.filter((terrain) => terrain !== 'void'));
const flag = v.optional(v.boolean());
const through = v.optional(v.literal('opponents'));
/** Modifiers and abilities that are given, not printed for good. */
const granted = {
  modifiers: v.optional(some(modifierSchema)),
  abilities: v.optional(some(v.lazy((): Schema<Ability> => abilitySchema))),
};

/** A space the user names. */
const nearby = { within: v.picklist(['adjacent', 'soi', 'range']), range: v.optional(few) };

/** The effects nested in another. */
export const effectsSchema: Schema<EffectOp[]> = some(v.lazy(() => effectSchema));

/** One thing an ability does. */
export const effectSchema: Schema<EffectOp> = oneOf<'do', EffectOp>('do', {
  damage: fields({ do: v.literal('damage'), type: damageType, amount, to }),
  heal: fields({ do: v.literal('heal'), amount, to }),
  'gain-sp': fields({ do: v.literal('gain-sp'), amount: positiveAmount, to }),
  inflict: fields({
    do: v.literal('inflict'),
    effect: v.picklist([...EFFECTS, 'choose-negative', 'random-negative', 'same']),
    to,
  }),
  'remove-effect': fields({
    do: v.literal('remove-effect'),
    effect: v.picklist([...EFFECTS, 'any', 'any-negative', 'any-positive']),
    to,
  }),
  'gain-token': fields({
    do: v.literal('gain-token'),
    token: abilityToken,
    amount: positiveAmount,
    to,
  }),
  push: fields({ do: v.literal('push'), spaces: fewAmount, to }),
  pull: fields({ do: v.literal('pull'), spaces: fewAmount, to }),
  command: fields({ do: v.literal('command'), spaces: fewAmount, to, provokes: flag }),
  'put-token': fields({
    do: v.literal('put-token'),
    token: ref('tokens'),
    amount: v.optional(fewAmount),
    to,
  }),
  'take-token': fields({
    do: v.literal('take-token'),
    token: ref('tokens'),
    amount: v.optional(fewAmount),
    to,
  }),
  'gain-gold': fields({ do: v.literal('gain-gold'), amount: positiveAmount }),
  'gain-random': fields({
    do: v.literal('gain-random'),
    type: v.optional(itemType),
    tier: v.optional(tier),
    amount: v.optional(fewAmount),
    to,
  }),
  'offer-items': offering({ to }),
  'scale-damage': fields({
    do: v.literal('scale-damage'),
    by: v.picklist(['double', 'half']),
    type: v.optional(damageType),
  }),
  'free-move': fields({
    do: v.literal('free-move'),
    spaces: fewAmount,
    diagonal: flag,
    provokes: flag,
    flight: flag,
    through,
  }),
  'move-action': fields({
    do: v.literal('move-action'),
    another: v.optional(yes),
    flight: flag,
    provokes: flag,
    through,
  }),
  attack: fields({
    do: v.literal('attack'),
    kind: v.optional(v.picklist(['melee', 'ranged'])),
    sameTarget: flag,
    range: v.optional(few),
    plusRange: v.optional(few),
    empower: flag,
    with: v.optional(fields({ ...granted, noDodge: v.optional(yes), noCounter: v.optional(yes) })),
    targets: v.optional(targetSchema),
    at: v.optional(targetSchema),
    times: v.optional(fewAmount),
    differentTargets: v.optional(yes),
    unseen: v.optional(yes),
  }),
  spell: fields({
    do: v.literal('spell'),
    force: amount,
    to: v.optional(targetSchema),
    effects: effectsSchema,
    with: v.optional(fields(granted)),
  }),
  force: fields({
    do: v.literal('force'),
    force: amount,
    plusDifference: flag,
    to,
    effects: effectsSchema,
    with: v.optional(fields({ abilities: granted.abilities })),
  }),
  swap: fields({ do: v.literal('swap'), to }),
  warp: fields({
    do: v.literal('warp'),
    to,
    within: v.picklist(['adjacent', 'soi', 'range']),
    range: v.optional(few),
    from: v.optional(v.picklist(['target', 'ward'])),
  }),
  track: fields({
    do: v.literal('track'),
    direction: v.picklist(['up', 'down']),
    places: few,
    to,
  }),
  'place-terrain': fields({
    do: v.literal('place-terrain'),
    terrain: placedTerrain,
    spaces: few,
    within: v.picklist(['adjacent', 'soi', 'range', 'target']),
    range: v.optional(few),
  }),
  spawn: fields({ do: v.literal('spawn'), card: ref('combatants'), count: v.optional(fewAmount) }),
  become: fields({ do: v.literal('become'), card: ref('combatants') }),
  exalted: fields({ do: v.literal('exalted') }),
  'change-shape': fields({ do: v.literal('change-shape'), shape: v.picklist(['conduit', 'own']) }),
  'turn-damage': fields({ do: v.literal('turn-damage'), type: damageType }),
  check: fields({
    do: v.literal('check'),
    skill: skill,
    difficulty: positiveAmount,
    pass: effectsSchema,
    fail: v.optional(effectsSchema),
  }),
  modify: fields({ do: v.literal('modify'), stat: v.picklist(stats), amount: wholeAmount }),
  reduce: fields({
    do: v.literal('reduce'),
    type: v.picklist([...DAMAGE_TYPES, 'any']),
    amount: positiveAmount,
  }),
  reroll: fields({
    do: v.literal('reroll'),
    pick: v.picklist(['all', 'any', 'one']),
    notBlack: v.optional(yes),
  }),
  counter: fields({ do: v.literal('counter') }),
  empower: fields({ do: v.literal('empower') }),
  dodge: fields({ do: v.literal('dodge'), reroll: v.optional(yes) }),
  throw: fields({ do: v.literal('throw'), die, times: v.optional(fewAmount) }),
  'modify-roll': fields({ do: v.literal('modify-roll'), amount: wholeAmount }),
  'pass-check': fields({ do: v.literal('pass-check') }),
  'spend-energy': fields({
    do: v.literal('spend-energy'),
    amount: plainOr(v.union([positive, v.literal('all')]), v.never()),
  }),
  'set-die': fields({
    do: v.literal('set-die'),
    face: v.picklist(['highest', 'lowest', 'any']),
    notBlack: v.optional(yes),
  }),
  'add-symbol': fields({
    do: v.literal('add-symbol'),
    symbol: v.picklist(SYMBOLS),
    amount: positiveAmount,
  }),
  'make-miss': fields({ do: v.literal('make-miss') }),
  redirect: fields({ do: v.literal('redirect'), to }),
  each: fields({ do: v.literal('each'), who: targetSchema, effects: effectsSchema }),
  'at-space': fields({ do: v.literal('at-space'), ...nearby, effects: effectsSchema }),
  'place-ward': fields({
    do: v.literal('place-ward'),
    ward: id,
    name: v.optional(text),
    within: v.picklist(['adjacent', 'soi', 'range', 'target']),
    range: v.optional(few),
    side: v.picklist(['ally', 'opponent', 'figure']),
    reach: v.union([few, v.literal('soi')]),
    abilities: list(v.lazy((): Schema<Ability> => abilitySchema)),
  }),
  'place-dynamite': fields({ do: v.literal('place-dynamite'), range: few }),
  'use-discipline': fields({
    do: v.literal('use-discipline'),
    minSp: v.optional(few),
    maxSp: few,
  }),
  flip: fields({ do: v.literal('flip'), card: v.picklist(['this', 'choose']), back: v.optional(yes) }),
  'redirect-damage': fields({
    do: v.literal('redirect-damage'),
    to,
    type: v.optional(damageType),
  }),
  survive: fields({
    do: v.literal('survive'),
    hp: v.optional(positiveAmount),
    until: v.optional(v.picklist(GRANT_ENDS)),
  }),
  revive: fields({
    do: v.literal('revive'),
    to,
    near: v.optional(targetSchema),
    within: v.picklist(['adjacent', 'soi']),
    hp: positiveAmount,
  }),
  'transfer-damage': fields({
    do: v.literal('transfer-damage'),
    from: targetSchema,
    to,
    amount: positiveAmount,
  }),
  optional: fields({
    do: v.literal('optional'),
    id,
    by: v.optional(v.literal('target')),
    effects: effectsSchema,
  }),
  if: fields({
    do: v.literal('if'),
    tests: some(testSchema),
    effects: effectsSchema,
    else: v.optional(effectsSchema),
  }),
  acts: fields({ do: v.literal('acts'), who: targetSchema, effects: effectsSchema }),
  grant: fields({ do: v.literal('grant'), to, until: v.picklist(GRANT_ENDS), ...granted }),
  roll: fields({
    do: v.literal('roll'),
    dice: some(die, LIMITS.dice),
    outcomes: some(fields({ face: v.picklist(SHOWN_FACES), effects: effectsSchema })),
    else: v.optional(effectsSchema),
  }),
  'choose-number': fields({
    do: v.literal('choose-number'),
    id,
    min: v.optional(positive),
    max: amount,
    sp: v.optional(positive),
    effects: effectsSchema,
  }),
  defeat: fields({ do: v.literal('defeat'), to }),
  'end-turn': fields({ do: v.literal('end-turn') }),
  'end-action': fields({ do: v.literal('end-action'), everybody: v.optional(v.literal(true)) }),
  mark: fields({ do: v.literal('mark'), mark: id, to }),
  unmark: fields({ do: v.literal('unmark'), mark: id, to }),
  'gain-energy': fields({
    do: v.literal('gain-energy'),
    amount: positiveAmount,
    max: v.optional(few),
  }),
  ready: fields({ do: v.literal('ready'), card: v.picklist(['this', 'choose']) }),
  choose: fields({
    do: v.literal('choose'),
    by: v.optional(v.literal('target')),
    options: some(fields({ id, name: v.optional(text), effects: effectsSchema })),
  }),
});
