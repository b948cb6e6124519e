/**
 * What a place is made of (malhya.txt L3373–L3528): spaces with their zones, red and yellow edges between two of them.
 * Where the tiles end there is a wall, as red as a line (L3387, L5189).
 */
import { DIRECTIONS, keyOf, plus, type Space } from './space.ts';

/** The side two spaces share. */
export type Edge = readonly [Space, Space];

/** A place as its file has it, and as it stands in the state: doors open, lines go. */
export interface PlaceGround {
  /** A character a space: `.` floor, `s` shadow, `w` water, `r` rift; a blank where no tile lies. */
  readonly rows: readonly string[];
  readonly red: readonly Edge[];
  readonly yellow: readonly Edge[];
}

export type Zone = 'floor' | 'shadow' | 'water' | 'rift';

const ZONES: Readonly<Record<string, Zone>> = { '.': 'floor', s: 'shadow', w: 'water', r: 'rift' };

/** An edge as a stretch between two corners of the grid; a space reaches from its number to the next. */
export interface Stretch {
  readonly edge: Edge;
  readonly from: Space;
  readonly to: Space;
}

/** A place made ready to be asked. */
export interface Ground {
  readonly rows: readonly string[];
  readonly red: readonly Stretch[];
  readonly yellow: readonly Stretch[];
  /** Edges by the keys of both spaces, either way round. */
  readonly redKeys: ReadonlySet<string>;
  readonly yellowKeys: ReadonlySet<string>;
  /** Every space there is. */
  readonly spaces: readonly Space[];
}

const edgeKey = (a: Space, b: Space): string => `${keyOf(a)}|${keyOf(b)}`;

const keysOf = (edges: readonly Edge[]): Set<string> =>
  new Set(edges.flatMap(([a, b]) => [edgeKey(a, b), edgeKey(b, a)]));

/** The line two neighbours share. */
function stretchOf(edge: Edge): Stretch {
  const [a, b] = edge;
  const x = Math.max(a[0], b[0]);
  const y = Math.max(a[1], b[1]);
  return a[0] === b[0] ? { edge, from: [x, y], to: [x + 1, y] } : { edge, from: [x, y], to: [x, y + 1] };
}

const zoneIn = (rows: readonly string[], [x, y]: Space): Zone | null => ZONES[rows[y]?.[x] ?? ' '] ?? null;

const STRAIGHT = DIRECTIONS.filter(([dx, dy]) => dx === 0 || dy === 0);

const grounds = new WeakMap<PlaceGround, Ground>();

/** The same place is made ready once. */
export function groundOf(place: PlaceGround): Ground {
  const known = grounds.get(place);
  if (known) return known;
  const { rows, red, yellow } = place;
  const spaces = rows
    .flatMap((row, y) => [...row].map((_, x): Space => [x, y]))
    .filter((space) => zoneIn(rows, space) !== null);
  const walls = spaces.flatMap((space) =>
    STRAIGHT.map((direction): Edge => [space, plus(space, direction)]).filter(
      ([, beyond]) => zoneIn(rows, beyond) === null,
    ),
  );
  const blocking = [...red, ...walls];
  const ground: Ground = {
    rows,
    red: blocking.map(stretchOf),
    yellow: yellow.map(stretchOf),
    redKeys: keysOf(blocking),
    yellowKeys: keysOf(yellow),
    spaces,
  };
  grounds.set(place, ground);
  return ground;
}

/** Null where no tile lies. */
export const zoneAt = (ground: Ground, space: Space): Zone | null => zoneIn(ground.rows, space);

/** Whether red parts two spaces that share a side. */
export const isRed = (ground: Ground, a: Space, b: Space): boolean => ground.redKeys.has(edgeKey(a, b));

/** Whether yellow parts two spaces that share a side. */
export const isYellow = (ground: Ground, a: Space, b: Space): boolean => ground.yellowKeys.has(edgeKey(a, b));
