import type { ItemList } from '../../stores/loadout/loadout-edits.ts';
import { ANYTHING, type ShelfFilter } from '../../stores/loadout/loadout-shelf.ts';

export const TABS = ['items', 'upgrades', 'disciplines', 'familiars'] as const;
export type ShelfTab = (typeof TABS)[number];

/** What of the shelf is shown; Upgrades are those for one item of the loadout. */
export interface ShelfView extends ShelfFilter {
  readonly tab: ShelfTab;
  readonly list: ItemList;
  readonly at: number;
}

export const FIRST_VIEW: ShelfView = { ...ANYTHING, tab: 'items', list: 'items', at: 0 };
