import type { Loadout, LoadoutItem } from '../encounter.ts';
import type { CardRef } from '../ids.ts';
import { type BroughtShelf, type BroughtType, SHELVES } from './shelves.ts';

/** An entry of a loadout, written out. */
export const itemOf = (entry: LoadoutItem): Exclude<LoadoutItem, string> =>
  typeof entry === 'string' ? { ref: entry } : entry;

/** A card of a loadout: its shelf in the index, and its place from the root of the loadout. */
export interface LoadoutCard {
  readonly kind: BroughtShelf;
  readonly type: BroughtType;
  readonly ref: CardRef;
  readonly at: readonly (string | number)[];
}

/** Every card of a loadout: items, equipped and in the Pack, each with its Upgrades; Disciplines; the Familiar. */
export function cardsIn(loadout: Loadout): LoadoutCard[] {
  const items = (['items', 'pack'] as const).flatMap((list) =>
    (loadout[list] ?? []).flatMap((entry, i): LoadoutCard[] => {
      const { ref, upgrades = [] } = itemOf(entry);
      return [
        cardAt('item', ref, [list, i]),
        ...upgrades.map((one, j) => cardAt('upgrade', one, [list, i, 'upgrades', j])),
      ];
    }),
  );
  const disciplines = loadout.disciplines.map((ref, i) => cardAt('discipline', ref, ['disciplines', i]));
  const { familiar } = loadout;
  return [
    ...items,
    ...disciplines,
    ...(familiar === undefined ? [] : [cardAt('familiar', familiar, ['familiar'])]),
  ];
}

const cardAt = (type: BroughtType, ref: CardRef, at: LoadoutCard['at']): LoadoutCard => ({
  kind: SHELVES[type],
  type,
  ref,
  at,
});
