import type { CardRef, ItemCard, ItemType, Source, SymbolCount, Tier } from '../../engine/index.ts';

/** An Abraxis card (p.70): the symbols that four dice should show, and what it changes of the rules. */
export interface AbraxisCard {
  readonly id: CardRef;
  readonly type: 'abraxis';
  readonly name: string;
  readonly sources: { readonly default: Source } & Readonly<Record<string, Source>>;
  /** A short remark for the reader of the file. */
  readonly note?: string;
  /** C on the card: what is to be matched. */
  readonly symbols: SymbolCount;
  /** B on the card: what changes its symbols, one after the other, for a round each (X220). */
  readonly eachRound?: readonly RoundRule[];
  /** Points gained by an exact match; 1 where absent. */
  readonly exact?: number;
  /** What is read when it is laid on the table. */
  readonly text?: string;
}

/** Which rounds a rule is for: the odd or even ones, or these; all where absent. */
interface InRounds {
  readonly in?: 'odd' | 'even' | readonly number[];
}

export type RoundRule =
  /** Other symbols instead of those on the card. */
  | (InRounds & { readonly symbols: SymbolCount })
  /** More symbols. */
  | (InRounds & { readonly add: SymbolCount })
  /** A card nobody owns is drawn, and what its Symbol Abilities are paid with is added (X219). */
  | (InRounds & { readonly draw: DrawnItem });

export interface DrawnItem {
  readonly tier: Tier;
  readonly itemType: ItemType;
}

/** Whether it is one of those, and lies in no deck of its own: neither Unique nor of one Combatant nor of the story. */
export const isDrawnFor = (item: ItemCard, { tier, itemType }: DrawnItem): boolean =>
  item.tier === tier &&
  item.itemType === itemType &&
  !(item.unique || item.lootOf || item.startsLocked || item.story);
