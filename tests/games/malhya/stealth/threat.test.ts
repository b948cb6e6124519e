import { describe, expect, test } from 'vitest';
import {
  STEALTH_FACES,
  stealthDiceFor,
  stealthFace,
  stealthOdds,
  threatRolled,
} from '../../../../src/games/malhya/rules/stealth/stealth-dice.ts';
import {
  alarmSpace,
  isAlarm,
  threatAfter,
  threatRow,
} from '../../../../src/games/malhya/rules/stealth/threat.ts';
import { content } from '../trial.ts';

describe('the threat track', () => {
  test('rows by the place of the cube, the alarm at its end (M309, M321, M324)', () => {
    expect([1, 9, 10, 19].map((at) => threatRow('normal', at).sight)).toEqual([1, 1, 2, 3]);
    expect([1, 7, 13].map((at) => threatRow('extreme', at).cards)).toEqual([3, 3, 4]);
    expect([alarmSpace('normal'), alarmSpace('extreme')]).toEqual([27, 18]);
    expect([isAlarm('normal', 26), isAlarm('normal', 27)]).toEqual([false, true]);
  });

  test('not below its first space, not past its last (MA-63)', () => {
    expect([threatAfter('normal', 3, -9), threatAfter('normal', 20, 30)]).toEqual([1, 27]);
  });
});

describe('stealth dice', () => {
  test('three white ones are one black; four lines one of each (M339, MA-5)', () => {
    expect([0, 1, 2, 3, 4].map(stealthDiceFor)).toEqual([
      [],
      ['white'],
      ['white', 'white'],
      ['black'],
      ['black', 'white'],
    ]);
  });

  test('a white special is worth heavy pieces, a black one is the alarm (M340, M341)', () => {
    const roll = (die: 'white' | 'black', heavy: number) =>
      threatRolled('normal', 5, [{ die, face: 'special' }], heavy);
    expect(roll('white', 2)).toEqual({ threat: 7, alarm: false });
    expect(roll('white', 0)).toEqual({ threat: 5, alarm: false });
    expect(roll('black', 0)).toEqual({ threat: 5, alarm: true });
    const two = [
      { die: 'white', face: 1 },
      { die: 'black', face: 2 },
    ] as const;
    expect(threatRolled('normal', 25, two, 0)).toEqual({ threat: 27, alarm: true });
  });

  test('section 6.4: exact odds', () => {
    expect(stealthOdds('normal', 1, ['white', 'white'], 0).nothing).toEqual([4, 9]);
    expect(stealthOdds('normal', 1, ['white', 'white'], 1).nothing).toEqual([1, 4]);
    expect(stealthOdds('normal', 1, stealthDiceFor(3), 0).alarm).toEqual([1, 6]);
    expect(stealthOdds('normal', 9, ['white'], 0)).toEqual({
      alarm: [0, 1],
      nextRow: [1, 3],
      nothing: [2, 3],
    });
    expect(stealthOdds('normal', 26, ['white'], 1).alarm).toEqual([1, 2]);
    // A white die: (2 + h) / 6 with h heavy pieces.
    for (const heavy of [0, 1, 2, 3]) {
      const sum = STEALTH_FACES.white.reduce<number>((all, face) => {
        const brings = stealthFace('white', face, heavy);
        return all + (brings === 'alarm' ? 0 : brings);
      }, 0);
      expect(sum).toBe(2 + heavy);
    }
    // Three lines, k turns without an alarm: (5/6)^k.
    const without = [1, 2, 3].map((k) => stealthOdds('extreme', 1, Array(k).fill('black'), 0).alarm);
    expect(without.map(([n, d]) => Math.round(1000 * (1 - n / d)) / 1000)).toEqual([0.833, 0.694, 0.579]);
  });

  test('section 6.4: none of the three noise cards of thirty among the next 2, 3, 6', () => {
    const cards = Object.values(content.actions);
    const noise = cards.filter(({ stealth }) => stealth?.one?.to === 'noise').length;
    const none = (drawn: number) => {
      let [above, below] = [1, 1];
      for (let i = 0; i < drawn; i++)
        [above, below] = [above * (cards.length - noise - i), below * (cards.length - i)];
      return [above, below] as const;
    };
    const isShare = ([above, below]: readonly [number, number], n: number, d: number) =>
      above * d === below * n;
    expect(isShare(none(2), 117, 145)).toBe(true);
    expect(isShare(none(3), 585, 812)).toBe(true);
    expect(isShare(none(6), 506, 1015)).toBe(true);
  });
});
