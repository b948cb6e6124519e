import type { StandingAmount } from './ability-amounts.ts';
import type { DamageType, Die, Effect, FigureTag, Skill, SymbolCount } from './vocabulary.ts';

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
  | 'influence-range';

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
  | { readonly resistance: DamageType }
  /** The first HEAVY of the figure costs no movement (Grand Physique). */
  | { readonly ignoreHeavy: number }
  | { readonly extraSlots: 'consumable'; readonly amount: number };

/** A Symbol Ability (p.26 F): symbols for a bonus, as often as the symbols allow (D5). */
export interface SymbolAbility {
  readonly id: string;
  readonly spend: SymbolCount;
  readonly gain: {
    readonly stat: 'physical-damage' | 'magic-damage' | 'irreducible-damage' | 'piercing' | 'attack-roll';
    readonly amount: number;
  };
}
