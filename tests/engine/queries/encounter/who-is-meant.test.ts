import { expect, test } from 'vitest';
import { figureIn } from '../../../../src/engine/index.ts';
import { fitsFilter } from '../../../../src/engine/queries/figures/figure-filter.ts';
import { isInInfluence, listInInfluence } from '../../../../src/engine/queries/figures/sight.ts';
import { hasWallBetween } from '../../../../src/engine/queries/geometry/board-grid.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, corridor, rook, scene, zeke } from '../../../support/encounter-arena.ts';

const position = scene({
  figures: [rook([0, 0]), zeke([2, 0], { damage: 2 }), body('foe', [6, 0]), body('called', [7, 0])],
  board: corridor(8),
});
editFigure(position.state, 'called').spawnedByFigure = true;
const of = (id: string) => figureIn(position.state, id);

test.each([
  ['who was summoned by a figure', { summoned: true }, ['called']],
  ['who is hurt', { damaged: true }, ['zeke']],
  ['who is not', { undamaged: true }, ['rook', 'foe', 'called']],
  ['whoever they are', {}, ['rook', 'zeke', 'foe', 'called']],
] as const)('p.48: of all there are %s is meant', (_, filter, meant) => {
  const fit = position.state.figures.filter((one) => fitsFilter(position, of('rook'), one, filter));
  expect(fit.map(({ id }) => id)).toEqual(meant);
});

test('L6: a figure is within its own Sphere of Influence, also where it stands nowhere', () => {
  const off = { ...of('rook'), at: null };
  expect(isInInfluence(position, of('rook'), of('rook'))).toBe(true);
  expect(isInInfluence(position, off, off)).toBe(true);
  expect(isInInfluence(position, off, of('zeke'))).toBe(false);
  expect(listInInfluence(position, off, [off, of('zeke')])).toEqual([off]);
});

test('G1: a wall on the rim of the board is one from either side', () => {
  const wall = [
    [3, 0],
    [4, 0],
  ] as const;
  const rim = (walls: readonly object[]) => {
    const { board } = scene({ figures: [rook([0, 0])], board: { rows: ['....'], walls } }).state;
    return [hasWallBetween(board, [3, 0], [4, 0]), hasWallBetween(board, [4, 0], [3, 0])];
  };
  expect([rim([wall]), rim([])]).toEqual([
    [true, true],
    [false, false],
  ]);
});
