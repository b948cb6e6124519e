import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import type {
  AdventurerCard,
  CardBase,
  CombatantCard,
  CompanionCard,
  DisciplineCard,
  ExaltedCard,
  FamiliarCard,
  ItemCard,
  ItemFace,
  TokenCard,
  UbiquitousCard,
  UpgradeCard,
} from '../../engine/model/cards/cards.ts';
import { HIDDEN_DECKS, type Hidden } from '../../engine/model/cards/hidden.ts';
import { GRANT_ENDS } from '../../engine/model/language/abilities.ts';
import { DAMAGE_TYPES, EFFECTS, SOURCES, UPGRADE_FITS, WEAPON_KINDS } from '../../engine/model/vocabulary.ts';
import { abilitySchema } from './ability-schema.ts';
import { aiStepSchema } from './ai-schema.ts';
import {
  count,
  die,
  few,
  fewOrNone,
  fields,
  figureTag,
  hitPoints,
  id,
  itemType,
  LIMITS,
  list,
  movement,
  movementOrNone,
  name,
  positive,
  ref,
  resisted,
  type Schema,
  side,
  some,
  text,
  tier,
  tree,
  yes,
} from './fields.ts';
import { loadoutSchema } from './loadout-file-schema.ts';
import { lookSchema } from './look-schema.ts';
import { symbolAbilitySchema } from './modifier-schema.ts';

const source = v.picklist(SOURCES);

/** Where the numbers come from: `default`, and one entry for each number that differs (N3). */
export const sourcesSchema: Schema<CardBase['sources']> = v.objectWithRest({ default: source }, source);

const base = { id, name, sources: sourcesSchema, note: v.optional(text) };
const twoDice: Schema<AdventurerCard['conviction']> = v.strictTuple(
  [die, die],
  expects({ what: 'two-dice' }),
);
const flag = v.optional(v.boolean());

/** A card that lies hidden (p.18). */
export const hiddenSchema: Schema<Hidden> = fields({ deck: v.picklist(HIDDEN_DECKS), label: name });

export const adventurerSchema: Schema<AdventurerCard> = fields({
  ...base,
  type: v.literal('adventurer'),
  hp: hitPoints,
  defense: positive,
  movement,
  spRecovery: fewOrNone,
  spMax: few,
  conviction: twoDice,
  casting: die,
  skills: fields({ presence: count, lore: count, agility: count, perception: count, strength: count }),
  abilities: list(abilitySchema, LIMITS.abilities),
  called: v.optional(name),
  start: v.optional(loadoutSchema),
  icon: v.optional(id),
  look: v.optional(lookSchema),
});

/** One side of an item. */
export const itemFaceSchema: Schema<ItemFace> = fields({
  hands: v.optional(v.picklist([1, 2])),
  kind: v.optional(v.picklist(WEAPON_KINDS)),
  range: v.optional(few),
  dice: v.optional(some(die, LIMITS.dice)),
  tags: v.optional(list(id)),
  armor: v.optional(count),
  defense: v.optional(count),
  symbolAbilities: v.optional(list(symbolAbilitySchema, LIMITS.abilities)),
  abilities: v.optional(list(abilitySchema, LIMITS.abilities)),
});

export const itemSchema: Schema<ItemCard> = fields({
  ...base,
  type: v.literal('item'),
  itemType,
  tier: tier,
  unique: flag,
  startsLocked: flag,
  cost: count,
  front: itemFaceSchema,
  back: v.optional(itemFaceSchema),
  double: flag,
  lootOf: v.optional(ref('combatants')),
  material: flag,
  story: flag,
  hidden: v.optional(hiddenSchema),
  stock: v.optional(few),
});

export const upgradeSchema: Schema<UpgradeCard> = fields({
  ...base,
  type: v.literal('upgrade'),
  fits: v.picklist(UPGRADE_FITS),
  tier: v.optional(tier),
  requires: v.optional(ref('items')),
  stock: v.optional(few),
  symbolAbilities: v.optional(some(symbolAbilitySchema, LIMITS.abilities)),
  abilities: v.optional(some(abilitySchema, LIMITS.abilities)),
});

export const disciplineSchema: Schema<DisciplineCard> = fields({
  ...base,
  type: v.literal('discipline'),
  tree: tree,
  level: v.optional(v.picklist([0, 1, 2, 3, 4]), 0),
  xp: v.optional(count, 0),
  story: v.optional(yes),
  hidden: v.optional(hiddenSchema),
  abilities: v.optional(list(abilitySchema, LIMITS.abilities), []),
  brings: v.optional(v.literal('familiar')),
});

export const familiarSchema: Schema<FamiliarCard> = fields({
  ...base,
  type: v.literal('familiar'),
  abilities: some(abilitySchema, LIMITS.abilities),
});

export const companionSchema: Schema<CompanionCard> = fields({
  ...base,
  type: v.literal('companion'),
  abilities: some(abilitySchema, LIMITS.abilities),
  back: v.optional(some(abilitySchema, LIMITS.abilities)),
  hidden: flag,
  icon: v.optional(id),
});

export const exaltedSchema: Schema<ExaltedCard> = fields({
  ...base,
  type: v.literal('exalted'),
  level: v.optional(v.picklist([1, 2, 3, 4])),
  abilities: some(abilitySchema, 1),
});

export const ubiquitousSchema: Schema<UbiquitousCard> = fields({
  ...base,
  type: v.literal('ubiquitous'),
  adventurer: ref('adventurers'),
  abilities: some(abilitySchema, LIMITS.abilities),
  shared: v.optional(some(abilitySchema, LIMITS.abilities)),
});

export const tokenSchema: Schema<TokenCard> = fields({
  ...base,
  type: v.literal('token'),
  polarity: v.optional(v.picklist(['positive', 'negative'])),
  limit: v.optional(few),
  until: v.optional(v.picklist(GRANT_ENDS)),
  abilities: list(abilitySchema, LIMITS.abilities),
});

export const combatantSchema: Schema<CombatantCard> = fields({
  ...base,
  type: v.literal('combatant'),
  kind: v.picklist(['intelligent', 'command']),
  dr: count,
  tier: tier,
  tags: list(figureTag),
  avarice: v.optional(positive),
  hp: hitPoints,
  defense: count,
  movement: movementOrNone,
  armor: count,
  size: v.strictTuple([side, side], expects({ what: 'size' })),
  dice: some(die, LIMITS.dice),
  conviction: twoDice,
  casting: v.nullable(die),
  resistance: v.optional(list(resisted)),
  immunity: v.optional(list(v.picklist([...EFFECTS, ...DAMAGE_TYPES]))),
  symbolAbilities: list(symbolAbilitySchema, LIMITS.abilities),
  abilities: list(abilitySchema, LIMITS.abilities),
  ai: list(aiStepSchema, LIMITS.steps),
  figures: few,
  perGroup: few,
  names: v.optional(some(name)),
  attack: v.optional(
    fields({
      kind: v.picklist(['melee', 'ranged']),
      range: v.optional(few),
      reach: v.optional(few),
    }),
  ),
  spRecovery: v.optional(fewOrNone),
  spMax: v.optional(count),
  loyalEsper: v.optional(fields({ cost: positive, level: v.picklist([1, 2, 3, 4]) })),
  conduit: v.optional(fields({ level: v.picklist([1, 2, 3, 4]) })),
  piercing: v.optional(count),
  hidden: v.optional(hiddenSchema),
  icon: v.optional(id),
  look: v.optional(lookSchema),
  family: v.optional(ref('combatants')),
});
