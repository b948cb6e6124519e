import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figures.ts';
import type { AiMove } from '../model/language/ai.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { attackVerdict } from '../queries/attack/attack-verdict.ts';
import type { AttackProfile } from '../queries/figures/attack-profile.ts';
import { isOnBoard, listOpponents, spacesOf } from '../queries/figures/figures.ts';
import { areBasesAdjacent, leastSteps, rangeBetween, stepsFrom } from '../queries/geometry/adjacency.ts';
import { stepsOfLargeBase } from '../queries/geometry/base-steps.ts';
import { baseSpaces } from '../queries/geometry/board-grid.ts';
import { chooseTarget } from './targeting.ts';
import { listWays } from './ways.ts';
import { targetsFrom, whatIfAt } from './what-if.ts';

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

/** How good an end space is for the instruction, more is better; `done` when the instruction is fulfilled there. */
export interface Worth {
  readonly value: number;
  readonly done: boolean;
  /** Towards: it is adjacent there. */
  readonly beside?: boolean;
}

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
    if (to.goal !== 'towards')
      return (at) => ({ value: distance(at), done: distance(at) > distance(self.at!) });
    // Of ends equally near, one from which the attack to come is legal is the better (X26).
    return (at) => {
      const attacks = wantsAttack(at);
      return {
        value: (attacks ? 1 : 0) - 2 * distance(at),
        done: attacks,
        beside: distance(at) <= 1,
      };
    };
  }
  // The wanted space is one to attack from, where an attack is to come (X26).
  const besideWorth = (beside: number, attacks: boolean): Worth => ({
    value: 2 * beside + (beside > 0 && attacks ? 1 : 0),
    done: beside > 0 && (attacks || order.nextAttack === null),
  });
  if (to.goal === 'adjacent') {
    if (to.of === 'most-opponents') {
      const opponents = listOpponents(position.state, self);
      const beside = (at: Space) =>
        opponents.filter((o) => areBasesAdjacent(board, standsAt(at), spacesOf(o))).length;
      return (at) => besideWorth(beside(at), wantsAttack(at));
    }
    const reachable = listBesides(position, self, order);
    const priority = to.of === 'most-damage' ? 'most-damage' : 'nearest';
    const other = chooseTarget(position, self, reachable, [priority]).target;
    if (!other) return null;
    const isBeside = (at: Space) => areBasesAdjacent(board, standsAt(at), spacesOf(other));
    return (at) => besideWorth(isBeside(at) ? 1 : 0, wantsAttack(at));
  }
  return rangeGoal(position, self, order, to, wantsAttack);
}

/**
 * "Up to Range X" goes as far from the nearest opponent as X and an attack allow; "within X" is content as soon
 * as it holds (C6). Where the nearest cannot be had, any opponent will do; else it goes nearer.
 */
function rangeGoal(
  position: Position,
  self: Figure,
  order: MoveOrder,
  to: Extract<AiMove['to'], { goal: 'up-to-range' | 'within' }>,
  wantsAttack: (at: Space) => boolean,
): ((at: Space) => Worth) | null {
  const nearest = pick(position, self, 'nearest');
  if (!nearest) return null;
  if (to.goal === 'within' && !order.nextAttack) return spacesGoal(position, self, to, nearest);
  const profile = order.nextAttack ?? { kind: 'ranged' as const, range: to.range };
  const flood = stepsFrom(position.state.board, spacesOf(nearest));
  return (at) => {
    const there = whatIfAt(position, self.id, at);
    const spaces = baseSpaces(at, self.size);
    const range = rangeBetween(spaces, spacesOf(nearest));
    const legal =
      range <= to.range && attackVerdict(there, figureIn(there.state, self.id), nearest, profile).legal;
    if (legal) return { value: to.goal === 'within' ? 3000 : 3000 + range, done: true };
    if (to.of === 'any' || order.nextAttack) {
      if (wantsAttack(at)) return { value: 2000, done: true };
    }
    const steps = leastSteps(position.state.board, flood, spaces);
    return { value: 1000 - (steps ?? 999), done: false };
  };
}

/** King's steps to a figure from where it would stand (G4); no way at all is farther than everything. */
function distanceTo(position: Position, self: Figure, other: Figure): (at: Space) => number {
  const { board } = position.state;
  const flood = stepsFrom(board, spacesOf(other));
  const plain = (at: Space) => leastSteps(board, flood, baseSpaces(at, self.size)) ?? 10_000;
  if (self.size[0] * self.size[1] === 1) return plain;
  const large = stepsOfLargeBase(board, self.size, spacesOf(other));
  return large(self.at!) === null ? plain : (at) => large(at) ?? 10_000;
}

/** "Within N spaces" with no attack to come counts spaces and asks for no line of sight (p.60). */
function spacesGoal(
  position: Position,
  self: Figure,
  to: Extract<AiMove['to'], { goal: 'within' }>,
  nearest: Figure,
): (at: Space) => Worth {
  const { board } = position.state;
  const whom = to.of === 'any' ? listOpponents(position.state, self) : [nearest];
  const floods = whom.map((other) => stepsFrom(board, spacesOf(other)));
  return (at) => {
    const spaces = baseSpaces(at, self.size);
    const steps = Math.min(...floods.map((flood) => leastSteps(board, flood, spaces) ?? 999));
    return steps <= to.range ? { value: 3000, done: true } : { value: 1000 - steps, done: false };
  };
}

/** Opponents it could stand beside by some way. */
function listBesides(position: Position, self: Figure, order: MoveOrder): Figure[] {
  const ends = listWays(position, self, {
    points: order.points ?? order.move.spaces,
    free: order.move.spaces !== undefined,
    provokes: order.move.provokes,
    jump: order.move.jump ?? 2,
  });
  return listOpponents(position.state, self).filter((other) =>
    ends.some((way) =>
      areBasesAdjacent(position.state.board, baseSpaces(way.end, self.size), spacesOf(other)),
    ),
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
