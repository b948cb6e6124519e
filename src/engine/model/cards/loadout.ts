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

/** Every card of a loadout: items, equipped and in the Pack, each with its Upgrades; Disciplines; the Familiar; the Companion. */
export function cardsIn(loadout: Loadout): LoadoutCard[] {
  const cards: LoadoutCard[] = [];
  for (const list of ['items', 'pack'] as const)
    loadout[list]?.forEach((entry, i) => {
      const { ref, upgrades } = itemOf(entry);
      cards.push(cardAt('item', ref, [list, i]));
      upgrades?.forEach((one, j) => {
        cards.push(cardAt('upgrade', one, [list, i, 'upgrades', j]));
      });
    });
  loadout.disciplines.forEach((ref, i) => {
    cards.push(cardAt('discipline', ref, ['disciplines', i]));
  });
  if (loadout.familiar !== undefined) cards.push(cardAt('familiar', loadout.familiar, ['familiar']));
  if (loadout.companion !== undefined) cards.push(cardAt('companion', loadout.companion, ['companion']));
  return cards;
}

const cardAt = (type: BroughtType, ref: CardRef, at: LoadoutCard['at']): LoadoutCard => ({
  kind: SHELVES[type],
  type,
  ref,
  at,
});
