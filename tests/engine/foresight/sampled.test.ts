import { describe, expect, test } from 'vitest';
import { alarmAt, surprise } from '../../../src/bots/lab/surprise.ts';
import { type Checked, checkForesight, checkOdds } from '../../../src/sim/chances/check-chances.ts';
import { gameContent } from '../../support/games.ts';

/** Of each position. */
const GAMES = 10_000;

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

describe('predicted chances agree with 10,000 sampled games', () => {
  test.each([
    ['chances-0', 0],
    ['chances-1', 1],
  ])('of the next turn of a Combatant, %s', (seed, number) => {
    const checked = checkForesight(gameContent, seed, number, GAMES)!;
    expect(checked.shares.length).toBeGreaterThan(5);
    expect(shown(checked)).toEqual({ of: checked.of, exact: true, off: [] });
  });

  test.each([
    ['chances-1', 1],
    ['chances-2', 2],
  ])('of an answer’s odds, %s', (seed, number) => {
    const checked = checkOdds(gameContent, seed, number, GAMES)!;
    expect(checked.shares.length).toBeGreaterThan(3);
    expect(shown(checked)).toEqual({ of: checked.of, exact: true, off: [] });
  });
});

test('a chance that is a little off is found so by as many games, and one that is right is not', () => {
  expect(surprise(5000, GAMES, 0.5)).toBe(0);
  expect(surprise(5150, GAMES, 0.5)).toBeLessThan(ALARM);
  expect(surprise(5350, GAMES, 0.5)).toBeGreaterThan(ALARM);
  expect(surprise(60, GAMES, 0.01)).toBeLessThan(ALARM);
  expect(surprise(1, GAMES, 0)).toBe(Number.POSITIVE_INFINITY);
  expect(surprise(9_999, GAMES, 1)).toBe(Number.POSITIVE_INFINITY);
});
