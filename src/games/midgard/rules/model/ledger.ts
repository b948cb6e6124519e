import { type LineOf, linesTogether, type SumOf, withMore } from '../../../../engine/kernel/sums.ts';
import type { Ability, CardRef } from './content.ts';

/** The folder of a card that adds to a number. */
export type CauseFolder =
  | 'actions'
  | 'goods'
  | 'skills'
  | 'spells'
  | 'treasures'
  | 'artifacts'
  | 'tokens'
  | 'randoms'
  | 'adventures'
  | 'destiny'
  | 'shadows'
  | 'heroes';

/** Where a line of a number comes from. */
export type Cause =
  | { readonly from: 'die' }
  /** A replacement card in place of the die (F 3), or a treasure's 20. */
  | { readonly from: 'replaced'; readonly folder: 'actions' | 'treasures'; readonly card: CardRef }
  | { readonly from: 'untrained' }
  /** The ability as it was raised, without treasures and skills. */
  | { readonly from: 'ability'; readonly ability: Ability }
  | { readonly from: 'blessing' }
  | { readonly from: 'gold'; readonly count: number }
  | { readonly from: 'aides'; readonly count: number }
  | { readonly from: 'card'; readonly folder: CauseFolder; readonly card: CardRef }
  /** Somebody else's reaction card (F 5). */
  | { readonly from: 'reaction'; readonly card: CardRef; readonly seat: number };

export type Entry = LineOf<Cause>;

/** A number with its working. */
export type Sum = SumOf<Cause>;

/** Lines that change nothing are left out. */
export const sumOf = linesTogether<Cause>;

/** The same with more lines. */
export const withLines = withMore<Cause>;
