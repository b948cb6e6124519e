import type { Board, Space } from '../../model/board.ts';
import { isSameSpace } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Terrain } from '../../model/vocabulary.ts';
import { areBasesAdjacent, leastSteps, stepsFrom } from './adjacency.ts';
import { baseSpaces, ORTHOGONAL, terrainOfBase } from './board-grid.ts';
import type { BlockReason, DefeatReason } from './movement.ts';
import { stepVerdict } from './movement.ts';
import type { Mover, MoverField } from './mover-field.ts';
import { crossesWall, isDeadly, moverField, placeAt } from './mover-field.ts';
import type { Occupant } from './occupants.ts';
import { occupantOn } from './occupants.ts';
import { isOccupied, ROOM, roomOf } from './place-codes.ts';

/** What moving a figure by force comes to, in reference spaces of its base. */
export interface ForcedWay {
  /** The direction of a push; null for a pull. */
  readonly direction: readonly [dx: number, dy: number] | null;
  /** The spaces it is moved into, in order; when defeated, up to where that happens. */
  readonly path: readonly Space[];
  /** Where it ends. */
  readonly end: Space;
  /** Spaces it could not be moved: 1 IRREDUCIBLE DMG each (M7). 0 when it is defeated on the way. */
  readonly blocked: number;
  /** What it bumped into; null if nothing. */
  readonly by: { readonly why: BlockReason; readonly figure?: FigureId } | null;
  readonly defeated: DefeatReason | null;
  /** Terrain of the whole base where it ends; null when its spaces differ (M9). */
  readonly terrain: Terrain | null;
}

/** Terrains by harm; the book ranks none of the harmful ones above another, so those are a tie. */
const HARM: Readonly<Record<Terrain, number>> = {
  normal: 0,
  special: 0,
  void: 0,
  obstructing: 0,
  hindering: 1,
  water: 1,
  muck: 1,
  dangerous: 2,
};

/**
 * The worst ways for the moved figure to be pushed `spaces` spaces straight away from a base (M7, p.42): one
 * when it stands in line with the pusher, else the worse of the two directions away, by defeat, then damage,
 * then terrain; both when they are equally bad, for the opposing side to pick. `from` is the pusher's base.
 * Figures of either side stop it, unless it has FLIGHT: then it passes them and stops short of an occupied end.
 */
export function pushWay(
  board: Board,
  mover: Mover,
  from: readonly Space[],
  spaces: number,
  occupants: readonly Occupant[],
): ForcedWay[] {
  const ways = directionsAway(baseSpaces(mover.at, mover.size), from).map((direction) =>
    pushAlong(board, mover, direction, spaces, occupants),
  );
  const [first, second] = ways;
  if (first === undefined || second === undefined) return ways;
  const order = compareHarm(first, second);
  return order === 0 ? ways : [order > 0 ? first : second];
}

/** What being moved in one direction comes to: see `pushWay`. Also a current's way (p.22). */
export function pushAlong(
  board: Board,
  mover: Mover,
  direction: readonly [dx: number, dy: number],
  spaces: number,
  occupants: readonly Occupant[],
): ForcedWay {
  const scene = sceneOf(board, mover, occupants);
  const track: Track = { path: [], by: null, defeated: null };
  while (track.path.length < spaces && forceStep(scene, track, direction[0], direction[1]));
  return finish(scene, track, direction, spaces - track.path.length);
}

/** Positive when being moved like `a` is worse for the figure than like `b` (M7). */
export function compareHarm(a: ForcedWay, b: ForcedWay): number {
  const defeat = Number(a.defeated !== null) - Number(b.defeated !== null);
  const harm = (way: ForcedWay): number => (way.terrain === null ? 0 : HARM[way.terrain]);
  return defeat || a.blocked - b.blocked || harm(a) - harm(b);
}

/** The orthogonal directions away from a base: one when the two stand in line, else two (p.42). */
export function directionsAway(
  moved: readonly Space[],
  from: readonly Space[],
): (readonly [dx: number, dy: number])[] {
  const dx = gapSign(moved, from, 0);
  const dy = gapSign(moved, from, 1);
  const directions: (readonly [number, number])[] = [];
  if (dx !== 0) directions.push([dx, 0]);
  if (dy !== 0) directions.push([0, dy]);
  return directions;
}

/** On which side of `from` the moved base lies on one axis; 0 where their extents overlap. */
function gapSign(moved: readonly Space[], from: readonly Space[], axis: 0 | 1): number {
  const ours = moved.map((space) => space[axis]);
  const theirs = from.map((space) => space[axis]);
  if (Math.min(...ours) > Math.max(...theirs)) return 1;
  return Math.max(...ours) < Math.min(...theirs) ? -1 : 0;
}

export interface PullOptions {
  /**
   * Ruling M7 to the letter lets no orthogonal step be a step towards something exactly diagonal, for none
   * lessens the king's distance. `walk` then lets it step to lessen the distance along rows and columns at an
   * equal king's distance; `stay` leaves it where it is.
   */
  readonly onDiagonal: 'stay' | 'walk';
}

/**
 * The ways to be pulled up to `spaces` spaces towards a base (M7, p.42): every step lessens the king's steps
 * to it (G4), and it stops when adjacent. All different ends that get nearest are returned, the first in the
 * fixed direction order first, for the puller to pick; a way that is defeated only when there is no other.
 * Where only figures or cliffs keep it from going on, the rest is `blocked`.
 */
export function pullWay(
  board: Board,
  mover: Mover,
  towards: readonly Space[],
  spaces: number,
  occupants: readonly Occupant[],
  options: PullOptions = { onDiagonal: 'stay' },
): ForcedWay[] {
  const scene = sceneOf(board, mover, occupants);
  const flood = stepsFrom(board, towards);
  const found: ForcedWay[] = [];
  const follow = (track: Track): void => {
    const left = spaces - track.path.length;
    const at = track.path.at(-1) ?? mover.at;
    const isThere = areBasesAdjacent(board, baseSpaces(at, mover.size), towards);
    const nearer = left > 0 && !isThere ? directionsNearer(scene, flood, towards, at, options) : [];
    let isMoved = false;
    let by: ForcedWay['by'] = null;
    for (const [dx, dy] of nearer) {
      const next: Track = { path: [...track.path], by: null, defeated: null };
      const goesOn = forceStep(scene, next, dx, dy);
      if (goesOn) follow(next);
      else if (next.defeated !== null) found.push(finish(scene, next, null, 0));
      isMoved ||= goesOn || next.defeated !== null;
      by ??= next.by;
    }
    if (!isMoved) found.push(finish(scene, { ...track, by }, null, nearer.length > 0 ? left : 0));
  };
  follow({ path: [], by: null, defeated: null });

  const survived = found.filter((way) => way.defeated === null);
  const fit = survived.length > 0 ? survived : found;
  const distances = fit.map(({ end }) => distanceOf(scene, flood, end));
  const least = Math.min(...distances);
  return fit.filter(
    ({ end }, index) =>
      distances[index] === least && fit.findIndex((other) => isSameSpace(other.end, end)) === index,
  );
}

/** The orthogonal directions in which the base, if nobody stood there, would come nearer: see `PullOptions`. */
function directionsNearer(
  scene: Scene,
  flood: Int16Array,
  towards: readonly Space[],
  at: Space,
  options: PullOptions,
): (readonly [dx: number, dy: number])[] {
  const { size } = scene.field.mover;
  const here = distanceOf(scene, flood, at);
  const walk = walkingDistance(baseSpaces(at, size), towards);
  const nearer: (readonly [number, number])[] = [];
  const level: (readonly [number, number])[] = [];
  for (const { dx, dy } of ORTHOGONAL) {
    const to: Space = [at[0] + dx, at[1] + dy];
    if (roomOf(placeAt(scene.field, to[0], to[1])) !== ROOM) continue;
    if (crossesWall(scene.field.grid, size, at[0], at[1], dx, dy)) continue;
    const there = distanceOf(scene, flood, to);
    if (there < here) nearer.push([dx, dy]);
    else if (there === here && walkingDistance(baseSpaces(to, size), towards) < walk) level.push([dx, dy]);
  }
  return nearer.length > 0 || options.onDiagonal === 'stay' ? nearer : level;
}

function distanceOf(scene: Scene, flood: Int16Array, at: Space): number {
  const spaces = baseSpaces(at, scene.field.mover.size);
  return leastSteps(scene.board, flood, spaces) ?? Number.POSITIVE_INFINITY;
}

/** Distance along rows and columns between two bases, obstacles ignored. */
function walkingDistance(a: readonly Space[], b: readonly Space[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const from of a) {
    for (const to of b) least = Math.min(least, Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]));
  }
  return least;
}

interface Scene {
  readonly board: Board;
  /** All figures count as opponents: nobody is passed by force but with FLIGHT. */
  readonly field: MoverField;
  readonly occupants: readonly Occupant[];
}

/** A figure on its way by force. */
interface Track {
  readonly path: Space[];
  by: ForcedWay['by'];
  defeated: DefeatReason | null;
}

function sceneOf(board: Board, mover: Mover, occupants: readonly Occupant[]): Scene {
  const others = occupants
    .filter(({ id }) => id !== mover.id)
    .map((occupant): Occupant => ({ ...occupant, relation: 'opponent' }));
  return { board, field: moverField(board, { ...mover, crush: false }, others), occupants: others };
}

/** Moves the track by one space; false when it cannot go on, and then says why. */
function forceStep(scene: Scene, track: Track, dx: number, dy: number): boolean {
  const { board, field, occupants } = scene;
  const { mover } = field;
  const at = track.path.at(-1) ?? mover.at;
  const to: Space = [at[0] + dx, at[1] + dy];
  const verdict = stepVerdict(board, mover, at, to, occupants);
  if (verdict.kind === 'blocked') {
    const { why, figure } = verdict;
    track.by = figure === undefined ? { why } : { why, figure };
    return false;
  }
  if (verdict.kind === 'defeats' && verdict.why === 'leaves-dangerous') {
    track.defeated = 'leaves-dangerous';
    return false;
  }
  track.path.push(to);
  if (verdict.kind === 'defeats' && verdict.why === 'fall') {
    track.defeated = 'fall';
    return false;
  }
  return true;
}

function finish(
  scene: Scene,
  track: Track,
  direction: readonly [dx: number, dy: number] | null,
  notMoved: number,
): ForcedWay {
  const { board, field, occupants } = scene;
  const { mover } = field;
  const path = [...track.path];
  let { by } = track;
  let blocked = notMoved;
  const endOf = (): Space => path.at(-1) ?? mover.at;
  // With FLIGHT it may be above somebody when its spaces are used up.
  while (path.length > 0 && isOccupied(placeAt(field, ...endOf()))) {
    const figure = occupantOn(occupants, baseSpaces(endOf(), mover.size), 'any');
    by ??= figure === undefined ? { why: 'figure' } : { why: 'figure', figure };
    path.pop();
    blocked++;
  }
  const end = endOf();
  const isLost = path.length > 0 && isDeadly(mover, placeAt(field, ...end));
  const defeated = track.defeated ?? (isLost ? 'enters-dangerous' : null);
  // FLIGHT ignores what terrain does (p.32): to a flyer none is worse than another.
  const terrain = mover.flight ? null : terrainOfBase(board, baseSpaces(end, mover.size));
  return { direction, path, end, blocked: defeated === null ? blocked : 0, by, defeated, terrain };
}
