import type { Board, Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import { baseSpaces, spaceOfIndex } from './board-grid.ts';
import type { Flood } from './flood.ts';
import { floodOf, wayTo } from './flood.ts';
import type { Mover } from './mover-field.ts';
import {
  BLOCKED_ELEVATION,
  BLOCKED_FIGURE,
  BLOCKED_OBSTRUCTING,
  BLOCKED_VOID,
  BLOCKED_WALL,
  COST_BITS,
  costToLeave,
  ENTERS_DANGEROUS,
  FALLS,
  isDeadly,
  isEndable,
  LEAVES_DANGEROUS,
  moverField,
  placeAt,
  stepCode,
} from './mover-field.ts';
import type { Occupant } from './occupants.ts';
import { NOBODY_THERE, occupantOn } from './occupants.ts';

export type BlockReason = 'obstructing' | 'void' | 'wall' | 'figure' | 'elevation';

/**
 * Why a step defeats. `leaves-dangerous`: at once, when it leaves (M3). `fall`: on arriving 3 levels lower
 * (M2). `enters-dangerous`: the step itself is survived, but neither staying there nor going on is (M3).
 */
export type DefeatReason = 'leaves-dangerous' | 'fall' | 'enters-dangerous';

export type StepVerdict =
  | { readonly kind: 'ok'; readonly cost: number }
  | { readonly kind: 'defeats'; readonly cost: number; readonly why: DefeatReason }
  | { readonly kind: 'blocked'; readonly why: BlockReason; readonly figure?: FigureId };

/** A space where a move may end, with its least cost. */
export interface ReachEntry {
  readonly space: Space;
  readonly cost: number;
  /** The best way there, put together when it is asked for: the spaces entered, the end last. */
  way(): readonly Space[];
}

const BLOCKED_BY: Readonly<Record<number, BlockReason>> = {
  [BLOCKED_OBSTRUCTING]: 'obstructing',
  [BLOCKED_VOID]: 'void',
  [BLOCKED_WALL]: 'wall',
  [BLOCKED_FIGURE]: 'figure',
  [BLOCKED_ELEVATION]: 'elevation',
};
const DEFEATED_BY: Readonly<Record<number, DefeatReason>> = {
  [LEAVES_DANGEROUS]: 'leaves-dangerous',
  [FALLS]: 'fall',
  [ENTERS_DANGEROUS]: 'enters-dangerous',
};

/** Movement points to leave the space `at`: 1 or 2 (M1); spaces under free movement and FLIGHT count 1 (M6). */
export function leaveCost(board: Board, mover: Mover, at: Space, occupants: readonly Occupant[]): number {
  return costToLeave(mover, placeAt(moverField(board, mover, occupants), at[0], at[1]));
}

/**
 * What one step of the mover's base from `from` to the neighbouring `to` (reference spaces) is: its cost, or
 * why it defeats or cannot be made (M1-M3, M6, M9). A base has room where all its spaces are spaces without a
 * wall inside, and stands at the highest level of its spaces (X1). Allies may be passed, opponents not. A
 * diagonal is judged whether or not the mover may step diagonally; any other offset is blocked.
 */
export function stepVerdict(
  board: Board,
  mover: Mover,
  from: Space,
  to: Space,
  occupants: readonly Occupant[],
): StepVerdict {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return { kind: 'blocked', why: 'void' };
  const code = stepCode(moverField(board, mover, occupants), from[0], from[1], dx, dy);
  if (code < 0) {
    const why = BLOCKED_BY[code] ?? 'void';
    if (why !== 'figure') return { kind: 'blocked', why };
    const except = mover.id === undefined ? [] : [mover.id];
    const figure = occupantOn(occupants, baseSpaces(to, mover.size), 'opponent', except);
    return figure === undefined ? { kind: 'blocked', why } : { kind: 'blocked', why, figure };
  }
  const why = DEFEATED_BY[code & ~COST_BITS];
  return why === undefined ? { kind: 'ok', cost: code } : { kind: 'defeats', cost: code & COST_BITS, why };
}

/**
 * Whether movement may end with the base at `at`: room for all of it and no figure in it, but for CRUSH and
 * RELENTLESS, which shove (p.32). Says nothing of whether it survives there: see `isDeadlyAt`.
 */
export function canEndAt(board: Board, mover: Mover, at: Space, occupants: readonly Occupant[]): boolean {
  return isEndable(mover, placeAt(moverField(board, mover, occupants), at[0], at[1]));
}

/** Whether ending at `at` defeats: the whole base in Dangerous terrain without FLIGHT (M3, M9). */
export function isDeadlyAt(board: Board, mover: Mover, at: Space): boolean {
  return isDeadly(mover, placeAt(moverField(board, mover, NOBODY_THERE), at[0], at[1]));
}

/**
 * Where a plain move with this many points may end and still stand, by y, then x; its own space at cost 0
 * among them unless it would be defeated there. Ways are the cheapest, then those of fewest spaces, then the
 * first in the fixed direction order; no step of theirs defeats (M1-M3, M9). Break attacks are not looked at.
 */
export function reachOf(
  board: Board,
  mover: Mover,
  points: number,
  occupants: readonly Occupant[],
): ReachEntry[] {
  const flood = floodOf(moverField(board, mover, occupants), points);
  return flood === null ? [] : flood.ends.map((end) => new Reached(flood, end));
}

/** Whether such a move may end anywhere but where it stands. */
export function comesAway(
  board: Board,
  mover: Mover,
  points: number,
  occupants: readonly Occupant[],
): boolean {
  const flood = floodOf(moverField(board, mover, occupants), points);
  return flood?.ends.some((end) => end !== 0) === true;
}

class Reached implements ReachEntry {
  readonly space: Space;
  readonly cost: number;
  private readonly flood: Flood;
  private readonly end: number;

  constructor(flood: Flood, end: number) {
    this.space = spaceOfIndex(flood.grid, flood.places[end]!);
    this.cost = flood.costs[end]!;
    this.flood = flood;
    this.end = end;
  }

  way(): readonly Space[] {
    return wayTo(this.flood, this.end);
  }
}
