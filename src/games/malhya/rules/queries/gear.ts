/** What heroes carry and what of it counts (L1020–1185). */
import type { CardRef, GearCard, TalentFace } from '../model/content.ts';
import { ROWS } from '../model/fixed-numbers.ts';
import type { Hero } from '../model/state.ts';
import type { CubeKind, TalentSide } from '../model/vocabulary.ts';
import type { Position } from './booklets.ts';

type Shelves = Pick<Position, 'content'>;

/** Equipped or stored, all of it. */
export const carriedBy = ({ content }: Shelves, hero: Hero): readonly GearCard[] =>
  [hero.weapon, hero.stored, hero.spare, hero.armour, ...hero.artifacts, ...hero.objects].flatMap((ref) =>
    ref === null ? [] : [content.gear[ref]!],
  );

/** All that heroes carry, equipped or stored. */
export const gearHeld = (
  { heroes }: { readonly heroes: readonly Hero[] },
  content: Shelves['content'],
): ReadonlySet<CardRef> =>
  new Set(heroes.flatMap((hero) => carriedBy({ content }, hero).map(({ id }) => id)));

/** What has an effect: weapon, armour and artifacts that are equipped; objects, but artifacts in the knapsack (L1044, L1183). */
export const activeGear = ({ content }: Shelves, hero: Hero): readonly GearCard[] => [
  ...[hero.weapon, hero.armour, ...hero.artifacts].flatMap((ref) =>
    ref === null ? [] : [content.gear[ref]!],
  ),
  ...hero.objects.map((ref) => content.gear[ref]!).filter(({ kind }) => kind === 'object'),
];

/** The side of each talent that lies up. */
export const talentsOf = (
  { content }: Shelves,
  { talents, borrowed }: Hero,
): readonly { readonly id: string; readonly face: TalentFace }[] =>
  [...talents, ...(borrowed ? [borrowed] : [])].map(({ ref, side }) => ({
    id: ref,
    face: content.talents[ref]![side],
  }));

/** Heavy pieces, equipped or stored (L1139). */
export const heavyOf = (shelves: Shelves, hero: Hero): number =>
  carriedBy(shelves, hero).filter(({ heavy }) => heavy).length;

/** Spaces of a row of the knapsack; materials by the carrying capacity (L971). */
export const rowOf = (hero: Hero, kind: CubeKind): number =>
  kind === 'material' ? hero.carrying : ROWS[kind] + (kind === 'potion' ? hero.potionSpaces : 0);

export const hasRoomFor = (hero: Hero, kind: CubeKind): boolean =>
  hero.cubes[kind].length < rowOf(hero, kind);

/** Whether a piece of gear has a place (L963, L1028). */
export const hasPlaceFor = (hero: Hero): boolean => hero.objects.length < hero.carrying;

/** Spaces for potions that a side of a talent brings (L5916). */
export const potionSpacesOn = ({ content }: Shelves, talent: CardRef, side: TalentSide): number =>
  (content.talents[talent]![side].does ?? []).reduce((sum, { potionSpaces = 0 }) => sum + potionSpaces, 0);

/** Whether a talent makes room for a second stored weapon (L5948). */
export const hasSpareFor = (shelves: Shelves, hero: Hero): boolean =>
  talentsOf(shelves, hero).some(({ face }) => face.does?.some((sign) => sign.spareWeapon));

/** Where a weapon more would lie; null: nowhere (L1028, L5948). */
export function weaponPlace(shelves: Shelves, hero: Hero): 'weapon' | 'stored' | 'spare' | null {
  if (hero.weapon === null) return 'weapon';
  if (hero.stored === null) return 'stored';
  return hasSpareFor(shelves, hero) && hero.spare === null ? 'spare' : null;
}
