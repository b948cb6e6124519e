import type { AbilityToken, Die } from '../vocabulary.ts';
import type { FiguresCounted } from './ability-targets.ts';

/** What may be counted, seen from the user and its target. */
export const COUNT_WORDS = [
  /** The user's highest level of a tree (p.34). */
  'tree-level',
  'own-damage',
  'own-hp',
  'remaining-hp',
  'own-armor',
  'target-damage',
  'target-armor',
  'target-hp',
  'target-remaining-hp',
  'target-effects',
  /** Spaces between user and target. */
  'distance',
  /** What the attack, spell or effect before has dealt. */
  'damage-dealt',
  /** What the user has just taken. */
  'damage-taken',
  /** What the effect before has healed. */
  'healed',
  /** By how much the attack hit, or the Conviction Check failed. */
  'difference',
  /** The user's attacks in this turn, the one under way among them. */
  'attacks-this-turn',
  /** The user's attacks on the target in this turn before the one under way. */
  'attacks-on-target',
  'allies-adjacent',
  'allies-in-soi',
  'opponents-adjacent',
  'opponents-in-soi',
  /** Energy on the card. */
  'energy',
  /** The number chosen just before. */
  'chosen',
  /** The number on the highest Combat Die of the attack roll. */
  'highest-combat-die',
  'weapon-range',
  'sp',
  'tokens',
  /** Figures as `of` tells them. */
  'figures',
  /** The round under way. */
  'round',
  /** The level it stands on. */
  'elevation',
  'own-effects',
  'own-defense',
  'target-defense',
  'target-sp',
  /** Gold the party has gained in this encounter. */
  'gold',
  /** Defeated figures of either side. */
  'defeated-allies',
  'defeated-opponents',
  /** Tokens of a pack's own that the user, or its target, bears. */
  'borne',
  'target-borne',
] as const;
export type CountWord = (typeof COUNT_WORDS)[number];

/** A counted number: times, then halved, then plus and minus, then no more than `max`. */
export interface Counted {
  readonly count: CountWord;
  readonly times?: number;
  readonly half?: 'up';
  readonly plus?: number;
  readonly minus?: number;
  readonly max?: number | Counted;
  /** For `tree-level`. */
  readonly tree?: string;
  /** For `tokens`. */
  readonly token?: AbilityToken;
  /** For `borne` and `target-borne`: the token. */
  readonly what?: string;
  /** For `figures`. */
  readonly of?: FiguresCounted;
}

/** A number that always stands: what modifiers add. */
export type StandingAmount = number | Counted;

/** Dice a figure has: all of them, or the best so many. */
export interface OwnDice {
  readonly die: 'casting' | 'target-casting' | 'own-conviction' | 'target-conviction' | 'combat';
  readonly dice?: number;
}

/** A number in an effect: plain, rolled on dice, counted, or several added up. */
export type Amount =
  | StandingAmount
  | { readonly dice: readonly Die[] }
  | OwnDice
  | { readonly sum: readonly Amount[] };
