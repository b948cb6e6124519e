import { expect, test } from 'vitest';
import { provePlayed } from '../../../../src/engine/kernel/played-out.ts';
import { malhya } from '../../../../src/games/malhya/rules/malhya-game.ts';
import { content } from '../trial.ts';
import { BOOKLETS } from './parish.ts';
import { playedCampaigns } from './played-campaigns.ts';

test('bots play it from its introduction to an ending, each booklet with what the one before has left', () => {
  const [played] = playedCampaigns(1);
  const { booklets, ending } = played!;
  expect([...new Set(booklets.map(({ setup }) => setup.mission))]).toEqual(BOOKLETS);
  expect(ending).toMatch(/^the-mere-at-night:/);
  // What one has left the next begins with.
  const won = booklets.filter(({ over }) => over.won);
  for (const [at, { setup }] of won.slice(1).entries())
    expect(setup.sheet!.group.gold).toBe(won[at]!.end.group.gold);
  expect(booklets.at(-1)!.end.growth.level).toBe(BOOKLETS.length - 1);
  provePlayed(malhya(content), booklets[0]!.log);
});
