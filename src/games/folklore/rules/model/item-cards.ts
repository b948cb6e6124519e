/** Cards of items by what is done with them: used, worn, held in hands, or gone with. */
import type { CardRef, Dice, FoeKind } from './content.ts';
import type { Weapon } from './hero-cards.ts';

interface AnyItem {
  readonly id: CardRef;
  readonly name: string;
  readonly text: string;
  /** How many there are in the deck. */
  readonly copies: number;
  /** Added to attack rolls: of the turn in which it is used, to all where it is worn. */
  readonly might?: number;
  /** Whoever carries it is in no darkness (p.27). */
  readonly light?: true;
}

/** Gone when used, or used once until the group rests (FK-18). */
interface ItemOf<Kind extends 'consumed' | 'exhausted' | 'artifact'> extends AnyItem {
  readonly kind: Kind;
  /** Vita and Power it gives back to whoever uses it. */
  readonly vita?: Dice;
  readonly restores?: number;
  /** Its Might counts against foes of this kind alone. */
  readonly against?: FoeKind;
}

/** It is enough to have it (FK-15). */
export interface WornItem extends AnyItem {
  readonly kind: 'worn';
  readonly defense?: number;
  readonly stride?: number;
}

/** It is activated, for Ghost Points, as often as these last (FK-54). */
interface Artifact extends ItemOf<'artifact'> {
  readonly ghost: number;
}

/** It counts while it is held in a hand, or in both (p.26, FK-53). */
export interface HandItem extends AnyItem {
  readonly kind: 'held';
  readonly hands: 1 | 2;
  readonly defense?: number;
  /** It is fought with, in place of the card's. */
  readonly weapon?: Omit<Weapon, 'name' | 'hands'>;
}

/** It goes with whoever has it (p.25). */
export interface CompanionItem extends AnyItem {
  readonly kind: 'companion';
  /** Of a trained or armed one: it attacks beside its hero, as far as it reaches. */
  readonly attack?: { readonly might: number; readonly damage: Dice; readonly reach?: number };
}

export type UsedItem = ItemOf<'consumed'> | ItemOf<'exhausted'> | Artifact;
export type ItemCard = UsedItem | WornItem | HandItem | CompanionItem;

/** What is used up, exhausted or activated: all that is offered to be used. */
export const isUsed = (item: ItemCard): item is UsedItem =>
  item.kind === 'consumed' || item.kind === 'exhausted' || item.kind === 'artifact';
