import { type LineOf, linesTogether, type SumOf } from '../../../../engine/kernel/sums.ts';
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

export type Entry = LineOf<Cause>;

/** A number with its working. */
export type Sum = SumOf<Cause>;

/** Lines that change nothing are left out. */
export const sumOf = linesTogether<Cause>;
