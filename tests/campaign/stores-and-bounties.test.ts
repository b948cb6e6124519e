import { describe, expect, test } from 'vitest';
import type { Bounty, Mechanic, StoryRound } from '../../src/campaign/index.ts';
import { answer, begin, idsOf, scene, storyOf, whyNot } from './support.ts';

const over: Mechanic = { do: 'ending', text: [], over: false };
const rook = 'rook-lars';
const zeke = 'zeke-jeong';
const bare = (...cards: readonly string[]) =>
  cards.map((card) => ({ card, loadout: { items: [], disciplines: [] }, xp: 9 }));

const roundOf = (id: string, more: Partial<StoryRound> = {}): Mechanic => ({
  do: 'story-round',
  id,
  name: id,
  store: { items: ['mundane'], upgrades: ['mundane'], materials: true },
  onward: [over],
  ...more,
});

/** Story Rounds one after the other, after these mechanics. */
function roundsAfter(
  before: readonly Mechanic[],
  rounds: readonly (readonly [string, Partial<StoryRound>])[],
  more: Parameters<typeof storyOf>[1] = {},
  setup: Parameters<typeof begin>[1] = {},
) {
  const scenes = rounds.map(([id, round], i) => {
    const next = rounds[i + 1];
    const onward: Mechanic[] = [next ? { do: 'continue', to: next[0] } : over];
    return scene(id, [...(i === 0 ? before : []), roundOf(id, { onward, ...round })]);
  });
  const content = storyOf([...scenes, scene('quest', [{ do: 'gold', amount: 1 }])], more);
  return answer(begin(content, setup), 'read-on');
}

describe('a store (p.13)', () => {
  test('buys back no Consumable, no Monster Loot and no Story item (p.27)', () => {
    const gain: Mechanic = {
      do: 'gain',
      items: ['vitality-juice-box', 'adrenal-gland', 'founders-hammer', 'hand-axe'],
      to: 'stash',
    };
    const session = roundsAfter([gain], [['hall', {}]], { party: bare(rook) });
    for (const at of [0, 1, 2]) expect(whyNot(session, `sell:stash.${at}`)).toEqual({ why: 'not-sold' });
    expect(idsOf(session)).toContain('sell:stash.3');
  });

  test('has nothing of the story, nor has training (p.6, p.13)', () => {
    const session = roundsAfter(
      [{ do: 'gold', amount: 99 }],
      [['hall', { store: { items: ['common'], upgrades: [] } }]],
      { party: bare(rook) },
    );
    const offered = [...idsOf(session), ...session.pending!.refused.map(({ id }) => id)];
    expect(offered.filter((id) => /founders-hammer|read-the-water/.test(id))).toEqual([]);
    expect(offered.some((id) => id.startsWith('buy:'))).toBe(true);
    expect(offered.some((id) => id.startsWith('learn:'))).toBe(true);
  });

  test('has one Unique for a named Story Round: bought it is not followed by another, the next has its own', () => {
    const unique = { store: { items: [], upgrades: [], unique: 'mundane' as const } };
    const session = roundsAfter(
      [{ do: 'gold', amount: 200 }],
      [
        ['hall', unique],
        ['inn', unique],
      ],
      { party: bare(rook) },
    );
    const first = session.state.rounds.hall!.unique!;
    expect(session.content.cards.items[first]).toMatchObject({ unique: true, tier: 'mundane' });
    answer(session, `buy:${first}`);
    expect(idsOf(session).filter((id) => id.startsWith('buy:'))).toEqual([]);
    answer(session, 'done', 'done', 'read-on');
    const second = session.state.rounds.inn!.unique!;
    expect(second).not.toBe(first);
    expect(session.content.cards.items[second]).toMatchObject({ unique: true, tier: 'mundane' });
  });

  test('puts an Upgrade in the place of another for the price of the new one (p.28)', () => {
    const session = roundsAfter(
      [
        { do: 'gold', amount: 30 },
        { do: 'gain', items: ['hand-axe', 'adrenal-gland'], to: 'stash' },
      ],
      [['hall', {}]],
      { party: bare(rook) },
    );
    answer(session, 'upgrade:stash.0:hastened', 'upgrade:stash.0:master-work:hastened');
    expect(session.state.gold).toBe(0);
    expect(session.state.stash[0]).toEqual({ ref: 'hand-axe', upgrades: [{ ref: 'master-work' }] });
  });
});

describe('training (pp.34, 68, 71)', () => {
  test('the first re-spec is free with XP Leniency, the second is not', () => {
    const session = roundsAfter([], [['hall', {}]], { party: bare(rook) }, { xpLeniency: true });
    answer(session, `learn:${rook}:gore-shot`, `re-spec:${rook}`);
    expect(session.state.members[0]).toMatchObject({ free: 9, disciplines: [] });
    answer(session, `learn:${rook}:gore-shot`, `re-spec:${rook}`);
    expect(session.state.members[0]).toMatchObject({ free: 8, disciplines: [], respecs: 2 });
  });

  test('a Familiar is chosen once for the Adventure, and comes again with its Discipline (X237)', () => {
    const session = roundsAfter([], [['hall', {}]], { party: bare(rook) });
    const familiars = () => idsOf(session).filter((id) => id.startsWith('familiar:'));
    expect(familiars()).toEqual([]);
    answer(session, `learn:${rook}:familiar`);
    expect(familiars().length).toBeGreaterThan(1);
    answer(session, `familiar:${rook}:tatva`);
    expect(session.state.members[0]!.familiar).toEqual({ ref: 'tatva' });
    expect(familiars()).toEqual([]);
    answer(session, `re-spec:${rook}`);
    expect(session.state.members[0]).not.toHaveProperty('familiar');
    answer(session, `learn:${rook}:familiar`);
    expect(familiars()).toEqual([`familiar:${rook}:tatva`]);
  });
});

describe('Companions between encounters (p.66, X238)', () => {
  test('one goes to a member who has none, two are exchanged, none lies in a Pack', () => {
    const give = (companion: string, named: string): Mechanic => ({ do: 'gain', companion, to: { named } });
    const session = roundsAfter([give('mule', rook), give('map-seller', zeke)], [['hall', {}]], {
      party: bare(rook, zeke, 'tomoe'),
    });
    const moves = idsOf(session).filter((id) => id.startsWith(`move:${rook}.companion:`));
    // The stash too (X272).
    expect(moves).toEqual([zeke, 'tomoe', 'stash'].map((to) => `move:${rook}.companion:${to}`));
    answer(session, `move:${rook}.companion:${zeke}`);
    expect(session.state.members.map(({ companion }) => companion?.ref)).toEqual([
      'map-seller',
      'mule',
      undefined,
    ]);
    answer(session, `move:${rook}.companion:tomoe`);
    expect(session.state.members.map(({ companion }) => companion?.ref)).toEqual([
      undefined,
      'mule',
      'map-seller',
    ]);
  });
});

describe('Bounties (p.13)', () => {
  const bounty = (id: string): Bounty => ({
    id,
    type: 'bounty',
    name: id,
    sources: { default: 'original' },
    rating: 'easy',
    text: [],
    encounters: [{ encounter: 'training-yard' }],
    reward: [{ do: 'gold', amount: 50 }],
  });

  test('one for a named Story Round, and none again that was completed', () => {
    const session = roundsAfter(
      [],
      [
        ['hall', { bounty: 'easy' }],
        ['inn', { bounty: 'easy', quests: [{ scene: 'quest' }] }],
      ],
      { party: bare(rook), bounties: [bounty('eggs'), bounty('matron')] },
    );
    answer(session, 'done', 'bounty:eggs', 'told:warden-down', 'done');
    // Nothing is left to explore here: the other one has to wait.
    expect(session.pending?.kind).toBe('venture');
    answer(session, 'done', 'read-on', 'done');
    expect(whyNot(session, 'bounty:eggs')).toEqual({ why: 'completed' });
    expect(idsOf(session)).toContain('bounty:matron');
  });
});

test('who has ventured forth comes back no more (p.13)', () => {
  const session = roundsAfter(
    [],
    [
      ['hall', {}],
      ['inn', {}],
    ],
    { party: bare(rook) },
  );
  answer(session, 'done');
  expect(idsOf(session)).toContain('back-to-shop');
  answer(session, 'done', 'read-on');
  expect(session.pending?.about).toMatchObject({ of: 'round', round: 'inn', phase: 'shop' });
  expect(session.state.rounds.hall).toMatchObject({ open: false });
});

test('a Crawl has nothing of the story for anybody (p.6)', () => {
  const content = storyOf([], {
    scenarios: [
      {
        id: 'crypt',
        type: 'scenario',
        name: 'Crypt',
        sources: { default: 'original' },
        rank: 1,
        start: { gold: 500, xp: 9 },
        intro: '',
        store: { items: ['mundane', 'common', 'uncommon', 'rare'], upgrades: [] },
        steps: [{ encounter: 'training-yard' }],
        end: '',
      },
    ],
  });
  const session = begin(content, { story: { mode: 'crawl', scenario: 'crypt', party: [rook] } });
  const offered = [...idsOf(session), ...session.pending!.refused.map(({ id }) => id)];
  const story = Object.values({ ...content.cards.items, ...content.cards.disciplines })
    .filter((card) => card.story)
    .map(({ id }) => id);
  expect(story.length).toBeGreaterThan(1);
  expect(offered.filter((id) => story.some((one) => id.endsWith(`:${one}`)))).toEqual([]);
  // Disciplines of all five trees are there to be learned (p.9).
  const trees = offered
    .filter((id) => id.startsWith('learn:'))
    .map((id) => content.cards.disciplines[id.split(':')[2]!]!.tree);
  expect(new Set(trees).size).toBe(5);
});
