import type { Board, Space } from '../../model/board.ts';
import { areBasesAdjacent } from './adjacency.ts';
import { ALL_DIRECTIONS, baseSpaces, gridOf } from './board-grid.ts';
import { moverField, placeAt, stepCode } from './mover-field.ts';
import { ROOM, roomOf } from './place-codes.ts';

/**
 * King's steps of ruling G4 for a base larger than one space (X27): only through places where all of it has
 * room, so that it goes round a gap too narrow for it. By reference space; null where no way leads.
 */
export function stepsOfLargeBase(
  board: Board,
  size: readonly [width: number, height: number],
  target: readonly Space[],
): (at: Space) => number | null {
  const grid = gridOf(board);
  // FLIGHT ignores what G4 ignores: figures, elevation, and terrain but Obstructing.
  const field = moverField(board, { at: [0, 0], size, flight: true, diagonal: true }, []);
  const steps = new Map<number, number>();
  let edge: Space[] = [];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const isBeside = () => areBasesAdjacent(board, baseSpaces([x, y], size), target);
      if (roomOf(placeAt(field, x, y)) !== ROOM || !isBeside()) continue;
      steps.set(y * grid.width + x, 1);
      edge.push([x, y]);
    }
  }
  for (let step = 2; edge.length > 0; step++) {
    const next: Space[] = [];
    for (const [x, y] of edge) {
      for (const { dx, dy } of ALL_DIRECTIONS) {
        const key = (y + dy) * grid.width + x + dx;
        if (steps.has(key) || stepCode(field, x, y, dx, dy) < 0) continue;
        steps.set(key, step);
        next.push([x + dx, y + dy]);
      }
    }
    edge = next;
  }
  return ([x, y]) => steps.get(y * grid.width + x) ?? null;
}
