import { expect, test } from 'vitest';
import type { Space } from '../../../../src/engine/index.ts';
import { rulerPath } from '../../../../src/ui/board/ground/ruler.ts';
import { edgePath, isDrawn, outlinePath, sizeOfBoard } from '../../../../src/ui/board/place/geometry.ts';
import { nextSpace } from '../../../../src/ui/board/place/grid.ts';

const loops = (path: string) => path.split('z').filter(Boolean).length;

test('an outline goes once round spaces that touch, without the edges between them', () => {
  const spaces: Space[] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];
  expect(outlinePath(spaces)).toBe('M0 0L200 0L200 200L100 200L100 100L0 100L0 0z');
});

test('spaces apart, and holes, have loops of their own', () => {
  expect(
    loops(
      outlinePath([
        [0, 0],
        [5, 5],
      ]),
    ),
  ).toBe(2);
  const ring: Space[] = [];
  for (let x = 0; x < 3; x++) for (let y = 0; y < 3; y++) if (x !== 1 || y !== 1) ring.push([x, y]);
  expect(loops(outlinePath(ring))).toBe(2);
  expect(outlinePath([])).toBe('');
});

test('the edge between neighbours is the side they share', () => {
  expect(edgePath([3, 0], [4, 0])).toBe('M400 0v100');
  expect(edgePath([2, 5], [2, 4])).toBe('M200 500h100');
});

test('the cursor leaps over void and stays at the edge', () => {
  const board = { rows: ['. .'], elevation: [], walls: [] };
  const grid = { ...sizeOfBoard(board), has: (space: Space) => isDrawn(board, space) };
  expect(nextSpace(grid, [0, 0], [1, 0])).toEqual([2, 0]);
  expect(nextSpace(grid, [2, 0], [1, 0])).toBeNull();
});

test('the rulers are one path: a stroke for each digit along the top and the left side', () => {
  const path = rulerPath({ columns: 12, rows: 2 });
  // Ten numbers of one digit and two of two above, two beside.
  expect(path.match(/M/g)).toHaveLength(10 + 2 * 2 + 2);
  expect(path).not.toContain('undefined');
});
