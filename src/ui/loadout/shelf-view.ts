import { BROUGHT, type BroughtShelf, SHELVES } from '../../engine/index.ts';
import type { ItemList } from '../../stores/loadout/loadout-edits.ts';
import { ANYTHING, type ShelfFilter } from '../../stores/loadout/loadout-shelf.ts';

export type ShelfTab = BroughtShelf;
export const TABS: readonly ShelfTab[] = BROUGHT.map((type) => SHELVES[type]);

/** What of the shelf is shown; Upgrades are those for one item of the loadout. */
export interface ShelfView extends ShelfFilter {
  readonly tab: ShelfTab;
  readonly list: ItemList;
  readonly at: number;
}

export const FIRST_VIEW: ShelfView = { ...ANYTHING, tab: 'items', list: 'items', at: 0 };
