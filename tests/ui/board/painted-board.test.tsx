import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withTerrain } from '../../../src/engine/index.ts';
import { FreshTerrain } from '../../../src/ui/board/ground/FreshTerrain.tsx';
import { TerrainSigns } from '../../../src/ui/board/ground/TerrainSigns.tsx';
import { gameContent, street } from '../../support/games.ts';

const { board } = gameContent.encounters[street]!;
const marked = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-terrain]')].map((one) => one.getAttribute('data-terrain'));

test('what has changed since the picture was painted is drawn plainly over it, and nothing else', () => {
  const same = render(
    <svg aria-hidden="true">
      <FreshTerrain board={board} painted={board} />
    </svg>,
  );
  expect(marked(same.container)).toEqual([]);
  const blown = withTerrain(withTerrain(board, [[8, 8]], 'normal'), [[1, 8]], 'hindering');
  const fresh = render(
    <svg aria-hidden="true">
      <FreshTerrain board={blown} painted={board} />
    </svg>,
  );
  expect(marked(fresh.container)).toEqual(['hindering']);
  // One square of floor where there was water.
  expect(fresh.container.querySelector('.board-fresh-stone')!.getAttribute('d')!.match(/M/g)).toHaveLength(1);
});

test('signs of terrain are shown where one points, or all of them', () => {
  const draw = (pointed: [number, number] | null, all: boolean) =>
    marked(
      render(
        <svg aria-hidden="true">
          <TerrainSigns board={board} pointed={pointed} all={all} />
        </svg>,
      ).container,
    );
  expect(draw(null, false)).toEqual([]);
  expect(draw([8, 10], false)).toEqual(['water']);
  expect(draw([0, 8], false)).toEqual([]);
  expect(draw(null, true).length).toBeGreaterThan(20);
});
