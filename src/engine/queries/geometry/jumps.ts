import { spend } from '../../kernel/budget.ts';
import type { Board, Space } from '../../model/board.ts';
import { isOnGrid, ORTHOGONAL, spaceOfIndex, TERRAIN_CODE } from './board-grid.ts';
import type { Mover, MoverField } from './mover-field.ts';
import { crossesWall, elevationCode, FALLS, isDeadly, moverField, placeAt } from './mover-field.ts';
import type { Occupant } from './occupants.ts';
import { isOccupied, ROOM, roomOf, terrainOf } from './place-codes.ts';

/** A jump (M8, p.66), in reference spaces. */
export interface Jump {
  readonly from: Space;
  /** The spaces jumped over, in order; the first is where a failed jump lands. */
  readonly over: readonly Space[];
  readonly to: Space;
  /** Movement points: one for each space jumped over and one for the landing. */
  readonly cost: number;
  /** A jumped space is Dangerous: a failed jump that nobody catches defeats (p.66). */
  readonly dangerous: boolean;
  /** Even a passed jump defeats: it lands in Dangerous terrain or three levels lower (M2, M3). */
  readonly defeats: boolean;
}

/** A jump by indices, for searches. */
export interface JumpEdge {
  readonly over: readonly number[];
  readonly to: number;
  readonly dangerous: boolean;
  readonly defeats: boolean;
}

/**
 * The jumps an adventurer may make from `at`: for every landing space the shortest chain of jumped spaces and,
 * if all of the shortest pass over Dangerous terrain, also the shortest that does not. `points` bounds the
 * cost, `maxSpaces` (if given) the spaces jumped over. The neighbours of the take-off are left out unless a
 * wall is between: there is nothing to jump over. By landing space, y then x, the shorter first. None with FLIGHT (M8).
 */
export function jumpsFrom(
  board: Board,
  mover: Mover,
  at: Space,
  occupants: readonly Occupant[],
  limits: { readonly points: number; readonly maxSpaces?: number },
): Jump[] {
  const field = moverField(board, mover, occupants);
  const most = Math.min(Math.floor(limits.points) - 1, limits.maxSpaces ?? Number.POSITIVE_INFINITY);
  if (!isOnGrid(field.grid, at[0], at[1])) return [];
  const { grid } = field;
  return jumpEdgesFrom(field, at[1] * grid.width + at[0], most).map((edge) => ({
    from: at,
    over: edge.over.map((index) => spaceOfIndex(grid, index)),
    to: spaceOfIndex(grid, edge.to),
    cost: edge.over.length + 1,
    dangerous: edge.dangerous,
    defeats: edge.defeats,
  }));
}

/** The jumps of `jumpsFrom` by indices, over at most `maxSpaces` spaces. */
export function jumpEdgesFrom(field: MoverField, from: number, maxSpaces: number): JumpEdge[] {
  const { grid, mover } = field;
  const x = from % grid.width;
  const takeOff = placeAt(field, x, (from - x) / grid.width);
  if (maxSpaces < 1 || mover.flight === true) return [];
  if (isOccupied(takeOff) || terrainOf(takeOff) !== TERRAIN_CODE.normal) return [];
  const safe = chainsFrom(field, from, maxSpaces, false);
  const any = field.overDangerous ? chainsFrom(field, from, maxSpaces, true) : safe;
  spend(8 * any.size);
  const edges: JumpEdge[] = [];
  for (const [to, over] of any) {
    const place = placeAt(field, to % grid.width, Math.floor(to / grid.width));
    const elevation = elevationCode(mover, takeOff, place);
    if (elevation < 0) continue;
    const defeats = elevation === FALLS || isDeadly(mover, place);
    const careful = safe.get(to);
    if (careful === undefined || careful.length > over.length) {
      edges.push({ over, to, dangerous: true, defeats });
    }
    if (careful !== undefined) edges.push({ over: careful, to, dangerous: false, defeats });
  }
  return edges.sort((a, b) => a.to - b.to || a.over.length - b.over.length);
}

/**
 * Shortest chains of jumped spaces to every landing space, breadth first: chains go orthogonally through
 * room without figures, across no wall, at any elevation; over Dangerous terrain only if so asked. Of chains of one
 * length the one whose first space is the best to fall into (p.66): no deadly drop, then Normal Terrain.
 */
function chainsFrom(
  field: MoverField,
  from: number,
  maxSpaces: number,
  overDangerous: boolean,
): Map<number, number[]> {
  const { grid, mover } = field;
  const { before, seen } = scratchFor(grid.width * grid.height);
  const look = ++looks;
  seen[from] = look;
  before[from] = -1;
  const beside: number[] = [];
  const landings = new Map<number, number[]>();
  let frontier = [from];
  for (let length = 0; length <= maxSpaces && frontier.length > 0; length++) {
    const next: number[] = [];
    spend(12 * frontier.length);
    for (const index of frontier) {
      const x = index % grid.width;
      const y = (index - x) / grid.width;
      for (const { dx, dy } of length === 0 ? bestToFallInto(field, x, y) : ORTHOGONAL) {
        const to = index + dy * grid.width + dx;
        const place = placeAt(field, x + dx, y + dy);
        if (roomOf(place) !== ROOM || isOccupied(place)) continue;
        if (crossesWall(field, x, y, dx, dy)) continue;
        if (length === 0) beside.push(to);
        else if (to !== from && !beside.includes(to) && !landings.has(to))
          landings.set(to, chainTo(before, index));
        if (seen[to] === look || (!overDangerous && isDeadly(mover, place))) continue;
        seen[to] = look;
        before[to] = index;
        next.push(to);
      }
    }
    frontier = next;
  }
  return landings;
}

/** Where each space of the search under way was come from; `seen` says of which search an entry is. */
interface Scratch {
  readonly before: Int32Array;
  readonly seen: Int32Array;
}

let scratch: Scratch = { before: new Int32Array(0), seen: new Int32Array(0) };
let looks = 0;

function scratchFor(spaces: number): Scratch {
  if (scratch.seen.length < spaces)
    scratch = { before: new Int32Array(spaces), seen: new Int32Array(spaces) };
  return scratch;
}

/** The four directions, those whose next space is the better to fall into first. */
function bestToFallInto(field: MoverField, x: number, y: number): typeof ORTHOGONAL {
  const takeOff = placeAt(field, x, y);
  const harmOf = ({ dx, dy }: (typeof ORTHOGONAL)[number]): number => {
    const place = placeAt(field, x + dx, y + dy);
    if (elevationCode(field.mover, takeOff, place) === FALLS) return 2;
    return terrainOf(place) === TERRAIN_CODE.normal ? 0 : 1;
  };
  const isEven = ORTHOGONAL.every((direction) => harmOf(direction) === 0);
  return isEven ? ORTHOGONAL : [...ORTHOGONAL].sort((a, b) => harmOf(a) - harmOf(b));
}

function chainTo(before: Int32Array, last: number): number[] {
  const chain: number[] = [];
  for (let at = last; before[at] !== -1; at = before[at]!) chain.push(at);
  return chain.reverse();
}
