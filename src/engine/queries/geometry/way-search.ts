import { spend } from '../../kernel/budget.ts';
import type { Space } from '../../model/board.ts';
import { isOnGrid, ORTHOGONAL } from './board-grid.ts';
import { type Found, NO_TRAIL, RISK } from './found-ways.ts';
import { Numbers } from './growing-numbers.ts';
import { DANGEROUS, DEFEATS, JUMP_FLAGS, JUMP_LENGTH, jumpAfter, listJumps } from './jumps.ts';
import type { MoverField } from './mover-field.ts';
import { costToLeave, diagonalStep, isEndable, placeOf } from './mover-field.ts';
import {
  BREAKS,
  COST,
  JUMP,
  JUMPS,
  LABEL_WIDTH,
  NONE,
  OVER,
  PARENT,
  QUEUED_NEXT,
  STEPS,
  WayLabels,
} from './way-labels.ts';

/** The room of a search, used again by the next: no search begins before another is over. */
const labels = new WayLabels();
/** The jumps looked up so far, from one take-off after another: how many, then as `jumps.ts` lists them. */
const jumps = new Numbers();
/** By index of a place: whom leaving it provokes, a bit each, and where its jumps begin in that list. */
let breaksAt = new Int32Array(0);
let jumpsAt = new Int32Array(0);

/**
 * Finds the ways of `findWays` from where the mover stands and survives: over at most `maxJump` spaces in one go, and
 * with no more points than `most`. `threatened` are the places from which leaving provokes, by opponent.
 */
export function searchWays(
  field: MoverField,
  most: number,
  maxJump: number,
  threatened: readonly (readonly Space[])[],
): Pick<Found, 'ends' | 'trail' | 'leaps'> {
  const { grid, mover } = field;
  const cells = grid.width * grid.height;
  spend(cells);
  makeReady(field, maxJump, threatened);
  const start = mover.at[1] * grid.width + mover.at[0];
  labels.add(start, 0, 0, 0, 0, 0, NONE, NONE);
  for (let spent = 0; labels.isWaiting; spent++) {
    for (
      let label = labels.takeQueue(spent);
      label !== NONE;
      label = labels.list.values[label + QUEUED_NEXT]!
    ) {
      if (labels.isDropped(label)) continue;
      stepOn(field, label, most);
      if (maxJump >= 1 && spent + 2 <= most) leapOn(field, label, most, maxJump);
      spend(labels.takeSteps());
    }
  }
  return listEnds(field, start);
}

function makeReady(field: MoverField, maxJump: number, threatened: readonly (readonly Space[])[]): void {
  const { grid, mover } = field;
  const cells = grid.width * grid.height;
  if (breaksAt.length < cells) {
    breaksAt = new Int32Array(cells);
    jumpsAt = new Int32Array(cells);
  }
  labels.clear(cells, Math.max(2, Math.min(maxJump, cells) + 1));
  jumps.clear();
  jumpsAt.fill(NONE, 0, cells);
  breaksAt.fill(0, 0, cells);
  if (mover.flight === true) return;
  for (let bit = 0; bit < Math.min(threatened.length, MOST_THREATS); bit++) {
    for (const [x, y] of threatened[bit]!) {
      if (isOnGrid(grid, x, y)) breaksAt[y * grid.width + x]! |= 1 << bit;
    }
  }
}

/** As many as there are bits to tell them apart. */
export const MOST_THREATS = 30;

/** Goes on from a label by each step that is survived. */
function stepOn(field: MoverField, label: number, most: number): void {
  const { directions, footing, mover, offsets, standing, stoppedBy } = field;
  const { values } = labels.list;
  spend(4 * directions.length);
  const at = values[label]!;
  const breaks = values[label + BREAKS]! | breaksAt[at]!;
  const leaps = values[label + JUMPS]!;
  const spent = values[label + COST]!;
  const steps = values[label + STEPS]! + 1;
  const over = values[label + OVER]!;
  const exits = footing.exits[at]!;
  const leaving = costToLeave(mover, placeOf(field, at));
  for (let direction = 0; direction < directions.length; direction++) {
    const to = at + offsets[direction]!;
    let price = leaving;
    if (direction >= ORTHOGONAL.length) price = diagonalStep(field, at, direction);
    else if (((exits >> direction) & 1) === 0 || (standing[to]! & stoppedBy) !== 0) continue;
    if (price === 0 || spent + price > most) continue;
    labels.add(to, breaks, leaps, spent + price, steps, over, label, NONE);
  }
}

/** Goes on from a label by each jump that, once it is passed, is survived. */
function leapOn(field: MoverField, label: number, most: number, maxJump: number): void {
  const { values } = labels.list;
  const at = values[label]!;
  const breaks = values[label + BREAKS]! | breaksAt[at]!;
  const leaps = values[label + JUMPS]! + 1;
  const spent = values[label + COST]!;
  const steps = values[label + STEPS]!;
  const over = values[label + OVER]!;
  const first = jumpsFromPlace(field, at, maxJump);
  const found = jumps.values;
  let jump = first + 1;
  for (let left = found[first]!; left > 0; left--) {
    const length = found[jump + JUMP_LENGTH]! + 1;
    const flags = found[jump + JUMP_FLAGS]!;
    if (spent + length <= most && (flags & DEFEATS) === 0) {
      const risk = (flags & DANGEROUS) === 0 ? 0 : RISK;
      const to = found[jump]!;
      labels.add(to, breaks, leaps + risk, spent + length, steps + length, over + length - 1, label, jump);
    }
    jump = jumpAfter(found, jump);
  }
}

/** Where the jumps from a place begin in the list of jumps: they are looked up once. */
function jumpsFromPlace(field: MoverField, at: number, maxJump: number): number {
  const known = jumpsAt[at]!;
  if (known !== NONE) return known;
  const first = jumps.count;
  jumps.push(0);
  const found = listJumps(field, at, maxJump, jumps);
  jumps.values[first] = found;
  jumpsAt[at] = first;
  return first;
}

/** The best label of every place the move may end in, with the labels it goes on from. */
function listEnds(field: MoverField, start: number): Pick<Found, 'ends' | 'trail' | 'leaps'> {
  const { grid, mover } = field;
  const { values } = labels.list;
  const best: number[] = [];
  for (let place = 0; place < grid.width * grid.height; place++) {
    const label = labels.bestAt(place);
    if (label === NONE || (place !== start && !isEndable(mover, placeOf(field, place)))) continue;
    spend(20 + 4 * values[label + STEPS]!);
    best.push(label);
  }
  const { trail, leaps } = trailOf(best);
  const ends: number[] = [];
  for (const label of best) {
    ends.push(
      values[label]!,
      values[label + COST]!,
      values[label + BREAKS]!,
      values[label + JUMPS]!,
      values[label + STEPS]!,
      values[label + TRAIL]!,
    );
  }
  return { ends, trail, leaps };
}

/** Where a label stands in the trail, once the search is over; ON_TRAIL while that is still to be said. */
const TRAIL = QUEUED_NEXT;
const ON_TRAIL = -2;

/** Puts the labels that lead to these into a trail, each behind the one it goes on from. */
function trailOf(ends: readonly number[]): Pick<Found, 'trail' | 'leaps'> {
  const { count, values } = labels.list;
  for (const end of ends) {
    for (let at = end; at !== NONE && values[at + TRAIL] !== ON_TRAIL; at = values[at + PARENT]!) {
      values[at + TRAIL] = ON_TRAIL;
    }
  }
  const trail: number[] = [];
  const leaps: number[] = [];
  for (let label = 0; label < count; label += LABEL_WIDTH) {
    if (values[label + TRAIL] !== ON_TRAIL) continue;
    const parent = values[label + PARENT]!;
    const jump = values[label + JUMP]!;
    values[label + TRAIL] = trail.length;
    trail.push(
      values[label]!,
      parent === NONE ? NO_TRAIL : values[parent + TRAIL]!,
      jump === NONE ? NO_TRAIL : leaps.length,
    );
    if (jump === NONE) continue;
    for (let i = jump; i < jumpAfter(jumps.values, jump); i++) leaps.push(jumps.values[i]!);
  }
  return { trail, leaps };
}
