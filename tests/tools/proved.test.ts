import { describe, expect, test } from 'vitest';
import { type Fingerprint, tool } from '../../src/tools/prove/fingerprint.ts';
import { listProofs } from '../../src/tools/prove/proofs.ts';
import { type Entry, readProved, shrunk } from '../../src/tools/prove/proved.ts';
import { staleLine, standingOf } from '../../src/tools/prove/standing.ts';

const now: Pick<Fingerprint, 'code' | 'data'> = { code: 'c0de', data: 'da7a' };
const entry: Entry = { ...now, tool, tests: 3, counts: { games: 12 }, seconds: 4, at: '2026-11-28' };

describe('what is proved (npm run prove)', () => {
  const proofs = listProofs().map(({ file }) => file);

  test('is every test file that goes deeper when proving, and every browser spec', () => {
    expect(proofs).toContain('e2e/smoke.spec.ts');
    expect(proofs).not.toContain('tests/tools/proved.test.ts');
  });

  test('is written down of proofs there are', () => {
    expect(Object.keys(readProved()).filter((file) => !proofs.includes(file))).toEqual([]);
  });

  test('holds as long as code and data are what they were', () => {
    expect(standingOf(entry, now)).toBe('holds');
    expect(standingOf(entry, { ...now, code: 'other' })).toBe('older');
    expect(standingOf(entry, { ...now, data: 'other' })).toBe('older');
    expect(standingOf({ ...entry, tool: 'esbuild 0' }, now)).toBe('other');
    expect(standingOf(undefined, now)).toBe('never');
  });

  test('may only grow', () => {
    expect(shrunk(entry, { counts: { games: 12, tries: 1 } })).toEqual([]);
    expect(shrunk(entry, { counts: { games: 11 } })).toEqual([{ what: 'games', was: 12, is: 11 }]);
    expect(shrunk(entry, { counts: {} })).toEqual([{ what: 'games', was: 12, is: 0 }]);
    expect(shrunk(undefined, { counts: {} })).toEqual([]);
  });

  test('is told in a line, the stale by name', () => {
    expect(staleLine(new Map([['a', 'holds']]))).toBe('proved: all 1 parts hold');
    expect(
      staleLine(
        new Map([
          ['a', 'holds'],
          ['b', 'older'],
          ['c', 'never'],
        ]),
      ),
    ).toBe('proved: 1 of 3 parts hold; 1 older than what they prove (b); 1 never proved (c): npm run prove');
  });
});
