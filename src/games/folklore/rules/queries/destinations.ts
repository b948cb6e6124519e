import type { Deck, MapCard, PlaceId } from '../model/content.ts';

export interface Destination {
  readonly to: PlaceId;
  /** Every place entered on a shortest way there. */
  readonly way: readonly PlaceId[];
}

export const neighboursOf = ({ links }: Pick<MapCard, 'links'>, at: PlaceId): PlaceId[] =>
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
