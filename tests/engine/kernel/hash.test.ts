import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, hashText } from '../../../src/engine/kernel/hash.ts';

describe('canonicalJson', () => {
  test('does not depend on the order of keys, but on that of lists', () => {
    expect(canonicalJson({ b: 1, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}],"b":1}');
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });

  test('leaves out what JSON leaves out', () => {
    expect(canonicalJson({ a: undefined, b: null })).toBe('{"b":null}');
    expect(canonicalJson({ a: undefined })).toBe(canonicalJson(JSON.parse(JSON.stringify({ a: undefined }))));
  });
});

/** As plainly as it can be said. */
const slowly = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(slowly).join(',')}]`
    : typeof value === 'object' && value !== null
      ? `{${Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, one]) => `${JSON.stringify(key)}:${slowly(one)}`)
          .join(',')}}`
      : JSON.stringify(value);

test('canonicalJson is JSON with its keys in order, whatever letters are in it', () => {
  const aValue = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });
  fc.assert(
    fc.property(aValue, (value) => {
      expect(canonicalJson(value)).toBe(slowly(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 1000, seed: 4 },
  );
  for (const word of ['"', '\\', '\u0000', '\u001f', '\ud800', 'a\udfff', '\u2028', 'ä'])
    expect(canonicalJson([word])).toBe(JSON.stringify([word]));
});

test('hashText: a text has the same hash on every machine', () => {
  expect(hashText('')).toBe('811c9dc59dc5811c');
  expect(hashText('middara')).toMatch(/^[0-9a-f]{16}$/);
  expect(hashText('middara')).not.toBe(hashText('middarb'));
});

test('a hash has sixteen digits, whatever it begins with', () => {
  const hashes = Array.from({ length: 300 }, (_, i) => hashText(`text ${i}`));
  expect(hashes.filter((hash) => !/^[0-9a-f]{16}$/.test(hash))).toEqual([]);
  expect(hashes.some((hash) => hash.startsWith('0'))).toBe(true);
  expect(hashes.some((hash) => hash[8] === '0')).toBe(true);
});
