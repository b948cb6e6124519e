import { describe, expect, test } from 'vitest';
import type { CampaignSetup, Scenario } from '../../src/campaign/index.ts';
import { DEFAULT_RULESET } from '../../src/engine/index.ts';
import { answer, begin, idsOf, storyOf, whyNot } from './support.ts';

const scenario = (rank: number, more: Partial<Scenario> = {}): Scenario => ({
  id: `rank-${rank}`,
  type: 'scenario',
  name: `Rank ${rank}`,
  sources: { default: 'original' },
  rank,
  start: { gold: 280, xp: 3 },
  intro: '',
  store: { items: ['mundane'], upgrades: ['mundane'] },
  steps: [
    { encounter: 'training-yard', outcomes: { 'warden-down': [{ do: 'xp', amount: 1 }] } },
    { encounter: 'training-yard' },
  ],
  end: 'It is quiet.',
  ...more,
});

const content = storyOf([], { scenarios: [scenario(1), scenario(2), scenario(3)] });
const party = ['rook-lars', 'zeke-jeong', 'remi-moretti', 'tomoe'];
const crawl = (mode: 'crawl' | 'epic', of = 1) =>
  begin(content, { story: { mode, scenario: `rank-${of}`, party } as CampaignSetup['story'] });

describe('a Crawl (p.9)', () => {
  test('begins with the Scenario’s Gold for all and XP for each, and nothing else', () => {
    const { state } = crawl('crawl');
    expect(state).toMatchObject({ gold: 280, stash: [] });
    for (const { free, gained, items, disciplines } of state.members)
      expect({ free, gained, items, disciplines }).toEqual({
        free: 3,
        gained: 3,
        items: [],
        disciplines: [],
      });
  });

  test('sells of the Scenario’s Store alone', () => {
    const session = crawl('crawl');
    const tiers = idsOf(session)
      .filter((id) => id.startsWith('buy:'))
      .map((id) => session.content.cards.items[id.slice('buy:'.length)]!.tier);
    expect(new Set(tiers)).toEqual(new Set(['mundane']));
  });

  test('goes from encounter to encounter to its end', () => {
    const session = answer(crawl('crawl'), 'done', 'told:warden-down');
    expect(session.state.members.every(({ free }) => free === 4)).toBe(true);
    answer(session, 'told:warden-down');
    expect(session.state).toMatchObject({ ending: { scene: 'rank-1', over: false }, gold: 290, ranks: [1] });
  });

  test('goes to its Store between two encounters where a step says so', () => {
    const store = { items: ['mundane' as const], upgrades: [] };
    const steps = [
      { encounter: 'training-yard', won: [{ do: 'shop' as const, store }] },
      { encounter: 'training-yard' },
    ];
    const session = begin(storyOf([], { scenarios: [scenario(1, { steps })] }), {
      story: { mode: 'crawl', scenario: 'rank-1', party },
    });
    answer(session, 'done', 'told:warden-down');
    expect(session.pending?.kind).toBe('shop');
    answer(session, 'buy:hand-axe', 'done');
    expect(session.state).toMatchObject({ gold: 285 - 18, stash: [{ ref: 'hand-axe' }] });
    expect(session.pending?.kind).toBe('encounter');
  });

  describe('the Unique of its Store (pp.9, 13, 55, X292)', () => {
    const store = { items: ['mundane' as const], upgrades: [], unique: 'mundane' as const };
    const steps = [
      { encounter: 'training-yard', won: [{ do: 'shop' as const, store }] },
      { encounter: 'training-yard' },
    ];
    const withUnique = storyOf([], {
      scenarios: [scenario(1, { store, steps, start: { gold: 999, xp: 0 } })],
    });
    const start = (shopUniques: boolean, mode: 'crawl' | 'epic' = 'crawl') =>
      begin(withUnique, {
        ...(shopUniques ? { shopUniques } : {}),
        story: { mode, scenario: 'rank-1', party },
      });
    const { items } = withUnique.cards;
    const uniquesOf = (session: ReturnType<typeof begin>) =>
      idsOf(session)
        .filter((id) => id.startsWith('buy:'))
        .map((id) => id.slice('buy:'.length))
        .filter((id) => items[id]!.unique);

    test('has a Unique of the tier the Store says, once a visit; unbought it is gone', () => {
      const session = start(true);
      const [first, ...more] = uniquesOf(session);
      expect(more).toEqual([]);
      expect(items[first!]).toMatchObject({ unique: true, tier: 'mundane' });
      expect(session.pending?.about).toEqual({ of: 'store', unique: first });
      answer(session, 'buy:hand-axe');
      expect(uniquesOf(session)).toEqual([first]);
      answer(session, 'done');
      const about = session.pending?.about;
      expect(about?.of === 'encounter' && about.setup.carry?.away).toContain(first);
      answer(session, 'told:warden-down');
      const [second] = uniquesOf(session);
      expect(second).not.toBe(first);
      answer(session, `buy:${second}`);
      expect(uniquesOf(session)).toEqual([]);
      expect(answer(session, 'done').state).toMatchObject({ gone: [first] });
    });

    test('is in the box again where a Scenario of an Epic Crawl is lost', () => {
      const session = start(true, 'epic');
      const { gone, rounds } = answer(session, 'done', 'told').state;
      expect({ gone, rounds }).toEqual({ gone: [], rounds: {} });
    });

    test('is none in a campaign that was begun before it was drawn: its log runs as it did', () => {
      const session = start(false);
      expect(session.pending?.about).toEqual({ of: 'store' });
      expect(uniquesOf(session)).toEqual([]);
      answer(session, 'buy:hand-axe', 'done');
      expect(session.events.map(({ type }) => type)).toEqual([
        'itemBought',
        'taskTaken',
        'taskTaken',
        'encounterBegun',
      ]);
      expect(session.state.rounds).toEqual({});
    });
  });

  test('is for five with a fifth player (p.71)', () => {
    const ruleset = { ...DEFAULT_RULESET, fifthPlayer: true };
    const session = begin(content, {
      ruleset,
      story: { mode: 'crawl', scenario: 'rank-1', party: [...party, 'nyx'] },
    });
    const about = answer(session, 'done').pending?.about;
    expect(about?.of === 'encounter' && about.setup.party.map(({ card }) => card)).toEqual([...party, 'nyx']);
  });

  test('loses with one encounter all that was gained since it began', () => {
    const session = answer(crawl('crawl'), 'buy:hand-axe', 'done', 'told:warden-down', 'told');
    expect(session.state).toMatchObject({ ending: { over: true }, gold: 280, stash: [] });
    expect(session.state.members.every(({ free }) => free === 3)).toBe(true);
  });
});

describe('a Crawl that draws its encounters (X280)', () => {
  const anyOf = ['training-yard', 'proving-ground-broods', 'proving-ground-hounds'];
  const drawn = storyOf([], { scenarios: [scenario(1, { steps: [{ anyOf }, { anyOf }, { anyOf }] })] });
  const encountersBy = (seed: string) => {
    const session = begin(drawn, { seed, story: { mode: 'crawl', scenario: 'rank-1', party } });
    answer(session, 'done');
    while (session.pending) answer(session, idsOf(session).find((id) => /^told:./.test(id))!);
    return session.state.games.map(({ encounter }) => encounter);
  };

  test('has none of them twice; the same seed is the same Crawl', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const encounters = encountersBy(`seed-${n}`);
      expect([...encounters].sort()).toEqual([...anyOf].sort());
      seen.add(encounters.join());
    }
    expect(seen.size).toBeGreaterThan(3);
    expect(encountersBy('seed-1')).toEqual(encountersBy('seed-1'));
  });
});

describe('an Epic Crawl (p.9)', () => {
  test('goes on with all there is, to a higher Rank only, which may skip some', () => {
    const session = answer(crawl('epic', 2), 'buy:hand-axe', 'done', 'told:warden-down', 'told:warden-down');
    expect(session.pending?.kind).toBe('scenario');
    expect(idsOf(session)).toContain('scenario:rank-3');
    expect(whyNot(session, 'scenario:rank-1')).toEqual({ why: 'rank', rank: 2 });
    expect(whyNot(session, 'scenario:rank-2')).toEqual({ why: 'rank', rank: 2 });
    const { gold } = session.state;
    answer(session, 'scenario:rank-3');
    // X239: a later Scenario gives none of its start.
    expect(session.state).toMatchObject({ gold, stash: [{ ref: 'hand-axe' }] });
  });

  test('is back where it was before a Scenario that was lost, and may try it again (X240)', () => {
    const session = answer(crawl('epic', 1), 'done', 'told:warden-down', 'told:warden-down');
    const { members, gold, stash } = session.state;
    answer(session, 'scenario:rank-2', 'buy:hand-axe', 'done', 'told:warden-down', 'told');
    expect(session.state).toMatchObject({ members, gold, stash });
    expect(idsOf(session)).toContain('scenario:rank-2');
  });
});

describe('a party without a story', () => {
  test('goes to any encounter with what the last one left, to the shop and to rest', () => {
    const member = { card: 'rook-lars', loadout: { items: ['hand-axe'], disciplines: [] }, xp: 3 };
    const session = begin(content, { story: { mode: 'free', party: [member] } });
    answer(session, 'go-to:training-yard', 'told:warden-down', 'shop');
    expect(session.state.gold).toBe(5);
    answer(session, 'learn:rook-lars:gore-shot', 'done', 'restore', 'go-to:training-yard');
    const about = session.pending?.about;
    expect(about?.of === 'encounter' && about.setup.party[0]?.loadout.disciplines).toEqual(['gore-shot']);
    answer(session, 'told', 'done');
    expect(session.state.ending).toEqual({ scene: '', over: false });
  });

  test('buys in its shop items of every tier, Upgrades that want a Material with it too (p.28)', () => {
    const member = { card: 'rook-lars', loadout: { items: ['hand-axe', 'adrenal-gland'], disciplines: [] } };
    const session = begin(content, { story: { mode: 'free', party: [member] } });
    answer(session, 'shop');
    const asked = [...idsOf(session), ...(session.pending?.refused.map(({ id }) => id) ?? [])];
    expect(asked.some((id) => id.endsWith(':hastened'))).toBe(true);
    const tiers = new Set(asked.map((id) => content.cards.items[id.replace(/^buy:/, '')]?.tier));
    expect([...tiers]).toEqual(expect.arrayContaining(['mundane', 'common', 'uncommon', 'rare']));
  });
});
