import type {
  AbilityToken,
  DamageType,
  Die,
  Symbol as DieSymbol,
  Effect,
  FigureTag,
  Resisted,
  Skill,
  SymbolCount,
} from '../vocabulary.ts';
import type { StandingAmount } from './ability-amounts.ts';

export type Stat =
  | 'armor'
  | 'defense'
  | 'movement'
  | 'hp'
  | 'attack-roll'
  | 'physical-damage'
  | 'magic-damage'
  | 'irreducible-damage'
  | 'piercing'
  | 'dodge-shields'
  | 'conviction-check'
  | 'force'
  | 'influence-range'
  /** Spaces of a ranged attack (p.45). */
  | 'range'
  | 'sp-recovery'
  | 'sp-max';

/** A standing change, valid while its ability's conditions hold. */
export type Modifier =
  | { readonly stat: Stat; readonly amount: StandingAmount }
  | { readonly tag: FigureTag }
  | { readonly removeTag: FigureTag }
  /** FINESSE: the card's printed Combat Die becomes this one. */
  | { readonly finesse: Die }
  /** Casting and Conviction Upgrades (p.35). */
  | { readonly casting: Die }
  | { readonly conviction: Die }
  | { readonly reach: number }
  | { readonly skill: Skill; readonly amount: number }
  | { readonly immunity: Effect | DamageType }
  | { readonly resistance: Resisted }
  /** The first HEAVY of the figure costs no movement (Grand Physique). */
  | { readonly ignoreHeavy: number }
  | { readonly extraSlots: 'consumable' | 'relic'; readonly amount: number }
  /** More tokens of that sort than S4 allows. */
  | { readonly tokenLimit: AbilityToken; readonly amount: number }
  /** Tokens of that sort may be spent as SP, 1 for 1, once the SP are gone. */
  | { readonly tokenAsSp: AbilityToken }
  /** Energy on the card may be spent as SP, 1 for 1, once the SP are gone. */
  | { readonly energyAsSp: true }
  /** Loyal Espers it summoned may spend its SP once theirs are gone. */
  | { readonly lendsSp: true }
  /** It uses Consumables that lie in the party stash as if it had them equipped (X473). */
  | { readonly usesStash: true }
  /** Opponents that leave a space within so many provoke its Break Attack as if they left its side. */
  | { readonly provoke: StandingAmount }
  /** Symbols of a Dodge roll add to it as if they were so many shields more. */
  | { readonly dodgeSymbols: SymbolCount; readonly shields: number }
  /** In its attacks, or its spells, a symbol counts as another, and as itself no more (X177). */
  | { readonly symbolAs: DieSymbol; readonly symbol: DieSymbol; readonly of: 'attack' | 'spell' }
  /** The dice of a Dodge are thrown twice; the roller keeps either throw. */
  | { readonly rollTwice: 'dodge' }
  /** The standard Counter costs no SP. */
  | { readonly freeCounter: true }
  /** Its attacks cannot be Dodged, or Countered. */
  | { readonly noDodge: true }
  | { readonly noCounter: true }
  /** It does not jump (p.66): at all, or over Dangerous Terrain. */
  | { readonly jumps: 'never' | 'not-over-dangerous' }
  /** Its movement provokes no Break Attack. */
  | { readonly provokesNothing: true }
  /** Its own movement provokes none of those beside it where that movement began (X170). */
  | { readonly elusive: true }
  /** Terrain and allies never make leaving a space dearer. */
  | { readonly ignoreTerrainCost: true }
  /** A die more in the Combat Dice Pool, or in the Force Pool. */
  | { readonly addDie: Die; readonly to: 'attack' | 'spell' }
  /** The first die of a weapon with one of the tags is a Casting Upgrade. */
  | { readonly castingFromWeapon: readonly string[] }
  /** Weapons of that sort have the tag. */
  | {
      readonly weaponTag: string;
      readonly to?: { readonly hands?: 1 | 2; readonly kind?: 'melee' | 'ranged' };
    }
  /** The item the ability is on loses the tag. */
  | { readonly removeItemTag: string }
  /** Two-handed melee weapons fill one hand; of all their dice their wielder chooses two for the pool (X77). */
  | { readonly twoHandedAsOne: true }
  /** Whenever it is dealt damage, it is dealt so much more of one of the types dealt (X93). */
  | { readonly dealtMore: StandingAmount }
  /** Obstructing Terrain, walls of void and the board's edge flank like an ally. */
  | { readonly obstructingFlanks: true }
  /** A standard action costs so much SP more or less (X162). */
  | { readonly actionPrice: PricedAction; readonly amount: number }
  /** What it deals, of that type or of all, is doubled or halved (X161). */
  | { readonly damageDealt: DamageFactor; readonly type?: DamageType }
  /** And what it is dealt. */
  | { readonly damageTaken: DamageFactor; readonly type?: DamageType }
  /** Others cannot do that to it (X163). */
  | { readonly cannotBe: 'pushed' | 'pulled' | 'moved' | 'targeted' }
  /** It casts no spells. */
  | { readonly noSpells: true }
  /** So many Move Actions more in each of its turns (X192). */
  | { readonly moreMoves: number }
  /** Its Movement is halved (X172). */
  | { readonly halfMovement: true }
  /** A Move Action of its begins with that Check, and is over where it fails (X172). */
  | { readonly moveCheck: Skill; readonly difficulty: number }
  /** It never bears that token of a pack's own (X172). */
  | { readonly noToken: string };

/** Standard actions and answers that cost SP (pp.40, 50). */
export const PRICED_ACTIONS = [
  'move',
  'more-movement',
  'attack',
  'encounter-action',
  're-equip',
  'empower',
  'dodge',
  'counter',
] as const;
export type PricedAction = (typeof PRICED_ACTIONS)[number];

export type DamageFactor = 'double' | 'half';

/**
 * A Symbol Ability (p.26 F): symbols for a bonus, as often as the symbols allow (D5). One that gives `force` is
 * bought with the symbols of a SPELL's roll (p.50, X76), all others with those of an attack.
 */
export interface SymbolAbility {
  readonly id: string;
  readonly spend: SymbolCount;
  readonly gain: {
    readonly stat:
      | 'physical-damage'
      | 'magic-damage'
      | 'irreducible-damage'
      | 'piercing'
      | 'attack-roll'
      | 'force';
    readonly amount: number;
  };
}
