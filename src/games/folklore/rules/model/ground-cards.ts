/** Cards of maps: what lies on them, who fights there, what an adventure on one is after (pp.22-29). */
import type { CardRef, Change, Effect } from './content.ts';
import type { Space } from './field.ts';
import type { Skill } from './hero-cards.ts';

/** Something on a map that one interacts with (pp.22, 25). */
export interface Feature {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly at: Space;
  /** A Skill Check Die lies on it: what a d10 and the skill must come to. Absent: it is enough to be there. */
  readonly check?: { readonly skill: Skill; readonly need: number };
  readonly done: readonly FeatureEffect[];
  readonly failed?: readonly FeatureEffect[];
}

/** What comes to whoever has interacted, or of the map. */
export type FeatureEffect =
  | { readonly hero: Change & { readonly coins?: number } }
  | { readonly items: number }
  /** Whoever did it misses the next turn (p.27). */
  | { readonly misses: true }
  /** Walls that are none any more. */
  | { readonly opens: readonly Space[] }
  /** Spaces that burn from then on. */
  | { readonly lights: readonly Space[] };

/** What solves a goal of an adventure, and what the story has for it (p.22). */
export interface Goal {
  /** A feature of the ground. */
  readonly feature: string;
  readonly text: string;
  readonly do: readonly Effect[];
}

/** An adventure map that the story sets up (p.22). */
export interface AdventureCard {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  readonly ground: CardRef;
  /** Rounds after which the map is put away, whatever is solved (FK-60). */
  readonly rounds: number;
  readonly primary: Goal;
  readonly optional?: Goal;
  /** Where the primary goal is left unsolved. */
  readonly unsolved: { readonly text: string; readonly do: readonly Effect[] };
}

/** An adventuring map (p.22), and what lies on it. */
export interface GroundCard {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  /** `.` ground, `#` what blocks sight and way, `~` and `=` hazards of rank 1 and 2. */
  readonly rows: readonly string[];
  /** Where the heroes stand at first, in the order from the leader. */
  readonly heroes: readonly Space[];
  /** Where foes stand at first, in their order. */
  readonly foes: readonly Space[];
  readonly flames?: readonly Space[];
  readonly searches?: readonly Space[];
  readonly features?: readonly Feature[];
  readonly dark?: true;
}

/** Foes of an encounter: so many of each by the number of heroes. */
export interface FoesOnField {
  readonly foe: CardRef;
  readonly count: Readonly<Record<'1' | '2' | '3' | '4', number>>;
}

export interface FieldSet {
  readonly ground: CardRef;
  readonly foes: readonly FoesOnField[];
}
