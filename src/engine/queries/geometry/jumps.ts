import { spend } from '../../kernel/budget.ts';
import type { Board, Space } from '../../model/board.ts';
import { keptBy } from '../../model/kept.ts';
import type { Grid } from './board-grid.ts';
import { isOnGrid, ORTHOGONAL, spaceOfIndex, TERRAIN_CODE } from './board-grid.ts';
import { Numbers } from './growing-numbers.ts';
import type { Footing, Mover, MoverField } from './mover-field.ts';
import { crossesWall, elevationCode, FALLS, isDeadly, moverField, placeOf, riseCode } from './mover-field.ts';
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

/*
 * Jumps by indices, for searches: one after another in one list of numbers. Each begins with its landing space; then
 * come DANGEROUS and DEFEATS of it, how many spaces are jumped over, and these.
 */
export const JUMP_FLAGS = 1;
export const JUMP_LENGTH = 2;
export const JUMP_OVER = 3;
export const DANGEROUS = 1;
export const DEFEATS = 2;

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
  found.clear();
  listJumps(field, at[1] * grid.width + at[0], most, found);
  const jumps: Jump[] = [];
  for (let jump = 0; jump < found.count; jump = jumpAfter(found.values, jump)) {
    jumps.push(jumpIn(grid, found.values, jump, at));
  }
  return jumps;
}

/** What `jumpsFrom` finds, until it has told it. */
const found = new Numbers();

/** Where the next of such jumps begins. */
export const jumpAfter = (jumps: ArrayLike<number>, jump: number): number =>
  jump + JUMP_OVER + jumps[jump + JUMP_LENGTH]!;

/** One of such jumps, in reference spaces. */
export function jumpIn(grid: Grid, jumps: ArrayLike<number>, jump: number, from: Space): Jump {
  const over: Space[] = [];
  const end = jumpAfter(jumps, jump);
  for (let i = jump + JUMP_OVER; i < end; i++) over.push(spaceOfIndex(grid, jumps[i]!));
  const flags = jumps[jump + JUMP_FLAGS]!;
  return {
    from,
    over,
    to: spaceOfIndex(grid, jumps[jump]!),
    cost: over.length + 1,
    dangerous: (flags & DANGEROUS) !== 0,
    defeats: (flags & DEFEATS) !== 0,
  };
}

/** Adds the jumps of `jumpsFrom` by indices, over at most `maxSpaces` spaces; says how many. */
export function listJumps(field: MoverField, from: number, maxSpaces: number, into: Numbers): number {
  const { grid, mover } = field;
  const takeOff = placeOf(field, from);
  if (maxSpaces < 1 || mover.flight === true || mover.jumps === 'never') return 0;
  if (isOccupied(takeOff) || terrainOf(takeOff) !== TERRAIN_CODE.normal) return 0;
  const { width, height } = grid;
  const chains = scratchFor(width * height);
  const safe = findChains(field, from, maxSpaces, false, chains.safe);
  const any = field.overDangerous ? findChains(field, from, maxSpaces, true, chains.any) : safe;
  spend(8 * any.landings);
  if (any.landings === 0) return 0;
  let count = 0;
  const x = from % width;
  const y = (from - x) / width;
  const farthest = maxSpaces + 1;
  const bottom = Math.min(height - 1, y + farthest);
  for (let row = Math.max(0, y - farthest); row <= bottom; row++) {
    const aside = farthest - Math.abs(row - y);
    const right = row * width + Math.min(width - 1, x + aside);
    for (let to = row * width + Math.max(0, x - aside); to <= right; to++) {
      if (any.landed[to] !== any.look) continue;
      const place = placeOf(field, to);
      const elevation = elevationCode(mover, takeOff, place);
      if (elevation < 0) continue;
      const defeats = elevation === FALLS || isDeadly(mover, place) ? DEFEATS : 0;
      const isSafe = safe.landed[to] === safe.look;
      if (!isSafe || lengthTo(safe, to) > lengthTo(any, to)) {
        addJump(any, to, DANGEROUS | defeats, into);
        count++;
      }
      if (!isSafe) continue;
      addJump(safe, to, defeats, into);
      count++;
    }
  }
  return count;
}

function addJump(chains: Chains, to: number, flags: number, into: Numbers): void {
  const length = lengthTo(chains, to);
  const jump = into.count;
  into.makeRoom(JUMP_OVER + length);
  into.count += JUMP_OVER + length;
  const { values } = into;
  values[jump] = to;
  values[jump + JUMP_FLAGS] = flags;
  values[jump + JUMP_LENGTH] = length;
  let at = chains.last[to]!;
  for (let i = jump + JUMP_OVER + length - 1; i >= jump + JUMP_OVER; i--) {
    values[i] = at;
    at = chains.before[at]!;
  }
}

/** The shortest chains of jumped spaces from one take-off: what an entry says holds if it is of that look. */
interface Chains {
  /** By index of a space that may be jumped over: of which look, where the chain comes from, and how long it is. */
  readonly seen: Int32Array;
  readonly before: Int32Array;
  readonly length: Int32Array;
  /** Neighbours of the take-off without a wall between. */
  readonly beside: Int32Array;
  /** By index of a landing space: of which look, and the last space jumped over. */
  readonly landed: Int32Array;
  readonly last: Int32Array;
  readonly queue: Int32Array;
  look: number;
  landings: number;
}

/** How many spaces the chain to a landing space goes over. */
const lengthTo = ({ last, length }: Chains, to: number): number => length[last[to]!]!;

const chainsOn = (spaces: number): Chains => ({
  seen: new Int32Array(spaces),
  before: new Int32Array(spaces),
  length: new Int32Array(spaces),
  beside: new Int32Array(spaces),
  landed: new Int32Array(spaces),
  last: new Int32Array(spaces),
  queue: new Int32Array(spaces),
  look: 0,
  landings: 0,
});

let scratch = { spaces: 0, safe: chainsOn(0), any: chainsOn(0) };

function scratchFor(spaces: number): typeof scratch {
  if (scratch.spaces < spaces) scratch = { spaces, safe: chainsOn(spaces), any: chainsOn(spaces) };
  return scratch;
}

/**
 * Shortest chains of jumped spaces to every landing space, breadth first: chains go orthogonally through
 * room without figures, across no wall, at any elevation; over Dangerous terrain only if so asked. Of chains of one
 * length the one whose first space is the best to fall into (p.66): no deadly drop, then Normal Terrain.
 */
function findChains(
  field: MoverField,
  from: number,
  maxSpaces: number,
  overDangerous: boolean,
  chains: Chains,
): Chains {
  const { footing, grid, mover, offsets, standing } = field;
  const { before, beside, landed, last, length, queue, seen } = chains;
  const { open, order } = leapsOf(footing, grid);
  const look = ++chains.look;
  chains.landings = 0;
  seen[from] = look;
  length[from] = 0;
  queue[0] = from;
  let queued = 1;
  let head = 0;
  for (; head < queued; head++) {
    const index = queue[head]!;
    const taken = length[index]!;
    let directions = taken === 0 ? order[from]! : FIXED_ORDER;
    for (let turn = 0; turn < ORTHOGONAL.length; turn++) {
      const direction = directions & 3;
      directions >>= 2;
      if (((open[index]! >> direction) & 1) === 0) continue;
      const to = index + offsets[direction]!;
      if (standing[to] !== 0) continue;
      if (taken === 0) beside[to] = look;
      else if (to !== from && beside[to] !== look && landed[to] !== look) {
        landed[to] = look;
        last[to] = index;
        chains.landings++;
      }
      // Of the last space jumped over only the landings count.
      if (
        taken === maxSpaces ||
        seen[to] === look ||
        (!overDangerous && isDeadly(mover, footing.places[to]!))
      )
        continue;
      seen[to] = look;
      before[to] = index;
      length[to] = taken + 1;
      queue[queued++] = to;
    }
  }
  spend(12 * head);
  return chains;
}

/** What the board alone says of leaps, wherever figures stand. By index of the reference space. */
interface Leaps {
  /** The orthogonal neighbours that have room for the base and no wall before them, a bit each. */
  readonly open: Uint8Array;
  /** The four directions, two bits each, those whose next space is the better to fall into first. */
  readonly order: Uint8Array;
}

/** North, east, south, west. */
const FIXED_ORDER = 0b11_10_01_00;

const leapsOf = keptBy((footing: Footing, grid: Grid): Leaps => {
  const cells = grid.width * grid.height;
  const leaps: Leaps = { open: new Uint8Array(cells), order: new Uint8Array(cells) };
  for (let index = 0; index < cells; index++) {
    const x = index % grid.width;
    const y = (index - x) / grid.width;
    const harms = ORTHOGONAL.map(({ dx, dy }, direction) => {
      if (!isOnGrid(grid, x + dx, y + dy)) return HARMLESS;
      const place = footing.places[index + grid.offsets[direction]!]!;
      const isOpen = roomOf(place) === ROOM && !crossesWall(grid, footing.size, x, y, dx, dy);
      if (isOpen) leaps.open[index]! |= 1 << direction;
      if (riseCode(footing.places[index]!, place) === FALLS) return 2;
      return terrainOf(place) === TERRAIN_CODE.normal ? HARMLESS : 1;
    });
    let placed = 0;
    for (let harm = HARMLESS; harm <= 2; harm++) {
      harms.forEach((its, direction) => {
        if (its === harm) leaps.order[index]! |= direction << (2 * placed++);
      });
    }
  }
  return leaps;
});

const HARMLESS = 0;
