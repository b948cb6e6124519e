/** Numbers of the document, and those of ours where it has none: (o). */
import type { Colour, CubeKind } from './vocabulary.ts';

/** L355. */
export const LEAST_HEROES = 2;
export const MOST_HEROES = 5;
/** L816. */
export const ACTION_POINTS = 6;
/** L2686. */
export const MOST_SKILL_DICE = 5;
/** Faces of a die (L2439–2451, L2534–2546). */
export const FACES = 12;
/** On the skill die: six successes, four blanks, two specials. */
export const SKILL = { success: 6, blank: 4, special: 2 } as const;
/** On the difficulty die: four stops, six blanks, two specials. */
export const DIFFICULTY = { stop: 4, blank: 6, special: 2 } as const;
/** L1645: scenario tokens by number. */
export const SCENARIO_TOKENS = 12;
/** L1919: places for triangles on the sheet (o). */
export const TRIANGLES = 12;
/** Stops of a lockpick: purple as printed (L2990), the others (o). */
export const LOCKPICK: Readonly<Partial<Record<Colour, number>>> = { green: 1, purple: 2, yellow: 3 };
/** Rows of a knapsack (o); materials by carrying capacity (L971). */
export const ROWS: Readonly<Record<Exclude<CubeKind, 'material'>, number>> = {
  key: 3,
  potion: 4,
  arrow: 3,
  plant: 5,
};
/** What a potion does: green as printed (L1271), the others (o). */
export const POTION: Readonly<
  Partial<Record<Colour, { readonly heal?: number; readonly aura?: number; readonly ap?: number }>>
> = { red: { heal: 2 }, yellow: { heal: 1, ap: 2 }, green: { aura: 2 } };
/** Heavy pieces by carrying capacity (o; two are one, L1141). */
export const HEAVY_BY_CARRYING: readonly number[] = [0, 0, 1, 1, 2, 2, 3];
/** Where a characteristic ends (MA-79). */
export const MOST_VALUE = 5;
/** Talents that are drawn for one to be kept (L1233). */
export const TALENTS_DRAWN = 3;
/** L1241. */
export const MOST_MHAY = 2;
/** Of one kind for one of it (L5900). */
export const SWAP_PRICE = 3;
/** What a new hero brings (L1755), and what goes with its gift (L1761–1775). */
export const NEW_HERO = { gold: 5, potions: ['red', 'yellow'], objects: 2, plants: 3, shown: 2 } as const;
