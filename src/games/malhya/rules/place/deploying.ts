/**
 * Setting figures down (malhya.txt L3198–L3288).
 *
 * 1. The table of enemies is read from the column of two heroes up to the group's size, all added (L3226, L3256).
 * 2. One figure a space: the first on the token, others on valid adjacent spaces of one's choice, else on the nearest
 *    (L3266); parted by red is not adjacent (L3282).
 * 3. Heroes after the enemies, in any order, in the same way (L3280).
 *
 * The nearest by what the way costs, the table chooses among equals; on water and shadow, on no rift (MA-38).
 */
import { adjacentSpaces } from './adjacency.ts';
import type { Ground } from './ground.ts';
import { type Gait, mayEndOn, movesFrom, sizeOfGait } from './moves.ts';
import { isSameSpace, keyOf, type Space, spacesFrom } from './space.ts';
import { type Field, type Standing, spacesOf } from './standing.ts';

/** A column: what is added from so many heroes on, by the colour of the token. */
export interface DeployColumn {
  readonly heroes: number;
  readonly put: Readonly<Record<string, readonly string[]>>;
}

/** An enemy to be set down. */
export interface Deployed {
  readonly type: string;
  readonly token: string;
  /** The column it comes from. */
  readonly column: number;
}

/** Which enemies meet a group, in the order of the columns. */
export const enemiesFor = (table: readonly DeployColumn[], heroes: number): Deployed[] =>
  [...table]
    .filter((column) => column.heroes <= heroes)
    .sort((a, b) => a.heroes - b.heroes)
    .flatMap((column) =>
      Object.entries(column.put).flatMap(([token, types]) =>
        types.map((type) => ({ type, token, column: column.heroes })),
      ),
    );

/** Whether a figure of that size can be set down there. */
function isFree(field: Field, at: Space, size: 1 | 4): boolean {
  return (
    mayEndOn(field.ground, at, size) &&
    spacesFrom(at, size).every((space) =>
      field.figures.every((other) => spacesOf(other).every((taken) => !isSameSpace(taken, space))),
    )
  );
}

/** Where the upper left of a base may be so that it lies on a space. */
const basesOver = (space: Space, size: 1 | 4): Space[] =>
  spacesFrom([space[0] - (size === 4 ? 1 : 0), space[1] - (size === 4 ? 1 : 0)], size).map((at) => at);

/** What ways from a token cost, whoever stands in them. */
function costsFrom(ground: Ground, token: Space, gait: Gait): ReadonlyMap<string, number> {
  const size = sizeOfGait(gait);
  const found = new Map<string, number>();
  const open = basesOver(token, size).map((at) => ({ at, cost: 0 }));
  while (open.length > 0) {
    open.sort((a, b) => a.cost - b.cost);
    const { at, cost } = open.shift()!;
    if (found.has(keyOf(at))) continue;
    found.set(keyOf(at), cost);
    for (const move of movesFrom(ground, at, gait))
      if (!found.has(keyOf(move.to))) open.push({ at: move.to, cost: cost + move.cost });
  }
  return found;
}

/**
 * Where the next figure may be set down: of several the table chooses. Fallen heroes are in nobody's way. None: the place
 * is full.
 */
export function deploySpaces(
  field: Field,
  token: Space,
  { size, light }: Pick<Standing, 'size' | 'light'>,
): Space[] {
  const { ground } = field;
  const over = basesOver(token, size).filter((at) => isFree(field, at, size));
  if (over.length > 0) return over;
  const beside = adjacentSpaces(ground, token)
    .flatMap((space) => basesOver(space, size))
    .filter((at, i, all) => all.findIndex((one) => isSameSpace(one, at)) === i)
    .filter((at) => isFree(field, at, size));
  if (beside.length > 0) return beside;
  const gait: Gait = size === 4 ? 'four' : light ? 'light' : 'plain';
  const costs = costsFrom(ground, token, gait);
  const free = ground.spaces.filter((at) => costs.has(keyOf(at)) && isFree(field, at, size));
  const least = Math.min(...free.map((at) => costs.get(keyOf(at))!));
  return free.filter((at) => costs.get(keyOf(at)) === least);
}
