import { type Counted, once } from '../kernel/budget.ts';
import type { Board, Space } from '../model/board.ts';
import { keptBy } from '../model/kept.ts';
import type { AiMove, Priority, PriorityWord } from '../model/language/ai.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { AttackProfile } from '../queries/figures/attack-profile.ts';
import {
  isOnBoard,
  isPlaced,
  listOpponents,
  rangeOf,
  spacesOf,
  stepsAround,
} from '../queries/figures/figures.ts';
import { movementTotalOf } from '../queries/figures/stats.ts';
import { areBesideEachOther, leastSteps, rangeOfBases } from '../queries/geometry/adjacency.ts';
import { stepsOfLargeBase } from '../queries/geometry/base-steps.ts';
import { type Base, baseSpaces, gridOf, spaceOfIndex } from '../queries/geometry/board-grid.ts';
import type { FoundWays } from '../queries/geometry/ways.ts';
import { reachGoal } from './ai-places.ts';
import { listNear, listWays } from './ai-ways.ts';
import { bestBy, tiedWith } from './targeting.ts';
import { couldAttack, hasTargetFrom, targetsFrom } from './what-if.ts';
import { type Worth, type WorthOf, worth } from './worth.ts';

export interface MoveOrder {
  readonly move: AiMove;
  /** Points (or spaces) still to spend; all of them if absent. */
  readonly points?: number;
  /** The figure the step has struck so far. */
  readonly struck: string | null;
  /** The attack that comes after the move in the same step, if any. */
  readonly nextAttack: AttackProfile | null;
  /** That attack is one on each possible target. */
  readonly nextAttackEach?: true;
  /** Melee or ranged, for ruling C5: of the step's attack. */
  readonly style: 'melee' | 'ranged';
  /** It comes after a THEN: it is skipped where it cannot do what it says (p.61). */
  readonly isThen?: boolean;
}

/** Points (or spaces) such a move has. */
export const pointsOf = (position: Position, self: Figure, { points, move }: MoveOrder): number =>
  points ?? move.spaces ?? movementTotalOf(position, self);

/** The ways such a move may take, with jumps over so many spaces or none. */
export function waysFor(position: Position, self: Figure, order: MoveOrder, jump: number | null): FoundWays {
  const { spaces, provokes } = order.move;
  const points = pointsOf(position, self, order);
  return listWays(position, self, { points, free: spaces !== undefined, provokes, jump });
}

/** In a space of the very figure it moves towards: never a place to go to (X70). */
const UPON = worth(-100_000, false, false);

/** Where nothing of what a move asks for is so, the nearer is told as the lesser fault. */
const short = (steps: number): Worth => worth(1000 - steps, false, false);

/** Where no way leads. */
const NO_STEPS = 999;

/** What a move instruction wants, as the worth of each end space (C6, p.60); null when there is nobody to move for. */
export function goalOf(position: Position, self: Figure, order: MoveOrder): WorthOf | null {
  const { to } = order.move;
  switch (to.goal) {
    case 'towards':
      return towardsGoal(position, self, order, pick(position, self, to.of));
    case 'farther':
    case 'away':
      return fartherGoal(position, self, fleeFrom(position, self, order.struck, to.from));
    case 'adjacent':
      return to.of === 'most-opponents'
        ? besideMostGoal(position, self, order)
        : besideGoal(position, self, order, to.of);
    case 'within':
      return withinGoal(position, self, order, to);
    case 'up-to-range':
      return upToGoal(position, self, order, to);
    case 'reach':
      return reachGoal(position, self, order, to);
  }
}

/** Its base where it would stand. */
function standsAt({ state }: Position, { size }: Figure): (place: number) => Base {
  const grid = gridOf(state.board);
  return (place) => ({ at: spaceOfIndex(grid, place), size });
}

/** Whether the attack that is to come would be legal there. */
function wantsAttack(position: Position, self: Figure, { nextAttack }: MoveOrder, at: Space): boolean {
  return nextAttack !== null && hasTargetFrom(position, self, at, nextAttack);
}

/** Of ends equally near, one from which the attack to come is legal is the better (X26). */
function towardsGoal(
  position: Position,
  self: Figure,
  order: MoveOrder,
  other: Figure | null,
): WorthOf | null {
  if (other === null) return null;
  const stands = standsAt(position, self);
  const distance = distanceTo(position, self, other);
  return (place) => {
    const base = stands(place);
    if (isUpon(base, other)) return UPON; // the destination is a space beside it (p.42)
    const attacks = wantsAttack(position, self, order, base.at);
    const steps = distance(base.at);
    return worth((attacks ? 1 : 0) - 2 * steps, attacks, steps <= 1);
  };
}

function fartherGoal(position: Position, self: Figure, other: Figure | null): WorthOf | null {
  if (other === null) return null;
  const stands = standsAt(position, self);
  const distance = distanceTo(position, self, other);
  const now = distance(self.at!);
  return (place) => {
    const steps = distance(stands(place).at);
    return worth(steps, steps > now, steps > now);
  };
}

/** The wanted space is one to attack from, where an attack is to come (X26). */
const besideWorth = (beside: number, attacks: boolean, { nextAttack }: MoveOrder): Worth =>
  worth(
    2 * beside + (beside > 0 && attacks ? 1 : 0),
    beside > 0 && (attacks || nextAttack === null),
    beside > 0,
  );

function besideMostGoal(position: Position, self: Figure, order: MoveOrder): WorthOf {
  const stands = standsAt(position, self);
  const opponents = listOpponents(position.state, self);
  return (place) => {
    const base = stands(place);
    const beside = countBeside(position.state.board, base, opponents);
    const { nextAttack, nextAttackEach } = order;
    if (!nextAttackEach || !nextAttack)
      return besideWorth(beside, beside > 0 && wantsAttack(position, self, order, base.at), order);
    // Of ends beside as many, the one most of them can be attacked from (X437).
    const there = beside > 0 ? targetsFrom(position, self, base.at, nextAttack) : NOBODY;
    const struck = countBeside(position.state.board, base, there);
    return worth(MANY * beside + (there.length > 0 ? 1 : 0) + struck, there.length > 0, beside > 0);
  };
}

/** More than there are opponents: who it is beside counts before whom it can attack. */
const MANY = 100;

function besideGoal(position: Position, self: Figure, order: MoveOrder, of: PriorityWord): WorthOf | null {
  const { board } = position.state;
  const stands = standsAt(position, self);
  const other = firstBeside(position, self, order, of);
  if (other === null) return null;
  return (place) => {
    const base = stands(place);
    const beside = isBesideBase(board, base, other);
    const attacks = beside && wantsAttack(position, self, order, base.at);
    const { nextAttack } = order;
    const strikes = attacks && nextAttack !== null && couldAttack(position, self, base.at, other, nextAttack);
    return worth(
      (beside ? 4 : 0) + (attacks ? 1 : 0) + (strikes ? 1 : 0),
      beside && (attacks || nextAttack === null),
      beside,
    );
  };
}

/** Whether a base stands in a space of that figure, as CRUSH and RELENTLESS may on their way (X70). */
const isUpon = (base: Base, other: Figure): boolean => isPlaced(other) && rangeOfBases(base, other) === 0;

/** Adjacent to that figure, and in no space of it. */
export const isBesideBase = (board: Board, base: Base, other: Figure): boolean =>
  isPlaced(other) && rangeOfBases(base, other) === 1 && areBesideEachOther(board, base, other);

/** How many of them a base is beside. */
export function countBeside(board: Board, base: Base, others: readonly Figure[]): number {
  let beside = 0;
  for (const other of others) if (isBesideBase(board, base, other)) beside += 1;
  return beside;
}

/**
 * "To be at up to Range X" goes as far from the nearest opponent as X and an attack allow (p.60); where the nearest
 * cannot be had, any will do: as far from one of them. Where nobody can be had it cannot be carried out (X71).
 */
function upToGoal(
  position: Position,
  self: Figure,
  order: MoveOrder,
  to: Extract<AiMove['to'], { goal: 'up-to-range' }>,
): WorthOf | null {
  const nearest = pick(position, self, 'nearest');
  if (!nearest) return null;
  const { board } = position.state;
  const profile = order.nextAttack ?? { kind: 'ranged' as const, range: to.range };
  const flood = stepsAround(nearest, board);
  const others = to.of === 'any' || order.nextAttack ? listOpponents(position.state, self) : NOBODY;
  const stands = standsAt(position, self);
  /** Its range where that is up to X and more than there is already, and the attack is legal, else -1. */
  const rangeHad = (base: Base, other: Figure, least = -1): number => {
    const range = isPlaced(other) ? rangeOfBases(base, other) : -1;
    if (range > to.range || range <= least) return -1;
    return couldAttack(position, self, base.at, other, profile) ? range : -1;
  };
  return (place) => {
    const base = stands(place);
    const fromNearest = rangeHad(base, nearest);
    if (fromNearest > 0) return worth(3000 + fromNearest, true, true);
    let fromAny = -1;
    for (const other of others) fromAny = Math.max(fromAny, rangeHad(base, other, fromAny));
    if (fromAny > 0) return worth(2000 + fromAny, true, true);
    return short(leastSteps(board, flood, baseSpaces(base.at, self.size)) ?? NO_STEPS);
  };
}

const NOBODY: readonly Figure[] = [];

/**
 * "To be within N spaces" counts spaces and asks for no line of sight (p.60), and ends where that is so (C6, X72); of
 * such ends one from which the attack to come is legal is the better (X26). Where it is so nowhere it goes as near as
 * it gets to a space the attack is legal from; without one it cannot be carried out (X71).
 */
function withinGoal(
  position: Position,
  self: Figure,
  order: MoveOrder,
  to: Extract<AiMove['to'], { goal: 'within' }>,
): WorthOf | null {
  const { board } = position.state;
  const nearest = pick(position, self, 'nearest');
  if (!nearest) return null;
  const whom = to.of === 'any' ? listOpponents(position.state, self) : [nearest];
  const floods = whom.map((other) => stepsAround(other, board));
  const stands = standsAt(position, self);
  return (place) => {
    const base = stands(place);
    const spaces = baseSpaces(base.at, self.size);
    let steps = NO_STEPS;
    for (let i = 0; i < whom.length; i++) {
      if (!isUpon(base, whom[i]!)) steps = Math.min(steps, leastSteps(board, floods[i]!, spaces) ?? NO_STEPS);
    }
    const attacks = wantsAttack(position, self, order, base.at);
    if (steps <= to.range) {
      const done = attacks || order.nextAttack === null;
      return worth(3000 + (done ? 1 : 0), done, true);
    }
    return attacks ? worth(2000 - steps, false, true) : short(steps);
  };
}

/** King's steps to a figure from where it would stand (G4); no way at all is farther than everything. */
function distanceTo(position: Position, self: Figure, other: Figure): (at: Space) => number {
  const { board } = position.state;
  const flood = stepsAround(other, board);
  const plain = (at: Space) => leastSteps(board, flood, baseSpaces(at, self.size)) ?? 10_000;
  if (self.size[0] * self.size[1] === 1) return plain;
  const large = once(stepsForLarge(other, board), self.size.join(), () =>
    stepsOfLargeBase(board, self.size, spacesOf(other)),
  );
  return large(self.at!) === null ? plain : (at) => large(at) ?? 10_000;
}

/** X27: the steps to a figure as it stands, by the size of the base that goes. */
const stepsForLarge = keptBy(
  (_: Figure, __: Board) => new Map<string, Counted<ReturnType<typeof stepsOfLargeBase>>>(),
);

/**
 * Of the opponents it could stand beside by some way, the one it goes for (C2); of several that are so, the first that
 * the attack to come could be made on there (p.60, X436).
 */
function firstBeside(
  position: Position,
  self: Figure,
  order: MoveOrder,
  priority: PriorityWord,
): Figure | null {
  const { board } = position.state;
  const stands = standsAt(position, self);
  const points = pointsOf(position, self, order);
  const near = listNear(position, self, points);
  const jumps = [null, order.move.jump ?? 2];
  let left = listOpponents(position.state, self).filter(
    (other) =>
      rangeOf(self, other) <= points + 1 && near.some((place) => isBesideBase(board, stands(place), other)),
  );
  const comesBeside = (other: Figure, jump: number | null, attack?: AttackProfile): boolean => {
    const ways = waysFor(position, self, order, jump);
    for (let way = 0; way < ways.count; way++) {
      const base = stands(ways.placeOf(way));
      if (!isBesideBase(board, base, other)) continue;
      if (!attack || couldAttack(position, self, base.at, other, attack)) return true;
    }
    return false;
  };
  // Jumps are looked for only where nobody it would rather go for can be walked to.
  for (;;) {
    const other = bestBy(position, self, left, priority);
    if (other === null) return null;
    if (jumps.some((jump) => comesBeside(other, jump))) {
      const attack = order.nextAttack;
      const tied = attack === null ? NOBODY : tiedWith(position, self, left, priority, other);
      if (attack === null || tied.length < 2) return other;
      return tied.find((one) => jumps.some((jump) => comesBeside(one, jump, attack))) ?? other;
    }
    left = left.filter((one) => one !== other);
  }
}

const pick = (position: Position, self: Figure, of: Priority): Figure | null =>
  bestBy(position, self, listOpponents(position.state, self), of);

function fleeFrom(
  position: Position,
  self: Figure,
  struck: string | null,
  from: 'target' | 'nearest',
): Figure | null {
  const target =
    struck === null ? undefined : position.state.figures.find((f) => f.id === struck && isOnBoard(f));
  if (from === 'target' && target) return target;
  return from === 'target' ? null : pick(position, self, 'nearest');
}
