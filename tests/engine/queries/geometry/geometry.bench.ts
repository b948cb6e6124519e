import { bench, describe } from 'vitest';
import type { Space } from '../../../../src/engine/model/board.ts';
import { stepsFrom } from '../../../../src/engine/queries/geometry/adjacency.ts';
import type { Occupant } from '../../../../src/engine/queries/geometry/line-of-sight.ts';
import { sightBetween } from '../../../../src/engine/queries/geometry/line-of-sight.ts';
import { reachOf } from '../../../../src/engine/queries/geometry/movement.ts';
import { threatenedPlaces, waysOf } from '../../../../src/engine/queries/geometry/ways.ts';
import { randomBoard, seededRandom } from '../../../support/random-boards.ts';

const next = seededRandom(99);
const board = randomBoard(next, 30, 30, { terrain: '............hhwd#', levels: '1', wallEvery: 40 });
const at: Space = [15, 15];
const occupants: Occupant[] = Array.from({ length: 10 }, (_, i) => ({
  id: `f${i}`,
  spaces: [[11 + next(9), 10 + next(4)] as Space],
  relation: i < 6 ? 'opponent' : 'ally',
}));
const threats = occupants
  .filter(({ relation }) => relation === 'opponent')
  .map(({ id, spaces }) => ({ id, places: threatenedPlaces(board, [1, 1], spaces) }));

describe('geometry on 30 by 30', () => {
  bench('sight from one space to 900', () => {
    for (let y = 0; y < 30; y++) for (let x = 0; x < 30; x++) sightBetween(board, [at], [[x, y]], occupants);
  });
  bench('steps flood', () => {
    stepsFrom(board, [at]);
  });
  bench('reach with 6 points', () => {
    reachOf(board, { at, size: [1, 1] }, 6, occupants);
  });
  bench('reach with 12 points', () => {
    reachOf(board, { at, size: [1, 1] }, 12, occupants);
  });
  bench('ways with 6 points, 6 opponents, jumps of 2', () => {
    waysOf(board, { at, size: [1, 1] }, { points: 6, occupants, threats, jump: { maxSpaces: 2 } });
  });
  bench('ways with 12 points, 6 opponents, jumps of 2', () => {
    waysOf(board, { at, size: [1, 1] }, { points: 12, occupants, threats, jump: { maxSpaces: 2 } });
  });
  bench('ways with 12 points, 6 opponents, jumps of 4', () => {
    waysOf(board, { at, size: [1, 1] }, { points: 12, occupants, threats, jump: { maxSpaces: 4 } });
  });
});
