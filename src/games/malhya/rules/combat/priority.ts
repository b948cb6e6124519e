/** How enemies choose: rule after rule, each leaving those that are best by it; what is left the table decides (MA-13). */
import type { Step } from '../place/moves.ts';
import type { SightState } from '../place/sight.ts';
import type { Space } from '../place/space.ts';
import type { Penalty } from './fight-targets.ts';

/** The rules there are. */
export type Decider =
  | 'most-hit'
  | 'engaged'
  | 'not-engaged'
  | 'already-attacked'
  | 'not-attacked'
  | 'was-beside'
  | 'nearest'
  | 'without-penalty'
  | 'clean-sight'
  | 'any-sight'
  | 'farthest'
  | 'full-movement'
  | 'comes-nearest'
  | 'engages'
  | 'cheapest-way'
  | 'clearest'
  | 'table';

/** Least is best. */
export interface Sieve<T> {
  readonly rule: Decider;
  readonly measure: (one: T) => number;
}

export interface Sifted<T> {
  readonly left: readonly T[];
  /** Rules that left fewer than there were. */
  readonly by: readonly Decider[];
}

export function sift<T>(all: readonly T[], sieves: readonly Sieve<T>[]): Sifted<T> {
  let left = all;
  const by: Decider[] = [];
  for (const { rule, measure } of sieves) {
    if (left.length < 2) break;
    const values = left.map(measure);
    const least = Math.min(...values);
    const next = left.filter((_, i) => values[i] === least);
    if (next.length < left.length) by.push(rule);
    left = next;
  }
  return { left, by };
}

/** A hero as an enemy weighs it. */
export interface Candidate {
  readonly hero: string;
  /** Null: there is no way at all. */
  readonly distance: number | null;
  /** Beside an enemy, whichever. */
  readonly engaged: boolean;
  /** By an enemy of this type in this turn. */
  readonly attacked: boolean;
  /** Beside this enemy. */
  readonly beside: boolean;
  /** Heroes an area round it would hit, itself among them. */
  readonly hits: number;
  /** The way it takes to attack this hero; null: it cannot in this turn. */
  readonly way: number | null;
  /** From where it stands now; null: it attacks in melee. */
  readonly sight: SightState | null;
  readonly penalties: readonly Penalty[];
}

/** What it may do, of which the table chooses where there are several. */
export interface EnemyChoice {
  /** Whom it attacks, or goes towards. */
  readonly target: string | null;
  readonly to: Space;
  readonly steps: readonly Step[];
  readonly cost: number;
  readonly attacks: boolean;
  /** Heroes it comes beside without attacking: it is engaged then, and chooses again (MA-40). */
  readonly touches: readonly string[];
}

/** What made it take its option. */
export type Because =
  | 'engaged'
  | 'leaves'
  | 'cannot-leave'
  | 'in-reach'
  | 'nobody-in-reach'
  | 'moves-to-see'
  | 'sees'
  | 'sees-nobody'
  | 'nobody-stands';

export interface EnemyDecision {
  readonly attack: 'melee' | 'ranged';
  /** 0: no hero stands. */
  readonly option: 0 | 1 | 2 | 3 | 4;
  readonly because: Because;
  readonly candidates: readonly Candidate[];
  /** Rules that decided, in order; the table last where it does. */
  readonly decidedBy: readonly Decider[];
  readonly choices: readonly EnemyChoice[];
}

/** What an enemy goes by. */
export interface EnemyBrief {
  readonly ranged: boolean;
  readonly range: number | null;
  readonly longReach: boolean;
  readonly area: boolean;
  readonly engagedFirst: boolean;
  /** What is left of its Movement; none once it has come beside a hero (MA-40). */
  readonly movement: number;
  /** Spaces to leave a hero by (MA-42). */
  readonly leave: number;
  /** Heroes its type has attacked in this turn. */
  readonly attacked: readonly string[];
}

export const orInfinity = (value: number | null): number => value ?? Number.POSITIVE_INFINITY;

export const NEAREST: Sieve<Candidate> = {
  rule: 'nearest',
  measure: ({ distance }) => orInfinity(distance),
};
export const FRESH: Sieve<Candidate> = { rule: 'not-attacked', measure: ({ attacked }) => Number(attacked) };
export const MOST_HIT: Sieve<Candidate> = { rule: 'most-hit', measure: ({ hits }) => -hits };
export const ENGAGED: Sieve<Candidate> = { rule: 'engaged', measure: ({ engaged }) => Number(!engaged) };
export const CLEAN: Sieve<Candidate> = {
  rule: 'without-penalty',
  measure: ({ penalties }) => Number(penalties.length > 0),
};
/**
 * Types with the sign pursue the same victim: an engaged hero they have attacked, though another is nearer (L4904, L4907,
 * MA-119).
 */
export const PURSUED: Sieve<Candidate> = {
  rule: 'already-attacked',
  measure: ({ engaged, attacked }) => Number(!(engaged && attacked)),
};
