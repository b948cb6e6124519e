import { expect, test } from 'vitest';
import { movePiece } from '../../../../src/engine/procedures/consequences/terrain-pieces.ts';
import { optionsOf } from '../../../support/arena.ts';
import { body, rook, run, scene, token } from '../../../support/encounter-arena.ts';

/** Where a piece in the middle of nine spaces may be moved to, with figures and a token around it. */
function freeFor(terrain: 'obstructing' | 'hindering'): string[] {
  const letter = terrain === 'obstructing' ? '#' : 'h';
  const position = scene({
    board: { rows: ['...', `.${letter}.`, '.#.'] },
    figures: [rook([0, 0]), body('foe', [2, 0])],
    tokens: [token('objective', [0, 1])],
    state: { pieces: [{ id: 'piece', terrain, spaces: [[1, 1]], under: '.' }] as never },
  });
  return optionsOf(run(position, (table) => movePiece(table, 'piece', 'rook')));
}

test('X133: a piece is moved by one step, onto no token and nothing Obstructing, and Obstructing onto no figure', () => {
  const clear = ['space:1,0', 'space:2,1', 'space:0,2', 'space:2,2'];
  expect(freeFor('obstructing')).toEqual(clear);
  expect([...freeFor('hindering')].sort()).toEqual([...clear, 'space:0,0', 'space:2,0'].sort());
});
