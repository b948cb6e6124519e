/**
 * Every sort of card and the shelf it lies on: in the index, as a folder of a pack, in a saved log. A new sort
 * begins with a line here and its interface in `cards.ts`; the compiler names the rest.
 */
export const SHELVES = {
  adventurer: 'adventurers',
  item: 'items',
  upgrade: 'upgrades',
  discipline: 'disciplines',
  familiar: 'familiars',
  companion: 'companions',
  exalted: 'exalted',
  ubiquitous: 'ubiquitous',
  combatant: 'combatants',
  token: 'tokens',
} as const;

export type CardType = keyof typeof SHELVES;
export type Shelf = (typeof SHELVES)[CardType];

/** The shelves, in the order lists of content go by. */
export const SHELF_NAMES: readonly Shelf[] = Object.values(SHELVES);

/** The sorts of cards an Adventurer brings (p.24), in the order a loadout lists them. */
export const BROUGHT = [
  'item',
  'upgrade',
  'discipline',
  'familiar',
  'companion',
] as const satisfies readonly CardType[];
export type BroughtType = (typeof BROUGHT)[number];
export type BroughtShelf = (typeof SHELVES)[BroughtType];

/** An object with something for every shelf. */
export const forShelves = <T>(make: (shelf: Shelf) => T): Readonly<Record<Shelf, T>> =>
  Object.fromEntries(SHELF_NAMES.map((shelf) => [shelf, make(shelf)])) as Record<Shelf, T>;
