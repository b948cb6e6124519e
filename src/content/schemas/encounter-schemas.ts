import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import { DIRECTIONS, type Wall } from '../../engine/model/board.ts';
import type { EndCondition, LootReward } from '../../engine/model/encounter.ts';
import type { EncounterFile, PackManifest, TileFile } from '../files/encounter-file.ts';
import { sourcesSchema } from './card-schemas.ts';
import { effectsSchema, placedTerrain } from './effect-schema.ts';
import { count, fields, id, oneOf, positive, type Schema, some, space, text, tier } from './fields.ts';
import { loadoutSchema } from './loadout-schema.ts';
import { boardTokenSchema, objectiveSchema, revealSchema } from './reveal-schema.ts';

/** Between two neighbouring spaces. */
export const wallSchema: Schema<Wall> = v.pipe(
  v.strictTuple([space, space], expects({ what: 'two-spaces' })),
  v.readonly(),
);

export const tileSchema: Schema<TileFile> = fields({
  id,
  type: v.literal('tile'),
  name: text,
  sources: sourcesSchema,
  note: v.optional(text),
  rows: some(v.pipe(v.string(), v.regex(/^[.# hwmds]+$/, expects({ what: 'tile-row' })))),
  elevation: v.optional(v.array(v.pipe(v.string(), v.regex(/^[1-4]+$/, expects({ what: 'levels' }))))),
  walls: v.optional(v.array(wallSchema)),
});

const endCondition: Schema<EndCondition> = fields({
  id,
  result: v.picklist(['won', 'lost']),
  text,
  when: oneOf<'is', EndCondition['when']>('is', {
    'adventurer-ends-turn-on': fields({ is: v.literal('adventurer-ends-turn-on'), exit: id }),
    'all-opponents-defeated': fields({ is: v.literal('all-opponents-defeated') }),
    'all-adventurers-defeated': fields({ is: v.literal('all-adventurers-defeated') }),
    'rounds-passed': fields({ is: v.literal('rounds-passed'), rounds: positive }),
    told: fields({ is: v.literal('told') }),
  }),
  gold: v.optional(count),
  xp: v.optional(count),
  restore: v.optional(v.boolean()),
});

const lootReward: Schema<LootReward> = fields({
  text,
  gold: v.optional(positive),
  items: v.optional(some(id)),
  randomConsumables: v.optional(positive),
  effects: v.optional(effectsSchema),
});

export const encounterSchema: Schema<EncounterFile> = fields({
  id,
  type: v.literal('encounter'),
  name: text,
  training: v.optional(v.boolean()),
  intro: text,
  sources: sourcesSchema,
  note: v.optional(text),
  lootLevel: tier,
  tiles: some(fields({ tile: id, at: space, turns: v.picklist([0, 1, 2, 3]) })),
  terrain: v.array(fields({ terrain: placedTerrain, spaces: some(space) })),
  walls: v.optional(v.array(wallSchema)),
  currents: v.optional(
    v.array(fields({ spaces: some(space), direction: v.picklist(DIRECTIONS), strength: positive })),
  ),
  dynamite: v.optional(v.array(space)),
  tokens: v.array(boardTokenSchema),
  startingZone: some(space),
  combatants: v.array(fields({ card: id, number: positive, at: space })),
  endConditions: some(endCondition),
  loot: v.record(v.string(), lootReward),
  totems: v.optional(v.record(v.string(), revealSchema)),
  objectives: v.optional(v.array(objectiveSchema)),
  achievements: v.optional(v.array(objectiveSchema)),
  rules: v.array(fields({ name: text, text })),
  loadouts: v.record(v.string(), loadoutSchema),
});

export const packSchema: Schema<PackManifest> = fields({
  id,
  name: text,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, expects({ what: 'version' }))),
  engine: v.pipe(
    v.string(),
    v.regex(
      /^(\*|((>=|<=|<|>|=|\^|~)?\d+\.\d+\.\d+)( (>=|<=|<|>|=)\d+\.\d+\.\d+)*)$/,
      expects({ what: 'engine-range' }),
    ),
  ),
  authors: some(text),
  licence: text,
  description: text,
});
