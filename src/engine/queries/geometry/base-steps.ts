import type { Board, Space } from '../../model/board.ts';
import { areBasesAdjacent } from './adjacency.ts';
import { ALL_DIRECTIONS, baseSpaces, gridOf, isOnGrid, spaceOfIndex } from './board-grid.ts';
import { moverField, placeOf, stepCode } from './mover-field.ts';
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
  const cells = grid.width * grid.height;
  const steps = new Int16Array(cells);
  const queue: number[] = [];
  for (let index = 0; index < cells; index++) {
    if (roomOf(placeOf(field, index)) !== ROOM) continue;
    if (!areBasesAdjacent(board, baseSpaces(spaceOfIndex(grid, index), size), target)) continue;
    steps[index] = 1;
    queue.push(index);
  }
  for (let head = 0; head < queue.length; head++) {
    const index = queue[head]!;
    const x = index % grid.width;
    const y = (index - x) / grid.width;
    for (let direction = 0; direction < ALL_DIRECTIONS.length; direction++) {
      const { dx, dy } = ALL_DIRECTIONS[direction]!;
      if (stepCode(field, x, y, dx, dy) < 0) continue;
      const next = index + grid.offsets[direction]!;
      if (steps[next] !== 0) continue;
      steps[next] = steps[index]! + 1;
      queue.push(next);
    }
  }
  return ([x, y]) => (isOnGrid(grid, x, y) ? steps[y * grid.width + x]! || null : null);
}
