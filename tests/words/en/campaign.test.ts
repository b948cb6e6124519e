import { expect, test } from 'vitest';
import { RATINGS } from '../../../src/campaign/index.ts';
import { en } from '../../../src/words/en/index.ts';

test('a Bounty of each rating says what to bring (p.13)', async () => {
  const { explore } = await en.campaign();
  expect(RATINGS.map(explore.rating)).toEqual([
    'Easy, for Common items',
    'Intermediate, for Uncommon items',
    'Hard, for Rare items',
    'Special, for the best items',
  ]);
});
