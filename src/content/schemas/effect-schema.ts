import * as v from 'valibot';
import type { Amount, EffectOp, Target } from '../../engine/model/abilities.ts';
import {
  ABILITY_TOKENS,
  DAMAGE_TYPES,
  EFFECTS,
  SKILLS,
  TERRAINS,
  TREES,
} from '../../engine/model/vocabulary.ts';
import {
  byField,
  count,
  die,
  fields,
  id,
  oneOf,
  plainOr,
  positive,
  type Schema,
  some,
  whole,
} from './fields.ts';
import { stats } from './modifier-schema.ts';

const side = v.picklist(['ally', 'another-ally', 'opponent', 'figure']);

/** Whom an effect touches. */
export const targetSchema: Schema<Target> = oneOf('who', {
  self: fields({ who: v.literal('self') }),
  target: fields({ who: v.literal('target') }),
  attacker: fields({ who: v.literal('attacker') }),
  choose: fields({
    who: v.literal('choose'),
    side,
    within: v.picklist(['adjacent', 'soi', 'range']),
    range: v.optional(positive),
    sight: v.optional(v.boolean()),
  }),
  all: fields({ who: v.literal('all'), side, within: v.picklist(['adjacent', 'soi', 'board']) }),
});

const amount: Schema<Amount> = plainOr<number, Exclude<Amount, number>>(
  count,
  byField<Exclude<Amount, number>>({
    dice: fields({ dice: some(die) }),
    times: fields({ times: positive, count: v.literal('tree-level'), tree: v.picklist(TREES) }),
  }),
);

const to = targetSchema;

/** Terrain a token may bring: any but void (p.21). */
export const placedTerrain = v.picklist(TERRAINS.filter((terrain) => terrain !== 'void'));
const flag = v.optional(v.boolean());

/** The effects nested in another. */
export const effectsSchema: Schema<EffectOp[]> = some(v.lazy(() => effectSchema));

/** One thing an ability does. */
export const effectSchema: Schema<EffectOp> = oneOf<'do', EffectOp>('do', {
  damage: fields({ do: v.literal('damage'), type: v.picklist(DAMAGE_TYPES), amount, to }),
  heal: fields({ do: v.literal('heal'), amount, to }),
  'gain-sp': fields({ do: v.literal('gain-sp'), amount: positive, to }),
  inflict: fields({ do: v.literal('inflict'), effect: v.picklist(EFFECTS), to }),
  'remove-effect': fields({ do: v.literal('remove-effect'), effect: v.picklist(EFFECTS), to }),
  'gain-token': fields({
    do: v.literal('gain-token'),
    token: v.picklist(ABILITY_TOKENS),
    amount: positive,
    to,
  }),
  push: fields({ do: v.literal('push'), spaces: positive, to }),
  pull: fields({ do: v.literal('pull'), spaces: positive, to }),
  'free-move': fields({
    do: v.literal('free-move'),
    spaces: positive,
    diagonal: flag,
    provokes: flag,
    flight: flag,
  }),
  'move-action': fields({ do: v.literal('move-action'), flight: flag }),
  attack: fields({
    do: v.literal('attack'),
    kind: v.optional(v.picklist(['melee', 'ranged'])),
    sameTarget: flag,
    range: v.optional(positive),
    empower: flag,
  }),
  spell: fields({
    do: v.literal('spell'),
    force: count,
    to: v.optional(targetSchema),
    effects: effectsSchema,
  }),
  force: fields({ do: v.literal('force'), force: count, plusDifference: flag, to, effects: effectsSchema }),
  swap: fields({ do: v.literal('swap'), to }),
  warp: fields({
    do: v.literal('warp'),
    to,
    within: v.picklist(['adjacent', 'soi', 'range']),
    range: v.optional(positive),
  }),
  track: fields({
    do: v.literal('track'),
    direction: v.picklist(['up', 'down']),
    places: positive,
    to,
  }),
  'place-terrain': fields({
    do: v.literal('place-terrain'),
    terrain: placedTerrain,
    spaces: positive,
    within: v.picklist(['adjacent', 'soi', 'range', 'target']),
    range: v.optional(positive),
  }),
  spawn: fields({ do: v.literal('spawn'), card: id, count: v.optional(positive) }),
  'turn-damage': fields({ do: v.literal('turn-damage'), type: v.picklist(DAMAGE_TYPES) }),
  check: fields({
    do: v.literal('check'),
    skill: v.picklist(SKILLS),
    difficulty: positive,
    pass: effectsSchema,
    fail: v.optional(effectsSchema),
  }),
  modify: fields({ do: v.literal('modify'), stat: v.picklist(stats), amount: whole }),
  reduce: fields({
    do: v.literal('reduce'),
    type: v.picklist([...DAMAGE_TYPES, 'any']),
    amount: positive,
  }),
  reroll: fields({ do: v.literal('reroll'), pick: v.picklist(['all', 'any', 'one']) }),
  counter: fields({ do: v.literal('counter') }),
  empower: fields({ do: v.literal('empower') }),
  throw: fields({ do: v.literal('throw'), die }),
  optional: fields({ do: v.literal('optional'), id, effects: effectsSchema }),
  choose: fields({ do: v.literal('choose'), options: some(fields({ id, effects: effectsSchema })) }),
});
