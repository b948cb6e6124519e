import * as v from 'valibot';
import { MOODS, ORNAMENTS, SURROUNDINGS, THEME_NAMES } from '../../art/board/themes.ts';
import { expects } from '../../check/messages.ts';
import { DIRECTIONS } from '../../engine/model/board.ts';
import {
  DIFFICULTIES,
  type EndCondition,
  type Forecast,
  type LootReward,
} from '../../engine/model/encounter.ts';
import { LOCATIONS } from '../../engine/model/story.ts';
import type { EncounterFile, PackManifest, TileFile } from '../files/encounter-file.ts';
import { sourcesSchema } from './card-schemas.ts';
import { effectsSchema, placedTerrain } from './effect-schema.ts';
import {
  count,
  few,
  fields,
  id,
  LIMITS,
  list,
  name,
  oneOf,
  positive,
  record,
  ref,
  type Schema,
  some,
  space,
  text,
  tier,
} from './fields.ts';
import { loadoutSchema } from './loadout-file-schema.ts';
import { objectiveSchema, placedTokenSchema, revealSchema, specialSchema } from './reveal-schema.ts';
import {
  carriedSchema,
  combatantId,
  conditionListSchema,
  doorSchema,
  initiativeSchema,
  nextSchema,
  ruleSchema,
} from './story-schema.ts';
import { wallSchema } from './wall-schema.ts';

const ofBoard = v.maxLength<string, number, string>(
  LIMITS.board,
  expects({ what: 'at-most', most: LIMITS.board, of: 'letters' }),
);

export const tileSchema: Schema<TileFile> = fields({
  id,
  type: v.literal('tile'),
  name,
  sources: sourcesSchema,
  note: v.optional(text),
  rows: some(
    v.pipe(v.string(), v.regex(/^[.# hwmds]+$/, expects({ what: 'tile-row' })), ofBoard),
    LIMITS.board,
  ),
  elevation: v.optional(
    list(v.pipe(v.string(), v.regex(/^[1-4]+$/, expects({ what: 'levels' })), ofBoard), LIMITS.board),
  ),
  walls: v.optional(list(wallSchema)),
  theme: v.optional(v.picklist(THEME_NAMES)),
  lamps: v.optional(list(space)),
  ornament: v.optional(v.picklist(ORNAMENTS)),
  void: v.optional(v.picklist(SURROUNDINGS)),
});

/** How an encounter ends. */
export const endConditionSchema: Schema<EndCondition> = fields({
  id,
  result: v.picklist(['won', 'lost']),
  text,
  when: oneOf<'is', EndCondition['when']>('is', {
    'adventurer-ends-turn-on': fields({ is: v.literal('adventurer-ends-turn-on'), exit: id }),
    'all-opponents-defeated': fields({ is: v.literal('all-opponents-defeated') }),
    'all-adventurers-defeated': fields({ is: v.literal('all-adventurers-defeated') }),
    'rounds-passed': fields({ is: v.literal('rounds-passed'), rounds: few }),
    told: fields({ is: v.literal('told') }),
    holds: fields({ is: v.literal('holds'), if: conditionListSchema }),
    escaped: fields({ is: v.literal('escaped'), atLeast: v.optional(few) }),
  }),
  if: v.optional(conditionListSchema),
  goesOn: v.optional(revealSchema),
  next: v.optional(nextSchema),
  gold: v.optional(count),
  xp: v.optional(count),
  restore: v.optional(v.boolean()),
});

export const lootRewardSchema: Schema<LootReward> = fields({
  text,
  gold: v.optional(positive),
  items: v.optional(some(ref('items'))),
  randomConsumables: v.optional(few),
  effects: v.optional(effectsSchema),
});

const forecast: Schema<Forecast> = fields({
  rounds: v.pipe(v.strictTuple([few, few], expects({ what: 'two-rounds' })), v.readonly()),
  difficulty: v.picklist(DIFFICULTIES),
});

export const encounterSchema: Schema<EncounterFile> = fields({
  id,
  type: v.literal('encounter'),
  name,
  training: v.optional(v.boolean()),
  intro: text,
  sources: sourcesSchema,
  note: v.optional(text),
  lootLevel: tier,
  tiles: some(fields({ tile: ref('tiles'), at: space, turns: v.picklist([0, 1, 2, 3]) })),
  terrain: list(fields({ id: v.optional(id), terrain: placedTerrain, spaces: some(space) })),
  walls: v.optional(list(wallSchema)),
  currents: v.optional(
    list(fields({ spaces: some(space), direction: v.picklist(DIRECTIONS), strength: few })),
  ),
  dynamite: v.optional(list(space)),
  lamps: v.optional(list(space)),
  mood: v.optional(v.picklist(MOODS)),
  forecast: v.optional(forecast),
  tokens: list(placedTokenSchema),
  carried: v.optional(list(carriedSchema, LIMITS.few)),
  doors: v.optional(list(doorSchema, LIMITS.few)),
  special: v.optional(list(specialSchema, LIMITS.few)),
  initiative: v.optional(list(initiativeSchema, LIMITS.few)),
  location: v.optional(v.picklist(LOCATIONS)),
  tips: v.optional(some(text, LIMITS.few)),
  flags: v.optional(some(id, LIMITS.few)),
  startingZone: some(space),
  combatants: list(
    fields({ card: combatantId, number: few, at: space, if: v.optional(conditionListSchema) }),
    LIMITS.combatants,
  ),
  endConditions: some(endConditionSchema),
  loot: record(id, lootRewardSchema),
  totems: v.optional(record(id, revealSchema)),
  objectives: v.optional(list(objectiveSchema)),
  achievements: v.optional(list(objectiveSchema)),
  rules: list(ruleSchema),
  loadouts: v.pipe(
    record(ref('adventurers'), loadoutSchema),
    v.minEntries(1, expects({ what: 'adventurer-with-loadout' })),
    v.maxEntries(LIMITS.party, expects({ what: 'at-most', most: LIMITS.party, of: 'fields' })),
  ),
});

const versionRange = v.pipe(
  v.string(),
  v.regex(
    /^(\*|((>=|<=|<|>|=|\^|~)?\d+\.\d+\.\d+)( (>=|<=|<|>|=)\d+\.\d+\.\d+)*)$/,
    expects({ what: 'engine-range' }),
  ),
  v.maxLength(LIMITS.name, expects({ what: 'at-most', most: LIMITS.name, of: 'letters' })),
);

export const packSchema: Schema<PackManifest> = fields({
  id,
  name,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, expects({ what: 'version' }))),
  engine: versionRange,
  requires: v.optional(list(fields({ id, version: versionRange }))),
  authors: some(name),
  licence: text,
  description: text,
  hash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, expects({ what: 'hash' })))),
});
