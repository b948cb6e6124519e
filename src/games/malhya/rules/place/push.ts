/**
 * Pushed and pulled (malhya.txt L5164–L5201).
 *
 * 1. One space at a time, straight from whoever causes it: along the row, column or diagonal they stand on; where they
 *    stand on none, diagonal first, else along the longer side, and only with both barred it is barred (L5164, MA-52).
 * 2. Pushed, it keeps the direction it took; pulled, each space is judged anew, so that it comes to the puller (MA-111).
 * 3. Barred by what blocks, the edge of the tiles, a figure: 1 damage for each space not gone, without defense; yellow is
 *    crossed (L5189).
 * 4. Into a rift an enemy is gone, a hero at 0 with its token beside (L3466, L5191); a base of four only with all of it
 *    (MA-53).
 */
import { areAdjacentSpaces } from './adjacency.ts';
import { zoneAt } from './ground.ts';
import { liesOn } from './moves.ts';
import { rangeBetween } from './sight.ts';
import { plus, type Space, spacesFrom } from './space.ts';
import { type Field, type Standing, standsOn } from './standing.ts';

export type Shove = 'push' | 'pull';

/** Why a space was not gone. */
export type ShoveStop = 'obstacle' | 'figure';

export interface Shoved {
  /** Each space it was moved onto. */
  readonly way: readonly Space[];
  /** Damage without defense: spaces not gone. */
  readonly damage: number;
  /** Null: it went all the way, or fell. */
  readonly stop: ShoveStop | null;
  readonly fell: boolean;
}

/** Middle of a base, in halves of a space. */
const middleOf = ({ at, size }: Pick<Standing, 'at' | 'size'>): Space => {
  const half = size === 4 ? 2 : 1;
  return [2 * at[0] + half, 2 * at[1] + half];
};

/** Directions away from one that causes it, the first that is free counts. */
export function shoveDirections(
  from: Pick<Standing, 'at' | 'size'>,
  moved: Pick<Standing, 'at' | 'size'>,
  shove: Shove,
): readonly Space[] {
  const a = middleOf(from);
  const b = middleOf(moved);
  const sign = shove === 'push' ? 1 : -1;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [x, y] = [sign * Math.sign(dx) + 0, sign * Math.sign(dy) + 0];
  if (dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy)) return [[x, y]];
  return [[x, y], Math.abs(dx) > Math.abs(dy) ? [x, 0] : [0, y]];
}

/** Why it cannot be moved so; null: it can. */
function barredBy(field: Field, moved: Standing, direction: Space): ShoveStop | null {
  const to = plus(moved.at, direction);
  const own = spacesFrom(moved.at, moved.size);
  const goes = own.every((space) => areAdjacentSpaces(field.ground, space, plus(space, direction)));
  if (!goes || !liesOn(field.ground, to, moved.size)) return 'obstacle';
  const taken = field.figures.some(
    (other) => other.id !== moved.id && spacesFrom(to, moved.size).some((space) => standsOn(other, space)),
  );
  return taken ? 'figure' : null;
}

/** Spaces until it is beside whoever pulls it: pulled all the way (L5889). */
export const spacesToBeside = (
  from: Pick<Standing, 'at' | 'size'>,
  moved: Pick<Standing, 'at' | 'size'>,
): number => Math.max(0, rangeBetween(from, moved) - 1);

/** How far a figure is pushed or pulled by another, so many spaces at most. */
export function shoved(field: Field, from: Standing, figure: Standing, shove: Shove, spaces: number): Shoved {
  let moved = figure;
  const way: Space[] = [];
  let kept: Space | null = null;
  for (let n = 0; n < spaces; n++) {
    const asked: readonly Space[] = kept ? [kept] : shoveDirections(from, moved, shove);
    const bars = asked.map((direction) => barredBy(field, moved, direction));
    const free = bars.indexOf(null);
    if (free < 0) return { way, damage: spaces - n, stop: bars[0]!, fell: false };
    const direction = asked[free]!;
    if (shove === 'push') kept = direction;
    moved = { ...moved, at: plus(moved.at, direction) };
    way.push(moved.at);
    if (spacesFrom(moved.at, moved.size).every((space) => zoneAt(field.ground, space) === 'rift'))
      return { way, damage: 0, stop: null, fell: true };
  }
  return { way, damage: 0, stop: null, fell: false };
}
