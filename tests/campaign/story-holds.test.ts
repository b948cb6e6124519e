import { describe, expect, test } from 'vitest';
import type { StoryCondition } from '../../src/campaign/index.ts';
import { listAway } from '../../src/campaign/queries/encounter-setup.ts';
import { storyHolds } from '../../src/campaign/queries/story-holds.ts';
import { begin, scene, storyOf } from './support.ts';

const rook = 'rook-lars';
const zeke = 'zeke-jeong';

const { state: begun } = begin(storyOf([scene('first', [{ do: 'ending', text: [], over: false }])]));
const round = { unique: null, open: false, quests: ['the-well'], bounty: null };
const game = { encounter: 'training-yard', result: 'won', condition: 'all-down' } as const;
const state: typeof begun = {
  ...begun,
  members: begun.members.map((one) => (one.card === zeke ? { ...one, injured: true } : one)),
  active: [rook],
  stash: [{ ref: 'hand-axe' }],
  flags: { bells: 2 },
  achievements: ['first-blood'],
  rounds: { hall: round },
  bounties: { 'the-rats': 'completed' },
  games: [{ ...(begun.games[0] ?? ({} as (typeof begun.games)[number])), ...game }],
  gold: 10,
};

const never: StoryCondition = { is: 'gold', atLeast: 11 };
const always: StoryCondition = { is: 'gold', atLeast: 10 };

/** Each condition as it holds in that state, and the nearest that does not. */
const PAIRS: readonly (readonly [StoryCondition, StoryCondition])[] = [
  [
    { is: 'flag', flag: 'bells' },
    { is: 'flag', flag: 'horns' },
  ],
  [
    { is: 'flag', flag: 'bells', atLeast: 2 },
    { is: 'flag', flag: 'bells', atLeast: 3 },
  ],
  [
    { is: 'flag', flag: 'horns', atLeast: 0 },
    { is: 'flag', flag: 'horns', atLeast: 1 },
  ],
  [
    { is: 'member', member: zeke },
    { is: 'member', member: 'tomoe' },
  ],
  [
    { is: 'member', member: zeke, state: 'injured' },
    { is: 'member', member: rook, state: 'injured' },
  ],
  [
    { is: 'member', member: rook, state: 'active' },
    { is: 'member', member: zeke, state: 'active' },
  ],
  [
    { is: 'not', of: { is: 'member', member: 'tomoe', state: 'injured' } },
    { is: 'member', member: 'tomoe', state: 'active' },
  ],
  [
    { is: 'has-item', item: 'hand-axe' },
    { is: 'has-item', item: 'buckler-of-nobody' },
  ],
  [
    { is: 'achievement', achievement: 'first-blood' },
    { is: 'achievement', achievement: 'last-blood' },
  ],
  [
    { is: 'quest', scene: 'the-well' },
    { is: 'quest', scene: 'the-mill' },
  ],
  [
    { is: 'bounty', bounty: 'the-rats', result: 'completed' },
    { is: 'bounty', bounty: 'the-rats', result: 'lost' },
  ],
  [
    { is: 'encounter', encounter: 'training-yard' },
    { is: 'encounter', encounter: 'the-long-heath' },
  ],
  [
    { is: 'encounter', encounter: 'training-yard', result: 'won' },
    { is: 'encounter', encounter: 'training-yard', result: 'lost' },
  ],
  [
    { is: 'encounter', encounter: 'training-yard', result: 'won', condition: 'all-down' },
    { is: 'encounter', encounter: 'training-yard', result: 'won', condition: 'escaped' },
  ],
  [always, never],
  [
    { is: 'any', of: [never, always] },
    { is: 'any', of: [never, never] },
  ],
  [
    { is: 'all', of: [always, always] },
    { is: 'all', of: [always, never] },
  ],
  [
    { is: 'not', of: never },
    { is: 'not', of: always },
  ],
];

describe('what a story asks for (pp.10-13)', () => {
  test.each(PAIRS)('%j holds, %j does not', (holds, fails) => {
    expect(storyHolds(state, [holds])).toBe(true);
    expect(storyHolds(state, [fails])).toBe(false);
    expect(storyHolds(state, [holds, fails])).toBe(false);
  });

  test('is met where nothing is asked for', () => {
    expect(storyHolds(state)).toBe(true);
    expect(storyHolds(state, [])).toBe(true);
  });
});

describe('items nobody may draw (X243)', () => {
  test('lie in the stash, with who stays behind, on sale in a Round that is open, or are gone for good', () => {
    const open = { ...round, open: true, unique: 'sword-of-kladenetz' };
    const quiet = { ...state, members: state.members.filter(({ card }) => card === rook) };
    expect(listAway(quiet)).toEqual(['hand-axe']);
    expect(listAway({ ...quiet, rounds: { hall: open } })).toEqual(['hand-axe', 'sword-of-kladenetz']);
    expect(listAway({ ...quiet, rounds: { hall: { ...open, open: false } } })).toEqual(['hand-axe']);
    expect(listAway({ ...quiet, rounds: { hall: { ...open, unique: null } } })).toEqual(['hand-axe']);
    const onIt = {
      ...quiet,
      stash: [{ ref: 'hand-axe', upgrades: [{ ref: 'hastened' }] }],
      gone: ['buckler'],
    };
    expect(listAway(onIt)).toEqual(['hand-axe', 'hastened', 'buckler']);
    const behind = state.members.find(({ card }) => card === zeke)!;
    for (const { ref } of behind.items) expect(listAway(state)).toContain(ref);
  });
});
