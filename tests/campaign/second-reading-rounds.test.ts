import { describe, expect, test } from 'vitest';
import type { CampaignSession, Mechanic, Scenario, StoryRound } from '../../src/campaign/index.ts';
import { DEFAULT_RULESET } from '../../src/engine/index.ts';
import {
  asked,
  bounty,
  FOUR,
  give,
  gold,
  hall,
  inRound,
  leave,
  member,
  night,
  of,
  over,
  refs,
  remi,
  rook,
  type Story,
  state,
  told,
  yard,
  zeke,
} from './left.ts';
import { answer, begin, idsOf, scene, storyOf, whyNot } from './support.ts';

/*
 * A second reading of pp.9, 13, 24-34, 55, 68 and 71: Stores, training, Story Rounds, Crawls; see second-reading.test.ts.
 */

const offered = (session: CampaignSession, start: string) =>
  idsOf(session).filter((id) => id.startsWith(start));
const all = (session: CampaignSession, start: string) =>
  [...idsOf(session), ...session.pending!.refused.map(({ id }) => id)].filter((id) => id.startsWith(start));

describe('a Store sells (pp.13, 27, 28)', () => {
  const shop = (
    items: readonly string[],
    amount: number,
    story: Story = {},
    more: Partial<StoryRound> = {},
  ) => told([give(items, null), gold(amount), hall(more)], { party: [member(rook), member(zeke)], ...story });
  test.each([
    ['hand-axe', 5],
    ['straight-shiv', 10],
    ['glass-dagger', 20],
    ['blodtorst', 40],
    ['bearer-of-justice', 15],
    ['scimitar-swallow', 20],
    ['sword-of-kladenetz', 30],
    ['pathos', 50],
  ])('%s is bought back for %i Gold', (item, price) => {
    expect(answer(shop([item], 0), 'sell:stash.0').state.gold).toBe(price);
  });
  test.each([
    ['hand-axe', 15, 'master-work'],
    ['bearer-of-justice', 15, 'master-work'],
    ['scimitar-swallow', 30, 'master-work'],
    ['glass-dagger', 50, 'master-work'],
    ['padded-coat', 15, 'master-work-armor'],
  ])('an Upgrade of %s for %i Gold, by the tier of the item', (item, price, upgrade) => {
    const session = shop([item], price);
    answer(session, `upgrade:stash.0:${upgrade}`);
    expect(session.state.gold).toBe(0);
  });
  test('no Upgrade for Monster Loot, for what is of the story, or of another type', () => {
    const session = shop(['founders-hammer', 'adrenal-gland', 'padded-coat'], 200);
    expect([...offered(session, 'upgrade:stash.0'), ...offered(session, 'upgrade:stash.1')]).toEqual([]);
    expect(offered(session, 'upgrade:stash.2:master-work').map((id) => id.split(':')[2])).toEqual([
      'master-work-armor',
    ]);
  });
  test('the Upgrade of Armor and Shields for a Shield, too (p.29)', () => {
    expect(offered(shop(['buckler'], 15), 'upgrade:stash.0')).toContain('upgrade:stash.0:master-work-armor');
  });
  test('of its tiers alone, and no Unique but the one it has', () => {
    const session = shop([], 999, {}, { store: { items: ['common'], upgrades: [] } });
    for (const id of all(session, 'buy:'))
      expect(session.content.cards.items[id.slice(4)]).toMatchObject({ tier: 'common' });
    expect(all(session, 'buy:').filter((id) => session.content.cards.items[id.slice(4)]!.unique)).toEqual([]);
  });
  test('nothing for less than there is, and to the last copy', () => {
    const session = shop([], 36);
    answer(session, 'buy:hand-axe', 'buy:hand-axe');
    expect([session.state.gold, offered(session, 'buy:')]).toEqual([0, []]);
    answer(session, 'sell:stash.0', 'sell:stash.0');
    expect([session.state.gold, all(session, 'buy:hand-axe')]).toEqual([10, ['buy:hand-axe']]);
  });
  test('an Upgrade only while the party has its Material (p.33)', () => {
    const session = shop(['hand-axe'], 15);
    expect(offered(session, 'upgrade:stash.0:hastened')).toEqual([]);
    const held = shop(['hand-axe'], 15, { party: [member(rook, { pack: ['adrenal-gland'] }), member(zeke)] });
    answer(held, 'upgrade:stash.0:hastened');
    // It is bought with it, not of it.
    expect(refs(of(held, rook).pack)).toEqual(['adrenal-gland']);
  });
  test('also with what somebody has who is away (p.33, X235)', () => {
    const session = told([state(zeke, 'unselectable'), give(['hand-axe'], null), gold(15), hall()], {
      party: [member(rook), member(zeke, { pack: ['adrenal-gland'] })],
    });
    expect(offered(session, 'upgrade:stash.0')).toContain('upgrade:stash.0:hastened');
  });
  test('what somebody Injured has may be sold and moved, of who is Unselectable nothing goes to others (p.11)', () => {
    const session = told([state(rook, 'injured'), state(zeke, 'unselectable'), hall()], {
      party: [member(rook, { items: ['hand-axe'] }), member(zeke, { items: ['buckler'] }), member(remi)],
    });
    expect(idsOf(session)).toEqual(
      expect.arrayContaining([`sell:${rook}.items.0`, `move:${rook}.items.0:${remi}.items`]),
    );
    expect(offered(session, `move:${zeke}`).filter((id) => !id.endsWith(`:${zeke}.pack`))).toEqual([]);
  });
  test('one side of a DOUBLE item upgraded is both: turned over it keeps its Upgrade (p.28)', () => {
    const session = told([gold(15), hall()], { party: [member(rook, { items: ['long-sword'] })] });
    answer(session, `upgrade:${rook}.items.0:master-work`, `turn:${rook}.items.0`);
    expect(of(session, rook).items[0]).toMatchObject({ face: 'back', upgrades: [{ ref: 'master-work' }] });
  });
  test('turned to its one-handed side it keeps both, and turned back it has both again (p.28, X32)', () => {
    const item = { ref: 'long-sword', face: 'back', upgrades: ['master-work', 'master-work'] } as const;
    const session = told([hall()], { party: [member(rook, { items: [item] })] });
    answer(session, `turn:${rook}.items.0`, `turn:${rook}.items.0`);
    expect(of(session, rook).items[0]).toMatchObject({ face: 'back', upgrades: [{}, {}] });
  });
});

describe('the Unique of a named Story Round (pp.13, 55)', () => {
  const store = { items: [], upgrades: [], unique: 'mundane' as const };
  const some: Mechanic = {
    ...{ do: 'gain', to: 'stash' as const },
    random: { tier: 'mundane', count: 9, unique: true },
  };
  test('is not drawn by a Side Quest while it is for sale', () => {
    const session = told([hall({ store, quests: [{ scene: 'q' }] })], {}, {}, [scene('q', [some])]);
    const { unique } = session.state.rounds.hall!;
    answer(session, 'done', 'quest:q', 'read-on');
    expect(session.state.stash.length).toBeGreaterThan(2);
    expect(refs(session.state.stash)).not.toContain(unique);
  });
  test('nor ever again once the party has ventured forth', () => {
    const session = told([hall({ store, onward: [some, over] })]);
    const { unique } = session.state.rounds.hall!;
    while (session.pending) answer(session, 'done');
    expect(refs(session.state.stash)).not.toContain(unique);
  });
  test('bought in a Story Round one comes to again it is followed by none', () => {
    const session = told([gold(200), hall({ store, onward: [hall({ store })] })]);
    answer(session, `buy:${session.state.rounds.hall!.unique}`);
    while (!idsOf(session).includes('back-to-shop')) answer(session, 'done');
    answer(session, 'done');
    expect([asked(session), all(session, 'buy:')]).toEqual(['shop', []]);
  });
  test('may be sold where it was bought, and is gone then', () => {
    const session = told([gold(200), hall({ store })]);
    const { unique } = session.state.rounds.hall!;
    answer(session, `buy:${unique}`, 'sell:stash.0');
    expect([offered(session, 'buy:'), session.state.gone]).toEqual([[], [unique]]);
  });
});

describe('training (pp.24, 34, 67, 68, 71)', () => {
  const learn = (card: string, discipline: string) => `learn:${card}:${discipline}`;
  const two = (xp = 30, setup = {}) =>
    inRound([], { party: [member(rook, { xp }), member(zeke, { xp })] }, setup);
  test('costs 1 XP more for each of that LVL, of whatever Tree', () => {
    const session = two();
    answer(session, learn(rook, 'gore-shot'), learn(rook, 'mend'), learn(rook, 'quick-blow'));
    expect(of(session, rook).free).toBe(30 - 3 - 4 - 5);
  });
  test('of the first of a higher LVL it costs what is printed', () => {
    const session = two();
    answer(session, learn(rook, 'gore-shot'), learn(rook, 'mend'), learn(rook, 'blood-pact'));
    expect(of(session, rook).free).toBe(30 - 3 - 4 - 5);
  });
  test('wants the LVL below of the same Tree', () => {
    const session = two();
    answer(session, learn(rook, 'mend'));
    expect(whyNot(session, learn(rook, 'blood-pact'))).toMatchObject({ why: 'level', level: 1 });
    answer(session, learn(rook, 'gore-shot'));
    expect(whyNot(session, learn(rook, 'soul-pact'))).toMatchObject({ why: 'level', level: 2 });
  });
  test('a Story Discipline counts neither for the price nor as a LVL', () => {
    const session = inRound([{ do: 'gain', discipline: 'read-the-water', to: { named: rook } }], {
      party: [member(rook, { xp: 9 })],
    });
    expect(whyNot(session, learn(rook, 'cqc'))).toMatchObject({ why: 'level' });
    expect(answer(session, learn(rook, 'quick-blow')).state.members[0]!.free).toBe(6);
  });
  test('no more than the box has copies, and a re-spec puts them back (p.67)', () => {
    const session = two();
    answer(session, learn(rook, 'gore-shot'), learn(rook, 'blood-pact'), learn(zeke, 'gore-shot'));
    expect(whyNot(session, learn(zeke, 'blood-pact'))).toEqual({ why: 'no-copies' });
    answer(session, `re-spec:${rook}`, learn(zeke, 'blood-pact'));
    expect(refs(of(session, zeke).disciplines)).toEqual(['gore-shot', 'blood-pact']);
  });
  test('a re-spec gives back what each cost, with what it cost more', () => {
    const session = two();
    answer(session, learn(rook, 'gore-shot'), learn(rook, 'mend'), learn(rook, 'blood-pact'));
    answer(session, `re-spec:${rook}`);
    expect(of(session, rook)).toMatchObject({ free: 29, disciplines: [] });
    answer(session, learn(rook, 'gore-shot'), `re-spec:${rook}`);
    expect(of(session, rook).free).toBe(28);
  });
  test('the first of each is free with XP Leniency', () => {
    const session = two(9, { xpLeniency: true });
    for (const card of [rook, zeke]) answer(session, learn(card, 'mend'), `re-spec:${card}`);
    expect([rook, zeke].map((card) => of(session, card).free)).toEqual([9, 9]);
  });
  test('who is Injured learns, too (p.11)', () => {
    const session = inRound([state(rook, 'injured')], {
      party: [member(rook, { xp: 3 }), member(zeke)],
    });
    expect(idsOf(session)).toContain(learn(rook, 'mend'));
  });
});

describe('Side Quests and Bounties (p.13)', () => {
  const quests = [{ scene: 'q' }, { scene: 'r', if: [{ is: 'quest' as const, scene: 'q' }] }];
  test('one whose occasion is not there is not offered, and is once it is', () => {
    const session = told([hall({ quests })], {}, {}, [scene('q', []), scene('r', [])]);
    answer(session, 'done');
    expect(offered(session, 'quest:')).toEqual(['quest:q']);
    answer(session, 'quest:q', 'read-on', 'done');
    expect(offered(session, 'quest:')).toEqual(['quest:r']);
  });
  test('one whose encounter is lost was attempted', () => {
    const fight = { ...yard, lost: [gold(1)] } as Mechanic;
    const session = told([hall({ quests: [{ scene: 'q' }, { scene: 'r' }] })], {}, {}, [
      scene('q', [fight]),
      scene('r', []),
    ]);
    answer(session, 'done', 'quest:q', 'read-on');
    leave(session, { result: 'lost' });
    answer(session, 'done');
    expect(offered(session, 'quest:')).toEqual(['quest:r']);
  });
  test('one that is named twice is offered once', () => {
    const session = told([hall({ quests: [{ scene: 'q' }, { scene: 'q' }] })], {}, {}, [scene('q', [])]);
    answer(session, 'done');
    expect(offered(session, 'quest:')).toEqual(['quest:q']);
  });
  test('what a Bounty’s own Store upgraded goes with its Upgrade, what was bought there stays', () => {
    const won = [
      gold(40),
      give(['buckler'], null),
      { do: 'shop', store: { items: ['mundane'], upgrades: ['mundane'] } },
    ];
    const encounters = [
      { encounter: 'training-yard', won: won as Mechanic[] },
      { encounter: 'training-yard' },
    ];
    const session = told([hall({ bounty: 'easy' })], { gold: 10, bounties: [bounty({ encounters })] });
    leave(answer(session, 'done', 'bounty:eggs'));
    leave(answer(session, 'upgrade:stash.0:master-work-armor', 'buy:hand-axe', 'done'), { result: 'lost' });
    expect([session.state.gold, refs(session.state.stash)]).toEqual([0, ['hand-axe']]);
  });
  test('one that ends the Adventure ends it', () => {
    const session = told([hall({ quests: [{ scene: 'q' }] })], {}, {}, [scene('q', [over])]);
    answer(session, 'done', 'quest:q', 'read-on');
    expect([session.pending, session.state.ending]).toMatchObject([null, { scene: 'q' }]);
  });
  test('one Bounty in a Story Round, lost or not, though there are two', () => {
    const session = told(
      [hall({ bounty: 'easy', quests: [{ scene: 'q' }] })],
      {
        bounties: [bounty(), bounty({ id: 'other' })],
      },
      {},
      [scene('q', [])],
    );
    answer(session, 'done', 'bounty:eggs');
    leave(session, { result: 'lost' });
    answer(session, 'done');
    expect(offered(session, 'bounty:')).toEqual([]);
  });
  test('a Bounty that was lost may be completed in the next, and pays', () => {
    const one = bounty({ encounters: [{ encounter: 'training-yard' }], reward: [gold(30)] });
    const session = told([hall({ bounty: 'easy', onward: [hall({ id: 'inn', bounty: 'easy' })] })], {
      bounties: [one],
    });
    answer(session, 'done', 'bounty:eggs');
    leave(session, { result: 'lost' });
    answer(session, 'done', 'done', 'done', 'bounty:eggs');
    leave(session);
    expect(session.state).toMatchObject({ gold: 30, bounties: { eggs: 'completed' } });
  });
});

describe('Crawl Mode (p.9)', () => {
  const scenario = (rank: number, more: Partial<Scenario> = {}): Scenario => ({
    ...{ id: `rank-${rank}`, type: 'scenario', name: `Rank ${rank}`, sources: { default: 'original' } },
    ...{ rank, start: { gold: 40, xp: 3 }, intro: '', store: { items: ['mundane'], upgrades: [] }, end: '' },
    steps: [{ encounter: 'training-yard', won: [{ do: 'xp', amount: 1 }] }, { encounter: 'training-yard' }],
    ...more,
  });
  const crawl = (mode: 'crawl' | 'epic', rank = 1, more: Partial<Scenario> = {}) =>
    begin(storyOf([], { scenarios: [1, 2, 3].map((n) => scenario(n, n === rank ? more : {})) }), {
      story: { mode, scenario: `rank-${rank}`, party: FOUR },
    });
  test('lost: the Scenario is, with Gold, items, Disciplines and XP of it', () => {
    const session = answer(crawl('crawl'), 'buy:hand-axe', `learn:${rook}:mend`, 'done');
    leave(leave(session, { report: { gold: 9 } }), { result: 'lost' });
    // What it began with was not gained in it.
    expect(session.state).toMatchObject({ ending: { over: true }, gold: 40, stash: [] });
    expect(of(session, rook)).toMatchObject({ disciplines: [], items: [], gained: 3, free: 3 });
  });
  test('Epic: the next Scenario begins with all there is, restored, and with the same Familiar (p.68)', () => {
    const session = crawl('epic');
    answer(session, `learn:${rook}:familiar`, `familiar:${rook}:yuxa`, 'done');
    leave(leave(session), { change: (m) => ({ ...m, damage: 4 }) });
    answer(session, 'scenario:rank-2');
    expect(of(session, rook)).toMatchObject({ damage: 0, familiar: { ref: 'yuxa' }, gained: 4 });
    expect(offered(session, `familiar:${rook}`)).toEqual([]);
  });
  test('Epic: a lost one takes what was spent in it back, too', () => {
    const session = answer(crawl('epic'), 'done');
    leave(leave(session));
    answer(session, 'scenario:rank-2', 'buy:hand-axe', 'done');
    const { gold: left } = session.state;
    leave(session, { result: 'lost' });
    expect(session.state).toMatchObject({ gold: left + 18, stash: [] });
  });
  test('Epic: a Scenario of the same Rank or a lower one is played no more', () => {
    const session = answer(crawl('epic', 2), 'done');
    leave(leave(session));
    expect(offered(session, 'scenario:')).toEqual(['scenario:rank-3']);
  });
  test('each member of the group has the XP a step gives', () => {
    const session = leave(answer(crawl('crawl'), 'done'));
    expect(FOUR.map((card) => of(session, card).gained)).toEqual([4, 4, 4, 4]);
  });
});

describe('the party exchanges what it has (p.10)', () => {
  const party = [member(rook, { items: ['hand-axe'] }), member(zeke), member(remi), member(night)];
  const exchange: Mechanic = { do: 'exchange' };
  test('when told to: with the stash, the Injured too, the Unselectable not', () => {
    const session = told(
      [give(['buckler'], null), state(zeke, 'injured'), state(remi, 'unselectable'), exchange, over],
      { party },
    );
    const ids = idsOf(session).filter((id) => id.startsWith('move:'));
    expect(ids).toEqual(expect.arrayContaining([`move:stash.0:${zeke}.items`, `move:${rook}.items.0:stash`]));
    expect(ids.filter((id) => id.includes(remi))).toEqual([]);
  });
  test('and nobody goes from it with too much in their hands', () => {
    const session = told([give(['great-hammer'], null), exchange, over], { party });
    answer(session, `move:stash.0:${rook}.items`);
    expect(whyNot(session, 'done')).toEqual({ why: 'over-limit', members: [rook] });
  });
  test('a fourth item fits in no Pack (p.24)', () => {
    const full = [member(rook, { pack: ['hand-axe', 'long-sword', 'halberd'] }), member(zeke)];
    const session = told([give(['buckler'], null), exchange, over], { party: full });
    if (idsOf(session).includes(`move:stash.0:${rook}.pack`)) answer(session, `move:stash.0:${rook}.pack`);
    expect(idsOf(session).includes('done') && of(session, rook).pack.length > 3).toBe(false);
  });
  test('a flipped card stays flipped wherever it goes (p.24)', () => {
    const card = { ref: 'enchanted-piercings', state: { flipped: true } } as never;
    const session = told([exchange, over], { party: [member(rook, { items: [card] }), member(zeke)] });
    const before = of(session, rook).items[0]!;
    answer(session, `move:${rook}.items.0:${zeke}.pack`);
    expect(of(session, zeke).pack[0]).toEqual(before);
  });
});

test('XP to one alone', () => {
  const session = told([{ do: 'xp', amount: 2, who: { named: zeke } }, over]);
  expect(FOUR.map((card) => of(session, card).gained)).toEqual(FOUR.map((c) => (c === zeke ? 2 : 0)));
});

test('the variants of the table are those of each encounter (p.71)', () => {
  const ruleset = {
    ...DEFAULT_RULESET,
    noPlayerElimination: true,
    urgencyLimit: 5,
    unpredictableCombat: true,
  } as const;
  const session = leave(told([yard, yard, over], {}, { ruleset }));
  const about = session.pending!.about;
  expect(about.of === 'encounter' && about.setup.ruleset).toEqual(ruleset);
});
