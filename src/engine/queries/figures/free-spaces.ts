import type { Space } from '../../model/board.ts';
import type { Position } from '../../model/position.ts';
import { leastSteps, rangeOfBases, stepsFrom } from '../geometry/adjacency.ts';
import { baseSpaces, isSpace, listSpaces, terrainOfBase } from '../geometry/board-grid.ts';
import { isPlaced, listStanding } from './figures.ts';

/** Whether a base of that size has room there: spaces all of them, nobody on any. */
export function isFree(
  position: Position,
  at: Space,
  size: readonly [number, number],
  without: readonly string[] = [],
): boolean {
  for (const space of baseSpaces(at, size)) if (!isSpace(position.state.board, space)) return false;
  const base = { at, size };
  for (const figure of listStanding(position.state)) {
    if (!isPlaced(figure) || without.includes(figure.id)) continue;
    if (rangeOfBases(base, figure) === 0) return false;
  }
  return true;
}

/**
 * C9: the free spaces nearest to a place (king's steps, G4) that are not Dangerous, all those equally near, by
 * row and column. `without` names figures that do not count as standing there.
 */
export function listNearestFree(
  position: Position,
  near: readonly Space[],
  size: readonly [number, number],
  without: readonly string[] = [],
): Space[] {
  const { board } = position.state;
  const flood = stepsFrom(board, near);
  let best = Number.POSITIVE_INFINITY;
  let found: Space[] = [];
  for (const at of listSpaces(board)) {
    if (!isFree(position, at, size, without) || terrainOfBase(board, baseSpaces(at, size)) === 'dangerous')
      continue;
    const steps = leastSteps(board, flood, baseSpaces(at, size));
    if (steps === null || steps > best) continue;
    if (steps < best) found = [];
    best = steps;
    found.push(at);
  }
  return found;
}
