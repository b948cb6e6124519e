import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const readme = readFileSync(`${ROOT}src/engine/README.md`, 'utf8');

/** The rows of the table rule -> page or ruling -> file -> test. */
const rows = readme
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| rule'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rule, source, files, tests]) => ({ rule: rule!, source: source!, files: files!, tests: tests! }));

const names = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);

describe('the rule table of the engine', () => {
  it('has its rows', () => {
    expect(rows.length).toBeGreaterThan(40);
  });

  it.each(rows)('$rule: a page or ruling, files and tests that are there', ({ source, files, tests }) => {
    expect(source).toMatch(/p\.\d|pp\.\d|[A-Z]\d/);
    expect(names(files).length).toBeGreaterThan(0);
    expect(names(tests).length).toBeGreaterThan(0);
    for (const file of names(files)) expect(existsSync(`${ROOT}src/engine/${file}`), file).toBe(true);
    for (const test of names(tests)) expect(existsSync(`${ROOT}${test}`), test).toBe(true);
  });
});
