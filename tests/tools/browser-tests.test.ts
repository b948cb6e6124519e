import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../e2e/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const specs = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'));
const walks = /export const TOUR = \{([^}]*)\}/.exec(read('tour.ts'))?.[1]?.match(/\w+/g) ?? [];

/** Walks of the tour that only the proof goes: states of screens that the others see. */
const states =
  /const STATES: readonly string\[\] = \[([^\]]*)\]/.exec(read('screens.spec.ts'))?.[1]?.match(/\w+/g) ?? [];

/** How many tests of a spec every run of the tests runs; a test of the tour stands there once for all its walks. */
const quickIn = (text: string) =>
  (text.match(/'@quick'/g) ?? []).length *
  (/of Object\.entries\(TOUR\)/.test(text) ? walks.length - states.length : 1);

/** Why a spec has none: its first line. */
const reasonIn = (text: string) => /^\/\/ For the proof only: (.{20,})\n/.exec(text)?.[1];

describe('which browser tests run when', () => {
  test('every run has about forty: each screen once, each promise of safety once', () => {
    const quick = specs.reduce((sum, file) => sum + quickIn(read(file)), 0);
    expect(walks).toHaveLength(13);
    expect(states).toEqual(['besideTurn', 'questions', 'malhya', 'midgard']);
    expect(quick).toBeGreaterThanOrEqual(36);
    expect(quick).toBeLessThanOrEqual(47);
  });

  test('a spec has some of them, or says in its first line why only the proof runs it', () => {
    const silent = specs.filter((file) => quickIn(read(file)) === 0 && !reasonIn(read(file)));
    expect(silent).toEqual([]);
    const both = specs.filter((file) => quickIn(read(file)) > 0 && reasonIn(read(file)));
    expect(both).toEqual([]);
  });

  // That something does not come is seen in no other way.
  test('nobody waits for time, but where nothing is to come', () => {
    const waiting = specs.filter((file) => read(file).includes('waitForTimeout'));
    expect(waiting).toEqual(['foresight.spec.ts', 'smoke.spec.ts']);
  });
});
