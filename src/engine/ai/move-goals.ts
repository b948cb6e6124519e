import { type Counted, once } from '../kernel/budget.ts';
import type { Board, Space } from '../model/board.ts';
import { keptBy } from '../model/kept.ts';
import type { AiMove } from '../model/language/ai.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { AttackProfile } from '../queries/figures/attack-profile.ts';
import { isOnBoard, listOpponents, spacesOf, stepsAround } from '../queries/figures/figures.ts';
import { movementTotalOf } from '../queries/figures/stats.ts';
import { areBasesAdjacent, leastSteps, rangeBetween } from '../queries/geometry/adjacency.ts';
import { stepsOfLargeBase } from '../queries/geometry/base-steps.ts';
import { baseSpaces } from '../queries/geometry/board-grid.ts';
import type { Way } from '../queries/geometry/ways.ts';
import { chooseTarget } from './targeting.ts';
import { listNear, listWays } from './ways.ts';
import { targetsFrom } from './what-if.ts';

export interface MoveOrder {
  readonly move: AiMove;
  /** Points (or spaces) still to spend; all of them if absent. */
  readonly points?: number;
  /** The figure the step has struck so far. */
  readonly struck: string | null;
  /** The attack that comes after the move in the same step, if any. */
  readonly nextAttack: AttackProfile | null;
  /** Melee or ranged, for ruling C5: of the step's attack. */
  readonly style: 'melee' | 'ranged';
  /** It comes after a THEN: it is skipped where it cannot do what it says (p.61). */
  readonly isThen?: boolean;
}

/** Points (or spaces) such a move has. */
export const pointsOf = (position: Position, self: Figure, { points, move }: MoveOrder): number =>
  points ?? move.spaces ?? movementTotalOf(position, self);

/** The ways such a move may take, with jumps over so many spaces or none. */
export function waysFor(
  position: Position,
  self: Figure,
  order: MoveOrder,
  jump: number | null,
): readonly Way[] {
  const { spaces, provokes } = order.move;
  const points = pointsOf(position, self, order);
  return listWays(position, self, { points, free: spaces !== undefined, provokes, jump });
}

/** How good an end space is for the instruction, more is better; `done` when the instruction is fulfilled there. */
export interface Worth {
  readonly value: number;
  readonly done: boolean;
  /** What the instruction says is so there: it is adjacent, within, at up to, farther; towards: adjacent (X71). */
  readonly holds: boolean;
}

/** In a space of the very figure it moves towards: never a place to go to (X70). */
const UPON: Worth = { value: -100_000, done: false, holds: false };

/** Where nothing of what a move asks for is so, the nearer is told as the lesser fault. */
const short = (steps: number | null): Worth => ({ value: 1000 - (steps ?? 999), done: false, holds: false });

/** What a move instruction wants, as the worth of each end space (C6, p.60); null when there is nobody to move for. */
export function goalOf(position: Position, self: Figure, order: MoveOrder): ((at: Space) => Worth) | null {
  const { board } = position.state;
  const { to } = order.move;
  const wantsAttack = (at: Space) =>
    order.nextAttack !== null && targetsFrom(position, self.id, at, order.nextAttack).length > 0;
  const standsAt = (at: Space) => baseSpaces(at, self.size);

  if (to.goal === 'towards' || to.goal === 'farther' || to.goal === 'away') {
    const other =
      to.goal === 'towards' ? pick(position, self, to.of) : fleeFrom(position, self, order.struck, to.from);
    if (!other) return null;
    const distance = distanceTo(position, self, other);
    if (to.goal !== 'towards') {
      const isFarther = (at: Space) => distance(at) > distance(self.at!);
      return (at) => ({ value: distance(at), done: isFarther(at), holds: isFarther(at) });
    }
    // Of ends equally near, one from which the attack to come is legal is the better (X26).
    return (at) => {
      if (isUpon(standsAt(at), other)) return UPON; // the destination is a space beside it (p.42)
      const attacks = wantsAttack(at);
      return {
        value: (attacks ? 1 : 0) - 2 * distance(at),
        done: attacks,
        holds: distance(at) <= 1,
      };
    };
  }
  // The wanted space is one to attack from, where an attack is to come (X26).
  const besideWorth = (beside: number, attacks: boolean): Worth => ({
    value: 2 * beside + (beside > 0 && attacks ? 1 : 0),
    done: beside > 0 && (attacks || order.nextAttack === null),
    holds: beside > 0,
  });
  const isBesideAt = (at: Space, other: Figure) => isBesideBase(board, standsAt(at), other);
  if (to.goal === 'adjacent') {
    if (to.of === 'most-opponents') {
      const opponents = listOpponents(position.state, self);
      const beside = (at: Space) => opponents.filter((o) => isBesideAt(at, o)).length;
      return (at) => besideWorth(beside(at), wantsAttack(at));
    }
    const reachable = listBesides(position, self, order);
    const priority = to.of === 'most-damage' ? 'most-damage' : 'nearest';
    const other = chooseTarget(position, self, reachable, [priority]).target;
    if (!other) return null;
    return (at) => besideWorth(isBesideAt(at, other) ? 1 : 0, wantsAttack(at));
  }
  return to.goal === 'within'
    ? withinGoal(position, self, order, to, wantsAttack)
    : upToGoal(position, self, order, to);
}

/** Whether a base stands in a space of that figure, as CRUSH and RELENTLESS may on their way (X70). */
const isUpon = (spaces: readonly Space[], other: Figure): boolean =>
  rangeBetween(spaces, spacesOf(other)) === 0;

/** Adjacent to that figure, and in no space of it. */
export const isBesideBase = (board: Board, spaces: readonly Space[], other: Figure): boolean =>
  rangeBetween(spaces, spacesOf(other)) === 1 && areBasesAdjacent(board, spaces, spacesOf(other));

/**
 * "To be at up to Range X" goes as far from the nearest opponent as X and an attack allow (p.60); where the nearest
 * cannot be had, any will do: as far from one of them. Where nobody can be had it cannot be carried out (X71).
 */
function upToGoal(
  position: Position,
  self: Figure,
  order: MoveOrder,
  to: Extract<AiMove['to'], { goal: 'up-to-range' }>,
): ((at: Space) => Worth) | null {
  const nearest = pick(position, self, 'nearest');
  if (!nearest) return null;
  const profile = order.nextAttack ?? { kind: 'ranged' as const, range: to.range };
  const flood = stepsAround(nearest, position.state.board);
  const others = to.of === 'any' || order.nextAttack ? listOpponents(position.state, self) : [];
  return (at) => {
    const targets = targetsFrom(position, self.id, at, profile);
    const spaces = baseSpaces(at, self.size);
    /** Its range where that is up to X and the attack is legal, else -1. */
    const rangeOf = (other: Figure): number => {
      const range = rangeBetween(spaces, spacesOf(other));
      return range <= to.range && targets.some(({ id }) => id === other.id) ? range : -1;
    };
    const fromNearest = rangeOf(nearest);
    if (fromNearest > 0) return { value: 3000 + fromNearest, done: true, holds: true };
    const fromAny = Math.max(-1, ...others.map(rangeOf));
    if (fromAny > 0) return { value: 2000 + fromAny, done: true, holds: true };
    return short(leastSteps(position.state.board, flood, spaces));
  };
}

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
  wantsAttack: (at: Space) => boolean,
): ((at: Space) => Worth) | null {
  const { board } = position.state;
  const nearest = pick(position, self, 'nearest');
  if (!nearest) return null;
  const whom = to.of === 'any' ? listOpponents(position.state, self) : [nearest];
  const floods = whom.map((other) => ({ other, flood: stepsAround(other, board) }));
  return (at) => {
    const spaces = baseSpaces(at, self.size);
    const apart = floods.filter(({ other }) => !isUpon(spaces, other));
    const steps = Math.min(999, ...apart.map(({ flood }) => leastSteps(board, flood, spaces) ?? 999));
    const attacks = wantsAttack(at);
    if (steps <= to.range) {
      const done = attacks || order.nextAttack === null;
      return { value: 3000 + (done ? 1 : 0), done, holds: true };
    }
    return attacks ? { value: 2000 - steps, done: false, holds: true } : short(steps);
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

/** Opponents it could stand beside by some way. */
function listBesides(position: Position, self: Figure, order: MoveOrder): Figure[] {
  const { board } = position.state;
  const isBeside = (other: Figure) => (at: Space) => isBesideBase(board, baseSpaces(at, self.size), other);
  const comesBeside = (other: Figure, jump: number | null) =>
    waysFor(position, self, order, jump).some(({ end }) => isBeside(other)(end));
  const near = listNear(position, self, pointsOf(position, self, order));
  return listOpponents(position.state, self).filter(
    (other) =>
      near.some(isBeside(other)) && (comesBeside(other, null) || comesBeside(other, order.move.jump ?? 2)),
  );
}

function pick(position: Position, self: Figure, of: 'nearest' | 'most-damage' | 'farthest'): Figure | null {
  return chooseTarget(position, self, listOpponents(position.state, self), [of]).target;
}

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
