import type { Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Grid } from './board-grid.ts';
import { spaceOfIndex } from './board-grid.ts';
import { type Jump, jumpIn } from './jumps.ts';

export type WayStep =
  | { readonly kind: 'step'; readonly to: Space }
  | { readonly kind: 'jump'; readonly over: readonly Space[]; readonly to: Space };

/** A way to an end space, in reference spaces. */
export interface Way {
  readonly end: Space;
  readonly cost: number;
  /** The opponents whose Break Attacks it provokes, each once, in the order of the threats (M4). */
  readonly breaks: readonly FigureId[];
  /** Put together when they are asked for, as is the path. */
  readonly jumps: readonly Jump[];
  /** Spaces moved through, jumped ones and landings included, the start not. */
  readonly steps: number;
  readonly path: readonly WayStep[];
}

/** What a search found, in lists of numbers; nothing of it is written once it is made. */
export interface Found {
  readonly grid: Grid;
  /** Whom the bits of the breaks stand for. */
  readonly threats: readonly FigureId[];
  /** For each end, by y, then x: the index of its reference space, then END_COST and what follows it. */
  readonly ends: readonly number[];
  /** For each place on a best way: its index, then TRAIL_BEFORE and what follows it. */
  readonly trail: readonly number[];
  /** The jumps on these ways, one after another, as `jumps.ts` lists them. */
  readonly leaps: readonly number[];
}

export const END_COST = 1;
/** A bit for each opponent provoked. */
export const END_BREAKS = 2;
/** Jumps over Dangerous terrain in units of RISK, plus all jumps. */
export const END_JUMPS = 3;
export const END_STEPS = 4;
/** Where in the trail its way ends. */
export const END_TRAIL = 5;
export const END_WIDTH = 6;

export const RISK = 64;

/** Where in the trail the place before it is; NO_TRAIL for the start. */
export const TRAIL_BEFORE = 1;
/** Where among the leaps the jump is that it is come to by; NO_TRAIL for a step. */
export const TRAIL_LEAP = 2;
export const NO_TRAIL = -1;

/**
 * The best way to every space where a move may end, by number, in the order of the spaces (y, then x): what ways are
 * compared by can be asked of each without making it.
 */
export class FoundWays {
  /** How many; their numbers begin at 0. */
  readonly count: number;
  private readonly found: Found;
  private readonly made: (Way | undefined)[] = [];

  constructor(found: Found) {
    this.found = found;
    this.count = found.ends.length / END_WIDTH;
  }

  /** The index of the space the way ends in, `y * width + x` of the board. */
  placeOf(way: number): number {
    return this.found.ends[way * END_WIDTH]!;
  }

  endOf(way: number): Space {
    return spaceOfIndex(this.found.grid, this.placeOf(way));
  }

  costOf(way: number): number {
    return this.found.ends[way * END_WIDTH + END_COST]!;
  }

  /** How many opponents it provokes. */
  breaksOf(way: number): number {
    return bitsIn(this.found.ends[way * END_WIDTH + END_BREAKS]!);
  }

  /** Who they are, in the order of the threats. */
  breakersOf(way: number): readonly FigureId[] {
    return breakersIn(this.found, this.found.ends[way * END_WIDTH + END_BREAKS]!);
  }

  jumpsOf(way: number): number {
    return this.found.ends[way * END_WIDTH + END_JUMPS]! % RISK;
  }

  /** How many of its jumps are over Dangerous terrain. */
  riskyJumpsOf(way: number): number {
    return Math.floor(this.found.ends[way * END_WIDTH + END_JUMPS]! / RISK);
  }

  stepsOf(way: number): number {
    return this.found.ends[way * END_WIDTH + END_STEPS]!;
  }

  /** The number of the way that ends in a space; -1 where none does. */
  numberOf([x, y]: Space): number {
    const place = y * this.found.grid.width + x;
    let way = 0;
    while (way < this.count && this.placeOf(way) < place) way++;
    return way < this.count && this.placeOf(way) === place ? way : -1;
  }

  /** The ways that end nowhere where it is so. */
  without(isOut: (end: Space) => boolean): FoundWays {
    const { ends } = this.found;
    const left: number[] = [];
    for (let way = 0; way < this.count; way++) {
      if (isOut(this.endOf(way))) continue;
      for (let i = 0; i < END_WIDTH; i++) left.push(ends[way * END_WIDTH + i]!);
    }
    return new FoundWays({ ...this.found, ends: left });
  }

  /** The way of that number, the same object each time. */
  wayOf(way: number): Way {
    const known = this.made[way];
    if (known !== undefined) return known;
    const made = new FoundWay(this.found, way);
    this.made[way] = made;
    return made;
  }

  all(): Way[] {
    const ways: Way[] = [];
    for (let way = 0; way < this.count; way++) ways.push(this.wayOf(way));
    return ways;
  }
}

class FoundWay implements Way {
  readonly end: Space;
  readonly cost: number;
  readonly breaks: readonly FigureId[];
  readonly steps: number;
  private readonly found: Found;
  private readonly way: number;
  private walked: { readonly path: readonly WayStep[]; readonly jumps: readonly Jump[] } | null = null;

  constructor(found: Found, way: number) {
    const { ends, grid } = found;
    const at = way * END_WIDTH;
    this.end = spaceOfIndex(grid, ends[at]!);
    this.cost = ends[at + END_COST]!;
    this.breaks = breakersIn(found, ends[at + END_BREAKS]!);
    this.steps = ends[at + END_STEPS]!;
    this.found = found;
    this.way = way;
  }

  get jumps(): readonly Jump[] {
    if (this.found.ends[this.way * END_WIDTH + END_JUMPS] === 0) return NO_JUMPS;
    return this.walk().jumps;
  }

  get path(): readonly WayStep[] {
    return this.walk().path;
  }

  private walk(): { readonly path: readonly WayStep[]; readonly jumps: readonly Jump[] } {
    this.walked ??= walkBack(this.found, this.way);
    return this.walked;
  }
}

const breakersIn = ({ threats }: Found, breaks: number): readonly FigureId[] =>
  breaks === 0 ? NOBODY : threats.filter((_, bit) => (breaks & (1 << bit)) !== 0);

const NOBODY: readonly FigureId[] = [];
const NO_JUMPS: readonly Jump[] = [];

function walkBack({ ends, grid, leaps, trail }: Found, way: number): { path: WayStep[]; jumps: Jump[] } {
  const path: WayStep[] = [];
  const jumps: Jump[] = [];
  let at = ends[way * END_WIDTH + END_TRAIL]!;
  for (let before = trail[at + TRAIL_BEFORE]!; before !== NO_TRAIL; before = trail[at + TRAIL_BEFORE]!) {
    const to = spaceOfIndex(grid, trail[at]!);
    const leap = trail[at + TRAIL_LEAP]!;
    if (leap === NO_TRAIL) path.push({ kind: 'step', to });
    else {
      const jump = jumpIn(grid, leaps, leap, spaceOfIndex(grid, trail[before]!));
      path.push({ kind: 'jump', over: jump.over, to });
      jumps.push(jump);
    }
    at = before;
  }
  return { path: path.reverse(), jumps: jumps.reverse() };
}

/** How many bits are set. */
export function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
