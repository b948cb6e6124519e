import type { CardRef, Skill } from './content.ts';

/** Where a line of a number comes from. */
export type Cause =
  | { readonly from: 'die'; readonly sides: number }
  | { readonly from: 'dice-plus' }
  | { readonly from: 'card'; readonly card: CardRef }
  | { readonly from: 'item'; readonly card: CardRef }
  | { readonly from: 'stance' }
  | { readonly from: 'ability'; readonly card: CardRef }
  | { readonly from: 'darkness' }
  | { readonly from: 'squeezed' }
  | { readonly from: 'coven' }
  | { readonly from: 'affliction' }
  | { readonly from: 'skill'; readonly skill: Skill }
  /** Without a weapon the card's Might does not count (FK-27). */
  | { readonly from: 'bare-hands' };

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
