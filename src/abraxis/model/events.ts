import type { CardRef, RngWords, SymbolCount } from '../../engine/index.ts';

/** All that ever happens at the table, each with the page or ruling it is by. Players are told by their places. */
export type AbraxisEvent = {
  readonly rule: string;
} /** From here on the dice come of the mix of a decision. */ & (
  | { readonly type: 'mixed'; readonly rng: RngWords }
  | {
      readonly type: 'roundBegan';
      readonly round: number;
      readonly symbols: Required<SymbolCount>;
      readonly drawn: CardRef | null;
      readonly rng: RngWords;
    }
  /** All roll what they have not locked. */
  | { readonly type: 'rollBegan'; readonly roll: number }
  /** What came of one player's open dice, by their places. */
  | {
      readonly type: 'diceRolled';
      readonly player: number;
      readonly faces: readonly { readonly at: number; readonly face: number }[];
      readonly rng: RngWords;
    }
  /** `dice`: their places; none where Fate was paid to hold. */
  | {
      readonly type: 'diceLocked';
      readonly player: number;
      readonly dice: readonly number[];
      readonly fate: number;
    }
  /** Everybody has decided: these have all four locked, so that the others roll for the last time; or nobody has. */
  | { readonly type: 'rollEnded'; readonly finished: readonly number[] }
  /** The last roll: what lies is locked. */
  | { readonly type: 'lastLocked'; readonly player: number }
  | { readonly type: 'symbolsToCompare' }
  /** `off`: symbols that are too many, or, below 0, missing. `change`: of the points, as far as they go. */
  | {
      readonly type: 'symbolsCompared';
      readonly player: number;
      readonly off: Required<SymbolCount>;
      readonly change: number;
      readonly points: number;
    }
  | { readonly type: 'roundEnded'; readonly round: number }
  /** `left`: the places of those still in. */
  | { readonly type: 'gameEnded'; readonly left: readonly number[] }
);

export type EventOf<T extends AbraxisEvent['type']> = Extract<AbraxisEvent, { readonly type: T }>;
