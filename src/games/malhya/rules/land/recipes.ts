/**
 * Crafting (L2366–2382): collective, so the cubes of all heroes count together; whose are taken is chosen of who has most.
 */
import type { Hero } from '../model/state.ts';
import type { Recipe } from './land-cards.ts';
import type { Resource } from './land-words.ts';

const same = (a: Resource, b: Resource): boolean => a.kind === b.kind && a.colour === b.colour;

/** How many of a resource the group has. */
export const heldOf = (heroes: readonly Hero[], { kind, colour }: Resource): number =>
  heroes.reduce((sum, { cubes }) => sum + cubes[kind].filter((one) => one === colour).length, 0);

/** What a recipe lacks; nothing: it can be made. */
export function lackOf(heroes: readonly Hero[], { of }: Recipe): Resource[] {
  return of.filter(
    (one, i) => of.slice(0, i + 1).filter((other) => same(one, other)).length > heldOf(heroes, one),
  );
}

export const canCraft = (heroes: readonly Hero[], recipe: Recipe): boolean =>
  lackOf(heroes, recipe).length === 0;

/** Who may give a resource. */
export const giversOf = (heroes: readonly Hero[], { kind, colour }: Resource): number[] =>
  heroes.flatMap(({ cubes }, hero) => (cubes[kind].includes(colour) ? [hero] : []));

/** One more of the same type from a talent (L5928). */
export const extraOf = (crafts: readonly (string | undefined)[], { makes }: Recipe): number =>
  crafts.filter((kind) => kind === makes.kind).length;
