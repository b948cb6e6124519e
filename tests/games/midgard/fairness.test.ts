import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TableSize } from '../../../src/games/midgard/rules/model/setup.ts';
import { racesSim } from '../../../src/games/midgard/sim-races.ts';
import { playGuest } from '../../../src/sim/sim-guest.ts';
import { many, proved, provedTest } from '../../support/depth.ts';
import { content } from './sitting.ts';

const page = readFileSync(new URL('../../../content/guests/midgard/BALANCE.md', import.meta.url), 'utf8');

interface Told {
  readonly rounds: number;
  readonly kept: number;
  readonly seats: readonly number[];
}

/** What the page tells of each table and number of players. */
const told = new Map<string, Told>(
  [...page.matchAll(/^\| (short|long) (\d) \| ([\d.]+) \| (\d+) % \| ([\d ]+) \|/gm)].map(
    ([, table, players, rounds, kept, seats = '']) => [
      `${table} ${players}`,
      { rounds: Number(rounds), kept: Number(kept), seats: seats.trim().split(' ').map(Number) },
    ],
  ),
);

/** Races of one table and number of players, by seeds other than those of the page. */
function raced(table: TableSize, players: number, games: number) {
  const sim = racesSim(content);
  const own = { '--table': table, '--players': String(players) };
  const races = Array.from({ length: games }, (_, n) =>
    sim.play({ i: n + 1, seed: `fair-${n + 1}`, own, byChance: null }),
  );
  const mean = (of: (race: (typeof races)[number]) => number) =>
    races.reduce((sum, race) => sum + of(race), 0) / games;
  return {
    races,
    rounds: mean(({ round }) => round),
    kept: mean(({ counts }) => counts['tokens won']) / mean(({ counts }) => counts['tokens tried']),
    seats: Array.from({ length: players }, (_, seat) => mean(({ over }) => (over.winner === seat ? 1 : 0))),
  };
}

describe('a race', () => {
  test('is told of for every table and number of players', () => {
    expect([...told.keys()].sort()).toEqual(
      ['short', 'long'].flatMap((table) => [1, 2, 3, 4].map((players) => `${table} ${players}`)).sort(),
    );
    // Section 11: nobody's seat wins more than eight points above its share.
    for (const { seats } of told.values())
      for (const seat of seats.length > 1 ? seats : [])
        expect(seat - 100 / seats.length).toBeLessThanOrEqual(8);
  });

  test('comes to an end in about as many rounds as the page says, with the goal reached', () => {
    const games = many(2, 60);
    const { races, rounds, kept } = raced('short', 3, games);
    const page = told.get('short 3')!;
    expect(Math.abs(rounds - page.rounds)).toBeLessThan(many(5, 1.5));
    expect(Math.abs(100 * kept - page.kept)).toBeLessThan(many(25, 6));
    expect(races.every(({ over }) => over.winner !== null)).toBe(true);
    proved({ races: games });
  });

  // Hundreds of races.
  provedTest('is fair to every seat, and long tables take longer', () => {
    const { rounds, seats } = raced('long', 4, 120);
    expect(Math.abs(rounds - told.get('long 4')!.rounds)).toBeLessThan(2);
    // Three standard deviations above what is fair to a quarter.
    for (const seat of seats) expect(seat).toBeLessThan(0.25 + 0.08 + 3 * Math.sqrt(0.1875 / 120));
    proved({ races: 120 });
  });

  test('is played from the command line, proven, and tells what was never met', () => {
    const lines: string[] = [];
    const terminal = { log: (line: string) => lines.push(line), error: () => {} };
    const args = [
      '--game',
      'midgard',
      '--games',
      '1',
      '--players',
      '2',
      '--table',
      'short',
      '--hands',
      'closed',
    ];
    expect(playGuest(args, terminal as never)).toBe(0);
    expect(lines.at(-1)).toBe('failed 0');
    expect(lines.some((line) => line.startsWith('short 2   games 1'))).toBe(true);
    expect(lines.some((line) => line.startsWith('skills never met: '))).toBe(true);
  });

  test('does not go on for ever where two could deal back and forth', () => {
    const own = { '--table': 'short', '--players': '2' };
    const { over, counts } = racesSim(content).play({ i: 208, seed: '1-208', own, byChance: null });
    expect(over.winner).not.toBeNull();
    expect(counts.deals).toBeLessThan(20);
  });

  test('by chance keeps the laws of the table as well', () => {
    const lines: string[] = [];
    const terminal = { log: (line: string) => lines.push(line), error: () => {} };
    const args = ['--game', 'midgard', '--games', String(many(1, 20)), '--bot', 'random', '--players', '2'];
    expect(playGuest([...args, '--table', 'short'], terminal as never)).toBe(0);
  });
});
