import type { BoardTokenKind } from '../board.ts';
import type { Effect, Terrain } from '../vocabulary.ts';
import type { Between, CircumstanceTest, EffectOp } from './abilities.ts';

/** One printed AI step (p.58): a condition in bold, instructions joined by THEN, perhaps CONTINUE DOWN. */
export interface AiStep {
  readonly id: string;
  readonly if: AiCondition;
  readonly do: readonly AiInstruction[];
  readonly continueDown?: boolean;
}

/** A bold condition; `not` is any question's negation, `all` several questions at once. */
export type AiCondition =
  | { readonly is: 'otherwise' }
  | AiQuestion
  | { readonly is: 'not'; readonly of: AiQuestion }
  | { readonly is: 'all'; readonly of: readonly AiAsked[] };

/** What `all` may put together. */
export type AiAsked = AiQuestion | { readonly is: 'not'; readonly of: AiQuestion };

export type AiQuestion =
  | { readonly is: 'has-effect'; readonly effect: Effect }
  | {
      readonly is: 'has-damage';
      readonly who?: 'self' | 'another-ally';
      /** Damage tokens, or half of its HP; 1 unless said. */
      readonly atLeast?: number | 'half';
    }
  /** Energy on its card. */
  | { readonly is: 'energy'; readonly atLeast: number }
  /** At least `count` opponents (1 unless said) there. `range` includes line of sight (C1). */
  | {
      readonly is: 'opponent';
      readonly within: 'adjacent' | 'soi' | 'range';
      readonly range?: number;
      readonly count?: number;
      readonly withEffect?: Effect;
      readonly withoutEffect?: Effect;
    }
  | {
      readonly is: 'ally';
      readonly within: 'adjacent' | 'soi' | 'range';
      readonly range?: number;
      readonly count?: number;
      readonly withoutEffect?: Effect;
      readonly withEffect?: Effect;
    }
  /** HP that damage has left, of itself or of any such figure. */
  | ({ readonly is: 'hp-left'; readonly who?: 'self' | 'another-ally' | 'opponent' } & Between)
  /** As cards ask them. */
  | Extract<CircumstanceTest, { readonly is: 'round' | 'figures' | 'stands-in' | 'bears' }>
  | { readonly is: 'nobody'; readonly within: 'adjacent' | 'soi' | 'range'; readonly range?: number }
  /** C3. `range` for a ranged attack, `reach` for melee with REACH. */
  | {
      readonly is: 'can-move-and-attack';
      readonly kind: 'melee' | 'ranged';
      readonly range?: number;
      readonly reach?: number;
      /** So many opponents from one space; 1 unless said. */
      readonly count?: number;
    }
  /** A way with its Movement Value to a space beside an opponent, or it stands in one. */
  | { readonly is: 'can-move-adjacent' };

/** What is preferred among the possible targets; filters in order, then C2. */
export const PRIORITY_WORDS = [
  'most-damage',
  'lowest-hp',
  'highest-hp',
  'lowest-conviction',
  'lowest-armor',
  'highest-armor',
  'lowest-defense',
  'highest-defense',
  'most-effects',
  'most-sp',
  /** Whoever attacked it last (X168). */
  'last-attacker',
  'nearest',
  'farthest',
] as const;
export type PriorityWord = (typeof PRIORITY_WORDS)[number];
export type Priority = PriorityWord | { readonly with: Effect } | { readonly without: Effect };

export interface AiAttack {
  readonly do: 'attack';
  readonly kind: 'melee' | 'ranged';
  readonly range?: number;
  readonly reach?: number;
  readonly prioritise?: readonly Priority[];
  /** Against each possible target, once (or `times`), in the order of the priorities and of C2. */
  readonly each?: boolean;
  readonly piercing?: number;
  /** Attacks made one after the other, each against the same target while it stands and is legal. */
  readonly times?: number;
  readonly empower?: boolean;
  /** FU of this attack. */
  readonly followUp?: readonly EffectOp[];
}

export interface AiMove {
  readonly do: 'move';
  /** Spaces of free movement; absent: MOVE with the Movement Value. */
  readonly spaces?: number;
  readonly to:
    | { readonly goal: 'towards'; readonly of: PriorityWord }
    /** Farther from the target of this step (or the nearest opponent). */
    | { readonly goal: 'farther'; readonly from: 'target' | 'nearest' }
    /** To where it stands best for itself: as far off as it gets, and then beside the fewest opponents (p.42). */
    | { readonly goal: 'away'; readonly from: 'target' | 'nearest' }
    /** "To be at up to Range X from the nearest": as far as X allows, in line of sight. */
    | { readonly goal: 'up-to-range'; readonly range: number; readonly of: 'nearest' | 'any' }
    /** "Within X": stops as soon as it is true (C6). */
    | { readonly goal: 'within'; readonly range: number; readonly of: 'nearest' | 'any' }
    | { readonly goal: 'adjacent'; readonly of: PriorityWord | 'most-opponents' }
    /** To the nearest of such places, or so many spaces from it (X167). */
    | { readonly goal: 'reach'; readonly of: AiPlace; readonly within?: number };
  readonly provokes?: boolean;
  /** Spaces it may jump in one go; 2 unless the card says otherwise (p.66). */
  readonly jump?: number;
}

/** Where else a Combatant may want to be than by an opponent. */
export type AiPlace =
  | { readonly token: BoardTokenKind; readonly colour?: string }
  | { readonly terrain: Terrain }
  /** Another ally: the one that is so. */
  | { readonly ally: PriorityWord };

/** One instruction; with `if` it is carried out only where that holds when its turn comes (p.60: else skipped). */
export type AiInstruction = AiOrder & { readonly if?: Exclude<AiCondition, { is: 'otherwise' }> };

export type AiOrder =
  | AiAttack
  | AiMove
  | {
      readonly do: 'spell';
      readonly force: number;
      readonly prioritise?: readonly Priority[];
      readonly effects: readonly EffectOp[];
    }
  /** Anything of the ability language, by the Combatant. `prioritise` says whom, where an effect chooses. */
  | {
      readonly do: 'effects';
      readonly effects: readonly EffectOp[];
      readonly prioritise?: readonly Priority[];
    };
