import { describe, expect, test } from 'vitest';
import { countOut, type Mechanic, type StoryRound } from '../../src/campaign/index.ts';
import { answer, begin, idsOf, scene, storyOf, whyNot } from './support.ts';

const ROUND: StoryRound = {
  id: 'hall',
  name: 'The Hall',
  store: { items: ['mundane'], upgrades: ['mundane'], materials: true },
  onward: [{ do: 'ending', text: [], over: false }],
};

/** A Story Round of that kind, after these mechanics. */
const roundAfter = (
  before: readonly Mechanic[],
  round: Partial<StoryRound> = {},
  more: Parameters<typeof storyOf>[1] = {},
) => {
  const first = scene('first', [...before, { do: 'story-round', ...ROUND, ...round }]);
  const quest = scene('quest', [{ do: 'gold', amount: 7 }]);
  return answer(begin(storyOf([first, quest], more)), 'read-on');
};

const rook = 'rook-lars';
const bare = (xp: number) => [{ card: rook, loadout: { items: [], disciplines: [] }, xp }];

describe('as a Story Round is entered (pp.11, 13)', () => {
  const hurt: readonly Mechanic[] = [
    { do: 'harm', who: 'all', amount: 2 },
    { do: 'state', who: { named: 'zeke-jeong' }, state: 'injured' },
  ];
  const entered = (round: Partial<StoryRound>) => {
    const { state, events } = roundAfter(hurt, round);
    const injured = state.members.filter((one) => one.injured).map(({ card }) => card);
    const healed = events.flatMap((one) => (one.type === 'stateSet' && !one.on ? [one.card] : []));
    return { injured, healed, hurt: state.members.filter(({ damage }) => damage > 0).length };
  };

  test('Injuries heal where it says so, and only of who has one; nobody rests by that', () => {
    expect(entered({ heal: true })).toEqual({ injured: [], healed: ['zeke-jeong'], hurt: 4 });
    expect(entered({})).toEqual({ injured: ['zeke-jeong'], healed: [], hurt: 4 });
  });

  test('who rests is restored, and stays Injured', () => {
    expect(entered({ restore: true })).toEqual({ injured: ['zeke-jeong'], healed: [], hurt: 0 });
  });
});

describe('Shop and Train (p.13)', () => {
  test('sells the items of the tiers there are, with copies left, for Gold', () => {
    const session = roundAfter([{ do: 'gold', amount: 100 }]);
    const { gold } = session.state;
    const buys = idsOf(session).filter((id) => id.startsWith('buy:'));
    for (const id of buys) {
      const item = session.content.cards.items[id.slice('buy:'.length)]!;
      expect(item.tier).toBe('mundane');
      expect(item.unique ?? false).toBe(false);
    }
    expect(buys.length).toBeGreaterThan(10);
    answer(session, buys[0]!);
    const bought = session.state.stash[0]!.ref;
    expect(session.state.gold).toBe(gold - session.content.cards.items[bought]!.cost);
  });

  test('says what is too dear', () => {
    const session = roundAfter([], {}, { party: bare(0) });
    expect(session.state.gold).toBe(0);
    expect(whyNot(session, 'buy:hand-axe')).toMatchObject({ why: 'gold', has: 0 });
  });

  test('buys for the price of the table on p.27 and sells an Uncommon Unique for 30, for good', () => {
    const session = roundAfter(
      [{ do: 'gain', items: ['sword-of-kladenetz'], to: 'stash' }],
      {},
      { party: bare(0) },
    );
    answer(session, 'sell:stash.0');
    expect(session.state).toMatchObject({ gold: 30, stash: [], gone: ['sword-of-kladenetz'] });
  });

  test('sells what is on an item with it, for nothing (p.27)', () => {
    const session = roundAfter(
      [
        { do: 'gold', amount: 15 },
        { do: 'gain', items: ['hand-axe', 'adrenal-gland'], to: 'stash' },
      ],
      {},
      { party: bare(0) },
    );
    answer(session, 'upgrade:stash.0:hastened');
    expect(session.state.gold).toBe(0);
    expect(session.state.stash[0]).toEqual({ ref: 'hand-axe', upgrades: [{ ref: 'hastened' }] });
    answer(session, 'sell:stash.0');
    expect(session.state.gold).toBe(5);
    expect(countOut(session.state).get('hastened')).toBeUndefined();
  });

  test('puts an Upgrade on a Rare item for 75 (p.28), where the party has its Material, wherever it lies (X235)', () => {
    const without = roundAfter(
      [
        { do: 'gold', amount: 100 },
        { do: 'gain', items: ['blodtorst'], to: 'stash' },
      ],
      {},
      { party: bare(0) },
    );
    expect(idsOf(without)).not.toContain('upgrade:stash.0:hastened');
    const session = roundAfter(
      [
        { do: 'gold', amount: 100 },
        { do: 'gain', items: ['blodtorst'], to: 'stash' },
        { do: 'gain', items: ['adrenal-gland'], to: { named: rook } },
        { do: 'join', member: { card: 'tomoe', loadout: { items: [], disciplines: [] } } },
        { do: 'state', who: { named: rook }, state: 'unselectable' },
      ],
      {},
      { party: bare(0) },
    );
    answer(session, 'upgrade:stash.0:hastened');
    expect(session.state.gold).toBe(25);
  });

  test('moves an Upgrade whose copies are all in use, for the same price (p.28)', () => {
    const session = roundAfter(
      [
        { do: 'gold', amount: 45 },
        { do: 'gain', items: ['hand-axe', 'top-heavy-axe', 'adrenal-gland'], to: 'stash' },
      ],
      {},
      { party: bare(0) },
    );
    answer(session, 'upgrade:stash.0:hastened', 'upgrade:stash.1:hastened');
    expect(session.state.gold).toBe(0);
    const [axe, heavy] = session.state.stash;
    expect(axe).toEqual({ ref: 'hand-axe' });
    expect(heavy?.upgrades).toEqual([{ ref: 'hastened' }]);
  });

  test('teaches for XP: 1 more for each other of the LVL, and LVL 3 wants LVL 2 (p.34)', () => {
    const session = roundAfter([], {}, { party: bare(12) });
    expect(whyNot(session, `learn:${rook}:life-grasp`)).toEqual({ why: 'level', tree: 'cruor', level: 2 });
    answer(session, `learn:${rook}:gore-shot`);
    expect(session.state.members[0]!.free).toBe(9);
    answer(session, `learn:${rook}:to-faust`);
    expect(session.state.members[0]!.free).toBe(5);
    answer(session, `learn:${rook}:blood-pact`);
    expect(session.state.members[0]!.free).toBe(0);
    expect(whyNot(session, `learn:${rook}:gore-shot`)).toEqual({ why: 'known' });
    expect(whyNot(session, `learn:${rook}:crumbling-time`)).toEqual({ why: 'xp', needs: 5, has: 0 });
  });

  test('gives all XP back for a re-spec but 1, which is paid first (p.71, X244)', () => {
    const session = roundAfter([], {}, { party: bare(13) });
    answer(session, `learn:${rook}:gore-shot`, `learn:${rook}:to-faust`, `learn:${rook}:blood-pact`);
    answer(session, `re-spec:${rook}`);
    expect(session.state.members[0]).toMatchObject({ free: 12, gained: 13, disciplines: [], respecs: 1 });
    const poor = roundAfter([], {}, { party: bare(3) });
    answer(poor, `learn:${rook}:gore-shot`);
    expect(whyNot(poor, `re-spec:${rook}`)).toEqual({ why: 'xp', needs: 1, has: 0 });
  });

  test('is not done while somebody holds too much (p.24)', () => {
    const session = roundAfter(
      [{ do: 'gain', items: ['great-hammer', 'long-sword'], to: 'stash' }],
      {},
      { party: bare(0) },
    );
    answer(session, `move:stash.0:${rook}.items`, `move:stash.0:${rook}.items`);
    expect(whyNot(session, 'done')).toEqual({ why: 'over-limit', members: [rook] });
    answer(session, `move:${rook}.items.1:${rook}.pack`);
    expect(idsOf(session)).toContain('done');
  });

  test('keeps the one Unique of a named Story Round, and takes it out of the Adventure when nobody bought it (p.55)', () => {
    const session = roundAfter(
      [],
      { store: { ...ROUND.store, unique: 'common' }, quests: [{ scene: 'quest' }] },
      { party: bare(0) },
    );
    const { unique } = session.state.rounds.hall!;
    expect(session.content.cards.items[unique!]).toMatchObject({ unique: true, tier: 'common' });
    answer(session, 'done', 'quest:quest', 'read-on');
    expect(session.state.rounds.hall!.unique).toBe(unique);
    answer(session, 'done', 'done');
    expect(session.state.rounds.hall!.unique).toBeNull();
    expect(session.state.gone).toEqual([unique]);
  });
});

describe('Explore and Venture Forth (p.13)', () => {
  test('tries a Side Quest once, and goes through all phases again', () => {
    const session = roundAfter([], { quests: [{ scene: 'quest' }] }, { party: bare(0) });
    answer(session, 'done', 'quest:quest', 'read-on');
    expect(session.state.gold).toBe(7);
    expect(session.pending?.kind).toBe('shop');
    answer(session, 'done');
    expect(session.pending?.kind).toBe('venture');
  });

  test('comes back from a Side Quest of several scenes: what follows the scene is dropped, the Round is not (p.10)', () => {
    const first = scene('first', [{ do: 'story-round', ...ROUND, quests: [{ scene: 'well' }] }]);
    const well = scene('well', [
      { do: 'continue', to: 'deep' },
      { do: 'gold', amount: 1 },
    ]);
    const deep = scene('deep', [{ do: 'gold', amount: 7 }]);
    const session = begin(storyOf([first, well, deep], { party: bare(0) }));
    answer(session, 'read-on', 'done', 'quest:well', 'read-on', 'read-on');
    expect(session.state.gold).toBe(7);
    expect(session.pending?.about).toMatchObject({ of: 'round', phase: 'shop' });
    expect(session.state.ending).toBeNull();
  });

  test('restores once, however often one comes back (p.18)', () => {
    const session = roundAfter(
      [{ do: 'harm', who: 'all', amount: 3 }],
      { restore: true, quests: [{ scene: 'quest' }] },
      { party: bare(0) },
    );
    expect(session.state.members[0]!.damage).toBe(0);
    expect(session.events.filter(({ type }) => type === 'partyRestored')).toHaveLength(1);
    answer(session, 'done', 'quest:quest', 'read-on', 'done');
    expect(session.events.filter(({ type }) => type === 'partyRestored')).toHaveLength(1);
  });

  test('offers no Bounty beyond what the Story Round allows', () => {
    const bounty = (id: string, rating: 'easy' | 'hard') => ({
      id,
      type: 'bounty' as const,
      name: id,
      sources: { default: 'original' as const },
      rating,
      text: [],
      encounters: [{ encounter: 'training-yard' }],
      reward: [{ do: 'gold' as const, amount: 50 }],
    });
    const session = roundAfter(
      [],
      { bounty: 'easy' },
      { party: bare(0), bounties: [bounty('eggs', 'easy'), bounty('matron', 'hard')] },
    );
    answer(session, 'done');
    expect(whyNot(session, 'bounty:matron')).toEqual({ why: 'rating' });
    answer(session, 'bounty:eggs', 'told:warden-down');
    expect(session.state).toMatchObject({ gold: 55, bounties: { eggs: 'completed' }, run: null });
    expect(session.pending?.kind).toBe('shop');
  });

  test('takes back what a lost Bounty gave (X232), and tries it again only in the next round', () => {
    const eggs = {
      id: 'eggs',
      type: 'bounty' as const,
      name: 'Eggs',
      sources: { default: 'original' as const },
      rating: 'easy' as const,
      text: [],
      encounters: [
        {
          encounter: 'training-yard',
          won: [
            { do: 'gain' as const, items: ['hand-axe'], to: 'stash' as const },
            { do: 'xp' as const, amount: 2 },
          ],
        },
        { encounter: 'training-yard' },
      ],
      reward: [],
    };
    const session = roundAfter(
      [{ do: 'gold', amount: 1 }],
      { bounty: 'easy' },
      { party: bare(0), bounties: [eggs] },
    );
    answer(session, 'done', 'bounty:eggs', 'told:warden-down');
    expect(session.state).toMatchObject({ gold: 6, stash: [{ ref: 'hand-axe' }] });
    expect(session.state.members[0]!.free).toBe(2);
    answer(session, 'told');
    expect(session.state).toMatchObject({ gold: 1, stash: [], bounties: { eggs: 'lost' } });
    expect(session.state.members[0]).toMatchObject({ free: 0, gained: 0 });
    answer(session, 'done');
    expect(session.pending?.kind).toBe('venture');
  });
});

test('what was asked in a shop is offered as it was when it is taken back, whatever was played meanwhile', () => {
  const session = roundAfter([{ do: 'gold', amount: 40 }], {}, { party: bare(0) });
  const at = session.decisions.length;
  const before = [...idsOf(session)];
  answer(session, 'buy:hand-axe');
  const result = { card: 'ferryman', left: 4, players: [], rounds: 5, hash: 's0' };
  session.played.abraxis.set('s0', { setup: 'elsewhere', result });
  session.rewind(at);
  expect(idsOf(session)).toEqual(before);
});
