/** Bands of a move by their price, and where on the border of each its plate lies. */
import { type MoveDestination, type Space, spOfMove } from '../../../engine/index.ts';
import { outlinePath, spaceKey } from '../place/geometry.ts';
import type { SeenPart } from '../place/use-seen-part.ts';

/** All that is reached for at most a price. */
export interface Band {
  readonly sp: number;
  readonly path: string;
  /** The middles of its border's edges, in spaces, those alone that no cheaper band shares. */
  readonly border: readonly Point[];
}

/** In spaces: the middle of 0,0 is 0.5,0.5. */
export type Point = readonly [number, number];

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Holes of a set that lie in it whole and hold nothing but what is passed by: they get no line of their own. */
function withoutHoles(spaces: readonly Space[], isPassedBy: (space: Space) => boolean): Space[] {
  const inside = new Set(spaces.map(spaceKey));
  const looked = new Set<string>();
  const filled = [...spaces];
  for (const [x, y] of spaces)
    for (const [dx, dy] of SIDES) {
      const first: Space = [x + dx, y + dy];
      if (inside.has(spaceKey(first)) || looked.has(spaceKey(first)) || !isPassedBy(first)) continue;
      const hole: Space[] = [];
      const next = [first];
      let whole = true;
      looked.add(spaceKey(first));
      for (let at = next.pop(); at; at = next.pop()) {
        if (!isPassedBy(at)) {
          whole = false;
          continue;
        }
        hole.push(at);
        for (const [ex, ey] of SIDES) {
          const beside: Space = [at[0] + ex, at[1] + ey];
          const key = spaceKey(beside);
          if (inside.has(key) || looked.has(key)) continue;
          // What is open ground may belong to another hole, too: it is looked at again from there.
          if (isPassedBy(beside)) looked.add(key);
          next.push(beside);
        }
      }
      if (whole) filled.push(...hole);
    }
  return filled;
}

function borderOf(spaces: readonly Space[]): Map<string, Point> {
  const inside = new Set(spaces.map(spaceKey));
  const edges = new Map<string, Point>();
  for (const [x, y] of spaces)
    for (const [dx, dy] of SIDES)
      if (!inside.has(spaceKey([x + dx, y + dy]))) {
        const middle: Point = [x + 0.5 + dx / 2, y + 0.5 + dy / 2];
        edges.set(middle.join(), middle);
      }
  return edges;
}

/**
 * The bands of a reach, the dearest first: the cheaper lies over it. `own` are the mover's spaces; `isPassedBy` tells of
 * obstacles and figures.
 */
export function bandsOf(
  reach: readonly MoveDestination[],
  own: readonly Space[],
  isPassedBy: (space: Space) => boolean,
): Band[] {
  const away = reach.filter(({ way }) => way.length > 0);
  const all = [...new Set(away.map(spOfMove))].toSorted((a, b) => a - b);
  // Of what costs more than the second line only the furthest has one of its own: more lines than three tell nothing.
  const prices = all.filter((_, i) => i < 2 || i === all.length - 1);
  const lines = new Set<string>();
  const bands = prices.map((sp) => {
    const within = away.filter((one) => spOfMove(one) <= sp).map(({ space }) => space);
    const known = new Set(within.map(spaceKey));
    const spaces = withoutHoles(
      [...within, ...own.filter((space) => !known.has(spaceKey(space)))],
      isPassedBy,
    );
    const edges = borderOf(spaces);
    const border = [...edges].filter(([key]) => !lines.has(key)).map(([, middle]) => middle);
    for (const key of edges.keys()) lines.add(key);
    return { sp, path: outlinePath(spaces), border };
  });
  return bands.toReversed();
}

/** What lies there in its whole size: its middle, and half of it. */
export interface Lying {
  readonly at: Point;
  readonly half: Point;
}

/** Halves of its width that it may lie beside the middle of an edge: at the most it is just off it. */
const ASIDE = [0, -0.6, 0.6, -1.2, 1.2] as const;

/** Spaces it goes out of its way so that nothing lies over it. */
const COVERED = 6;

/** How far a plate keeps from what it must not hide, in spaces; further counts for nothing. */
const CLEAR = 1.6;

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/**
 * Where the plate of a border lies: on an edge that is seen, away from figures and other plates; null where none of the
 * border is seen. `half` is half of a plate, in spaces.
 */
export function plateAt(
  border: readonly Point[],
  taken: readonly Point[],
  seen: SeenPart | null,
  half: Point,
  lying: readonly Lying[] = [],
): Point | null {
  const near = seen
    ? border.filter(([x, y]) => x >= seen.left && x <= seen.right && y >= seen.top && y <= seen.bottom)
    : border;
  const into = ([x, y]: Point): Point =>
    seen
      ? [
          Math.max(seen.left + half[0], Math.min(seen.right - half[0], x)),
          Math.max(seen.top + half[1], Math.min(seen.bottom - half[1], y)),
        ]
      : [x, y];
  let best: { readonly at: Point; readonly clear: number; readonly slid: number } | null = null;
  const tried = near.flatMap((edge) => ASIDE.map((part) => ({ edge, aside: part * half[0] })));
  for (const { edge, aside } of tried) {
    const at = into([edge[0] + aside, edge[1]]);
    // To lie across its line is best, to touch it with one end no worse than to hide somebody.
    const slid = apart(at, edge);
    const isCovered = lying.some(
      (one) =>
        Math.abs(one.at[0] - at[0]) < one.half[0] + half[0] &&
        Math.abs(one.at[1] - at[1]) < one.half[1] + half[1],
    );
    const clear = Math.min(CLEAR, ...taken.map((one) => apart(one, at))) - (isCovered ? COVERED : 0);
    if (!best || clear - slid > best.clear - best.slid + 1e-6) best = { at, clear, slid };
  }
  return best?.at ?? null;
}
