import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { botAnswer, type Way } from '../../../src/games/folklore/bot.ts';
import { playChapter } from '../../../src/games/folklore/play-chapter.ts';
import type { Difficulty } from '../../../src/games/folklore/rules/model/setup.ts';
import { playGuest } from '../../../src/sim/sim-guest.ts';
import { many, proved, provedTest } from '../../support/depth.ts';
import { content, setupOf } from './table.ts';

const HEROES = Object.keys(content.heroes);

/** How often of a hundred a lone hero wins, by the seeds of the page of balance. */
function wonBy(hero: string, difficulty: Difficulty, way: Way, games: number): number {
  let won = 0;
  for (let n = 1; n <= games; n++) {
    const setup = setupOf([hero], { difficulty, seed: `1-${n}` });
    const { ending } = playChapter(content, setup, (state, prompt) =>
      botAnswer({ state, content }, prompt, way),
    );
    if (ending === 'won') won += 1;
  }
  return (100 * won) / games;
}

const page = readFileSync(new URL('../../../content/guests/folklore/BALANCE.md', import.meta.url), 'utf8');
/** The shares that are told of a party: by road and off it, then both in the hard setting. */
const told = new Map(
  [...page.matchAll(/^\| ([a-z, -]+)((?: \| \d+ %, \d+\.\d){4}) \|$/gm)].map(([, party = '', cells = '']) => [
    party,
    [...cells.matchAll(/(\d+) %/g)].map(([, share]) => Number(share)),
  ]),
);

describe('a chapter is fair', () => {
  // What a lone hero wins of a few games says next to nothing: every run plays all four together, by wide bounds.
  test('to whoever goes alone: it is neither won nor lost beforehand', () => {
    const games = many(6, 120);
    const shares = HEROES.map((hero) => wonBy(hero, 'normal', 'road', games));
    const mean = shares.reduce((sum, share) => sum + share) / HEROES.length;
    expect(mean).toBeGreaterThan(30);
    expect(mean).toBeLessThan(100);
    proved({ games: games * HEROES.length });
  });

  provedTest.each(HEROES)('to a lone %s, as the page of balance tells', (hero) => {
    const road = wonBy(hero, 'normal', 'road', 300);
    const off = wonBy(hero, 'normal', 'off-road', 300);
    const hardRoad = wonBy(hero, 'hard', 'road', 300);
    const hardOff = wonBy(hero, 'hard', 'off-road', 300);
    // By road it is neither lost nor won beforehand.
    expect(road).toBeGreaterThanOrEqual(55);
    expect(road).toBeLessThanOrEqual(88);
    // The short cut costs something; in the hard setting the road is no safer than it.
    expect(off).toBeLessThan(road);
    expect(Math.abs(hardRoad - hardOff)).toBeLessThan(15);
    // The very games that the page tells of.
    expect([road, off, hardRoad, hardOff].map(Math.round)).toEqual(told.get(hero));
    proved({ games: 1200 });
  });

  // The rest of the page, as its command prints it.
  provedTest('to every party, as the page of balance tells', () => {
    const out: string[] = [];
    const terminal = { log: (line: string) => void out.push(line), error: () => {} };
    expect(playGuest(['--game', 'folklore', '--report', 'parties', '--games', '300'], terminal)).toBe(0);
    expect(page).toContain(out.join('\n'));
    proved({ games: 300 * 4 * 15 });
  });

  test('and the page has a row for every party there is', () => {
    expect(told.size).toBe(15);
    const lone = HEROES.map((hero) => told.get(hero)![0]!);
    expect(Math.min(...lone)).toBeGreaterThanOrEqual(55);
    // The aim is 85; a share of 300 games is good to three points.
    expect(Math.max(...lone)).toBeLessThanOrEqual(88);
  });
});
