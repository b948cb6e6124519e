import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonError } from '../../src/check/json-error.ts';
import { told } from '../support/told.ts';

describe('jsonError', () => {
  test.each([
    ['', 1, 1, 'a value'],
    ['{', 1, 2, 'a key in double quotes'],
    ['{"a" 1}', 1, 6, 'a colon'],
    ['{"a": 1 "b": 2}', 1, 9, 'a comma or }'],
    ['[1, 2,]', 1, 7, 'a value'],
    ['[1 2]', 1, 4, 'a comma or ]'],
    ['{\n  "a": 1,\n  "b": tru\n}', 3, 8, 'a value'],
    ['"a\nb"', 1, 3, 'the closing double quote'],
    ['"\\x"', 1, 2, 'a legal escape'],
    ['1 1', 1, 3, 'the end of the file'],
    ['{"a": 1, "a": 2}', 1, 10, 'each key once, "a" stands here twice'],
    ['01', 1, 2, 'the end of the file'],
  ])('finds what is wrong in %j', (text, line, column, expected) => {
    expect(told(jsonError(text)!)).toMatchObject({ line, column, expected });
  });

  test('agrees with JSON.parse on any JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, cut) => {
        expect(jsonError(text)).toBeNull();
        const piece = text.slice(0, cut % (text.length + 1));
        let parses = true;
        try {
          JSON.parse(piece);
        } catch {
          parses = false;
        }
        expect(jsonError(piece) === null).toBe(parses);
      }),
    );
  });
});
