/**
 * Adjacent spaces (malhya.txt L3296): they share at least a corner, and nothing blocking parts them; hindering does not
 * matter. Past the corner of a red line one can go (L3430), unless red closes both ways round it (MA-4, MA-32).
 */
import { type Ground, isRed, zoneAt } from './ground.ts';
import { DIRECTIONS, plus, type Space, spacesApart } from './space.ts';

/** Whether two spaces that both are there are adjacent. */
export function areAdjacentSpaces(ground: Ground, a: Space, b: Space): boolean {
  if (spacesApart(a, b) !== 1 || zoneAt(ground, a) === null || zoneAt(ground, b) === null) return false;
  if (a[0] === b[0] || a[1] === b[1]) return !isRed(ground, a, b);
  const rounds: readonly Space[] = [
    [b[0], a[1]],
    [a[0], b[1]],
  ];
  return rounds.some(
    (round) => zoneAt(ground, round) !== null && !isRed(ground, a, round) && !isRed(ground, round, b),
  );
}

/** In the order of the directions. */
export const adjacentSpaces = (ground: Ground, space: Space): Space[] =>
  DIRECTIONS.map((direction) => plus(space, direction)).filter((to) => areAdjacentSpaces(ground, space, to));
