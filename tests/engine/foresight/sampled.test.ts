import { describe, expect, test } from 'vitest';
import { alarmAt, surprise } from '../../../src/bots/lab/surprise.ts';
import { type Checked, checkForesight, checkOdds } from '../../../src/sim/chances/check-chances.ts';
import { many, proved, sampleOf } from '../../support/depth.ts';
import { gameContent } from '../../support/games.ts';

/** Games of each position. */
const ALL = 10_000;
const GAMES = many(500, ALL);

/**
 * A few positions; many more by `npm run -s chances`. Beyond the bound chance brings a share in fewer than one of a
 * million such runs; the dice are of seeds, so that each run is the same.
 */
const ALARM = alarmAt(100);

const shown = ({ of, exact, shares }: Checked) => ({
  of,
  exact,
  off: shares.filter(({ came, chance }) => surprise(came, GAMES, chance) > ALARM),
});

const TURNS: readonly (readonly [string, number])[] = [
  ['chances-0', 0],
  ['chances-1', 1],
];
const ANSWERS: readonly (readonly [string, number])[] = [
  ['chances-1', 1],
  ['chances-2', 2],
];

describe('predicted chances agree with 10,000 sampled games', () => {
  test.each(sampleOf(TURNS, 1, 'turns'))('of the next turn of a Combatant, %s', (seed, number) => {
    const checked = checkForesight(gameContent, seed, number, GAMES)!;
    expect(checked.shares.length).toBeGreaterThan(5);
    expect(shown(checked)).toEqual({ of: checked.of, exact: true, off: [] });
    proved({ games: GAMES });
  });

  test.each(sampleOf(ANSWERS, 1, 'answers'))('of an answer’s odds, %s', (seed, number) => {
    const checked = checkOdds(gameContent, seed, number, GAMES)!;
    expect(checked.shares.length).toBeGreaterThan(3);
    expect(shown(checked)).toEqual({ of: checked.of, exact: true, off: [] });
    proved({ games: GAMES });
  });
});

test('a chance that is a little off is found so by as many games, and one that is right is not', () => {
  expect(surprise(5000, ALL, 0.5)).toBe(0);
  expect(surprise(5150, ALL, 0.5)).toBeLessThan(ALARM);
  expect(surprise(5350, ALL, 0.5)).toBeGreaterThan(ALARM);
  expect(surprise(60, ALL, 0.01)).toBeLessThan(ALARM);
  expect(surprise(1, ALL, 0)).toBe(Number.POSITIVE_INFINITY);
  expect(surprise(9_999, ALL, 1)).toBe(Number.POSITIVE_INFINITY);
});
