import type {
  AbilityToken,
  DamageType,
  Die,
  Symbol as DieSymbol,
  Effect,
  ItemType,
  Skill,
  Terrain,
  Tier,
} from '../vocabulary.ts';
import type { Wares } from '../wares.ts';
import type { Ability } from './abilities.ts';
import type { Amount } from './ability-amounts.ts';
import type { DamageFactor, Modifier, Stat } from './ability-modifiers.ts';
import type { Target } from './ability-targets.ts';
import type { ShownFace, Test } from './ability-tests.ts';

/** What an attack or a spell has beside what its maker always has. */
export interface GrantedRules {
  readonly modifiers?: readonly Modifier[];
  readonly abilities?: readonly Ability[];
}

export interface AttackWith extends GrantedRules {
  readonly noDodge?: true;
  readonly noCounter?: true;
}

/** An effect told by a choice of the user's, by chance among those missing, or the one just gained. */
export type ChosenEffect = 'choose-negative' | 'random-negative' | 'same';

/** Any of the effects a figure has, at the choice of whoever removes one. */
export type AnyEffect = 'any' | 'any-negative' | 'any-positive';

/** When what was granted ends. Turns are those of the figure that granted it; `end-of-attack`: the one under way; an action: a standard one. */
export const GRANT_ENDS = [
  'end-of-turn',
  'end-of-next-turn',
  'end-of-round',
  'end-of-encounter',
  'end-of-next-attack',
  'end-of-next-action',
  'end-of-attack',
] as const;
export type GrantEnd = (typeof GRANT_ENDS)[number];

export type EffectOp =
  | { readonly do: 'damage'; readonly type: DamageType; readonly amount: Amount; readonly to: Target }
  | { readonly do: 'heal'; readonly amount: Amount; readonly to: Target }
  | { readonly do: 'gain-sp'; readonly amount: Amount; readonly to: Target }
  | { readonly do: 'inflict'; readonly effect: Effect | ChosenEffect; readonly to: Target }
  | {
      readonly do: 'remove-effect';
      readonly effect: Effect | AnyEffect;
      readonly to: Target;
    }
  | { readonly do: 'gain-token'; readonly token: AbilityToken; readonly amount: Amount; readonly to: Target }
  | { readonly do: 'push'; readonly spaces: Amount; readonly to: Target }
  | { readonly do: 'pull'; readonly spaces: Amount; readonly to: Target }
  /** COMMAND (X): free movement of another figure, where the user wants (X164). */
  | { readonly do: 'command'; readonly spaces: Amount; readonly to: Target; readonly provokes?: boolean }
  /** Tokens of a pack's own, each with what its card says (X169). */
  | { readonly do: 'put-token'; readonly token: string; readonly amount?: Amount; readonly to: Target }
  | {
      readonly do: 'take-token';
      readonly token: string;
      /** So many of them; all if absent. */
      readonly amount?: Amount;
      readonly to: Target;
    }
  /** Gold for the party. */
  | { readonly do: 'gain-gold'; readonly amount: Amount }
  /** Items by chance: of that type, else of the one two WHITE dice name (p.55), of that tier or the Loot LVL (X178). */
  | {
      readonly do: 'gain-random';
      readonly type?: ItemType;
      readonly tier?: Tier;
      /** So many; 1 if absent. */
      readonly amount?: Amount;
      readonly to: Target;
    }
  /** Items to choose among, or to buy (X190). */
  | ({ readonly do: 'offer-items'; readonly to: Target } & Wares)
  /** The damage of the attack that is being determined, or that is about to be dealt, of that type or of all (X161). */
  | { readonly do: 'scale-damage'; readonly by: DamageFactor; readonly type?: DamageType }
  /** Free movement (p.41). */
  | {
      readonly do: 'free-move';
      readonly spaces: Amount;
      readonly diagonal?: boolean;
      readonly provokes?: boolean;
      readonly flight?: boolean;
      /** Opponents do not stand in the way; those moved through are `passed`. */
      readonly through?: 'opponents';
    }
  /** MOVE: the turn's Move Action (p.41); `another`: one beside it (X192). */
  | {
      readonly do: 'move-action';
      readonly another?: true;
      readonly flight?: boolean;
      readonly provokes?: boolean;
      readonly through?: 'opponents';
    }
  /** ATK: starts an Attack Action. `sameTarget` repeats the attack just made. */
  | AttackOp
  /** SPELL (X): starts a Spell Action; its effects touch each target that fails. */
  | {
      readonly do: 'spell';
      readonly force: Amount;
      readonly to?: Target;
      readonly effects: readonly EffectOp[];
      /** What holds for this spell alone. */
      readonly with?: GrantedRules;
    }
  /** FORCE (X) [+ DIFFERENCE HIT]: a Spell-Like Ability; one Conviction Check for all its effects (S1). */
  | {
      readonly do: 'force';
      readonly force: Amount;
      readonly plusDifference?: boolean;
      readonly to: Target;
      readonly effects: readonly EffectOp[];
      readonly with?: Pick<GrantedRules, 'abilities'>;
    }
  /** SWAP: the user and the target change places (p.33). */
  | { readonly do: 'swap'; readonly to: Target }
  /** WARP: the figure is placed on a free space of the user's choice (p.33). */
  | {
      readonly do: 'warp';
      readonly to: Target;
      readonly within: 'adjacent' | 'soi' | 'range';
      readonly range?: number;
      /** Measured from the target, or the nearest token its card has laid, instead of from the user. */
      readonly from?: 'target' | 'ward';
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
  | { readonly do: 'spawn'; readonly card: string; readonly count?: Amount }
  /** The user's card is turned over to that of its next phase: another Combatant card. */
  | { readonly do: 'become'; readonly card: string }
  /** The user takes the shape of a CONDUIT of its choice, or its own again (p.68). */
  | { readonly do: 'change-shape'; readonly shape: 'conduit' | 'own' }
  /** An EXALTED ESPER of the user's choice is called: its one ability is carried out, with the user as its source (p.69). */
  | { readonly do: 'exalted' }
  /** The attack's damage is of that type from now on (p.44). */
  | { readonly do: 'turn-damage'; readonly type: DamageType }
  /** A Skill Check of the user (p.66). */
  | {
      readonly do: 'check';
      readonly skill: Skill;
      readonly difficulty: Amount;
      readonly pass: readonly EffectOp[];
      readonly fail?: readonly EffectOp[];
    }
  /** Inside an attack: adds to its roll, damage or piercing. */
  | { readonly do: 'modify'; readonly stat: Stat; readonly amount: Amount }
  /** Inside damage about to be dealt to the user. */
  | { readonly do: 'reduce'; readonly type: DamageType | 'any'; readonly amount: Amount }
  /** Before or after a roll: its number is so much more. */
  | { readonly do: 'modify-roll'; readonly amount: Amount }
  /** Before or after the roll of a Conviction or Skill Check: it is passed whatever lies. */
  | { readonly do: 'pass-check' }
  /** After a roll: one of its dice is turned. */
  | { readonly do: 'set-die'; readonly face: 'highest' | 'lowest' | 'any'; readonly notBlack?: true }
  /** Symbols more in the attack under way, or in the roll on the table. */
  | { readonly do: 'add-symbol'; readonly symbol: DieSymbol; readonly amount: Amount }
  /** The attack that has just hit misses after all. */
  | { readonly do: 'make-miss' }
  /** The attack that has just hit strikes somebody else. */
  | { readonly do: 'redirect'; readonly to: Target }
  /** Damage about to be dealt to the subject: all that is left of it goes to these instead, as that type. */
  | { readonly do: 'redirect-damage'; readonly to: Target; readonly type?: DamageType }
  /**
   * Instead of being Defeated: the subject is left with `hp` (1 if absent). With `until` it stays at 0, is dealt no
   * damage, and is Defeated when that time comes.
   */
  | { readonly do: 'survive'; readonly hp?: Amount; readonly until?: GrantEnd }
  /** Defeated figures come back near these (the user if absent) with so many HP left. */
  | {
      readonly do: 'revive';
      readonly to: Target;
      readonly near?: Target;
      readonly within: 'adjacent' | 'soi';
      readonly hp: Amount;
    }
  /** After a roll. `pick: any` lets the roller choose which dice. */
  | { readonly do: 'reroll'; readonly pick: 'all' | 'any' | 'one'; readonly notBlack?: true }
  /** COUNTER at this ability's cost instead of the standard one. */
  | { readonly do: 'counter' }
  /** EMPOWER without the SP. */
  | { readonly do: 'empower' }
  /** DODGE without the SP: the figure attacked rolls; `reroll`: it may throw again once. */
  | { readonly do: 'dodge'; readonly reroll?: true }
  /** THROW: the die in PHYSICAL DMG to an opponent within Range 4 and sight; no attack (p.33). Each of `times` anew. */
  | { readonly do: 'throw'; readonly die: Die; readonly times?: Amount }
  /** Damage tokens go from one figure to another: it is not dealt. */
  | {
      readonly do: 'transfer-damage';
      readonly from: Target;
      readonly to: Target;
      readonly amount: Amount;
    }
  /** "You may": asked; the nested effects follow a yes. */
  | {
      readonly do: 'optional';
      readonly id: string;
      /** The target is asked instead of the user (X166). */
      readonly by?: 'target';
      readonly effects: readonly EffectOp[];
    }
  | {
      readonly do: 'choose';
      readonly by?: 'target';
      /** `name`: as it is printed before it. */
      readonly options: readonly {
        readonly id: string;
        readonly name?: string;
        readonly effects: readonly EffectOp[];
      }[];
    }
  /** The effects only while all of it is true; else the others. */
  | {
      readonly do: 'if';
      readonly tests: readonly Test[];
      readonly effects: readonly EffectOp[];
      readonly else?: readonly EffectOp[];
    }
  /** Another figure carries the effects out: it moves, attacks, gains. */
  | { readonly do: 'acts'; readonly who: Target; readonly effects: readonly EffectOp[] }
  /** Gives modifiers and abilities for a while. */
  | ({ readonly do: 'grant'; readonly to: Target; readonly until: GrantEnd } & GrantedRules)
  /** Rolls dice; the first outcome that some die shows is carried out, else the last. */
  | {
      readonly do: 'roll';
      readonly dice: readonly Die[];
      readonly outcomes: readonly { readonly face: ShownFace; readonly effects: readonly EffectOp[] }[];
      readonly else?: readonly EffectOp[];
    }
  /** The user names a number (counted as `chosen`), paying so much SP for each. */
  | {
      readonly do: 'choose-number';
      readonly id: string;
      readonly min?: number;
      readonly max: Amount;
      readonly sp?: number;
      readonly effects: readonly EffectOp[];
    }
  | { readonly do: 'defeat'; readonly to: Target }
  /** The turn under way is over, with every Action in it. */
  | { readonly do: 'end-turn' }
  /** What was still to do of the user's Action under way is not done; `everybody`: nor of anybody's (X430). */
  | { readonly do: 'end-action'; readonly everybody?: true }
  /** The effects once for each of them, as their target. */
  | { readonly do: 'each'; readonly who: Target; readonly effects: readonly EffectOp[] }
  /** The user chooses a space; what follows may be measured from it (`from: space`). */
  | {
      readonly do: 'at-space';
      readonly within: 'adjacent' | 'soi' | 'range';
      readonly range?: number;
      readonly effects: readonly EffectOp[];
    }
  /** A token on a space of the user's choice: figures of that side within so many spaces hold its abilities. */
  | {
      readonly do: 'place-ward';
      readonly ward: string;
      /** What the token is called; as the card that places it if absent. */
      readonly name?: string;
      /** `target`: where the target stands. */
      readonly within: 'adjacent' | 'soi' | 'range' | 'target';
      readonly range?: number;
      readonly side: 'ally' | 'opponent' | 'figure';
      /** Spaces; `soi`: as far as a Sphere of Influence goes, which Obstructing Terrain ends (p.45). */
      readonly reach: number | 'soi';
      readonly abilities: readonly Ability[];
    }
  /** A lit Dynamite token on a space within so many spaces and sight (p.67). */
  | { readonly do: 'place-dynamite'; readonly range: number }
  /** Another Discipline of the user's whose SP are no more (and no fewer): used without them. */
  | { readonly do: 'use-discipline'; readonly minSp?: number; readonly maxSp: number }
  /** Turns this card over, or one the user chooses; `back` turns a flipped one back. */
  | { readonly do: 'flip'; readonly card: 'this' | 'choose'; readonly back?: true }
  /** A mark of the user's, which cards speak of by its name. */
  | { readonly do: 'mark'; readonly mark: string; readonly to: Target }
  | { readonly do: 'unmark'; readonly mark: string; readonly to: Target }
  /** Energy onto this card, no more than `max`. */
  | { readonly do: 'gain-energy'; readonly amount: Amount; readonly max?: number }
  /** Energy off this card: so much, or all of it. */
  | { readonly do: 'spend-energy'; readonly amount: number | 'all' }
  /** Un-exhausts this card, or one the user chooses. */
  | { readonly do: 'ready'; readonly card: 'this' | 'choose' };

export interface AttackOp {
  readonly do: 'attack';
  readonly kind?: 'melee' | 'ranged';
  readonly sameTarget?: boolean;
  readonly range?: number;
  /** On top of the weapon's own range. */
  readonly plusRange?: number;
  readonly empower?: boolean;
  /** What holds for this attack alone. */
  readonly with?: AttackWith;
  /** One attack against each of them. */
  readonly targets?: Target;
  /** Against these, already known, instead of asking. */
  readonly at?: Target;
  /** Up to so many attacks, one after the other. */
  readonly times?: Amount;
  /** No figure twice. */
  readonly differentTargets?: true;
  /** Range and line of sight do not matter. */
  readonly unseen?: true;
}
