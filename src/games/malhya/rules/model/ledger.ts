import type { CardRef } from './content.ts';
import type { Characteristic } from './vocabulary.ts';

/** Where a line of a number comes from. */
export type Cause =
  | { readonly from: 'characteristic'; readonly characteristic: Characteristic }
  | { readonly from: 'aura' }
  | { readonly from: 'check' }
  | { readonly from: 'lockpick' }
  /** An additional instruction, by its place. */
  | { readonly from: 'instruction'; readonly at: number }
  | { readonly from: 'paid' }
  | { readonly from: 'heroes'; readonly count: number }
  | { readonly from: 'crystals'; readonly count: number }
  | { readonly from: 'heavy'; readonly count: number }
  /** No more dice than five (L2686). */
  | { readonly from: 'most' }
  | { readonly from: 'card'; readonly folder: 'talents' | 'gear'; readonly card: CardRef };

export interface Entry {
  readonly cause: Cause;
  readonly amount: number;
  readonly rule: string;
}

/** A number with its working. */
export interface Sum {
  readonly total: number;
  readonly entries: readonly Entry[];
}

/** Lines that change nothing are left out. */
export function sumOf(lines: readonly Entry[]): Sum {
  const entries = lines.filter(({ amount }) => amount !== 0);
  return { total: entries.reduce((total, { amount }) => total + amount, 0), entries };
}
