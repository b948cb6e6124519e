import type { CardRef, Die, Symbol as DieSymbol } from '../engine/index.ts';
import type { Keyword } from './en/keywords.ts';

/** A piece of a sentence on a card. */
export type TextPart =
  | { readonly text: string }
  /** A word of the game; `text` is how it is printed here. */
  | { readonly keyword: Keyword; readonly text: string }
  /** The name of another card; `text` is said where that card is not at hand. */
  | { readonly card: CardRef; readonly text: string }
  | { readonly symbol: DieSymbol }
  | { readonly die: Die };

export type Parts = readonly TextPart[];

/** One printed paragraph: an ability, a symbol ability, or a step of an opponent's AI. */
export interface TextBlock {
  /** The id of the ability it tells. */
  readonly ability?: string;
  /** The id of the AI step it tells. */
  readonly step?: string;
  /** Condition tags before the text: `EXHAUST`, `COMBO: LIGHT`. */
  readonly tags: readonly string[];
  readonly sp?: number;
  readonly name?: string;
  /** The bold question of an AI step. */
  readonly question?: Parts;
  readonly parts: Parts;
  /** The side of an item that has two. */
  readonly side?: 'front' | 'back';
}
