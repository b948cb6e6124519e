import { describe, expect, test } from 'vitest';
import { canonicalJson, hashOf, hashText } from '../../../src/engine/kernel/hash.ts';

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

describe('hashOf', () => {
  test('is 16 hex digits and changes with every part', () => {
    expect(hashOf({ a: 1 })).toMatch(/^[0-9a-f]{16}$/);
    const hashes = [{ a: 1 }, { a: 2 }, { b: 1 }, [1], '1', 1].map(hashOf);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('a text has the same hash on every machine', () => {
    expect(hashText('')).toBe('811c9dc59dc5811c');
    expect(hashText('middara')).toBe(hashText('middara'));
  });
});
