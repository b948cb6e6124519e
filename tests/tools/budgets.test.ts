import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUDGET } from '../../src/tools/times.mjs';

interface Times {
  /** Core seconds that belong to no file. */
  readonly start: number;
  /** Why a file may take more than MOST. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly unit: Readonly<Record<string, number>>;
  readonly browser: Readonly<Record<string, number>>;
}

/** Core seconds a file may take without a reason. */
const MOST = 5;
/** What a file counts for that is newer than the times. */
const UNTIMED = 0.5;

const root = new URL('../../', import.meta.url);
const times = JSON.parse(readFileSync(new URL('tests/times.json', root), 'utf8')) as Times;
const filesIn = (folder: string, kind: RegExp) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => kind.test(name));
const unit = filesIn('tests', /(?<!\.prove)\.test\.tsx?$/);
const sum = (files: readonly string[], of: Readonly<Record<string, number>>) =>
  files.reduce((total, file) => total + (of[file] ?? UNTIMED), 0);

describe('what the tests take of a processor, as tests/times.json has it (`npm test -- --times` renews it)', () => {
  test('the unit tests stay within their budget', () => {
    expect(times.start + sum(unit, times.unit)).toBeLessThanOrEqual(BUDGET.unit);
  });

  test('the browser tests stay within theirs', () => {
    expect(sum(Object.keys(times.browser), times.browser)).toBeLessThanOrEqual(BUDGET.browser);
  });

  test('no file takes more than five seconds without a reason', () => {
    const long = unit.filter((file) => (times.unit[file] ?? 0) > MOST);
    expect(long.filter((file) => !times.reasons[file])).toEqual([]);
  });

  test('reasons are given only for files there are', () => {
    expect(Object.keys(times.reasons).filter((file) => !unit.includes(file))).toEqual([]);
  });
});
