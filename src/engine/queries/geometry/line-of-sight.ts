/** Line of sight (p.45): whether it is there, and what closes it. */
import { spend } from '../../kernel/budget.ts';
import type { Board, Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Grid } from './board-grid.ts';
import {
  HINDERS,
  isOnGrid,
  LEVELS,
  SHUT,
  spaceOfIndex,
  TERRAIN_CODE,
  terrainOfBase,
  wallBit,
} from './board-grid.ts';
import type { Occupant } from './occupants.ts';
import { occupantOn } from './occupants.ts';
import type { SightField } from './sight-field.ts';
import { fieldSeenBy, ONE_SIDE, OTHER_SIDE } from './sight-field.ts';

export type { Occupant } from './occupants.ts';

export interface SightOptions {
  /** The viewer or the target is COLOSSAL: elevation and figures are ignored (L5). */
  readonly colossal?: boolean;
  /** Judge as Sphere of Influence: only obstructing, void and walls count, and no penalty (L6). Range is not judged. */
  readonly influence?: boolean;
  /** Occupants to leave out: the viewer where it is asked how it would see from elsewhere. */
  readonly except?: readonly FigureId[];
}

export interface SightBlock {
  readonly reason: 'obstructing' | 'void' | 'wall' | 'figure' | 'elevation';
  /** The blocking space; for a wall the space on the viewer's side of it. */
  readonly at: Space;
  readonly figure?: FigureId;
}

export interface Sight {
  readonly clear: boolean;
  /** To the attack roll: 0, -1 or -2 (L3). 0 when not clear. */
  readonly penalty: 0 | -1 | -2;
  readonly allyBetween: boolean;
  /** Hindering in between, or under the target (L3). */
  readonly hinderingBetween: boolean;
  /** The ends of the best line: one occupied space of each (L7). */
  readonly from: Space;
  readonly to: Space;
  /** The spaces crossed between the two ends, chosen corners included, in order; empty when not clear. */
  readonly line: readonly Space[];
  readonly blockedBy: SightBlock | null;
}

/** Penalty bits of a crossed space. */
const ALLIED = 1;
const HINDERING = 2;
/** What a crossed space or corner way is when it is closed; below are sums of penalty bits. */
const OBSTRUCTING = 4;
const VOID = 5;
const FIGURE = 6;
const ELEVATION = 7;
const WALL = 8;
const CLOSED = OBSTRUCTING;
/** A walk that was asked to avoid a penalty and could not. */
const PENALISED = 16;

const REASON: Readonly<Record<number, SightBlock['reason']>> = {
  [OBSTRUCTING]: 'obstructing',
  [VOID]: 'void',
  [FIGURE]: 'figure',
  [ELEVATION]: 'elevation',
  [WALL]: 'wall',
};

/** Who looks where, and what is the same for all the lines of it. */
export interface Look {
  readonly board: Board;
  readonly field: SightField;
  /** The bits of the viewer's allies and opponents in the field. */
  readonly allies: number;
  readonly opponents: number;
  /** The first of the viewer's opponents on a space where one stands. */
  readonly opponentOn: (at: Space) => FigureId | undefined;
  /** As in `SightOptions`. */
  readonly colossal: boolean;
  readonly influence: boolean;
}

interface Scene extends Look {
  /** The indices of viewer and target: they never block (L2). */
  readonly own: readonly number[];
  /** The target is under Hindering anyway, so Hindering in between costs nothing more. */
  readonly hindered: boolean;
}

/** Scratch of one walk: its outcome is read before the next of the same name starts. */
interface Walk {
  outcome: number;
  at: number;
  /** The first so many of `line` are its spaces. */
  length: number;
  readonly line: number[];
}

const WALK: Walk = { outcome: 0, at: 0, length: 0, line: [] };
const OTHER_WALK: Walk = { outcome: 0, at: 0, length: 0, line: [] };

/**
 * Line of sight from one base (or point) to another, judged by the best of the lines between an occupied
 * space of each: a clear one first, then the smaller penalty, then the first in the order given (L1-L7,
 * pp.22, 44, 45, 54). Range is not judged.
 */
export function sightBetween(
  board: Board,
  fromSpaces: readonly Space[],
  toSpaces: readonly Space[],
  occupants: readonly Occupant[],
  { except, colossal = false, influence = false }: SightOptions = {},
): Sight {
  const look: Look = {
    board,
    field: fieldSeenBy(board, occupants, except),
    allies: ONE_SIDE,
    opponents: OTHER_SIDE,
    opponentOn: (at) => occupantOn(occupants, [at], 'opponent', except),
    colossal,
    influence,
  };
  return sightBy(look, fromSpaces, toSpaces);
}

/** Like `sightBetween`, of a field that is known. */
export function sightBy(look: Look, fromSpaces: readonly Space[], toSpaces: readonly Space[]): Sight {
  const { board, field } = look;
  spend(10 + 2 * field.standing);
  const own: number[] = [];
  addIndices(field.grid, fromSpaces, own);
  addIndices(field.grid, toSpaces, own);
  const scene: Scene = {
    board,
    field,
    allies: look.allies,
    opponents: look.opponents,
    opponentOn: look.opponentOn,
    colossal: look.colossal,
    influence: look.influence,
    own,
    hindered: !look.influence && terrainOfBase(board, toSpaces) === 'hindering',
  };
  return (
    bestSight(scene, fromSpaces, toSpaces) ?? blockedSight([0, 0], [0, 0], { reason: 'void', at: [0, 0] })
  );
}

function addIndices(grid: Grid, spaces: readonly Space[], indices: number[]): void {
  for (const [x, y] of spaces) if (isOnGrid(grid, x, y)) indices.push(y * grid.width + x);
}

function bestSight(scene: Scene, fromSpaces: readonly Space[], toSpaces: readonly Space[]): Sight | null {
  let best: Sight | null = null;
  let bestLength = 0;
  for (const from of fromSpaces) {
    for (const to of toSpaces) {
      const sight = sightAlong(scene, from, to);
      const length = Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1]));
      // Among blocked lines the shortest has the most to say.
      const isBetter =
        best === null ||
        (sight.clear ? !best.clear || sight.penalty > best.penalty : !best.clear && length < bestLength);
      if (isBetter) {
        best = sight;
        bestLength = length;
      }
      if (sight.clear && sight.penalty === (scene.hindered ? -1 : 0)) return sight;
    }
  }
  return best;
}

function blockedSight(from: Space, to: Space, blockedBy: SightBlock): Sight {
  return {
    clear: false,
    penalty: 0,
    allyBetween: false,
    hinderingBetween: false,
    from,
    to,
    line: NO_LINE,
    blockedBy,
  };
}

const NO_LINE: readonly Space[] = [];

function sightAlong(scene: Scene, from: Space, to: Space): Sight {
  const { grid } = scene.field;
  spend(4 + Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])));
  if (!isOnGrid(grid, from[0], from[1])) return blockedSight(from, to, { reason: 'void', at: from });
  if (!isOnGrid(grid, to[0], to[1])) return blockedSight(from, to, { reason: 'void', at: to });
  let walk = walkLine(scene, from, to, ALLIED | HINDERING, WALK);
  if (walk.outcome >= CLOSED) {
    const at = spaceOfIndex(grid, walk.at);
    const reason = REASON[walk.outcome] ?? 'void';
    const figure = reason === 'figure' ? scene.opponentOn(at) : undefined;
    return blockedSight(from, to, figure === undefined ? { reason, at } : { reason, at, figure });
  }
  // Corner picks minimise over the whole line (L1). The walk above picks the least at each corner, so only
  // when it met both penalties can another choice be better: all corners by the same penalty.
  if (walk.outcome === (ALLIED | HINDERING) && !scene.hindered) {
    let other = walkLine(scene, from, to, HINDERING, OTHER_WALK);
    if (other.outcome >= CLOSED) other = walkLine(scene, from, to, ALLIED, OTHER_WALK);
    if (other.outcome < CLOSED) walk = other;
  }
  const allyBetween = (walk.outcome & ALLIED) !== 0;
  const hinderingBetween = scene.hindered || (walk.outcome & HINDERING) !== 0;
  const penalty = ((allyBetween ? -1 : 0) + (hinderingBetween ? -1 : 0)) as 0 | -1 | -2;
  const line: Space[] = [];
  for (let i = 0; i < walk.length; i++) line.push(spaceOfIndex(grid, walk.line[i]!));
  return {
    clear: true,
    penalty,
    allyBetween,
    hinderingBetween,
    from,
    to,
    line,
    blockedBy: null,
  };
}

/**
 * Walks the spaces whose interior the segment between two centres passes through, in integers: the next
 * vertical edge is crossed before the next horizontal one when (1 + 2ix)·|dy| < (1 + 2iy)·|dx|, and they
 * are crossed together, in a corner, when equal (L1).
 * Only penalties in `allowed` are accepted. Leaves the sum of penalties met, or why and where it ends.
 */
function walkLine(scene: Scene, from: Space, to: Space, allowed: number, walk: Walk): Walk {
  walk.length = 0;
  const { grid, codes } = scene.field;
  const spanX = Math.abs(to[0] - from[0]);
  const spanY = Math.abs(to[1] - from[1]);
  const stepX = Math.sign(to[0] - from[0]);
  const stepY = Math.sign(to[1] - from[1]);
  const wallX = wallBit(stepX, 0);
  const wallY = wallBit(0, stepY);
  const rowStep = stepY * grid.width;
  let index = from[1] * grid.width + from[0];
  const level = codes[index]! & LEVELS;
  const targetLevel = codes[to[1] * grid.width + to[0]]! & LEVELS;
  let met = 0;
  let doneX = 0;
  let doneY = 0;
  while (doneX < spanX || doneY < spanY) {
    const order = (1 + 2 * doneX) * spanY - (1 + 2 * doneY) * spanX;
    if (order === 0) {
      const flankX = cornerWay(scene, index, wallX, index + stepX, wallY, level, targetLevel);
      const flankY = cornerWay(scene, index, wallY, index + rowStep, wallX, level, targetLevel);
      const takesX = weight(scene, flankX, allowed) <= weight(scene, flankY, allowed);
      const flank = takesX ? flankX : flankY;
      const flankIndex = takesX ? index + stepX : index + rowStep;
      if (flank >= CLOSED) {
        walk.outcome = flank;
        walk.at = flank === WALL ? index : flankIndex;
        return walk;
      }
      met |= flank;
      walk.line[walk.length++] = flankIndex;
      index += stepX + rowStep;
      doneX++;
      doneY++;
    } else {
      const isAcross = order < 0;
      if (((grid.walls[index] ?? 0) & (isAcross ? wallX : wallY)) !== 0) {
        walk.outcome = WALL;
        walk.at = index;
        return walk;
      }
      index += isAcross ? stepX : rowStep;
      if (isAcross) doneX++;
      else doneY++;
    }
    if (doneX === spanX && doneY === spanY) break;
    const crossed = crossing(scene, index, level, targetLevel);
    if (crossed >= CLOSED) {
      walk.outcome = crossed;
      walk.at = index;
      return walk;
    }
    met |= crossed;
    walk.line[walk.length++] = index;
    if ((met & ~allowed) !== 0) break;
  }
  walk.outcome = (met & ~allowed) === 0 ? met : PENALISED;
  return walk;
}

/** How dear a corner way is: closed ways last, then ways with a penalty that is not accepted, then by penalty. */
function weight(scene: Scene, code: number, allowed: number): number {
  if (code >= CLOSED) return 100;
  const ally = (code & ALLIED) !== 0 ? 1 : 0;
  const hindering = (code & HINDERING) !== 0 && !scene.hindered ? 1 : 0;
  return ((code & ~allowed) !== 0 ? 10 : 0) + ally + hindering;
}

/** The way round a corner by one flanking space: closed too by a wall on either edge it crosses (L1). */
function cornerWay(
  scene: Scene,
  index: number,
  wallIn: number,
  flank: number,
  wallOut: number,
  viewerLevel: number,
  targetLevel: number,
): number {
  const { walls } = scene.field.grid;
  if (((walls[index] ?? 0) & wallIn) !== 0 || ((walls[flank] ?? 0) & wallOut) !== 0) return WALL;
  return crossing(scene, flank, viewerLevel, targetLevel);
}

/** What a space in between does to the line: penalty bits, or why it is closed (L2-L6). */
function crossing(scene: Scene, index: number, viewerLevel: number, targetLevel: number): number {
  if (scene.own.includes(index)) return 0;
  const { grid, codes } = scene.field;
  const code = codes[index]!;
  if ((code & SHUT) !== 0) return grid.terrain[index] === TERRAIN_CODE.void ? VOID : OBSTRUCTING;
  if (scene.influence) return 0;
  const penalty = (code & HINDERS) !== 0 ? HINDERING : 0;
  if (scene.colossal) return penalty;
  if ((code & LEVELS) !== Math.min(viewerLevel, targetLevel)) return ELEVATION;
  // Who looks down ignores the figures below (L4), never terrain.
  if (viewerLevel > targetLevel) return penalty;
  if ((code & scene.opponents) !== 0) return FIGURE;
  return (code & scene.allies) !== 0 ? penalty | ALLIED : penalty;
}
