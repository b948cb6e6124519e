/**
 * Who stands in a place, and who is engaged (malhya.txt L4205–L4207): at least one adversary is adjacent. The fallen lie
 * in nobody's way and count for nothing (L4506): they are not among those who stand.
 */
import { areAdjacentSpaces } from './adjacency.ts';
import type { Ground } from './ground.ts';
import { isSameSpace, type Space, spacesFrom } from './space.ts';

export type Side = 'hero' | 'enemy';

/** A figure on its feet. */
export interface Standing {
  readonly id: string;
  readonly side: Side;
  /** Its space; of a base of four the upper left one. */
  readonly at: Space;
  readonly size: 1 | 4;
  /** It has Light movement (L3484); a base of four always does (L3518). */
  readonly light: boolean;
}

/** A place, and who stands in it. */
export interface Field {
  readonly ground: Ground;
  readonly figures: readonly Standing[];
}

export function figureWith(field: Field, id: string): Standing {
  const found = field.figures.find((one) => one.id === id);
  if (!found) throw new Error(`nobody stands here as ${id}`);
  return found;
}

export const spacesOf = ({ at, size }: Pick<Standing, 'at' | 'size'>): readonly Space[] =>
  spacesFrom(at, size);

export const adversariesOf = (field: Field, { side }: Pick<Standing, 'side'>): Standing[] =>
  field.figures.filter((one) => one.side !== side);

/** Those of its side but for itself. */
export const alliesOf = (field: Field, figure: Pick<Standing, 'side' | 'id'>): Standing[] =>
  field.figures.filter((one) => one.side === figure.side && one.id !== figure.id);

export const standsOn = (figure: Pick<Standing, 'at' | 'size'>, space: Space): boolean =>
  spacesOf(figure).some((one) => isSameSpace(one, space));

/** Whether two figures, or spaces they would stand on, are adjacent. */
export const areAdjacent = (
  ground: Ground,
  one: Pick<Standing, 'at' | 'size'>,
  other: Pick<Standing, 'at' | 'size'>,
): boolean => spacesOf(one).some((a) => spacesOf(other).some((b) => areAdjacentSpaces(ground, a, b)));

/** Adversaries adjacent to it, or to where it would stand. */
export const adjacentAdversaries = (
  field: Field,
  figure: Pick<Standing, 'at' | 'size' | 'side'>,
): Standing[] => adversariesOf(field, figure).filter((other) => areAdjacent(field.ground, figure, other));

export const isEngaged = (field: Field, figure: Pick<Standing, 'at' | 'size' | 'side'>): boolean =>
  adjacentAdversaries(field, figure).length > 0;

/** Allies of an attacker that are adjacent to its target: each adds a damage in melee (L4552). */
export const outnumbering = (field: Field, attacker: Standing, target: Standing): Standing[] =>
  alliesOf(field, attacker).filter((ally) => areAdjacent(field.ground, ally, target));
