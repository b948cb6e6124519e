import type { Loadout, LoadoutItem } from '../encounter.ts';
import type { CardRef } from '../ids.ts';
import { inOwnShape } from '../own-shape.ts';
import type { CardInstance, Figure } from '../state.ts';
import type { CardIndex } from './cards.ts';
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

/** What an Adventurer has by now, as it would bring it: in its own shape (p.68), what it discarded left out. */
export function loadoutOf(figure: Figure, cards: Pick<CardIndex, 'items'>): Loadout {
  const own = inOwnShape(figure);
  const entryOf = (card: CardInstance): LoadoutItem => {
    const { ref, face, flipped, upgrades = [] } = card;
    // The side a DOUBLE item was equipped with (p.27); a flipped card comes back to its front.
    const isBack = face === 'back' && !flipped && cards.items[ref]?.double === true;
    if (!isBack && upgrades.length === 0) return ref;
    return {
      ref,
      ...(isBack ? { face: 'back' as const } : {}),
      ...(upgrades.length > 0 ? { upgrades: upgrades.map((one) => one.ref) } : {}),
    };
  };
  const [familiar] = ofType(own, 'familiar');
  const [companion] = ofType(own, 'companion');
  return {
    items: ofType(own, 'item').map(entryOf),
    ...(own.pack.length > 0 ? { pack: own.pack.map(entryOf) } : {}),
    disciplines: ofType(own, 'discipline').map(({ ref }) => ref),
    ...(familiar === undefined ? {} : { familiar: familiar.ref }),
    ...(companion === undefined ? {} : { companion: companion.ref }),
  };
}

/** The cards of an Adventurer in its own shape by their place in what it brings: `card`, `items.0.upgrades.1`, `pack.2` … */
export function placesOf(figure: Figure): ReadonlyMap<string, CardInstance> {
  const own = inOwnShape(figure);
  const places = new Map<string, CardInstance>();
  const put = (place: string, card: CardInstance) => {
    places.set(place, card);
    card.upgrades?.forEach((one, i) => {
      places.set(`${place}.upgrades.${i}`, one);
    });
  };
  for (const card of ofType(own, 'adventurer')) put('card', card);
  ofType(own, 'item').forEach((card, i) => {
    put(`items.${i}`, card);
  });
  own.pack.forEach((card, i) => {
    put(`pack.${i}`, card);
  });
  ofType(own, 'discipline').forEach((card, i) => {
    put(`disciplines.${i}`, card);
  });
  for (const card of ofType(own, 'familiar')) put('familiar', card);
  for (const card of ofType(own, 'companion')) put('companion', card);
  return places;
}

const ofType = ({ cards }: Figure, type: CardInstance['type']): CardInstance[] =>
  cards.filter((card) => card.type === type);
