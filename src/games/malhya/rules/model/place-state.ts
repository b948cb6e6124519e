/** A place as it is laid out: who stands where, what lies there, whose turn it is, the attack under way. */

import type { AttackDie, DefenseDie, RolledDie } from '../combat/fight-dice.ts';
import type { HandlingPlan } from '../combat/handling.ts';
import type { FreeMove } from '../place/free-move.ts';
import type { Edge } from '../place/ground.ts';
import type { Space } from '../place/space.ts';
import type { Quiet } from '../stealth/stealth-state.ts';
import type { Ban, Door } from './arrival.ts';
import type { CardRef, Target } from './content.ts';
import type { BookKind } from './vocabulary.ts';

/** An enemy on its feet. */
export interface Figure {
  readonly id: string;
  readonly type: CardRef;
  /** Its space; of a base of four the upper left one. */
  readonly at: Space;
  readonly damage: number;
}

export const RETURNS = ['this-turn', 'next-turn'] as const;

/** What talents and people's effects hang on in a turn. */
export interface Boost {
  /** Spaces of its way in this turn, the first where it began. */
  readonly trail: readonly Space[];
  /** A talent has given AP for an aura token (L5934). */
  readonly surged: boolean;
  /** The effect of its people that counts for the next action (L1305). */
  readonly people: number | null;
}

export const NO_BOOST: Boost = { trail: [], surged: false, people: null };

/** What of a hero is of the place alone, by its place at the table. */
export interface PlaceHero {
  /** Null: off the board. Of a fallen hero: where its token lies. */
  readonly at: Space | null;
  readonly free: FreeMove;
  /** It keeps the free move, and pays for its steps meanwhile (L3333); left out where it does not. */
  readonly freeKept?: boolean;
  /** Spaces paid for in this turn. */
  readonly paid: number;
  readonly waiting: boolean;
  /** Its next turn begins at 0: an effect, or an alarm while it was on the board (L4288, L4292). */
  readonly initiativeLost: boolean;
  /** It has no free move in its next turn (L5890); left out where it has one. */
  readonly movementLost?: boolean;
  /** Its token lies in place of its figure (L4500). */
  readonly down: boolean;
  /** Healed, and not yet back (L4520). */
  readonly returns: (typeof RETURNS)[number] | null;
  readonly boost: Boost;
}

export const TOKEN_KINDS = ['interest', 'access', 'invocation', 'start'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

export interface PlaceToken {
  readonly id: string;
  readonly kind: TokenKind;
  readonly at: Space;
  /** Of tokens alike: which one it is (L6026). */
  readonly number?: number;
  /** What a hero who moves onto it has to read. */
  readonly go?: Target;
  /** In stealth heroes leave here; all of them gone, that is read (L4143). */
  readonly exit?: Target;
}

/** Equipment on the ground (L5763). */
export interface Pile {
  readonly at: Space;
  readonly gear: readonly CardRef[];
}

/** One who defends against the attack under way. */
export interface Defender {
  readonly who: string;
  /** Null: not chosen yet; of enemies always, as they defend with everything. */
  readonly plan: HandlingPlan | null;
  readonly dice: readonly RolledDie<DefenseDie>[] | null;
  readonly broken: boolean;
  readonly done: boolean;
}

export interface AttackState {
  readonly attacker: string;
  /** The line of the enemy's card; of a hero's weapon those of the plan. */
  readonly line: number;
  readonly plan: HandlingPlan | null;
  /** An area, as it was turned. */
  readonly area: readonly Space[] | null;
  readonly dice: readonly RolledDie<AttackDie>[] | null;
  readonly defenders: readonly Defender[];
}

/** The last three are those of a turn in stealth (L3712). */
export const PHASES = ['deploy', 'initiative', 'improvement', 'action', 'main', 'enemies', 'second'] as const;
export type Phase = (typeof PHASES)[number];

export interface PlaceState {
  readonly ref: CardRef;
  /** Counted on with every place that is entered. */
  readonly serial: number;
  /** The booklet of a chapter that is read before play goes on; null: none is. */
  readonly reading: BookKind | null;
  /** Where heroes begin, by the token of their start. */
  readonly start: string;
  readonly rows: readonly string[];
  readonly red: readonly Edge[];
  readonly yellow: readonly Edge[];
  readonly tokens: readonly PlaceToken[];
  readonly piles: readonly Pile[];
  readonly figures: readonly Figure[];
  /** Enemies still to be set down. */
  readonly arriving: readonly { readonly type: CardRef; readonly token: string; readonly column: number }[];
  /** Figures there were, by type: the next one's number. */
  readonly met: Readonly<Record<CardRef, number>>;
  /** Types of which a figure was eliminated. */
  readonly eliminated: readonly CardRef[];
  readonly heroes: readonly PlaceHero[];
  readonly turn: number;
  readonly phase: Phase;
  /** Where tokens lie on the track: heroes and types of enemies by their names. */
  readonly initiative: Readonly<Record<string, number>>;
  /** Whose Initiative it is. */
  readonly now: number | null;
  readonly upgrades: Readonly<Record<CardRef, readonly CardRef[]>>;
  /** Heroes whom a type has attacked in this turn. */
  readonly attacked: Readonly<Record<CardRef, readonly string[]>>;
  /** Heroes and figures that had their turn. */
  readonly acted: readonly string[];
  /** Whose turn it is, those suspended before it. */
  readonly acting: readonly string[];
  readonly attack: AttackState | null;
  /** Instructions that have acted, by their places. */
  readonly fired: readonly number[];
  /** Where the crystal of the turn tracker is. */
  readonly tracker: number;
  readonly doors: readonly Door[];
  /** What instructions forbid here. */
  readonly bans: readonly Ban[];
  /** What counts in stealth; null: the place was not entered so. */
  readonly quiet: Quiet | null;
}
