import type { Die, SymbolCount } from '../../engine/index.ts';
import type { Now } from '../../words/en/card-words.ts';

/** A piece of a sentence on a card. The content layer writes these (`src/content/text/parts.ts`). */
export type TextPart =
  | { readonly text: string }
  | { readonly keyword: string; readonly text: string }
  | { readonly symbol: keyof SymbolCount }
  | { readonly die: Die };

/** One printed paragraph: an ability, a symbol ability, or a step of an opponent's AI. */
export interface TextBlock {
  /** The id of the ability it tells. */
  readonly ability?: string;
  readonly tags: readonly string[];
  readonly sp?: number;
  readonly name?: string;
  /** The bold question of an AI step. */
  readonly question?: readonly TextPart[];
  readonly parts: readonly TextPart[];
  readonly side?: 'front' | 'back';
}

/** By the ids of the abilities of a card. */
export type NowByAbility = ReadonlyMap<string, Now>;

/** What a word of the game means. */
export interface Explanation {
  readonly name: string;
  readonly text: string;
  readonly page?: number;
}

export type Explain = (keyword: string) => Explanation | undefined;
