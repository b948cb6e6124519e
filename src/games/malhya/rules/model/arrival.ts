/** Signs of a place's set-up, and special instructions on arrival (L4185, L6010–L6058). */
import type { Edge } from '../place/ground.ts';
import type { Condition } from './conditions.ts';
import type { Target } from './content.ts';
import type { Mode } from './vocabulary.ts';

/**
 * What an instruction forbids as long as the place is there (L6050–L6056): upgrade tokens are not drawn, or are without
 * effect; heroes make no ranged attacks, and use no spells; auratic defense of enemies is cancelled (L5792).
 */
export const BANS = ['tokens', 'token-effects', 'ranged', 'spells', 'auratic-defense'] as const;
export type Ban = (typeof BANS)[number];

export const DOORS = ['open', 'broken'] as const;

/** A red line with a door token on it: nothing is in the way there any more (L6046). */
export interface Door {
  readonly at: Edge;
  readonly is: (typeof DOORS)[number];
}

/** Signs of the set-up (L6014–L6046). */
export interface SetUpSigns {
  /** Tokens that are not placed, by their names. */
  readonly without?: readonly string[];
  /** Red lines of the place with an open door token, or a broken one, by their places. */
  readonly open?: readonly number[];
  readonly broken?: readonly number[];
}

/** A line beside a place's plan: followed while it is laid out. */
export interface SetUpLine extends SetUpSigns {
  readonly text: string;
  readonly if?: Condition;
  readonly mode?: Mode;
}

/** A special instruction on arrival: of a place, or of a scenario card that is held (L4185). */
export interface Arrival {
  readonly text: string;
  readonly if?: Condition;
  /** In which mode; absent: in combat. */
  readonly mode?: Mode;
  readonly bans?: readonly Ban[];
  /** A chapter that is read before the first turn. */
  readonly go?: Target;
}
