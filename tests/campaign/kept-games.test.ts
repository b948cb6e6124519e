import { expect, test } from 'vitest';
import { PlayedGames } from '../../src/campaign/campaign-session.ts';
import { CampaignSession, type CampaignSetup } from '../../src/campaign/index.ts';
import { gameContent } from '../support/games.ts';
import { keptSession } from '../support/keep.ts';
import { atRandom, dice } from './by-chance.ts';
import { SETUP } from './support.ts';

const { adventures, scenarios } = gameContent.stories;
const party = ['nightingale-arsen', 'zeke-jeong', 'rook-lars', 'remi-moretti'];

const stories: readonly (readonly [string, CampaignSetup['story']])[] = [
  ...Object.keys(adventures).flatMap((adventure) =>
    [1, 2].map((run) => [`${adventure} ${run}`, { mode: 'adventure', adventure }] as const),
  ),
  ...Object.keys(scenarios).flatMap((scenario) => [
    [`${scenario}, a Crawl`, { mode: 'crawl', scenario, party }] as const,
  ]),
];

test.each(stories)('%s comes step by step to what it came to (pp.9–13)', (name, story) => {
  const setup = { ...SETUP, seed: name, story };
  const session = keptSession(new CampaignSession(setup, gameContent, new PlayedGames()));
  const choose = atRandom(dice(name.length));
  while (session.pending) session.decide(choose(session.pending.options).id);
  expect(session.state.ending).not.toBeNull();
});
