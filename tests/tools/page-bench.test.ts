import { expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import { BIG, bigBoard } from '../../src/tools/bench-page/big-board.ts';
import { drawnIn } from '../../src/tools/bench-page/frames.ts';
import { framesRow, isMet, tableOf, timeRow } from '../../src/tools/bench-page/page-report.ts';
import { tookFor } from '../../src/tools/bench-page/painting.ts';

test('frames a second are what came in the time it took, with the late ones told', () => {
  const smooth = drawnIn([0, 10, 20, 30, 40]);
  expect(smooth).toEqual({ rate: 100, late: 10, longest: 10 });
  expect(drawnIn([0, 10, 20, 100])).toMatchObject({ rate: 30, longest: 80 });
  expect(drawnIn([]).rate).toBe(0);
});

test('a goal of frames is a least, one of time a most, and what has none misses none', () => {
  const frames = (rate: number) => framesRow('pan', { rate, late: 1, longest: 2 }, 60);
  expect([59, 58].map((rate) => isMet(frames(rate)))).toEqual([true, false]);
  expect([400, 401].map((took) => isMet(timeRow('coarse', took, 400)))).toEqual([true, false]);
  expect(isMet(timeRow('empty', 1e6, null))).toBe(true);
  const table = tableOf([frames(20), timeRow('coarse', 300, 400, 'in a worker')]).split('\n');
  expect(table[0]).toMatch(/^pan +20\.0 frames\/s +at least 60 +MISSED/);
  expect(table[1]).toMatch(/^coarse +300 ms +within 400 +met +in a worker$/);
});

test('a picture has taken as long as until it, or a finer one, is seen', () => {
  const seen = { 0: 1000, 32: 1300, 128: 3500 };
  expect([32, 64, 128].map((size) => tookFor(seen, size))).toEqual([300, 2500, 2500]);
});

test('the board that is measured is a sound pack of forty by forty spaces with twelve figures', () => {
  const files = bigBoard().map(({ path, text }) => ({ path, text, own: true }));
  const { encounters, problems } = loadContent([...readContentFolder('content'), ...files]);
  expect(problems).toEqual([]);
  const { board, combatants } = encounters[`${BIG.pack}:${BIG.encounter}`]!;
  expect(board.rows.map((row) => row.length)).toEqual(Array.from({ length: BIG.side }, () => BIG.side));
  expect(combatants).toHaveLength(8);
});
