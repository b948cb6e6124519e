import type { Loadout, LoadoutItem } from '../encounter.ts';
import type { CardRef } from '../ids.ts';

/** An entry of a loadout, written out. */
export const itemOf = (entry: LoadoutItem): Exclude<LoadoutItem, string> =>
  typeof entry === 'string' ? { ref: entry } : entry;

/** A card of a loadout: its shelf in the index, and its place from the root of the loadout. */
export interface LoadoutCard {
  readonly kind: 'items' | 'upgrades' | 'disciplines' | 'familiars';
  readonly ref: CardRef;
  readonly at: readonly (string | number)[];
}

/** Every card of a loadout: items, equipped and in the Pack, each with its Upgrades; Disciplines; the Familiar. */
export function cardsIn(loadout: Loadout): LoadoutCard[] {
  const items = (['items', 'pack'] as const).flatMap((list) =>
    (loadout[list] ?? []).flatMap((entry, i): LoadoutCard[] => {
      const { ref, upgrades = [] } = itemOf(entry);
      return [
        { kind: 'items', ref, at: [list, i] },
        ...upgrades.map((one, j) => ({ kind: 'upgrades' as const, ref: one, at: [list, i, 'upgrades', j] })),
      ];
    }),
  );
  const disciplines = loadout.disciplines.map((ref, i) => ({
    kind: 'disciplines' as const,
    ref,
    at: ['disciplines', i],
  }));
  const { familiar } = loadout;
  const familiars =
    familiar === undefined ? [] : [{ kind: 'familiars' as const, ref: familiar, at: ['familiar'] }];
  return [...items, ...disciplines, ...familiars];
}
