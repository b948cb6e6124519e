import { spend } from '../../kernel/budget.ts';
import type { Board, Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import { areBasesAdjacent } from './adjacency.ts';
import { baseSpaces, gridOf, isOnGrid, levelOfBase, spaceOfIndex } from './board-grid.ts';
import type { Jump, JumpEdge } from './jumps.ts';
import { jumpEdgesFrom } from './jumps.ts';
import type { Mover, MoverField } from './mover-field.ts';
import { isDeadly, isEndable, moverField, placeAt, survivedStep } from './mover-field.ts';
import type { Occupant } from './occupants.ts';

/** The places (reference spaces of the mover) from which leaving provokes this opponent's Break Attack. */
export interface Threat {
  readonly id: FigureId;
  readonly places: readonly Space[];
}

export interface WaysOptions {
  /** Movement points; spaces under free movement. */
  readonly points: number;
  readonly occupants: readonly Occupant[];
  /** At most 30; further ones are not looked at. FLIGHT provokes nobody. */
  readonly threats: readonly Threat[];
  /** Jumps it may make, each over at most so many spaces (C3: 2, C7: 4); null for none. */
  readonly jump: { readonly maxSpaces: number } | null;
  /** A `stepsFrom` flood of the goal: every step and landing must lessen it (towards, p.42, M7). */
  readonly towards?: Int16Array;
}

export type WayStep =
  | { readonly kind: 'step'; readonly to: Space }
  | { readonly kind: 'jump'; readonly over: readonly Space[]; readonly to: Space };

/** A way to an end space, in reference spaces. */
export interface Way {
  readonly end: Space;
  readonly cost: number;
  /** The opponents whose Break Attacks it provokes, each once, in the order of the threats (M4). */
  readonly breaks: readonly FigureId[];
  readonly jumps: readonly Jump[];
  /** Spaces moved through, jumped ones and landings included, the start not. */
  readonly steps: number;
  readonly path: readonly WayStep[];
}

/** A way under search; of two at one space the one that is nowhere better is dropped. */
interface Label {
  readonly at: number;
  /** Opponents provoked so far, a bit each. */
  readonly breaks: number;
  /** Risky jumps in units of RISK, plus jumps. */
  readonly jumps: number;
  readonly cost: number;
  readonly steps: number;
  /** Spaces jumped over: of ways otherwise equal it jumps no further than it must. */
  readonly over: number;
  readonly parent: Label | null;
  readonly jump: JumpEdge | null;
  dropped: boolean;
}

const RISK = 64;

/**
 * The best way to every space where the move may end and still stand (C3, C4), by y then x, its own space
 * among them. Never a way that surely defeats; then fewest opponents provoked, then fewest jumps over
 * Dangerous terrain, then fewest jumps, then least cost, then fewest spaces, then fewest jumped over, then the fixed direction order.
 * A jump leaves its take-off as a step does and provokes there, not at the spaces jumped over.
 */
export function waysOf(board: Board, mover: Mover, options: WaysOptions): Way[] {
  const field = moverField(board, mover, options.occupants);
  const { grid } = field;
  const [startX, startY] = mover.at;
  if (!isOnGrid(grid, startX, startY) || isDeadly(mover, placeAt(field, startX, startY))) return [];
  const threats = threatBits(field, options.threats);
  const falls = options.towards === undefined ? null : stepsOfBase(field, options.towards);
  const maxJump = options.jump === null ? 0 : options.jump.maxSpaces;
  const most = Math.max(0, Math.floor(options.points));
  spend(grid.width * grid.height);
  const labels: Label[][] = Array.from({ length: grid.width * grid.height }, () => []);
  const levels: Label[][] = Array.from({ length: most + 1 }, () => []);
  const edges = new Map<number, JumpEdge[]>();
  const start = startY * grid.width + startX;

  const add = (label: Label): void => {
    const kept = labels[label.at] ?? [];
    spend(4 + kept.length);
    if (!keepLabel(kept, label)) return;
    levels[label.cost]?.push(label);
  };
  add({
    at: start,
    breaks: 0,
    jumps: 0,
    cost: 0,
    steps: 0,
    over: 0,
    parent: null,
    jump: null,
    dropped: false,
  });
  for (let spent = 0; spent <= most; spent++) {
    for (const label of levels[spent] ?? []) {
      if (label.dropped) continue;
      const { at, jumps, steps, over } = label;
      spend(4 * field.directions.length);
      const breaks = label.breaks | (threats[at] ?? 0);
      const isNearer = (to: number): boolean => falls === null || isLess(falls[to], falls[at]);
      for (let direction = 0; direction < field.directions.length; direction++) {
        const price = survivedStep(field, at, direction);
        const to = at + field.offsets[direction]!;
        if (price === 0 || spent + price > most || !isNearer(to)) continue;
        const cost = spent + price;
        add({
          at: to,
          breaks,
          jumps,
          cost,
          steps: steps + 1,
          over,
          parent: label,
          jump: null,
          dropped: false,
        });
      }
      if (maxJump < 1 || spent + 2 > most) continue;
      for (const jump of edgesFrom(field, edges, at, maxJump)) {
        const length = jump.over.length + 1;
        if (spent + length > most || !isNearer(jump.to)) continue;
        add({
          at: jump.to,
          breaks,
          jumps: jumps + 1 + (jump.dangerous ? RISK : 0),
          cost: spent + length,
          steps: steps + length,
          over: over + length - 1,
          parent: label,
          jump,
          dropped: false,
        });
      }
    }
  }

  const ways: Way[] = [];
  for (let index = 0; index < labels.length; index++) {
    const best = bestLabel(labels[index] ?? []);
    if (best === null) continue;
    const place = placeAt(field, index % grid.width, Math.floor(index / grid.width));
    if (index === start || isEndable(mover, place)) ways.push(wayOf(field, best, options.threats));
  }
  return ways;
}

/**
 * The places of a base of this size from which leaving provokes an opponent that stands on `opponentSpaces`
 * and could attack: adjacent to it, and within one level (M4).
 */
export function threatenedPlaces(
  board: Board,
  size: readonly [width: number, height: number],
  opponentSpaces: readonly Space[],
): Space[] {
  const grid = gridOf(board);
  const level = levelOfBase(board, opponentSpaces);
  const xs = opponentSpaces.map((space) => space[0]);
  const ys = opponentSpaces.map((space) => space[1]);
  const places: Space[] = [];
  for (let y = Math.min(...ys) - size[1]; y <= Math.max(...ys) + 1; y++) {
    for (let x = Math.min(...xs) - size[0]; x <= Math.max(...xs) + 1; x++) {
      if (!isOnGrid(grid, x, y)) continue;
      const spaces = baseSpaces([x, y], size);
      if (Math.abs(levelOfBase(board, spaces) - level) > 1) continue;
      if (areBasesAdjacent(board, spaces, opponentSpaces)) places.push([x, y]);
    }
  }
  return places;
}

function threatBits(field: MoverField, threats: readonly Threat[]): Int32Array {
  const { grid, mover } = field;
  const bits = new Int32Array(grid.width * grid.height);
  if (mover.flight === true) return bits;
  threats.slice(0, 30).forEach(({ places }, number) => {
    for (const [x, y] of places) {
      if (!isOnGrid(grid, x, y)) continue;
      const index = y * grid.width + x;
      bits[index] = (bits[index] ?? 0) | (1 << number);
    }
  });
  return bits;
}

/** Of a flood: the least steps of any space of the base, by reference space; -1 where no way leads. */
function stepsOfBase(field: MoverField, steps: Int16Array): Int16Array {
  const { grid, mover } = field;
  return steps.map((_, index) => {
    let least = -1;
    for (const [x, y] of baseSpaces(spaceOfIndex(grid, index), mover.size)) {
      const there = isOnGrid(grid, x, y) ? (steps[y * grid.width + x] ?? -1) : -1;
      if (there >= 0 && (least < 0 || there < least)) least = there;
    }
    return least;
  });
}

/** Whether steps have lessened; no way at all is farther than everything (G4). */
function isLess(to: number | undefined, from: number | undefined): boolean {
  if (to === undefined || to < 0) return false;
  return from === undefined || from < 0 || to < from;
}

function edgesFrom(field: MoverField, known: Map<number, JumpEdge[]>, at: number, most: number): JumpEdge[] {
  let edges = known.get(at);
  if (edges === undefined) {
    edges = jumpEdgesFrom(field, at, most).filter((edge) => !edge.defeats);
    known.set(at, edges);
  }
  return edges;
}

/** Adds a label unless a kept one is at least as good in everything; drops those it beats. */
function keepLabel(kept: Label[], label: Label): boolean {
  for (const other of kept) if (isNoWorse(other, label)) return false;
  let size = 0;
  for (const other of kept) {
    if (isNoWorse(label, other)) other.dropped = true;
    else kept[size++] = other;
  }
  kept.length = size;
  kept.push(label);
  return true;
}

function isNoWorse(a: Label, b: Label): boolean {
  return (
    (a.breaks & ~b.breaks) === 0 &&
    a.jumps <= b.jumps &&
    a.cost <= b.cost &&
    a.steps <= b.steps &&
    a.over <= b.over
  );
}

function bestLabel(labels: readonly Label[]): Label | null {
  let best: Label | null = null;
  for (const label of labels) if (best === null || compareLabels(label, best) < 0) best = label;
  return best;
}

function compareLabels(a: Label, b: Label): number {
  return (
    bitsIn(a.breaks) - bitsIn(b.breaks) ||
    a.jumps - b.jumps ||
    a.cost - b.cost ||
    a.steps - b.steps ||
    a.over - b.over
  );
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function wayOf(field: MoverField, end: Label, threats: readonly Threat[]): Way {
  const { grid } = field;
  spend(20 + 4 * end.steps);
  const path: WayStep[] = [];
  const jumps: Jump[] = [];
  for (let label = end; label.parent !== null; label = label.parent) {
    const to = spaceOfIndex(grid, label.at);
    if (label.jump === null) {
      path.push({ kind: 'step', to });
      continue;
    }
    const over = label.jump.over.map((index) => spaceOfIndex(grid, index));
    const from = spaceOfIndex(grid, label.parent.at);
    path.push({ kind: 'jump', over, to });
    jumps.push({ from, over, to, cost: over.length + 1, dangerous: label.jump.dangerous, defeats: false });
  }
  return {
    end: spaceOfIndex(grid, end.at),
    cost: end.cost,
    breaks: threats.slice(0, 30).flatMap(({ id }, bit) => ((end.breaks & (1 << bit)) === 0 ? [] : [id])),
    jumps: jumps.reverse(),
    steps: end.steps,
    path: path.reverse(),
  };
}
