import { expect } from '@playwright/test';
import { killOften } from '../src/tools/crash/kills.ts';
import { cold as test } from './warm-page.ts';

// A few of the kills of `npm run crash`: one at each moment.
test('a browser that is killed loses nothing that it has shown', { tag: '@quick' }, async ({ baseURL }) => {
  const killed = await killOften(baseURL!, 3, 7);
  expect(killed.map(({ moment }) => moment)).toEqual(['mid game', 'mid attack', 'mid save']);
  expect(killed.filter(({ lost, damaged }) => lost > 0 || damaged !== null)).toEqual([]);
  expect(Math.max(...killed.map(({ shown }) => shown))).toBeGreaterThan(3);
});
