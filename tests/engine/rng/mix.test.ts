import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../src/engine/rng/chance.ts';
import { type RngWords, wordsFromMix, wordsFromSeed } from '../../../src/engine/rng/rng-words.ts';
import { mixNo } from '../../support/mixes.ts';

const MIX = '0123456789abcdeffedcba9876543210';

describe('X500 a mix', () => {
  test('goes whole into the generator: four words of 32 bits', () => {
    expect(wordsFromMix(MIX)).toEqual([0x01234567, 0x89abcdef, 0xfedcba98, 0x76543210]);
    for (let digit = 0; digit < 32; digit++) {
      const other = `${MIX.slice(0, digit)}${MIX[digit] === 'f' ? 'e' : 'f'}${MIX.slice(digit + 1)}`;
      expect(wordsFromMix(other)).not.toEqual(wordsFromMix(MIX));
    }
  });

  test('is never all zero, where the generator would stand still', () => {
    expect(wordsFromMix('0'.repeat(32)).some((word) => word !== 0)).toBe(true);
  });

  test('as the seed of a set-up it is the same words; any other seed is what it was', () => {
    expect(wordsFromSeed(`mix:${MIX}`)).toEqual(wordsFromMix(MIX));
    for (const seed of [`mix:${MIX}0`, `mix:${MIX.toUpperCase()}`, `Mix:${MIX}`, MIX, `mix: ${MIX}`])
      expect(wordsFromSeed(seed)).not.toEqual(wordsFromMix(MIX));
    expect(wordsFromSeed('anna')).toEqual([1689673488, 455381525, 1723864079, 4164547562]);
  });

  test.each(['', 'f', `${MIX}0`, MIX.slice(1), MIX.toUpperCase(), `${MIX.slice(1)}g`])(
    '%j is none',
    (text) => {
      expect(() => wordsFromMix(text)).toThrow(RangeError);
    },
  );
});

/** How far counts are from all alike, as chi-squared; `games` mixes, the `which`th die of each. */
function chiSquared(sides: number, which: number, games: number): number {
  const counts = new Array<number>(sides).fill(0);
  for (let n = 0; n < games; n++) {
    let words: RngWords = wordsFromMix(mixNo(n, 'dice'));
    let value = 0;
    for (let i = 0; i <= which; i++) ({ value, words } = seededChance.pick(words, sides, `d${sides}`));
    counts[value]! += 1;
  }
  const mean = games / sides;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

/** Beyond it lies one in ten thousand of fair dice; the mixes are the same each time, so it never comes by chance. */
const BOUND = { 6: 25.7, 20: 52.4 } as const;

test.each([
  [6, 0],
  [6, 1],
  [6, 5],
  [20, 0],
  [20, 3],
] as const)('dice of %i sides are fair, die %i of each mix', (sides, which) => {
  expect(chiSquared(sides, which, 6000)).toBeLessThan(BOUND[sides]);
});

test('the first die of a mix says nothing of the second', () => {
  const pairs = new Array<number>(36).fill(0);
  const games = 7200;
  for (let n = 0; n < games; n++) {
    const first = seededChance.pick(wordsFromMix(mixNo(n, 'pairs')), 6, 'd6');
    pairs[first.value * 6 + seededChance.pick(first.words, 6, 'd6').value]! += 1;
  }
  const mean = games / 36;
  expect(pairs.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)).toBeLessThan(76);
});
