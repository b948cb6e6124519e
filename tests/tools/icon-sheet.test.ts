import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconsOf, sheetOf } from '../../src/tools/build/icon-sheet.ts';

const list = readFileSync('src/ui/icons/index.ts', 'utf8');

test('the sheet holds every icon once, under its name, in whole units', () => {
  const names = iconsOf(list);
  expect(names.length).toBeGreaterThan(100);
  const sheet = sheetOf(names);
  expect([...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(names);
  expect(sheet).not.toMatch(/\d\.\d\d/);
  expect(iconsOf("icon('flame'), icon('flame')")).toEqual(['flame']);
});

test('an icon the set has not stops the build', () => {
  expect(() => sheetOf(['flame', 'no-such-flame'])).toThrow('no-such-flame');
});

test('no icon is sent that nothing shows', () => {
  const names = [...list.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => name);
  const others = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/icons.index\.ts$/.test(file))
    .map((file) => readFileSync(`src/ui/${file}`, 'utf8'))
    .join('\n');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(others))).toEqual([]);
});
