import { describe, expect, test } from 'vitest';
import { CheckOdds, type Throw } from '../../../src/games/malhya/rules/queries/check-odds.ts';
import { FRACTIONS, told } from './fractions.ts';

const odds = new CheckOdds(FRACTIONS);
const START = { successes: 0, stops: 0 };

const thrown = (
  dice: number,
  difficulty: number,
  limit: number,
  special = 0,
  more: Partial<Throw> = {},
): Throw => ({
  dice,
  special,
  rerollBlank: 0,
  difficulty,
  difficultySpecial: 0,
  limit,
  ...more,
});

describe('section 6.1: the table of chances, exactly', () => {
  test.each<[string, Throw, number, string]>([
    ['1 die, 1 difficulty, limit 1, need 1', thrown(1, 1, 1), 1, '1/2'],
    ['the same with an activation', thrown(1, 1, 1, 1), 1, '4/7'],
    ['the same with 2 dice', thrown(2, 1, 1), 1, '3/5'],
    ['E22', thrown(2, 2, 1, 1), 2, '1744/5929'],
    ['E22 without the activation', thrown(2, 2, 1), 2, '7/32'],
    ['2, 1, 1, 2', thrown(2, 1, 1), 2, '11/25'],
    ['2, 1, 2, 4', thrown(2, 1, 2), 4, '1803/3125'],
    ['E24 with Dexterity 1', thrown(1, 1, 2), 5, '19/128'],
    ['E24 with Dexterity 2', thrown(2, 1, 2), 5, '286/625'],
    ['E24 with Dexterity 3', thrown(3, 1, 2), 5, '1150087/1771561'],
    ['need 5, 1 die', thrown(1, 2, 2), 5, '1664/117649'],
    ['need 5, 2 dice', thrown(2, 2, 2), 5, '2107/16384'],
    ['need 5, 3 dice', thrown(3, 2, 2), 5, '6721201/24137569'],
    ['need 5, 4 dice', thrown(4, 2, 2), 5, '148826997/367653125'],
    ['need 5, 5 dice', thrown(5, 2, 2), 5, '64183209233/128100283921'],
    ['a lock with a green pick', thrown(2, 1, 1), 3, '37/125'],
    ['a lock with a purple pick', thrown(2, 1, 2), 3, '443/625'],
    ['a lock with a yellow pick', thrown(2, 1, 3), 3, '2893/3125'],
  ])('%s', (_, one, need, chance) => {
    expect(told(odds.reaches(one, need, START))).toBe(chance);
  });

  test.each<[number, number, string]>([
    [8, 0, '549329/1419857'],
    [8, 1, '9301/83521'],
    [10, 1, '89/289'],
  ])('on from %i successes and %i stops to 12', (successes, stops, chance) => {
    expect(told(odds.reaches(thrown(3, 2, 2), 12, { successes, stops }))).toBe(chance);
  });

  test('one die: what it shows, and no stop on some', () => {
    expect(odds.successes(thrown(1, 0, 1)).map(told)).toEqual(['1/2', '1/2']);
    expect(odds.successes(thrown(1, 0, 1, 2)).map(told)).toEqual(['1/3', '1/2', '1/6']);
    expect([1, 2, 3, 4].map((dice) => told(odds.stops(thrown(1, dice, 1))[0]!))).toEqual([
      '2/3',
      '4/9',
      '8/27',
      '16/81',
    ]);
  });

  test.each<[number, readonly string[]]>([
    [1, ['1/3', '5/9', '19/27', '65/81']],
    [2, ['0/1', '1/9', '7/27', '11/27']],
    [3, ['0/1', '0/1', '1/27', '1/9']],
  ])('to lose on the next roll with %i stops left', (left, chances) => {
    expect([1, 2, 3, 4].map((dice) => told(odds.failsNext(thrown(1, dice, left), 0)))).toEqual(chances);
  });

  test('the same where the special is a stop (E20)', () => {
    const two = thrown(1, 2, 1, 0, { difficultySpecial: 1 });
    expect(told(odds.failsNext(two, 0))).toBe('3/4');
    expect(told(odds.failsNext({ ...two, limit: 2 }, 0))).toBe('1/4');
  });

  test('a group, best play: E23 in both orders, and two alike', () => {
    const ancient = thrown(1, 2, 3);
    const yoktal = thrown(3, 2, 2);
    const share = (left: readonly Throw[]) => {
      const { n, d } = odds.together(left, 8, 0);
      return (Number((n * 100_000n) / d) / 100_000).toFixed(4);
    };
    expect([share([ancient, yoktal]), share([yoktal, ancient])]).toEqual(['0.1717', '0.1390']);
    const two = [thrown(2, 2, 2), thrown(2, 2, 2)];
    expect(told(odds.together(two, 4, 0))).toBe('252765/524288');
    expect(told(odds.together(two, 6, 0))).toBe('58858163/268435456');
  });

  test('the infinity sign at the stops: how many rolls it takes', () => {
    expect(told(odds.rollsTo(thrown(2, 2, Infinity), 3))).toBe('88/27');
    expect(told(odds.rollsTo(thrown(3, 2, Infinity), 5))).toBe('61576/16807');
    expect(told(odds.reaches(thrown(3, 2, Infinity), 5, START))).toBe('1/1');
  });
});
