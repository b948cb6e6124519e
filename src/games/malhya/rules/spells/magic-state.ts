/** Spells under way: a cast, what goes on of earlier ones, blank upgrade tokens. */
import type { CardRef } from '../model/content.ts';

export interface CastState {
  /** Who casts, by its place at the table. */
  readonly hero: number;
  readonly spell: CardRef;
  /** The Aura Stone it comes from; null: the hero's own. */
  readonly stone: CardRef | null;
  /** A hero or an enemy; null: none is needed, or it is chosen with each effect. */
  readonly target: string | null;
  readonly auraUsed: boolean;
  /** AP that stops have cost. */
  readonly paid: number;
  /** How often the dice were rolled. */
  readonly rolls: number;
  /** Successes not used up yet. */
  readonly successes: number;
  /** The dice are done with: successes are turned into effects. */
  readonly stopped: boolean;
  /** Range gained by successes. */
  readonly range: number;
  /** Damage it has done. */
  readonly damage: number;
}

/** A spell that goes on (L5463, L5485): heroes by their names. */
export interface RunningSpell {
  readonly spell: CardRef;
  readonly by: string;
  readonly on: string;
}

/** A blank token over one of a type's upgrade tokens (L5968). */
export interface BlankToken {
  readonly enemy: CardRef;
  readonly token: CardRef;
}

export interface Magic {
  readonly cast: CastState | null;
  readonly running: readonly RunningSpell[];
  readonly blanks: readonly BlankToken[];
}

export const NO_MAGIC: Magic = { cast: null, running: [], blanks: [] };
