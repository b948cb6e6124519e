import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const home = 'src/games/folklore/';
const rows = read(`${home}CHECKLIST.md`)
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| section'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every rule of the checklist names a file that is there and a test that is there, or when it comes', () => {
  expect(rows.length).toBeGreaterThan(30);
  const faults = rows.flatMap(([, section, rule, file = '', shown = '']) => {
    if (/^(not yet: F3|no card of ours .+)$/.test(file))
      return shown === '' ? [] : [`${rule}: shown, and not yet there`];
    const [, test = '', name = ''] = /^`([\w.-]+)` › (.+)$/.exec(shown) ?? [];
    const isThere = existsSync(new URL(`../../../${home}rules/${file.replaceAll('`', '')}`, import.meta.url));
    if (!isThere) return [`${section}, ${rule}: no file ${file}`];
    return test !== '' && read(`tests/games/folklore/${test}`).includes(`test('${name}'`)
      ? []
      : [`${section}, ${rule}: no test ${shown}`];
  });
  expect(faults).toEqual([]);
});

test('every ruling names a file that is there, and is named by a test', () => {
  const tests = [
    'road',
    'skirmish',
    'encounter-turns',
    'encounter-naturals',
    'encounter-end',
    'encounter-foes',
    'encounter-ground',
  ]
    .map((name) => read(`tests/games/folklore/${name}.test.ts`))
    .join('\n');
  const rulings = read(`${home}RULINGS.md`)
    .split('\n')
    .filter((line) => /^\| FK-\d/.test(line));
  expect(rulings.length).toBeGreaterThanOrEqual(37);
  for (const line of rulings) {
    const [, id = '', , files = ''] = line.split('|').map((cell) => cell.trim());
    expect(tests, id).toContain(`test('${id} `);
    for (const [, file = ''] of files.matchAll(/`([^`]+)`/g))
      expect(existsSync(new URL(`../../../${home}${file}`, import.meta.url)), file).toBe(true);
  }
});
