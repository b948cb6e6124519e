import { type LineOf, linesTogether, type SumOf } from '../../../../engine/kernel/sums.ts';
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
  | {
      readonly from: 'card';
      readonly folder: 'talents' | 'gear' | 'scenario' | 'people' | 'spells';
      readonly card: CardRef;
    }
  | MagicCause;

/** Of a cast: the card, Mhaÿ talents, an Aura Stone, the school mastered, auratic shields, successes. */
export type MagicCause =
  | { readonly from: 'spell' | 'stone' | 'school' | 'successes' }
  | { readonly from: 'mhay-talents' | 'shields'; readonly count: number };

export type Entry = LineOf<Cause>;

/** A number with its working. */
export type Sum = SumOf<Cause>;

/** Lines that change nothing are left out. */
export const sumOf = linesTogether<Cause>;
