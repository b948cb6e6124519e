import { type Board, isSameSpace, type Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import { areBasesAdjacent, areSpacesAdjacent } from './adjacency.ts';
import { levelAt, levelOfBase } from './board-grid.ts';

export interface FlankingAlly {
  readonly id: FigureId;
  readonly spaces: readonly Space[];
}

export interface FlankingOptions {
  readonly edition: '1.08' | '1.1';
  /** The attack's range in spaces: above 1 the attacker has REACH and may count what it passes through. */
  readonly reach?: number;
  /** Spaces that cannot be attacked through (of opponents of the attacker, the target left out). */
  readonly blocked?: readonly Space[];
  /** A COLOSSAL attacker or target: levels do not close the reach's way (L5). */
  readonly colossal?: boolean;
  /** Spaces that flank like an ally, whatever their level, by an ability. */
  readonly solid?: readonly Space[];
}

/**
 * Whether the attacker (melee) and one of its allies are flanking the target (A4, p.50): both adjacent to it,
 * on opposite sides or opposite corners of its base; in edition 1.08 all three on one level. The caller gives
 * only allies that could attack. A REACH attacker may stand in for itself with a space of its reach (p.33).
 */
export function isFlanking(
  board: Board,
  attackerSpaces: readonly Space[],
  targetSpaces: readonly Space[],
  allies: readonly FlankingAlly[],
  options: FlankingOptions,
): boolean {
  return (
    flankingAllyOf(board, attackerSpaces, targetSpaces, allies, options) !== null ||
    (areBasesAdjacent(board, attackerSpaces, targetSpaces) &&
      (options.solid ?? []).some((space) => isOpposite(attackerSpaces, [space], targetSpaces)))
  );
}

/** The first of the allies the attacker is flanking the target with, or null: see `isFlanking`. */
export function flankingAllyOf(
  board: Board,
  attackerSpaces: readonly Space[],
  targetSpaces: readonly Space[],
  allies: readonly FlankingAlly[],
  options: FlankingOptions,
): FigureId | null {
  const isLevelAsked = options.edition === '1.08';
  const level = levelOfBase(board, targetSpaces);
  if (isLevelAsked && levelOfBase(board, attackerSpaces) !== level) return null;
  const near: (readonly Space[])[] = [];
  if (areBasesAdjacent(board, attackerSpaces, targetSpaces)) near.push(attackerSpaces);
  for (const space of reachSpacesOf(board, attackerSpaces, targetSpaces, options)) {
    if (areBasesAdjacent(board, [space], targetSpaces)) near.push([space]);
  }
  for (const ally of allies) {
    if (isLevelAsked && levelOfBase(board, ally.spaces) !== level) continue;
    if (!areBasesAdjacent(board, ally.spaces, targetSpaces)) continue;
    if (near.some((spaces) => isOpposite(spaces, ally.spaces, targetSpaces))) return ally.id;
  }
  return null;
}

/**
 * The spaces next to the target that an attacker with REACH attacks straight through, orthogonally or
 * diagonally (p.33): from any of its spaces to any of the target's within `reach`, each space on the way
 * adjacent to the one before, on the level the line asks for (L4) and not in `blocked` (those of opponents, which
 * cannot be attacked through).
 */
export function reachSpacesOf(
  board: Board,
  attackerSpaces: readonly Space[],
  targetSpaces: readonly Space[],
  { reach = 1, blocked = [], colossal = false }: Pick<FlankingOptions, 'reach' | 'blocked' | 'colossal'>,
): readonly Space[] {
  if (reach < 2) return NO_SPACES;
  const found: Space[] = [];
  const closed = [...attackerSpaces, ...targetSpaces, ...blocked];
  for (const from of attackerSpaces) {
    for (const to of targetSpaces) {
      const dx = to[0] - from[0];
      const dy = to[1] - from[1];
      const length = Math.max(Math.abs(dx), Math.abs(dy));
      if (length < 2 || length > reach) continue;
      if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) continue;
      const level = Math.min(levelAt(board, from), levelAt(board, to));
      const isOpen = (space: Space) =>
        !closed.some((one) => isSameSpace(one, space)) && (colossal || levelAt(board, space) === level);
      const last = throughSpace(board, from, to, length, isOpen);
      if (last !== null && !found.some((space) => isSameSpace(space, last))) found.push(last);
    }
  }
  return found;
}

const NO_SPACES: readonly Space[] = [];

/** The last space before `to` on the straight way from `from`, or null where the way is closed. */
function throughSpace(
  board: Board,
  from: Space,
  to: Space,
  length: number,
  isOpen: (space: Space) => boolean,
): Space | null {
  const dx = Math.sign(to[0] - from[0]);
  const dy = Math.sign(to[1] - from[1]);
  let here = from;
  for (let step = 1; step < length; step++) {
    const next: Space = [from[0] + dx * step, from[1] + dy * step];
    if (!areSpacesAdjacent(board, here, next) || !isOpen(next)) return null;
    here = next;
  }
  return areSpacesAdjacent(board, here, to) ? here : null;
}

/**
 * Whether the segment between the centres of two bases goes through the target's base by two opposite sides,
 * corners being part of both their sides. For single spaces that is: opposite sides or opposite corners.
 */
function isOpposite(a: readonly Space[], b: readonly Space[], target: readonly Space[]): boolean {
  // In quarter spaces, so that all is whole.
  const ax = 2 * (least(a, 0) + most(a, 0) + 1);
  const ay = 2 * (least(a, 1) + most(a, 1) + 1);
  const bx = 2 * (least(b, 0) + most(b, 0) + 1);
  const by = 2 * (least(b, 1) + most(b, 1) + 1);
  const left = 4 * least(target, 0);
  const right = 4 * (most(target, 0) + 1);
  const top = 4 * least(target, 1);
  const bottom = 4 * (most(target, 1) + 1);
  return (
    passesSides(ax, ay, bx, by, left, right, top, bottom) ||
    passesSides(ay, ax, by, bx, top, bottom, left, right)
  );
}

function least(spaces: readonly Space[], axis: 0 | 1): number {
  let found = spaces[0]![axis];
  for (const space of spaces) found = Math.min(found, space[axis]);
  return found;
}

function most(spaces: readonly Space[], axis: 0 | 1): number {
  let found = spaces[0]![axis];
  for (const space of spaces) found = Math.max(found, space[axis]);
  return found;
}

/**
 * Whether the segment from (ax, ay) to (bx, by) meets both sides u = low and u = high within v from `from` to
 * `to`, not merely along an edge.
 */
function passesSides(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  low: number,
  high: number,
  from: number,
  to: number,
): boolean {
  if (Math.min(ax, bx) > low || Math.max(ax, bx) < high) return false;
  const run = bx - ax;
  // v at u, times run; made positive so that comparisons keep their sense.
  const sign = run < 0 ? -1 : 1;
  const atLow = sign * (ay * run + (by - ay) * (low - ax));
  const atHigh = sign * (ay * run + (by - ay) * (high - ax));
  const least = sign * run * from;
  const most = sign * run * to;
  if (atLow < least || atLow > most || atHigh < least || atHigh > most) return false;
  const isAlongEdge = atLow === atHigh && (atLow === least || atLow === most);
  return !isAlongEdge;
}
