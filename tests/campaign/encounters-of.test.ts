import { expect, test } from 'vitest';
import { encountersOf, type Mechanic, type StoryRound } from '../../src/campaign/index.ts';
import { scene, storyOf } from './support.ts';

const fight = (encounter: string): Mechanic => ({ do: 'encounter', encounter });
const round = (more: Partial<StoryRound>): Mechanic => ({
  do: 'story-round',
  id: 'hall',
  name: 'The Hall',
  store: { items: [], upgrades: [] },
  onward: [fight('onward')],
  ...more,
});
const { stories } = storyOf(
  [
    scene('first', [
      { do: 'decide', id: 'way', options: [{ id: 'a', text: 'A', do: [{ do: 'continue', to: 'second' }] }] },
      round({ quests: [{ scene: 'quest' }], bounty: 'easy' }),
    ]),
    scene('second', [
      { ...fight('second'), lost: [fight('lost')] } as Mechanic,
      { do: 'continue', to: 'first' },
    ]),
    scene('quest', [fight('quest')]),
    scene('of another story', [fight('another')]),
  ],
  {
    bounties: (['easy', 'hard'] as const).map((rating) => ({
      id: rating,
      type: 'bounty',
      name: rating,
      sources: { default: 'original' },
      rating,
      text: [],
      encounters: [{ encounter: `bounty-${rating}` }],
      reward: [],
    })),
    scenarios: [
      {
        id: 'crawl',
        type: 'scenario',
        name: 'Crawl',
        sources: { default: 'original' },
        rank: 1,
        start: { gold: 0, xp: 0 },
        intro: '',
        store: { items: [], upgrades: [] },
        steps: [{ encounter: 'step' }, { anyOf: ['one', 'other'] }],
        end: '',
      },
    ],
  },
);

test('the encounters of a story: wherever its scenes, Side Quests and Bounties lead, and nowhere else', () => {
  expect([...encountersOf(stories, stories.adventures.story!)].sort()).toEqual(
    ['bounty-easy', 'lost', 'onward', 'quest', 'second'].sort(),
  );
  expect([...encountersOf(stories, stories.scenarios.crawl!)].sort()).toEqual(['one', 'other', 'step']);
});
