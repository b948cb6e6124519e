import { describe, expect, test } from 'vitest';
import { type Bounty, CAMPAIGN_VERSION, type Mechanic, replayCampaign } from '../../src/campaign/index.ts';
import { carryOf } from '../../src/campaign/queries/encounter-setup.ts';
import { DEFAULT_RULESET, EncounterSession, reportOf, whatIsWrong } from '../../src/engine/index.ts';
import {
  asked,
  atBounty,
  bounty,
  give,
  hall,
  inRound,
  leave,
  member,
  named,
  of,
  over,
  refs,
  rook,
  type Story,
  state,
  told,
  yard,
  zeke,
} from './left.ts';
import { answer, begin, idsOf, scene, storyOf, whyNot } from './support.ts';

describe('a lost Bounty takes back what it gave, that copy, once (p.13, X405)', () => {
  const play = (story: Story, more: Partial<Bounty> = {}) => atBounty(more, story);
  const own = { party: [member(rook, { items: [{ ref: 'hand-axe', upgrades: ['master-work'] }] })] };
  const axe = { report: { gained: [{ item: 'hand-axe', member: 0, place: 'pack' as const }] } };
  const packed: Parameters<typeof leave>[1] = {
    ...axe,
    change: (m) => ({ ...m, loadout: { ...m.loadout, pack: ['hand-axe'] } }),
  };
  test('not the party’s own with its Upgrade', () => {
    const session = leave(leave(play(own), packed), { result: 'lost' });
    const { items, pack } = of(session, rook);
    expect([items, pack]).toEqual([[{ ref: 'hand-axe', upgrades: [{ ref: 'master-work' }] }], []]);
  });
  test('also equipped in place of it, and given to somebody else', () => {
    const session = leave(play({ party: [...own.party, member(zeke)] }), packed);
    leave(session, {
      result: 'lost',
      change: (m) =>
        m.card === rook
          ? { ...m, loadout: { ...m.loadout, pack: [] } }
          : { ...m, loadout: { ...m.loadout, items: ['hand-axe'] } },
    });
    expect(of(session, zeke).items).toEqual([]);
    expect(of(session, rook).items[0]?.upgrades).toEqual([{ ref: 'master-work' }]);
  });
  test('what is used up is gone, and nothing else goes for it', () => {
    const juice = 'vitality-juice-box';
    const session = play({ party: [member(rook, { items: [juice] })] });
    leave(session, {
      report: { gained: [{ item: juice, member: 0, place: 'pack' }] },
      change: (m) => ({ ...m, loadout: { ...m.loadout, pack: [juice] } }),
    });
    leave(session, {
      result: 'lost',
      change: ({ loadout: { pack: _, ...loadout }, ...m }) => ({ ...m, loadout }),
    });
    expect(refs(of(session, rook).items)).toEqual([juice]);
  });
  test('by the names the encounter gave them, where own and given changed places', () => {
    const session = play({ party: [member(rook, { items: ['hand-axe'] })] });
    const [mine, given] = ['rook.hand-axe', 'rook.hand-axe.2'];
    const ids = (items: string, pack: string) => ({ 'items.0': items, 'pack.0': pack });
    leave(session, {
      report: { gained: [{ item: 'hand-axe', member: 0, place: 'pack', card: given }] },
      // The given one was equipped and the own one stored.
      change: (m) => ({ ...m, loadout: { ...m.loadout, pack: ['hand-axe'] }, ids: ids(given, mine) }),
    });
    expect(of(session, rook)).toMatchObject({ items: [{ ofRun: true }], pack: [{ ref: 'hand-axe' }] });
    expect(of(session, rook).pack[0]).not.toHaveProperty('ofRun');
  });
  test('Gold as much as there is, XP of each, tokens, Disciplines and Companions', () => {
    const won: readonly Mechanic[] = [
      { do: 'gold', amount: 20 },
      { do: 'gold', amount: -5 },
      { do: 'xp', amount: 2 },
      { do: 'tokens', who: named(rook), token: 'vow', amount: 2 },
      { do: 'gain', discipline: 'read-the-water', to: named(rook) },
      { do: 'gain', companion: 'mule', to: named(rook) },
      give(['buckler']),
      give(['halberd'], null),
    ];
    const session = play(
      { party: [member(rook), member(zeke)], gold: 10 },
      { encounters: [{ encounter: 'training-yard', won }, { encounter: 'training-yard' }] },
    );
    leave(session);
    while (asked(session) === 'arrange') answer(session, 'done');
    expect(session.state.gold).toBe(25);
    leave(session, { result: 'lost' });
    expect(session.state).toMatchObject({ gold: 5, stash: [], run: null });
    expect(of(session, rook)).toMatchObject({
      items: [],
      disciplines: [],
      gained: 0,
      free: 0,
      tokens: { vow: 0 },
    });
    expect(of(session, rook)).not.toHaveProperty('companion');
  });
  test('a Companion that an encounter of it gave', () => {
    const session = play(own);
    leave(session, { change: (m) => ({ ...m, loadout: { ...m.loadout, companion: 'mule' } }) });
    leave(session, { result: 'lost' });
    expect(of(session, rook)).not.toHaveProperty('companion');
  });
  test('what went into the stash once, not twice', () => {
    const session = play({ party: [member(rook)] });
    leave(session, {
      report: { stash: ['hand-axe'], gained: [{ item: 'hand-axe', member: 0, place: 'stash' }] },
    });
    leave(session, { result: 'lost' });
    expect(session.state.stash).toEqual([]);
    expect(session.events.filter(({ type }) => type === 'itemLost')).toHaveLength(1);
  });
  test('cards of the loot deck are back, and none that a Restore put back goes out again', () => {
    const session = told([yard, hall({ bounty: 'easy' })], { bounties: [bounty()] });
    const lootOut = { gold: [2, 0, 0, 0, 0, 0], item: 1, monster: 0, unique: 0 } as const;
    leave(session, { report: { lootOut } });
    answer(session, 'done', 'bounty:eggs');
    leave(session, { report: { restored: true } });
    leave(session, { result: 'lost', report: { lootOut: { ...lootOut, gold: [1, 0, 0, 0, 0, 0] } } });
    expect(session.state.lootOut).toMatchObject({ gold: [1, 0, 0, 0, 0, 0], item: 1 });
  });
  test('won, all of it is the party’s, and a later loss takes none of it', () => {
    const session = told([hall({ bounty: 'easy', onward: [hall({ id: 'inn', bounty: 'easy' })] })], {
      bounties: [bounty(), bounty({ id: 'other' })],
      party: [member(rook)],
    });
    answer(session, 'done', 'bounty:eggs');
    leave(leave(session, packed));
    answer(session, 'done', 'done', 'done', 'bounty:other');
    leave(session, { result: 'lost' });
    expect(refs(of(session, rook).pack)).toEqual(['hand-axe']);
  });
  test('it is not offered where nobody can go (p.11)', () => {
    const session = told([state(rook, 'injured'), hall({ bounty: 'easy' })], {
      bounties: [bounty()],
      party: [member(rook)],
    });
    answer(session, 'done');
    expect(asked(session)).toBe('venture');
  });
});

describe('once (p.13, p.18)', () => {
  test('a Side Quest, whichever Story Round names it (X406)', () => {
    const onward: readonly Mechanic[] = [hall({ id: 'inn', quests: [{ scene: 'q' }, { scene: 'r' }] })];
    const session = told([hall({ quests: [{ scene: 'q' }], onward })], {}, {}, [
      scene('q', []),
      scene('r', []),
    ]);
    answer(session, 'done', 'quest:q', 'read-on', 'done', 'done', 'done');
    expect(idsOf(session).filter((id) => id.startsWith('quest:'))).toEqual(['quest:r']);
    expect(whyNot(session, 'quest:q')).toEqual({ why: 'tried' });
  });
  test('an Achievement of an encounter: played again it knows that it was met (X409)', () => {
    const session = told([yard, yard, over]);
    leave(session, { report: { achievements: ['unhurt'] } });
    const about = session.pending!.about;
    if (about.of !== 'encounter') throw new Error('no encounter');
    expect(about.setup.carry?.achieved).toEqual(['unhurt']);
    expect(new EncounterSession(about.setup, session.content).state.done).toContain('unhurt');
  });
  test('a Bounty that was completed pays no second time, also in another Story Round', () => {
    const session = told([hall({ bounty: 'easy', onward: [hall({ id: 'inn', bounty: 'easy' })] })], {
      bounties: [
        bounty({ encounters: [{ encounter: 'training-yard' }], reward: [{ do: 'gold', amount: 30 }] }),
      ],
    });
    answer(session, 'done', 'bounty:eggs');
    leave(session);
    answer(session, 'done', 'done', 'done');
    expect(session.state.gold).toBe(30);
    expect(asked(session)).toBe('venture');
  });
});

describe('Item Upgrades (p.28)', () => {
  const shop = (items: readonly string[], gold: number, more: Story = {}) =>
    inRound([give(items, null), { do: 'gold', amount: gold }], { party: [member(rook)], ...more });
  const ways = (session: ReturnType<typeof begin>, start: string) =>
    idsOf(session).filter((id) => id.startsWith(start));
  test('all copies in use: the players say which item loses it, for the same price (X407)', () => {
    const session = shop(['hand-axe', 'great-hammer', 'halberd'], 45);
    answer(session, 'upgrade:stash.0:etherium', 'upgrade:stash.1:etherium');
    expect(ways(session, 'upgrade:stash.2:etherium')).toEqual([
      'upgrade:stash.2:etherium:from:stash.0',
      'upgrade:stash.2:etherium:from:stash.1',
    ]);
    answer(session, 'upgrade:stash.2:etherium:from:stash.1');
    expect(session.state.stash.map(({ upgrades = [] }) => upgrades.length)).toEqual([1, 0, 1]);
    expect(session.state.gold).toBe(0);
  });
  test('two of the same on a two-handed weapon, no third, one on a one-handed', () => {
    const session = shop(['great-hammer', 'hand-axe'], 100);
    answer(
      session,
      'upgrade:stash.0:master-work',
      'upgrade:stash.0:master-work',
      'upgrade:stash.1:master-work',
    );
    expect(session.state.stash.map(({ upgrades = [] }) => upgrades.length)).toEqual([2, 1]);
    expect(ways(session, 'upgrade:stash.0:master-work')).toEqual([]);
    const items = [{ ref: 'great-hammer', upgrades: ['master-work', 'master-work'] }];
    const loadout = { items, disciplines: [] };
    expect(whatIsWrong({ members: [{ card: rook, loadout }] }, session.content.cards)).toEqual([]);
  });
  test('none is taken off an item of who is away (p.11)', () => {
    const on = (ref: string) => ({ ref, upgrades: ['etherium'] });
    const session = inRound(
      [state(zeke, 'unselectable'), give(['halberd'], null), { do: 'gold', amount: 45 }],
      {
        party: [member(rook), member(zeke, { items: [on('great-hammer')], pack: [on('hand-axe')] })],
      },
    );
    expect(ways(session, 'upgrade:stash.0:etherium')).toEqual([]);
  });
});

describe('Familiars (p.68, X408)', () => {
  const learn = (card: string) => `learn:${card}:familiar`;
  const offered = (session: ReturnType<typeof begin>, card: string) =>
    idsOf(session).filter((id) => id.startsWith(`familiar:${card}`));
  const two = () => inRound([], { party: [member(rook, { xp: 9 }), member(zeke, { xp: 9 })] });
  test('the one that waits for its owner after a re-spec is nobody else’s', () => {
    const session = two();
    answer(session, learn(rook), `familiar:${rook}:yuxa`, `re-spec:${rook}`, learn(zeke));
    expect(offered(session, zeke)).not.toContain(`familiar:${zeke}:yuxa`);
    answer(session, `familiar:${zeke}:tatva`, learn(rook));
    expect(offered(session, rook)).toEqual([`familiar:${rook}:yuxa`]);
  });
  test('who has learned to keep one chooses it before the party goes on, and then it can', () => {
    const session = two();
    answer(session, learn(rook));
    expect(whyNot(session, 'done')).toEqual({ why: 'no-familiar', members: [rook] });
    answer(session, `familiar:${rook}:yuxa`);
    expect(idsOf(session)).toContain('done');
  });
  test('who joins with the one that waits for another comes without it', () => {
    const join: Mechanic = {
      ...{ do: 'join', member: member(zeke, { disciplines: ['familiar'], familiar: 'yuxa' }) },
    };
    const session = told([join, hall()], {
      party: [member(rook, { disciplines: ['familiar'], familiar: 'yuxa' })],
    });
    expect(of(session, zeke)).not.toHaveProperty('familiar');
    expect(offered(session, zeke)).not.toContain(`familiar:${zeke}:yuxa`);
  });
});

test('lost by the last Urgency token without elimination all are Defeated, also who stood (p.18, p.71, X410)', () => {
  const ruleset = { ...DEFAULT_RULESET, noPlayerElimination: true, urgencyLimit: 3 } as const;
  const session = told([yard, over], {}, { ruleset });
  const about = session.pending!.about;
  if (about.of !== 'encounter') throw new Error('no encounter');
  const game = new EncounterSession(about.setup, session.content);
  while (game.pending) {
    const ids = game.pending.options.map(({ id }) => id);
    game.decide(ids.find((id) => ['end-turn', 'no', 'pass', 'done', 'end'].includes(id)) ?? ids[0]!);
  }
  const report = reportOf(game.position, game.events)!;
  expect([report.condition, report.members.map(({ defeated }) => defeated)]).toEqual([
    'urgency',
    [true, true, true, true],
  ]);
  expect(game.state.urgency).toBe(3);
});

describe('a campaign begun before scenes asked (X400)', () => {
  test('runs as it did from its log, decision for decision, and goes on so', () => {
    const party = [member(rook, { items: ['hand-axe', 'buckler'] }), member(zeke)];
    const story = () =>
      storyOf([scene('first', [give(['great-hammer']), { do: 'restore' }, yard, over])], { party });
    const before = answer(begin(story(), { asBefore: true }), 'read-on');
    expect(asked(before)).toBe('encounter');
    const { asBefore: _, ...setup } = before.toLog().setup;
    const log = { ...before.toLog(), rules: '1.0.0', setup };
    const again = replayCampaign(log, [], before.content);
    expect([again.hash, asked(again)]).toEqual([before.hash, 'encounter']);
    expect(again.toLog()).toMatchObject({ rules: CAMPAIGN_VERSION, setup: { asBefore: true } });
  });
});

describe('a re-spec (p.39, p.71, X420)', () => {
  const flipped: Parameters<typeof leave>[1] = {
    change: (m) => ({ ...m, cards: { 'disciplines.0': { flipped: true } } }),
  };
  const respecced = (...before: readonly Mechanic[]) => {
    const session = told([yard, ...before, hall()], {
      party: [member(rook, { disciplines: ['intervention'], xp: 5 })],
    });
    leave(session, flipped);
    return answer(session, `re-spec:${rook}`, `learn:${rook}:intervention`);
  };
  test('does not un-flip what is learned again: a Restore does', () => {
    expect(of(respecced(), rook).disciplines).toEqual([{ ref: 'intervention', state: { flipped: true } }]);
    expect(of(respecced({ do: 'restore' }), rook).disciplines).toEqual([{ ref: 'intervention' }]);
  });
});

test('what somebody used of the stash in an encounter is out of it; who may is told by the switch (X473)', () => {
  const juice = 'vitality-juice-box';
  const session = told([yard, yard, over]);
  leave(session, { report: { stash: [juice, juice, 'cloak'] } });
  const ruleset = { ...session.state.ruleset, ubiquitousCards: true };
  expect(carryOf(session.state)).not.toHaveProperty('stash');
  expect(carryOf({ ...session.state, ruleset }).stash).toEqual([juice, juice, 'cloak']);
  leave(session, { report: { used: [juice] } });
  expect(session.state.stash.map(({ ref }) => ref)).toEqual([juice, 'cloak']);
});
