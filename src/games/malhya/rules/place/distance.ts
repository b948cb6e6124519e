/**
 * How far a figure is from another, where the nearest is asked for (MA-6): what the way costs, whoever stands in it. One
 * is as far from its neighbour as 1, whatever the neighbour stands on, as nobody ever enters it (MA-113).
 */
import type { Ground } from './ground.ts';
import { type Gait, gaitOf, mayEndOn, moveTable, sizeOfGait } from './moves.ts';
import { keyOf, type Space } from './space.ts';
import { areAdjacent, type Field, type Standing } from './standing.ts';

/** By the key of where the other one stands. */
export type Distances = ReadonlyMap<string, number>;

interface Back {
  readonly from: string;
  readonly cost: number;
}

const backs = new WeakMap<object, ReadonlyMap<string, readonly Back[]>>();

/** Every move by where it ends. */
function movesBack(table: ReturnType<typeof moveTable>): ReadonlyMap<string, readonly Back[]> {
  const known = backs.get(table);
  if (known) return known;
  const into = new Map<string, Back[]>();
  for (const [from, moves] of table)
    for (const { to, cost } of moves) {
      const key = keyOf(to);
      into.set(key, [...(into.get(key) ?? []), { from, cost }]);
    }
  backs.set(table, into);
  return into;
}

const known = new WeakMap<Ground, Map<string, Distances>>();

/**
 * From each space the distance of whoever goes so to one that stands there; spaces without a way are not in it. Worked out
 * once, as nobody who stands anywhere matters.
 */
export function distancesTo(
  { ground }: Pick<Field, 'ground'>,
  gait: Gait,
  target: Pick<Standing, 'at' | 'size'>,
): Distances {
  const all = known.get(ground) ?? new Map<string, Distances>();
  known.set(ground, all);
  const key = `${gait} ${keyOf(target.at)} ${target.size}`;
  const distances = all.get(key) ?? workOut(ground, gait, target);
  all.set(key, distances);
  return distances;
}

function workOut(ground: Ground, gait: Gait, target: Pick<Standing, 'at' | 'size'>): Distances {
  const size = sizeOfGait(gait);
  const into = movesBack(moveTable(ground, gait));
  const found = new Map<string, number>();
  /** Keys by cost: no move costs much. */
  const open: string[][] = [[], []];
  for (const at of ground.spaces)
    if (mayEndOn(ground, at, size) && areAdjacent(ground, { at, size }, target)) open[1]!.push(keyOf(at));
  for (let cost = 1; cost < open.length; cost++)
    for (const key of open[cost] ?? []) {
      if (found.has(key)) continue;
      found.set(key, cost);
      for (const back of into.get(key) ?? []) {
        if (found.has(back.from)) continue;
        const sum = cost + back.cost;
        while (open.length <= sum) open.push([]);
        open[sum]!.push(back.from);
      }
    }
  return found;
}

/** Null: there is no way. */
export const distanceFrom = (distances: Distances, at: Space): number | null =>
  distances.get(keyOf(at)) ?? null;

/** How far one that stands here is from another; null: there is no way. */
export const distanceBetween = (field: Field, from: Standing, to: Standing): number | null =>
  distanceFrom(distancesTo(field, gaitOf(from), to), from.at);
