import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readBenchOptions } from '../../src/sim/bench/bench-options.ts';
import { benchPage } from '../../src/sim/bench/bench-plots.ts';
import { gainOf, linesOf, type Measured, ratioOf } from '../../src/sim/bench/bench-report.ts';
import { ROWS } from '../../src/sim/bench/bench-rows.ts';
import { measure, middleOf } from '../../src/sim/bench/measure-time.ts';
import { differenceFrom, lineOf } from '../../src/sim/bench/same.ts';
import { UsageError } from '../../src/sim/sim-options.ts';
import { asNpmStarts } from '../support/command.ts';
import { drive, newGame, street } from '../support/games.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('arguments of npm run bench', () => {
  test('name rows, a commit, a page and how long', () => {
    expect(readBenchOptions([])).toEqual({ rows: [], against: null, page: null, seconds: 1, same: 0 });
    expect(readBenchOptions(['odds', '--against', 'HEAD~1', '--seconds', '0.5', 'undo'])).toEqual({
      rows: ['odds', 'undo'],
      against: 'HEAD~1',
      page: null,
      seconds: 0.5,
      same: 0,
    });
    expect(readBenchOptions(['--same', '20'])).toMatchObject({ same: 20, against: null });
    expect(readBenchOptions(['--against', '--page'])).toMatchObject({ against: 'HEAD', page: 'bench.html' });
  });
  test.each([
    ['--second', '1'],
    ['--seconds'],
    ['--seconds', 'x'],
    ['--seconds', '0'],
    ['--seconds', '601'],
    ['--same'],
    ['--same', '1.5'],
  ])('refuse %s %s', (...args) => expect(() => readBenchOptions(args)).toThrow(UsageError));
});

test('works are measured in turn, each as often as the others, and what makes ready is not counted', () => {
  const done: string[] = [];
  const work = (name: string) => ({
    ready: () => void done.push(`ready ${name}`),
    run: () => {
      done.push(name);
      for (const until = process.cpuUsage().user + 2000; process.cpuUsage().user < until; );
      return 1000;
    },
  });
  const [a, b] = measure([work('a'), work('b')], 0.007);
  expect(done.join(' ')).toMatch(
    /^(ready a a )+(ready b b )+(ready a a )+(ready b b )+(ready b b )+(ready a a )+/,
  );
  // Two thousand microseconds for a thousand times, and whatever the machine adds.
  for (const time of [a!, b!]) expect(time.least).toBeGreaterThanOrEqual(1.9);
  for (const { least, middle, most } of [a!, b!])
    expect([least, middle, most]).toEqual([least, middle, most].sort((x, y) => x - y));
  expect([middleOf([3, 1, 2]), middleOf([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

const time = (middle: number) => ({ middle, least: middle / 2, most: middle * 2 });
const row: Measured = {
  name: 'odds',
  what: 'odds <b>',
  now: time(30),
  before: time(90),
  against: { what: 'of a plain one', now: time(6), before: time(9) },
};

test('a row tells what it costs, what it is a ratio to, and what it cost before', () => {
  expect([gainOf(row), ratioOf(row)]).toEqual([3, 5]);
  expect(linesOf(row).join('\n')).toMatch(
    /30 µs \(15 to 60\).*odds[\s\S]*5 times +of a plain one[\s\S]*90 µs.*3 times as fast/,
  );
  const page = benchPage('Head', [row, { ...row, name: 'alone', before: null, against: null }], ['a note']);
  expect(page).toContain('odds &#60;b&#62;');
  expect(page).toContain('<svg');
  expect(page).toContain('a note');
});

test('the command measures this checkout beside a commit, and writes the page', () => {
  const file = join(folder, 'bench.html');
  const args = ['undo', '--seconds', '0.01', '--page', file];
  const said = execFileSync(process.execPath, [...asNpmStarts('bench'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(said).toMatch(/^undo +[\d.]+ µs/);
  expect(said).toMatch(/letters of a link for each decision/);
  expect(readFileSync(file, 'utf8')).toContain('taking back a decision');
});

test('every row has a name of its own', () => {
  expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length);
});

describe('the same games', () => {
  const played = drive(newGame(street, 'same'), 'random', 'same', 60);

  test('are the same to the end, or part where an event or a question differs', () => {
    expect(differenceFrom(played, newGame(street, 'same'))).toBeNull();
    expect(differenceFrom(played, newGame(street, 'other'))).not.toBeNull();
    const changed = { ...played.events[20]!, type: 'roundBegan' };
    const events = played.events.map((event, n) => (n === 20 ? changed : event));
    const told = Object.assign(played.fork(), { events });
    const difference = differenceFrom(told, newGame(street, 'same'))!;
    expect(difference.before).toBe(JSON.stringify(played.events[20]));
    const game = { encounter: street, policy: 'random', seed: 'same', decisions: 60, events: 99, difference };
    expect(lineOf(game)).toContain(`${street}, random, seed same, after decision ${difference.after}:`);
  });

  test('are played by the command on this checkout and on a commit', () => {
    const said = execFileSync(process.execPath, [...asNpmStarts('bench'), '--same', '2'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(said).toMatch(/^2 games, \d+ decisions, \d+ events: the same as in HEAD$/m);
  });
});
