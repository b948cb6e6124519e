import { expect, test } from 'vitest';
import type { Outlook } from '../../src/bots/planner/outlook.ts';
import { type Effort, race } from '../../src/bots/planner/race.ts';
import { finished } from '../../src/engine/index.ts';

const outlook = (worth: number): Outlook => ({
  worth,
  won: 0,
  lost: 0,
  fallen: 0,
  hp: 0,
  foes: 0,
  foesHp: 0,
});

function raced(lines: readonly string[], worth: (line: string, seed: number) => number, effort: Effort) {
  const made: string[] = [];
  const order = finished(
    race(
      lines,
      (line, seed) => {
        made.push(`${line}${seed}`);
        return outlook(worth(line, seed));
      },
      effort,
    ),
  );
  return { made, order: order.map(({ line }) => line), runs: order.map(({ runs }) => runs.length) };
}

/** Luck that every line has alike, from seed to seed. */
const luck = (seed: number): number => [40, -35, 22, -30, 38, -18, 9, -26][seed % 8]!;

test('every line is run with the same seeds, so that luck they share decides nothing', () => {
  const { made, order } = raced(['a', 'b'], (line, seed) => luck(seed) + Number(line === 'b'), {
    runs: 4,
    rounds: 1,
    least: 8,
  });
  expect(made.sort()).toEqual(['a0', 'a1', 'a2', 'a3', 'b0', 'b1', 'b2', 'b3']);
  expect(order).toEqual(['b', 'a']);
});

test('the first line is kept where another is ahead by no more than chance explains', () => {
  const { order } = raced(['a', 'b'], (line, seed) => (line === 'b' ? luck(seed) : 0), {
    runs: 8,
    rounds: 1,
    least: 8,
  });
  expect(order).toEqual(['a', 'b']);
});

test('the worse half is given up after each round, never the first', () => {
  const worths: Readonly<Record<string, number>> = { a: -3, b: 4, c: 3, d: 0, e: -1 };
  const worth = (line: string, seed: number) => worths[line]! + (line === 'a' ? 0 : luck(seed) / 4);
  const { order, runs } = raced(['a', 'b', 'c', 'd', 'e'], worth, { runs: 4, rounds: 2, least: 4 });
  expect(Object.fromEntries(order.map((line, i) => [line, runs[i]]))).toEqual({
    a: 8,
    b: 8,
    c: 8,
    d: 4,
    e: 4,
  });
  expect(order.slice(-2)).toEqual(['d', 'e']);
});

test('a race that is clear ends early, and a lone line is not run', () => {
  const worths: Readonly<Record<string, number>> = { a: 0, b: 9, c: -9 };
  expect(raced(['a', 'b', 'c'], (line) => worths[line]!, { runs: 4, rounds: 3, least: 4 }).made).toHaveLength(
    12,
  );
  expect(raced(['a'], () => 0, { runs: 4, rounds: 3, least: 4 })).toEqual({
    made: [],
    order: ['a'],
    runs: [0],
  });
});

test('within a round a line is given up that is far behind, or came to the same as another in four runs', () => {
  const worths: Readonly<Record<string, number>> = { a: 0, b: 0, c: 1, d: 1, e: -90 };
  const worth = (line: string, seed: number) => worths[line]! + (line < 'c' ? 0 : luck(seed) / 50);
  const { made, order, runs } = raced(['a', 'b', 'c', 'd', 'e'], worth, { runs: 4, rounds: 2, least: 2 });
  expect(Object.fromEntries(order.map((line, i) => [line, runs[i]]))).toEqual({
    a: 4,
    b: 4,
    c: 4,
    d: 4,
    e: 2,
  });
  expect(made).toHaveLength(18);
  expect(order.slice(0, 2)).toEqual(['c', 'a']);
  const alike = raced(['a', 'b'], (_, seed) => luck(seed), { runs: 8, rounds: 1, least: 2 });
  expect(alike.runs).toEqual([4, 4]);
});

test('a line that is ahead in two runs by little is no reason to give up another', () => {
  const worth = (line: string, seed: number) => (line === 'b' ? 9 : [0, 0, 40, 40][seed]!);
  const { order, runs } = raced(['a', 'b'], worth, { runs: 4, rounds: 1, least: 2 });
  expect([order, runs]).toEqual([
    ['a', 'b'],
    [4, 4],
  ]);
});
