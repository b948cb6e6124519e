import { expect } from '@playwright/test';
import { killOften, MOMENTS } from '../src/tools/crash/kills.ts';
import { proving } from './proving.ts';
import { cold as test } from './warm-page.ts';

// A few of the kills of `npm run crash`: one at each moment; at every run the one while something is being kept.
const [kills, seed] = proving ? ([3, 9] as const) : ([1, 26] as const);

test('a browser that is killed loses nothing that it has shown', { tag: '@quick' }, async ({ baseURL }) => {
  const killed = await killOften(baseURL!, kills, seed);
  expect(killed.map(({ moment }) => moment)).toEqual(proving ? MOMENTS : ['mid save']);
  expect(killed.filter(({ lost, damaged }) => lost > 0 || damaged !== null)).toEqual([]);
  expect(Math.max(...killed.map(({ shown }) => shown))).toBeGreaterThan(3);
});
