import type { Deck, MapCard, PlaceId } from '../model/content.ts';

export interface Destination {
  readonly to: PlaceId;
  /** Every place entered on a shortest way there. */
  readonly way: readonly PlaceId[];
}

const neighboursOf = ({ links }: Pick<MapCard, 'links'>, at: PlaceId): PlaceId[] =>
  links.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : []));

export const kindOf = ({ places }: Pick<MapCard, 'places'>, at: PlaceId): Deck =>
  places.find(({ id }) => id === at)!.kind;

/**
 * Where the group may go in a round (p.15): along the road as far as the leader's Stride; off it wherever a Stride is
 * left, and the move ends there; from an area to a neighbouring one, where it ends, or onto the road for one Stride and
 * on. In the order of the map.
 */
export function listDestinations(map: MapCard, at: PlaceId, stride: number): Destination[] {
  const found = new Map<PlaceId, readonly PlaceId[]>([[at, []]]);
  const open: PlaceId[] = [at];
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    const way = found.get(from)!;
    if (way.length === stride) continue;
    // Whatever is entered off the road ends the move.
    if (way.length > 0 && kindOf(map, from) === 'off-road') continue;
    for (const to of neighboursOf(map, from)) {
      if (found.has(to)) continue;
      found.set(to, [...way, to]);
      open.push(to);
    }
  }
  found.delete(at);
  return map.places.flatMap(({ id }) => (found.has(id) ? [{ to: id, way: found.get(id)! }] : []));
}

/** Steps to a place from wherever it can be reached, by road alone or by all there is. */
export function stepsTo(map: MapCard, goal: PlaceId, byRoad: boolean): Map<PlaceId, number> {
  const found = new Map([[goal, 0]]);
  const open = [goal];
  for (let at = open.shift(); at !== undefined; at = open.shift())
    for (const next of neighboursOf(map, at)) {
      if (found.has(next) || (byRoad && kindOf(map, next) === 'off-road')) continue;
      found.set(next, found.get(at)! + 1);
      open.push(next);
    }
  return found;
}

/** Rounds it takes to walk so many steps of road when leaders with these Strides take turns, the first of them first. */
export function roundsFor(steps: number, strides: readonly number[]): number {
  let rounds = 0;
  for (let left = steps; left > 0; left -= strides[rounds++ % strides.length]!);
  return rounds;
}
