import { describe, expect, test } from 'vitest';
import type { AbraxisEvent } from '../../../src/abraxis/index.ts';
import * as words from '../../../src/words/en/ui/abraxis.ts';

const setup = {
  players: [
    { seat: 'a', name: 'Ann' },
    { seat: 'b', name: 'Bram' },
  ],
};
type Bare<E> = E extends unknown ? Omit<E, 'rule'> : never;
const told = (event: Bare<AbraxisEvent>) =>
  words.told({ ...event, rule: 'p.70' } as AbraxisEvent, setup)?.text ?? null;

describe('the words of the dice game', () => {
  test('of what is too many and missing', () => {
    expect(words.offText({ book: 1, shield: -1, burst: 0 })).toBe('short by 1 shield, over by 1 book');
    expect(words.offText({ book: -2, shield: -3, burst: 0 })).toBe('short by 2 books, 3 shields');
    expect(words.offText({ book: 0, shield: 0, burst: 2 })).toBe('over by 2 bursts');
    expect(words.offText({ book: 0, shield: 0, burst: 0 })).toBe('an exact match');
  });

  test('of odds, with their sign', () => {
    expect([-0.714, 0.5, 0.001, -0.001].map(words.odds)).toEqual(['−0.71', '+0.50', '±0', '±0']);
  });

  test('of what happens', () => {
    expect(told({ type: 'diceLocked', player: 0, dice: [0, 2], fate: 1 })).toBe(
      'Ann keeps 2 dice (costs 1 Fate).',
    );
    expect(told({ type: 'diceLocked', player: 1, dice: [3], fate: 0 })).toBe('Bram keeps 1 die.');
    expect(told({ type: 'diceLocked', player: 1, dice: [], fate: 1 })).toBe(
      'Bram keeps none (costs 1 Fate).',
    );
    expect(told({ type: 'rollEnded', finished: [] })).toBeNull();
    expect(told({ type: 'rollEnded', finished: [0, 1] })).toBe('Ann and Bram have kept all four.');
    const compared = { type: 'symbolsCompared', player: 0 } as const;
    expect(told({ ...compared, off: { book: 0, shield: -2, burst: 0 }, change: -1, points: 0 })).toBe(
      'Ann: short by 2 shields, −1 point, out.',
    );
    expect(told({ ...compared, off: { book: 0, shield: 0, burst: 0 }, change: 2, points: 12 })).toBe(
      'Ann: an exact match, +2 points.',
    );
    expect(told({ type: 'gameEnded', left: [1] })).toBe('The game is over. 1 of 2 is still in.');
    expect(words.leftText(0, 4)).toBe('Nobody is still in.');
    expect(words.leftText(4, 4)).toBe('All 4 are still in.');
  });
});
