import { describe, expect, test } from 'vitest';
import { didYouMean } from '../../src/check/did-you-mean.ts';
import { jsonError } from '../../src/check/json-error.ts';
import { beyondLimits } from '../../src/check/limits.ts';
import { parseValue } from '../../src/check/parse-value.ts';
import { few, list, text, withFields } from '../../src/check/schemas.ts';
import { findingLine } from '../../src/words/en/problems.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('JSON that is nested without end', () => {
  test('is told where it goes too deep, and goes through no reader that goes into itself', () => {
    expect(jsonError(nested(64))).toBeNull();
    const { line, column, expected } = jsonError(nested(1_000_000))!;
    expect({ line, column, expected }).toEqual({
      line: 1,
      column: 65,
      expected: { what: 'at-most', most: 64, of: 'levels' },
    });
  });

  test('also where it was parsed elsewhere, before any schema', () => {
    const parsed = parseValue(withFields({}), JSON.parse(`{"a":${nested(50_000)}}`));
    expect(parsed.ok ? [] : parsed.problems.map(findingLine)).toEqual([
      '$.a[0][0][0][0][0][0][0]…: expected at most 64 levels of brackets inside one another, got more',
    ]);
  });
});

describe('JSON that is long', () => {
  test.each([
    [{ a: 'x'.repeat(200_001) }, '$.a: expected at most 200000 letters, got 200001 letters'],
    [{ a: new Array(500_001).fill(0) }, '$.a: expected at most 500000 entries, got 500001 entries'],
    [
      { ['k'.repeat(2_000_000)]: 1 },
      '$: expected at most 200 letters in the name of a field, got 2000000 letters in the name of a field',
    ],
  ])('is told of', (json, line) => {
    expect(findingLine(beyondLimits(json)!)).toBe(line);
  });

  test('is not compared letter by letter with every name there is', () => {
    expect(didYouMean(`damag${'e'.repeat(2_000_000)}`, ['damage'])).toBeUndefined();
    expect(didYouMean('damagee', ['damage'])).toEqual({ hint: 'did-you-mean', name: 'damage' });
  });
});

test('numbers, texts and lists say how much there may be', () => {
  const linesOf = (json: object) => {
    const parsed = parseValue(withFields({ number: few, word: text, all: list(few, 3) }), json);
    return parsed.ok ? [] : parsed.problems.map(findingLine);
  };
  expect(linesOf({ number: 99, word: 'x', all: [1, 2, 3] })).toEqual([]);
  expect(linesOf({ number: 100, word: 'x'.repeat(4001), all: [1, 2, 3, 4] })).toEqual([
    '$.number: expected a whole number from 1 to 99, got 100',
    `$.word: expected at most 4000 letters, got "${'x'.repeat(56)}...`,
    '$.all: expected at most 3 entries, got [1,2,3,4]',
  ]);
});
