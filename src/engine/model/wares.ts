import type { CardRef } from './ids.ts';
import type { ItemType, Tier } from './vocabulary.ts';

/** What an item is paid for with, in Gold of the party: as it prints, half of that, or so much each. */
export const WARE_PRICES = ['printed', 'half'] as const;
export type WarePrice = (typeof WARE_PRICES)[number] | number;

/** Items laid open, of which somebody takes (X190). */
export interface Wares {
  /** Those of these that nobody has. */
  readonly items?: readonly CardRef[];
  /** And so many by chance, each another, of that type and tier, else of any type and as loot is (X178). */
  readonly draw?: number;
  readonly type?: ItemType;
  readonly tier?: Tier;
  /** Nothing where absent: then one has to be taken. */
  readonly price?: WarePrice;
  /** No more than so many; 1 where absent, or where they are paid for as many as are wanted. */
  readonly take?: number;
}
