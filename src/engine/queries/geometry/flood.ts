import { spend } from '../../kernel/budget.ts';
import type { Space } from '../../model/board.ts';
import type { Grid } from './board-grid.ts';
import { isOnGrid, spaceOfIndex } from './board-grid.ts';
import type { MoverField } from './mover-field.ts';
import { costToLeave, diagonalStep, isDeadly, isEndable, placeOf } from './mover-field.ts';

/**
 * The best ways from where a mover stands to all that it can reach: each place it may come through has a number, its
 * own is 0. Nothing below it is written once it is made.
 */
export interface Flood {
  readonly grid: Grid;
  /** By number: the index of the place, the least points to it, and the number of the place the best way comes from. */
  readonly places: readonly number[];
  readonly costs: readonly number[];
  readonly before: readonly number[];
  /** The numbers of the places where the move may end, by y, then x. It may stay where it stands. */
  readonly ends: readonly number[];
}

/**
 * Every place a plain move with this many points may come through: by the cheapest way, of those by the one of fewest
 * spaces, of those by the first in the fixed direction order. Null when it would be defeated where it stands (M3).
 */
export function floodOf(field: MoverField, points: number): Flood | null {
  const { grid, directions, mover, offsets, footing, standing, stoppedBy } = field;
  const start = mover.at[1] * grid.width + mover.at[0];
  if (!isOnGrid(grid, mover.at[0], mover.at[1]) || isDeadly(mover, placeOf(field, start))) return null;
  const cells = grid.width * grid.height;
  spend(4 * cells);
  const most = Math.max(0, Math.floor(points));
  const numbers = numbersFor(cells);
  const places = [start];
  const costs = [0];
  const steps = [0];
  const before = [0];
  numbers[start] = 1;
  // A step costs 1 or 2: all that can better a place of this cost has been seen when its turn comes, and what is found
  // meanwhile belongs to the next two turns.
  let now = [0];
  let next: number[] = [];
  for (let spent = 0; spent <= most && now.length + next.length > 0; spent++) {
    const afterNext: number[] = [];
    for (const from of now) {
      if (costs[from] !== spent) continue;
      const index = places[from]!;
      const taken = steps[from]! + 1;
      const exits = footing.exits[index]!;
      const leaving = costToLeave(mover, placeOf(field, index));
      for (let direction = 0; direction < directions.length; direction++) {
        const place = index + offsets[direction]!;
        let price = leaving;
        if (direction >= 4) price = diagonalStep(field, index, direction);
        else if (((exits >> direction) & 1) === 0 || (standing[place]! & stoppedBy) !== 0) continue;
        const cost = spent + price;
        if (price === 0 || cost > most) continue;
        let to = numbers[place]! - 1;
        if (to === -1) {
          to = places.push(place) - 1;
          numbers[place] = to + 1;
          costs.push(cost);
          steps.push(taken);
          before.push(from);
          (price === 1 ? next : afterNext).push(to);
          continue;
        }
        const known = costs[to]!;
        if (known < cost || (known === cost && steps[to]! <= taken)) continue;
        if (known !== cost) (price === 1 ? next : afterNext).push(to);
        costs[to] = cost;
        steps[to] = taken;
        before[to] = from;
      }
    }
    now = next;
    next = afterNext;
  }
  const ends = endsIn(field, numbers, start, most);
  for (const place of places) numbers[place] = 0;
  return { grid, places, costs, before, ends };
}

/** One more than the number of each place of the flood that is being made; all zero between two. */
let scratch = new Int32Array(0);

function numbersFor(cells: number): Int32Array {
  if (scratch.length < cells) scratch = new Int32Array(cells);
  return scratch;
}

function endsIn(field: MoverField, numbers: Int32Array, start: number, most: number): number[] {
  const { width, height } = field.grid;
  const x = start % width;
  const y = (start - x) / width;
  const ends: number[] = [];
  const bottom = Math.min(height - 1, y + most);
  const right = Math.min(width - 1, x + most);
  for (let row = Math.max(0, y - most); row <= bottom; row++) {
    for (let index = row * width + Math.max(0, x - most); index <= row * width + right; index++) {
      if (numbers[index] === 0) continue;
      if (index === start || isEndable(field.mover, placeOf(field, index))) ends.push(numbers[index]! - 1);
    }
  }
  return ends;
}

/** The spaces of the best way to a place of that number, the start left out. */
export function wayTo({ grid, places, before }: Flood, end: number): Space[] {
  const way: Space[] = [];
  for (let at = end; at !== 0; at = before[at]!) way.push(spaceOfIndex(grid, places[at]!));
  return way.reverse();
}
