import type {
  AbilityToken,
  DamageType,
  Die,
  Effect,
  FigureTag,
  Skill,
  SymbolCount,
  Terrain,
  WeaponKind,
} from './vocabulary.ts';

/**
 * The ability language, first form. A card's JSON holds these shapes; the engine runs them and the words on
 * the card are written from them. An ability says WHEN it may be used, what CONDITIONS it has (p.30, p.48),
 * and what it DOES.
 */
export interface Ability {
  /** Unique on its card. */
  readonly id: string;
  readonly name?: string;
  readonly when: Timing;
  readonly conditions?: Conditions;
  /** PASSIVE and STATUS bonuses: pure, ordered, in the ledger. */
  readonly modifiers?: readonly Modifier[];
  /** What happens when it is used, in order. */
  readonly effects?: readonly EffectOp[];
}

/** When an ability may be used. `passive` is always; the others open a question to its owner. */
export const TIMINGS = [
  /** Always in effect (p.49). */
  'passive',
  /** In its owner's Status Phase (p.39). */
  'status',
  /** In its owner's Action Phase, between actions (p.48). */
  'action',
  /** "At any time": offered with every question to its owner (p.48). An interjection. */
  'any-time',
  /** Symbols spent in step 6a of an attack (p.43). */
  'symbols',
  /** The attacker, step 3: EMPOWER without the SP. */
  'empower',
  /** The attacker, step 5b: adds TO THE ATK ROLL after the roll. */
  'to-hit',
  /** The attacker, step 6a. */
  'determine-damage',
  /** The target, after armour (ruling A2): reduces damage. */
  'damage-reduction',
  /** Whoever has just rolled: re-rolls. `rolls` in the conditions says which rolls. */
  'after-roll',
  /** The attacker, when the attack missed (p.43 step 7). */
  'after-miss',
  /** The attacker, step 8 (FU). */
  'follow-up',
  /** The target, step 6d, instead of the standard COUNTER. */
  'counter',
] as const;
export type Timing = (typeof TIMINGS)[number];

export type RollPurpose =
  | 'attack'
  | 'dodge'
  | 'force'
  | 'conviction'
  | 'check'
  | 'damage'
  | 'effect'
  | 'spawn'
  | 'loot';

export interface Conditions {
  readonly exhaust?: boolean;
  readonly flip?: boolean;
  readonly discard?: boolean;
  readonly perEncounter?: boolean;
  /** "Once per turn" / "the first time each turn". */
  readonly perTurn?: boolean;
  readonly sp?: number;
  readonly symbols?: SymbolCount;
  /** COMBO: another equipped item carries one of these tags (p.30). */
  readonly combo?: readonly string[];
  /** Only on these rolls (after-roll). */
  readonly rolls?: readonly RollPurpose[];
  /** Text conditions, all of which must hold. */
  readonly if?: readonly Test[];
}

/** A text condition: pure, read from the state. */
export type Test =
  | { readonly is: 'attack-kind'; readonly kind: 'melee' | 'ranged' }
  | { readonly is: 'weapon-hands'; readonly hands: 1 | 2 }
  | { readonly is: 'weapon-kind'; readonly kind: WeaponKind }
  | { readonly is: 'flanking' }
  | { readonly is: 'target-adjacent' }
  | { readonly is: 'damage-at-least-half' }
  | { readonly is: 'has-effect'; readonly effect: Effect }
  | { readonly is: 'target-has-effect'; readonly effect: Effect };

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
  | { readonly stat: Stat; readonly amount: number }
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

/** Whom an effect touches. Ranges in spaces. */
export type Target =
  | { readonly who: 'self' }
  /** The figure attacked, or the failed target of the spell. */
  | { readonly who: 'target' }
  /** The attacker, for what its target does. */
  | { readonly who: 'attacker' }
  | {
      readonly who: 'choose';
      readonly side: 'ally' | 'another-ally' | 'opponent' | 'figure';
      readonly within: 'adjacent' | 'soi' | 'range';
      readonly range?: number;
      readonly sight?: boolean;
    }
  | {
      readonly who: 'all';
      readonly side: 'ally' | 'another-ally' | 'opponent' | 'figure';
      readonly within: 'adjacent' | 'soi' | 'board';
    };

/** A number in an effect: plain, rolled on dice, or counted. */
export type Amount =
  | number
  | { readonly dice: readonly Die[] }
  | { readonly times: number; readonly count: 'tree-level'; readonly tree: string };

export type EffectOp =
  | { readonly do: 'damage'; readonly type: DamageType; readonly amount: Amount; readonly to: Target }
  | { readonly do: 'heal'; readonly amount: Amount; readonly to: Target }
  | { readonly do: 'gain-sp'; readonly amount: number; readonly to: Target }
  | { readonly do: 'inflict'; readonly effect: Effect; readonly to: Target }
  | { readonly do: 'remove-effect'; readonly effect: Effect; readonly to: Target }
  | { readonly do: 'gain-token'; readonly token: AbilityToken; readonly amount: number; readonly to: Target }
  | { readonly do: 'push'; readonly spaces: number; readonly to: Target }
  | { readonly do: 'pull'; readonly spaces: number; readonly to: Target }
  /** Free movement (p.41). */
  | {
      readonly do: 'free-move';
      readonly spaces: number;
      readonly diagonal?: boolean;
      readonly provokes?: boolean;
      readonly flight?: boolean;
    }
  /** MOVE: the turn's Move Action (p.41). */
  | { readonly do: 'move-action'; readonly flight?: boolean }
  /** ATK: starts an Attack Action. `sameTarget` repeats the attack just made. */
  | {
      readonly do: 'attack';
      readonly kind?: 'melee' | 'ranged';
      readonly sameTarget?: boolean;
      readonly range?: number;
      readonly empower?: boolean;
    }
  /** SPELL (X): starts a Spell Action; its effects touch each target that fails. */
  | {
      readonly do: 'spell';
      readonly force: number;
      readonly to?: Target;
      readonly effects: readonly EffectOp[];
    }
  /** FORCE (X) [+ DIFFERENCE HIT]: a Spell-Like Ability; one Conviction Check for all its effects (S1). */
  | {
      readonly do: 'force';
      readonly force: number;
      readonly plusDifference?: boolean;
      readonly to: Target;
      readonly effects: readonly EffectOp[];
    }
  /** SWAP: the user and the target change places (p.33). */
  | { readonly do: 'swap'; readonly to: Target }
  /** WARP: the figure is placed on a free space of the user's choice (p.33). */
  | {
      readonly do: 'warp';
      readonly to: Target;
      readonly within: 'adjacent' | 'soi' | 'range';
      readonly range?: number;
    }
  /** Up or down the Initiative Track (p.38). */
  | { readonly do: 'track'; readonly direction: 'up' | 'down'; readonly places: number; readonly to: Target }
  /** Places terrain on spaces of the user's choice (p.21); `normal` is a Plank (p.67). `self`: its own spaces' neighbours. */
  | {
      readonly do: 'place-terrain';
      readonly terrain: Terrain;
      readonly spaces: number;
      readonly within: 'adjacent' | 'soi' | 'range' | 'target';
      readonly range?: number;
    }
  /** Spawns Combatants beside the user (p.19). */
  | { readonly do: 'spawn'; readonly card: string; readonly count?: number }
  /** The attack's damage is of that type from now on (p.44). */
  | { readonly do: 'turn-damage'; readonly type: DamageType }
  /** A Skill Check of the user (p.66). */
  | {
      readonly do: 'check';
      readonly skill: Skill;
      readonly difficulty: number;
      readonly pass: readonly EffectOp[];
      readonly fail?: readonly EffectOp[];
    }
  /** Inside an attack: adds to its roll, damage or piercing. */
  | { readonly do: 'modify'; readonly stat: Stat; readonly amount: number }
  /** Inside damage about to be dealt to the user. */
  | { readonly do: 'reduce'; readonly type: DamageType | 'any'; readonly amount: number }
  /** After a roll. `pick: any` lets the roller choose which dice. */
  | { readonly do: 'reroll'; readonly pick: 'all' | 'any' | 'one' }
  /** COUNTER at this ability's cost instead of the standard one. */
  | { readonly do: 'counter' }
  /** EMPOWER without the SP. */
  | { readonly do: 'empower' }
  /** THROW: the die in PHYSICAL DMG to an opponent within Range 4 and sight; no attack (p.33). */
  | { readonly do: 'throw'; readonly die: Die }
  /** "You may": asked; the nested effects follow a yes. */
  | { readonly do: 'optional'; readonly id: string; readonly effects: readonly EffectOp[] }
  | {
      readonly do: 'choose';
      readonly options: readonly { readonly id: string; readonly effects: readonly EffectOp[] }[];
    };

/** A Symbol Ability (p.26 F): symbols for a bonus, as often as the symbols allow (D5). */
export interface SymbolAbility {
  readonly id: string;
  readonly spend: SymbolCount;
  readonly gain: {
    readonly stat: 'physical-damage' | 'magic-damage' | 'irreducible-damage' | 'piercing' | 'attack-roll';
    readonly amount: number;
  };
}
