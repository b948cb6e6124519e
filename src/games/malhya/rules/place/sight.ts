/**
 * Line of sight (malhya.txt L3530–L3632).
 *
 * 1. In one row or column from centre to centre (L3538), else between the two closest corners (L3540).
 * 2. Adjacent ones need none (L3544, L4575).
 * 3. It touches what it runs along or brushes at a corner, and crosses what it goes through (L3556).
 * 4. Red touched or crossed: not valid (L3564).
 * 5. Yellow touched or crossed: in stealth not valid (L3582), in combat hampered (L3594).
 * 6. A space of an adversary that is crossed hampers; one that is touched does not, allies never do (L3614).
 *
 * All in whole numbers twice as large as the grid's, so that centres are whole, too.
 */

import { areAdjacentSpaces } from './adjacency.ts';
import type { Edge, Ground, Stretch } from './ground.ts';
import { keyOf, type Space, spacesApart } from './space.ts';
import { adversariesOf, areAdjacent, type Field, type Standing, spacesOf } from './standing.ts';

export type SightMode = 'combat' | 'stealth';

/** A line, in halves of a space: the middle of the space 0, 0 is 1, 1. */
export interface SightLine {
  readonly from: Space;
  readonly to: Space;
}

/** What a line comes into contact with. */
export type Contact =
  | { readonly what: 'red' | 'yellow'; readonly edge: Edge; readonly how: 'touches' | 'crosses' }
  | { readonly what: 'adversary'; readonly id: string; readonly space: Space; readonly how: 'crosses' };

export type SightState = 'valid' | 'hampered' | 'none';

export interface Sight {
  readonly state: SightState;
  /** Adjacent: no line is needed. */
  readonly adjacent: boolean;
  /** Null between adjacent ones. */
  readonly line: SightLine | null;
  readonly contacts: readonly Contact[];
}

const ADJACENT: Sight = { state: 'valid', adjacent: true, line: null, contacts: [] };

/** The line between two spaces. */
export function lineBetween(a: Space, b: Space): SightLine {
  if (a[0] === b[0] || a[1] === b[1])
    return { from: [2 * a[0] + 1, 2 * a[1] + 1], to: [2 * b[0] + 1, 2 * b[1] + 1] };
  const corner = (own: Space, other: Space): Space => [
    2 * (own[0] + (other[0] > own[0] ? 1 : 0)),
    2 * (own[1] + (other[1] > own[1] ? 1 : 0)),
  ];
  return { from: corner(a, b), to: corner(b, a) };
}

/** Which side of a line a point is on: over, on or under 0. */
const sideOf = ({ from, to }: SightLine, [x, y]: Space): number =>
  (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);

const overlap = (a: number, b: number, c: number, d: number): boolean =>
  Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));

/** How a line meets an edge; null: it does not. */
function contactWith(
  line: SightLine,
  { from, to }: Pick<Stretch, 'from' | 'to'>,
): 'touches' | 'crosses' | null {
  const a: Space = [2 * from[0], 2 * from[1]];
  const b: Space = [2 * to[0], 2 * to[1]];
  if (!overlap(line.from[0], line.to[0], a[0], b[0]) || !overlap(line.from[1], line.to[1], a[1], b[1]))
    return null;
  const edge: SightLine = { from: a, to: b };
  const ends = [sideOf(line, a), sideOf(line, b)] as const;
  const eyes = [sideOf(edge, line.from), sideOf(edge, line.to)] as const;
  if (ends[0] * ends[1] > 0 || eyes[0] * eyes[1] > 0) return null;
  return ends[0] * ends[1] < 0 && eyes[0] * eyes[1] < 0 ? 'crosses' : 'touches';
}

/** Whether a line goes through the inside of a space. */
export function crossesSpace(line: SightLine, [x, y]: Space): boolean {
  const low = [2 * x, 2 * y] as const;
  for (const axis of [0, 1] as const) {
    const [a, b] = [line.from[axis], line.to[axis]];
    if (Math.max(a, b) <= low[axis] || Math.min(a, b) >= low[axis] + 2) return false;
  }
  const sides = [0, 2].flatMap((dx) => [0, 2].map((dy) => sideOf(line, [low[0] + dx, low[1] + dy])));
  return sides.some((side) => side > 0) && sides.some((side) => side < 0);
}

/** Ends of an edge that lie on a line, each with the side its other end is on: 0 along the line. */
const endsOn = (line: SightLine, { from, to }: Stretch): { readonly at: string; readonly side: number }[] => {
  const a: Space = [2 * from[0], 2 * from[1]];
  const b: Space = [2 * to[0], 2 * to[1]];
  const [of, other] = [sideOf(line, a), sideOf(line, b)];
  return [
    ...(of === 0 ? [{ at: keyOf(a), side: Math.sign(other) }] : []),
    ...(other === 0 ? [{ at: keyOf(b), side: Math.sign(of) }] : []),
  ];
};

/** Edges that meet a line in one point from both sides are crossed there: they are one wall. */
function contactsWith(what: 'red' | 'yellow', line: SightLine, edges: readonly Stretch[]): Contact[] {
  const met = edges.flatMap((stretch) => {
    const how = contactWith(line, stretch);
    return how ? [{ stretch, how }] : [];
  });
  const sides = new Set(
    met.flatMap(({ stretch }) => endsOn(line, stretch).map(({ at, side }) => `${at} ${side}`)),
  );
  const isThrough = (stretch: Stretch) =>
    endsOn(line, stretch).some(({ at, side }) => side !== 0 && sides.has(`${at} ${-side}`));
  return met.map(({ stretch, how }) => ({
    what,
    edge: stretch.edge,
    how: how === 'touches' && isThrough(stretch) ? 'crosses' : how,
  }));
}

/** What one sees of a space from another, figures left out. */
export function sightOfSpace(ground: Ground, from: Space, to: Space, mode: SightMode): Sight {
  if (spacesApart(from, to) === 0 || areAdjacentSpaces(ground, from, to)) return ADJACENT;
  const line = lineBetween(from, to);
  const red = contactsWith('red', line, ground.red);
  const yellow = contactsWith('yellow', line, ground.yellow);
  const stops = red.length > 0 || (mode === 'stealth' && yellow.length > 0);
  const state = stops ? 'none' : yellow.length > 0 ? 'hampered' : 'valid';
  return { state, adjacent: false, line, contacts: [...red, ...yellow] };
}

const RANK: readonly SightState[] = ['valid', 'hampered', 'none'];

/** The line between two single spaces, with the adversaries it crosses: those of whoever looks. */
function sightPast(
  field: Field,
  eye: Space,
  aim: Space,
  mode: SightMode,
  others: readonly Standing[],
): Sight {
  const sight = sightOfSpace(field.ground, eye, aim, mode);
  const { line } = sight;
  if (!line) return sight;
  const crossed = others.flatMap(({ id, ...other }) =>
    spacesOf(other)
      .filter((space) => crossesSpace(line, space))
      .map((space): Contact => ({ what: 'adversary', id, space, how: 'crosses' })),
  );
  const isHampered = crossed.length > 0 && sight.state === 'valid';
  return {
    ...sight,
    state: isHampered ? 'hampered' : sight.state,
    contacts: [...sight.contacts, ...crossed],
  };
}

/**
 * How one figure sees another; of bases of four the best line from any space to any other (MA-114). `from` may stand
 * where it would be.
 */
export function sightBetween(field: Field, from: Standing, to: Standing, mode: SightMode = 'combat'): Sight {
  if (areAdjacent(field.ground, from, to)) return ADJACENT;
  const others = adversariesOf(field, from).filter(({ id }) => id !== to.id);
  const lines = spacesOf(from).flatMap((eye) =>
    spacesOf(to).map((aim) => sightPast(field, eye, aim, mode, others)),
  );
  return lines.reduce((best, one) => (RANK.indexOf(one.state) < RANK.indexOf(best.state) ? one : best));
}

/** Spaces apart of two figures, by the nearest of their spaces. */
export const rangeBetween = (
  from: Pick<Standing, 'at' | 'size'>,
  to: Pick<Standing, 'at' | 'size'>,
): number => Math.min(...spacesOf(from).flatMap((a) => spacesOf(to).map((b) => spacesApart(a, b))));

/**
 * Whether a melee attack with long reach gets there (L5209): adjacent, or two spaces away past whoever stands between,
 * but past nothing that blocks.
 */
export const isInLongReach = (field: Field, from: Standing, to: Standing): boolean =>
  areAdjacent(field.ground, from, to) ||
  spacesOf(from).some((a) =>
    spacesOf(to).some(
      (b) => spacesApart(a, b) === 2 && sightOfSpace(field.ground, a, b, 'combat').state !== 'none',
    ),
  );
