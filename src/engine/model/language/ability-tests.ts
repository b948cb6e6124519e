import type { AbilityToken, Effect, FigureTag, WeaponKind } from '../vocabulary.ts';
import type { TargetSide } from './ability-targets.ts';

/** What may lie up on a die. `lowest` and `highest` are of its numbers. */
export const SHOWN_FACES = ['lowest', 'highest', 'skull', 'book', 'shield', 'burst'] as const;
export type ShownFace = (typeof SHOWN_FACES)[number];

/** A text condition: pure, read from the state. */
export type Test =
  /** The target of the attack under way Dodges. */
  | { readonly is: 'dodged' }
  | { readonly is: 'attack-kind'; readonly kind: 'melee' | 'ranged' }
  | { readonly is: 'weapon-hands'; readonly hands: 1 | 2 }
  | { readonly is: 'weapon-kind'; readonly kind: WeaponKind }
  | { readonly is: 'flanking' }
  | { readonly is: 'target-adjacent' }
  | { readonly is: 'damage-at-least-half' }
  | { readonly is: 'has-effect'; readonly effect: Effect }
  | { readonly is: 'target-has-effect'; readonly effect: Effect }
  | { readonly is: 'not'; readonly test: Test }
  | { readonly is: 'any'; readonly tests: readonly Test[] }
  /** The tests hold for the figure whose occasion it is. */
  | { readonly is: 'subject'; readonly tests: readonly Test[] }
  /** So many weapons (one if absent) that are all of this. */
  | {
      readonly is: 'weapons';
      readonly count?: number;
      readonly hands?: 1 | 2;
      readonly kind?: 'melee' | 'ranged';
      readonly tag?: string;
    }
  /** Damage on a figure's card: points, or half of its HP. */
  | { readonly is: 'damage'; readonly of: 'self' | 'target'; readonly atLeast: number | 'half' }
  /** By how much the attack hit, or the Conviction Check failed. */
  | { readonly is: 'difference'; readonly atLeast: number }
  /** The user's attacks this turn, the one under way among them. */
  | { readonly is: 'attack-number'; readonly atLeast: number }
  | {
      readonly is: 'target-is';
      readonly side?: Exclude<TargetSide, 'figure'>;
      readonly tag?: FigureTag;
      readonly summoned?: boolean;
      /** Bears that mark of the user's. */
      readonly marked?: string;
    }
  | { readonly is: 'has-any-effect'; readonly polarity?: 'positive' | 'negative' }
  | { readonly is: 'target-has-any-effect'; readonly polarity?: 'positive' | 'negative' }
  /** Damage just dealt or taken: points, or half of what HP the target had left before it. */
  | { readonly is: 'damage-dealt'; readonly atLeast: number | 'half-of-remaining' }
  | { readonly is: 'damage-taken'; readonly atLeast: number }
  | { readonly is: 'distance'; readonly atLeast?: number; readonly atMost?: number }
  | { readonly is: 'own-turn' }
  | { readonly is: 'sp'; readonly atLeast?: number; readonly atMost?: number }
  | {
      readonly is: 'adjacent';
      readonly side: Exclude<TargetSide, 'figure' | 'ally'>;
      readonly atLeast?: number;
    }
  | {
      readonly is: 'in-soi';
      readonly side: Exclude<TargetSide, 'figure' | 'ally'>;
      readonly atLeast?: number;
    }
  /** A die of the roll on the table shows it. */
  | { readonly is: 'shows'; readonly face: ShownFace }
  | { readonly is: 'token'; readonly token: AbilityToken; readonly atLeast?: number }
  | { readonly is: 'energy'; readonly atLeast: number }
  /** What was just gained or spent. */
  | {
      readonly is: 'gained';
      readonly token?: AbilityToken;
      readonly effect?: Effect;
      readonly polarity?: 'positive' | 'negative';
    }
  /** An attack did it: nothing else is carried out inside it. */
  | { readonly is: 'by-attack' }
  /** A spell did it; a Spell-Like Ability is none (p.51). */
  | { readonly is: 'by-spell' }
  /** The attack under way was started by this very ability. */
  | { readonly is: 'started-by-this' };
