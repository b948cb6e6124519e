import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { LabGame } from '../../src/bots/lab/lab-game.ts';
import { keptGames } from '../../src/sim/lab/kept-lab-games.ts';
import { readLabOptions } from '../../src/sim/lab/lab-options.ts';
import { played } from '../../src/sim/lab/play-experiments.ts';
import { BUILT_IN, loadPlace, playable } from '../../src/sim/pack-place.ts';

const content = playable(loadPlace(BUILT_IN));
const folder = mkdtempSync(join(tmpdir(), 'lab-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const yard = { encounter: 'training-yard', bot: 'random' } as const;
const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n');

async function play(file: string, games: number, workers = '1', ...more: string[]): Promise<LabGame[]> {
  const args = ['--everything', '--kept', file, '--games', String(games), '--workers', workers, ...more];
  const all: LabGame[] = [];
  for await (const game of played(readLabOptions(args), content, [yard], console)) all.push(game);
  return all;
}

test('games that are kept are not played again, and what is missing is added', async () => {
  const file = join(folder, 'more.jsonl');
  const two = await play(file, 2);
  expect(linesOf(file)).toHaveLength(2);
  // What a line tells is what counts: so it was not played again.
  const [first, second] = linesOf(file);
  writeFileSync(file, `${first!.replace(/"rounds":\d+/, '"rounds":77')}\n${second}\n`);
  const four = await play(file, 4, '2');
  // Two workers play what one would.
  expect(four.slice(2)).toEqual((await play(join(folder, 'alone.jsonl'), 4)).slice(2));
  expect(four.slice(0, 2)).toEqual([{ ...two[0], rounds: 77 }, two[1]]);
  expect(four.map(({ seed }) => seed)).toEqual(['1-1', '1-2', '1-3', '1-4']);
  expect(linesOf(file)).toHaveLength(4);
  expect(await play(file, 4)).toEqual(four);
});

test('a game of other rules, cards or bot does not count, and is not lost', async () => {
  const file = join(folder, 'others.jsonl');
  await play(file, 1);
  const old = linesOf(file)[0]!
    .replace(/"rules":"[^"]+"/, '"rules":"0.0.0"')
    .replace(/"rounds":\d+/, '"rounds":77');
  writeFileSync(file, `${old}\n`);
  expect(keptGames(file, content).others).toBe(1);
  const [again] = await play(file, 1);
  expect(again!.rounds).not.toBe(77);
  expect(linesOf(file)[0]).toBe(old);
  expect(linesOf(file)).toHaveLength(2);
  expect(keptGames(file, content).of({ ...yard, bot: 'eager' }, '1-1')).toBeUndefined();
});

test('a measurement is added to by games that follow its own', async () => {
  const file = join(folder, 'first.jsonl');
  const three = await play(file, 3);
  const added = await play(file, 2, '1', '--first', '3');
  expect(added.map(({ seed }) => seed)).toEqual(['1-3', '1-4']);
  expect(added[0]).toEqual(three[2]);
  expect(linesOf(file)).toHaveLength(4);
});

test('a line that is no game is named', () => {
  const file = join(folder, 'broken.jsonl');
  writeFileSync(file, '\n{"half":\n');
  expect(() => keptGames(file, content)).toThrow(
    /broken\.jsonl, line 2: expected a game of npm run lab, got \{"half"/,
  );
  expect(() => readLabOptions(['--from', 'a.json', '--kept', file])).toThrow('--kept takes no --from');
});
