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
/** Whatever is asked for: of single spaces there are fewer. */
const MOST_KEPT = 1000;

/**
 * From each space what the way costs whoever goes so to the nearest on which it has arrived; spaces without a way are not
 * in it. Worked out once for what it is asked by, as nobody who stands anywhere matters. `cost`: of having arrived.
 */
export function pricesTo(
  ground: Ground,
  gait: Gait,
  askedBy: string,
  hasArrived: (at: Space, size: 1 | 4) => boolean,
  cost = 0,
): Distances {
  const all = known.get(ground) ?? new Map<string, Distances>();
  known.set(ground, all);
  const key = `${gait} ${cost} ${askedBy}`;
  const before = all.get(key);
  if (before) return before;
  if (all.size >= MOST_KEPT) all.clear();
  const size = sizeOfGait(gait);
  const ends = ground.spaces.filter((at) => mayEndOn(ground, at, size) && hasArrived(at, size));
  const prices = workOut(ground, gait, ends, cost);
  all.set(key, prices);
  return prices;
}

/** From each space the distance of whoever goes so to one that stands there. */
export const distancesTo = (
  { ground }: Pick<Field, 'ground'>,
  gait: Gait,
  target: Pick<Standing, 'at' | 'size'>,
): Distances =>
  pricesTo(
    ground,
    gait,
    `${keyOf(target.at)} ${target.size}`,
    (at, size) => areAdjacent(ground, { at, size }, target),
    1,
  );

function workOut(ground: Ground, gait: Gait, ends: readonly Space[], first: number): Distances {
  const into = movesBack(moveTable(ground, gait));
  const found = new Map<string, number>();
  /** Keys by cost: no move costs much. */
  const open: string[][] = [];
  open[first] = ends.map(keyOf);
  for (let cost = first; cost < open.length; cost++)
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
