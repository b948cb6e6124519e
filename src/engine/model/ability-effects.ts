import type { Stat } from './ability-modifiers.ts';
import type { AbilityToken, DamageType, Die, Effect, Skill, Terrain } from './vocabulary.ts';

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
