import type { AiMove } from '../model/ai.ts';
import { figureIn } from '../model/figures.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { AiWay } from '../model/trace.ts';
import { areBasesAdjacent, leastSteps, rangeBetween, stepsFrom } from '../queries/adjacency.ts';
import type { AttackProfile } from '../queries/attack-profile.ts';
import { attackVerdict } from '../queries/attack-verdict.ts';
import { baseSpaces, terrainAt } from '../queries/board-grid.ts';
import { listOpponents, spacesOf } from '../queries/figures.ts';
import { hasTag } from '../queries/stats.ts';
import type { Way } from '../queries/ways.ts';
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
}

export interface ChosenWay {
  readonly way: Way | null;
  readonly because: string;
  readonly rejected: readonly AiWay[];
}

/** How good an end space is for the instruction, more is better; `done` when the instruction is fulfilled there. */
interface Worth {
  readonly value: number;
  readonly done: boolean;
}

/**
 * Chooses a Combatant's way (C4-C6): the end that fulfils the instruction best, then the safest way to it
 * (Break Attacks, jumps), then ruling C5. It jumps only when that gains something this turn, or when nothing
 * else helps.
 */
export function chooseWay(position: Position, self: Figure, order: MoveOrder): ChosenWay {
  const worthOf = goalOf(position, self, order);
  if (!worthOf) return { way: null, because: 'nobody to move for', rejected: [] };
  const staying = worthOf(self.at!);
  const { goal } = order.move.to;
  if (goal === 'within' && staying.done)
    return { way: null, because: 'it is within already (C6)', rejected: [] };
  const search = {
    points: order.move.spaces ?? undefined,
    free: order.move.spaces !== undefined,
    provokes: order.move.provokes,
  };
  const points = order.points ?? search.points;
  const walked = rank(
    position,
    self,
    order,
    listWays(position, self, { ...search, points, jump: null }),
    worthOf,
  );
  const best = walked[0];
  if (goal === 'towards' && best && worthOf(best.end).value <= staying.value && staying.done) {
    return { way: null, because: 'no step would lessen the distance (M7)', rejected: [] };
  }
  if (best && worthOf(best.end).done) return chosen(best, walked, 'it fulfils the step without a jump');
  const jumped = rank(
    position,
    self,
    order,
    listWays(position, self, { ...search, points, jump: order.move.jump ?? 2 }),
    worthOf,
  );
  const leap = jumped[0];
  if (leap && leap.jumps.length > 0) {
    const gains = worthOf(leap.end).done;
    const stuck = !best || worthOf(best.end).value <= staying.value;
    if (gains || (stuck && worthOf(leap.end).value > staying.value)) {
      return chosen(leap, jumped, gains ? 'only a jump gets it there' : 'nothing but a jump helps');
    }
  }
  if (!best || worthOf(best.end).value <= staying.value)
    return { way: null, because: 'no way brings it nearer to what it wants', rejected: [] };
  return chosen(best, walked, 'as far as it gets');
}

function chosen(way: Way, ranked: readonly Way[], because: string): ChosenWay {
  return { way, because, rejected: ranked.slice(1, 6).map((other) => traceOf(other, whyWorse(way, other))) };
}

/** A way as the log keeps it. */
export const traceOf = (way: Way, removedBy: string | null = null): AiWay => ({
  end: way.end,
  path: way.path.map((step) => step.to),
  cost: way.cost,
  breaks: way.breaks,
  jumps: way.jumps.length,
  removedBy,
});

function whyWorse(best: Way, other: Way): string {
  if (other.breaks.length > best.breaks.length) return 'more Break Attacks (C4)';
  if (other.jumps.length > best.jumps.length) return 'more jumps (C4)';
  return 'worse or no better end (C5)';
}

function rank(
  position: Position,
  self: Figure,
  order: MoveOrder,
  ways: readonly Way[],
  worthOf: (at: readonly [number, number]) => Worth,
): Way[] {
  const opponents = listOpponents(position.state, self);
  const flies = hasTag(position, self, 'flight');
  const scored = ways.map((way) => {
    const spaces = baseSpaces(way.end, self.size);
    const adjacent = opponents.filter((o) =>
      areBasesAdjacent(position.state.board, spaces, spacesOf(o)),
    ).length;
    const hazards = flies
      ? 0
      : spaces.filter((space) => HAZARDS.has(terrainAt(position.state.board, space))).length;
    const risky = way.jumps.filter((jump) => jump.dangerous).length;
    const key = [
      -worthOf(way.end).value,
      way.breaks.length,
      risky,
      way.jumps.length,
      order.move.to.goal === 'within' ? way.steps : 0, // C6: it stops as soon as it is within
      hazards,
      order.style === 'melee' ? -adjacent : adjacent,
      way.steps,
      way.end[1],
      way.end[0],
    ];
    return { way, key };
  });
  scored.sort((a, b) => compare(a.key, b.key));
  return scored.map(({ way }) => way);
}

/** Terrain that only harms who ends in it (X6). */
const HAZARDS = new Set(['water', 'muck', 'dangerous']);

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

function goalOf(
  position: Position,
  self: Figure,
  order: MoveOrder,
): ((at: readonly [number, number]) => Worth) | null {
  const { board } = position.state;
  const { to } = order.move;
  const wantsAttack = (at: readonly [number, number]) =>
    order.nextAttack !== null && targetsFrom(position, self.id, at, order.nextAttack).length > 0;
  const standsAt = (at: readonly [number, number]) => baseSpaces(at, self.size);
  const far = 10_000;

  if (to.goal === 'towards' || to.goal === 'farther') {
    const other =
      to.goal === 'towards' ? pick(position, self, to.of) : fleeFrom(position, self, order.struck, to.from);
    if (!other) return null;
    const flood = stepsFrom(board, spacesOf(other));
    const distance = (at: readonly [number, number]) => {
      const steps = leastSteps(board, flood, standsAt(at));
      return steps === null ? far : steps;
    };
    if (to.goal === 'farther')
      return (at) => ({ value: distance(at), done: distance(at) > distance(self.at!) });
    return (at) => ({ value: -distance(at), done: order.nextAttack ? wantsAttack(at) : distance(at) <= 1 });
  }
  if (to.goal === 'adjacent') {
    if (to.of === 'most-opponents') {
      const opponents = listOpponents(position.state, self);
      const beside = (at: readonly [number, number]) =>
        opponents.filter((o) => areBasesAdjacent(board, standsAt(at), spacesOf(o))).length;
      return (at) => ({ value: beside(at), done: beside(at) > 0 });
    }
    const reachable = listBesides(position, self, order);
    const priority = to.of === 'most-damage' ? 'most-damage' : 'nearest';
    const other = chooseTarget(position, self, reachable, [priority]).target;
    if (!other) return null;
    const isBeside = (at: readonly [number, number]) =>
      areBasesAdjacent(board, standsAt(at), spacesOf(other));
    return (at) => ({ value: isBeside(at) ? 1 : 0, done: isBeside(at) });
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
  wantsAttack: (at: readonly [number, number]) => boolean,
): ((at: readonly [number, number]) => Worth) | null {
  const nearest = pick(position, self, 'nearest');
  if (!nearest) return null;
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
    struck === null
      ? undefined
      : position.state.figures.find((f) => f.id === struck && !f.defeated && f.at !== null);
  if (from === 'target' && target) return target;
  return from === 'target' && struck !== null ? null : pick(position, self, 'nearest');
}
