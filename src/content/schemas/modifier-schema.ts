import * as v from 'valibot';
import {
  type Modifier,
  PRICED_ACTIONS,
  type Stat,
  type SymbolAbility,
} from '../../engine/model/language/abilities.ts';
import { DAMAGE_TYPES, EFFECTS, SYMBOLS } from '../../engine/model/vocabulary.ts';
import { standingSchema } from './amount-schema.ts';
import {
  abilityToken,
  byField,
  damageType,
  die,
  few,
  fields,
  figureTag,
  id,
  membersOf,
  positive,
  ref,
  resisted,
  type Schema,
  skill,
  some,
  symbolCount,
  text,
  whole,
  yes,
} from './fields.ts';

export const stats = membersOf<Stat>({
  armor: true,
  defense: true,
  movement: true,
  hp: true,
  'attack-roll': true,
  'physical-damage': true,
  'magic-damage': true,
  'irreducible-damage': true,
  piercing: true,
  'dodge-shields': true,
  'conviction-check': true,
  force: true,
  'influence-range': true,
  range: true,
  'sp-recovery': true,
  'sp-max': true,
});

const factor = v.picklist(['double', 'half']);

/** A standing change. Which field is there says which kind it is. */
export const modifierSchema: Schema<Modifier> = byField<Modifier>({
  stat: fields({ stat: v.picklist(stats), amount: standingSchema }),
  tag: fields({ tag: figureTag }),
  removeTag: fields({ removeTag: figureTag }),
  finesse: fields({ finesse: die }),
  casting: fields({ casting: die }),
  conviction: fields({ conviction: die }),
  reach: fields({ reach: few }),
  skill: fields({ skill: skill, amount: whole }),
  immunity: fields({ immunity: v.picklist([...EFFECTS, ...DAMAGE_TYPES]) }),
  resistance: fields({ resistance: resisted }),
  ignoreHeavy: fields({ ignoreHeavy: few }),
  extraSlots: fields({ extraSlots: v.picklist(['consumable', 'relic']), amount: few }),
  tokenLimit: fields({ tokenLimit: abilityToken, amount: few }),
  tokenAsSp: fields({ tokenAsSp: abilityToken }),
  energyAsSp: fields({ energyAsSp: yes }),
  lendsSp: fields({ lendsSp: yes }),
  usesStash: fields({ usesStash: yes }),
  provoke: fields({ provoke: standingSchema }),
  dodgeSymbols: fields({ dodgeSymbols: symbolCount, shields: few }),
  symbolAs: fields({
    symbolAs: v.picklist(SYMBOLS),
    symbol: v.picklist(SYMBOLS),
    of: v.picklist(['attack', 'spell']),
  }),
  rollTwice: fields({ rollTwice: v.literal('dodge') }),
  freeCounter: fields({ freeCounter: yes }),
  noDodge: fields({ noDodge: yes }),
  noCounter: fields({ noCounter: yes }),
  jumps: fields({ jumps: v.picklist(['never', 'not-over-dangerous']) }),
  provokesNothing: fields({ provokesNothing: yes }),
  elusive: fields({ elusive: yes }),
  halfMovement: fields({ halfMovement: yes }),
  moveCheck: fields({ moveCheck: skill, difficulty: few }),
  noToken: fields({ noToken: ref('tokens') }),
  ignoreTerrainCost: fields({ ignoreTerrainCost: yes }),
  addDie: fields({ addDie: die, to: v.picklist(['attack', 'spell']) }),
  castingFromWeapon: fields({ castingFromWeapon: some(text) }),
  weaponTag: fields({
    weaponTag: text,
    to: v.optional(
      fields({ hands: v.optional(v.picklist([1, 2])), kind: v.optional(v.picklist(['melee', 'ranged'])) }),
    ),
  }),
  removeItemTag: fields({ removeItemTag: text }),
  twoHandedAsOne: fields({ twoHandedAsOne: yes }),
  dealtMore: fields({ dealtMore: standingSchema }),
  obstructingFlanks: fields({ obstructingFlanks: yes }),
  actionPrice: fields({ actionPrice: v.picklist(PRICED_ACTIONS), amount: whole }),
  damageDealt: fields({ damageDealt: factor, type: v.optional(damageType) }),
  damageTaken: fields({ damageTaken: factor, type: v.optional(damageType) }),
  cannotBe: fields({ cannotBe: v.picklist(['pushed', 'pulled', 'moved', 'targeted']) }),
  noSpells: fields({ noSpells: yes }),
  moreMoves: fields({ moreMoves: few }),
});

/** Symbols for a bonus (p.26 F). */
export const symbolAbilitySchema: Schema<SymbolAbility> = fields({
  id,
  spend: symbolCount,
  gain: fields({
    stat: v.picklist([
      'physical-damage',
      'magic-damage',
      'irreducible-damage',
      'piercing',
      'attack-roll',
      'force',
    ]),
    amount: positive,
  }),
});
