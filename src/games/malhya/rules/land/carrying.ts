/**
 * Rows of the knapsacks (L868–982): who has room, what a find would push out, how cubes lie.
 * 1. A resource needs a free space in the row of its type (L874); materials by the carrying capacity (L971).
 * 2. A ×2 cube is two resources of its colour and takes two spaces; one of them used, the space is free (L908–924).
 */
import type { Hero } from '../model/state.ts';
import { type Colour, CUBES, type CubeKind } from '../model/vocabulary.ts';
import { hasPlaceFor, rowOf } from '../queries/gear.ts';
import type { Resource } from './land-words.ts';

/** What a space of a row shows. */
export type Space = { readonly colour: Colour; readonly worth: 1 | 2 } | 'behind' | 'free';

/**
 * A row as it lies on the table: where the box has too few cubes of a colour, two of them are a ×2 cube, and the space
 * behind it is taken.
 */
export function laidOut(
  hero: Hero,
  kind: CubeKind,
  inBox: Readonly<Partial<Record<Colour, number>>> = {},
): Space[] {
  const spaces: Space[] = [];
  const colours = [...new Set(hero.cubes[kind])];
  for (const colour of colours) {
    const n = hero.cubes[kind].filter((one) => one === colour).length;
    const doubles = Math.min(Math.floor(n / 2), Math.max(0, n - (inBox[colour] ?? n)));
    for (let i = 0; i < doubles; i++) spaces.push({ colour, worth: 2 }, 'behind');
    for (let i = 2 * doubles; i < n; i++) spaces.push({ colour, worth: 1 });
  }
  while (spaces.length < rowOf(hero, kind)) spaces.push('free');
  return spaces;
}

export const freeSpaces = (hero: Hero, kind: CubeKind): number => rowOf(hero, kind) - hero.cubes[kind].length;

/** What a find means for a hero: a free space, or one of these would have to go. */
export type Finds =
  | { readonly hero: number; readonly free: number }
  | { readonly hero: number; readonly free: 0; readonly out: readonly Colour[] };

/** Who would do what with a resource (malhya.md 7, row 16). */
export const findsOf = (heroes: readonly Hero[], { kind, colour }: Resource): Finds[] =>
  heroes.map((hero, at) => {
    const free = freeSpaces(hero, kind);
    if (free > 0) return { hero: at, free };
    return { hero: at, free: 0, out: [...new Set(hero.cubes[kind])].filter((other) => other !== colour) };
  });

/** The same of an object (L963–967): a place, or what would have to go. */
export type ObjectFinds = { readonly hero: number; readonly free: number; readonly out: readonly string[] };

export const objectFindsOf = (heroes: readonly Hero[]): ObjectFinds[] =>
  heroes.map((hero, at) => ({
    hero: at,
    free: hero.carrying - hero.objects.length,
    out: hasPlaceFor(hero) ? [] : hero.objects,
  }));

/** Rows that hold more than they have spaces: there must never be any. */
export const overfull = (heroes: readonly Hero[]): { readonly hero: number; readonly kind: CubeKind }[] =>
  heroes.flatMap((hero, at) =>
    CUBES.filter((kind) => freeSpaces(hero, kind) < 0).map((kind) => ({ hero: at, kind })),
  );
