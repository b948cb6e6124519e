import type { CardRef } from '../ids.ts';
import type { AbilityToken, Effect, FigureTag, Terrain, WeaponKind } from '../vocabulary.ts';
import type { Counted } from './ability-amounts.ts';
import type { Between, FigureFilter, FiguresCounted, TargetSide } from './ability-targets.ts';

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
      /** All that is said is true of it. */
      readonly with?: FigureFilter;
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
  /** The attack whose dice lie on the table would miss as they lie (p.43 5c). */
  | { readonly is: 'would-miss' }
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
      /** An ability of that Discipline gave it. */
      readonly discipline?: CardRef;
    }
  /** An attack did it: nothing else is carried out inside it. */
  | { readonly is: 'by-attack' }
  /** A spell did it; a Spell-Like Ability is none (p.51). */
  | { readonly is: 'by-spell' }
  /** The user has reduced damage by an ability in this turn (p.29). */
  | { readonly is: 'has-reduced' }
  /** The user has the shape of a CONDUIT (p.68). */
  | { readonly is: 'shaped' }
  /** The attack under way was started by this very ability. */
  | { readonly is: 'started-by-this' }
  | CircumstanceTest;

/** What asks after the ground, after numbers and after the clock. */
export type CircumstanceTest =
  /** All of the base stands in it (M9); FLIGHT stands in none but obstructing (X160). */
  | { readonly is: 'stands-in'; readonly terrain: Terrain; readonly of?: 'target' }
  /** The user's level beside its target's, by so many levels at least (1 if absent). */
  | { readonly is: 'level'; readonly than: 'above' | 'below' | 'same'; readonly by?: number }
  /** HP that damage has left. */
  | ({ readonly is: 'hp-left'; readonly of: 'self' | 'target' } & Between)
  /** How many figures there are; one at least where no number is told. */
  | ({ readonly is: 'figures' } & FiguresCounted & Between)
  /** Any number that can be counted. */
  | ({ readonly is: 'number'; readonly counted: Counted } & Between)
  /** So many tokens of a pack's own; one at least where no number is told. */
  | ({ readonly is: 'bears'; readonly token: string; readonly of?: 'target' } & Between)
  /** The round under way; `every`: each so-many-th one. */
  | ({ readonly is: 'round'; readonly every?: number } & Between);

export type CircumstanceWord = CircumstanceTest['is'];
