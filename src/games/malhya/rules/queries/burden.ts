/**
 * What a hero can bear (L1103–1145), and the values of its board with what it wears (L1156).
 * 1. Heavy pieces, equipped or stored, are never more than the encumbrance capacity: what the knapsack shows beside the
 *    carrying capacity (o), and the special skill, added up (L1117).
 * 2. A worn artifact counts as long as it is worn.
 */
import type { GearCard } from '../model/content.ts';
import { HEAVY_BY_CARRYING } from '../model/fixed-numbers.ts';
import type { Hero } from '../model/state.ts';
import type { Position } from './booklets.ts';
import { carriedBy, heavyOf } from './gear.ts';

type Shelves = Pick<Position, 'content'>;

/** Heavy pieces that may be carried. */
export const heavyCapacity = ({ content }: Shelves, { id, carrying }: Hero): number =>
  HEAVY_BY_CARRYING[Math.min(carrying, HEAVY_BY_CARRYING.length - 1)]! + (content.people[id]?.heavy ?? 0);

export const canBear = (shelves: Shelves, hero: Hero, { heavy }: Pick<GearCard, 'heavy'>): boolean =>
  !heavy || heavyOf(shelves, hero) < heavyCapacity(shelves, hero);

/** What would have to go for a heavy piece. */
export const heavyPieces = (shelves: Shelves, hero: Hero): readonly string[] =>
  carriedBy(shelves, hero)
    .filter(({ heavy }) => heavy)
    .map(({ id }) => id);

/** Initiative or Movement with what is worn. */
export const boardValue = ({ content }: Shelves, hero: Hero, of: 'initiative' | 'movement'): number =>
  hero[of] + hero.artifacts.reduce((sum, ref) => sum + (content.gear[ref]!.adds?.[of] ?? 0), 0);
