import { describe, expect, test } from 'vitest';
import {
  type CampaignSetup,
  type Fifth,
  type Mechanic,
  replayCampaign,
  shareOfFifth,
} from '../../src/campaign/index.ts';
import { DEFAULT_RULESET, type Loadout } from '../../src/engine/index.ts';
import { parseCampaign } from '../../src/stores/campaign/campaign-schema.ts';
import { firstLoadoutOf, listFifths, partyWithFifth } from '../../src/stores/campaign/fifth-member.ts';
import { SAVED_CAMPAIGN, SAVED_CAMPAIGN_VERSION } from '../../src/stores/campaign/saved-campaign.ts';
import { gameContent } from '../support/games.ts';
import { answer, begin, idsOf, scene, storyOf } from './support.ts';

// The fifth member of an Adventure (p.71, K28, X295).

const over: Mechanic = { do: 'ending', text: [], over: false };
const loadout = (items: Loadout['items'], disciplines: Loadout['disciplines'] = []): Loadout => ({
  items,
  disciplines,
});
/** Worth 18, 18, 0 and 0 Gold: 9 each; 3 + 2, 0, 4 and 0 XP: 3 each, rounded up. */
const party = [
  { card: 'nightingale-arsen', loadout: loadout(['hand-axe'], ['quick-blow']), xp: 2 },
  { card: 'zeke-jeong', loadout: loadout(['hand-axe']) },
  { card: 'rook-lars', loadout: loadout([]), xp: 4 },
  { card: 'remi-moretti', loadout: loadout([]) },
];
const join: Mechanic = { do: 'join', member: { card: 'tomoe', loadout: loadout([]) } };
const known = storyOf(
  [
    scene('first', [
      { do: 'xp', amount: 1 },
      {
        do: 'decide',
        id: 'where',
        options: [{ id: 'on', text: 'On', do: [{ do: 'continue', to: 'last' }] }],
      },
    ]),
    scene('last', [join, { do: 'encounter', encounter: 'training-yard' }, over]),
  ],
  { gold: 10, party },
);
const adventure = known.stories.adventures.story!;
const { cards } = known;
const setupWith = (fifth?: Fifth): Partial<CampaignSetup> => ({
  ruleset: { ...DEFAULT_RULESET, fifthPlayer: true },
  story: { mode: 'adventure', adventure: 'story', ...(fifth ? { fifth } : {}) },
});
const nyx = (with_: Loadout): Fifth => ({ card: 'nyx', loadout: with_ });
const withNyx = (with_: Loadout = loadout([])) => begin(known, setupWith(nyx(with_)));

describe('the fifth member of an Adventure (p.71, K28, X295)', () => {
  test('begins with the mean of the others’ Gold value and XP, rounded up', () => {
    expect([cards.items['hand-axe']!.cost, cards.disciplines['quick-blow']!.xp]).toEqual([18, 3]);
    expect(shareOfFifth(party, cards)).toEqual({ gold: 9, xp: 3 });
    const { members, active, gold } = withNyx().state;
    expect(members[4]).toMatchObject({ card: 'nyx', seat: 'seat-1', gained: 3, free: 3, items: [] });
    expect(active).toEqual([...party.map(({ card }) => card), 'nyx']);
    expect(gold).toBe(10 + 9);
  });

  test('what it brings is paid of that, and the rest is the party’s Gold and its own XP', () => {
    const juice = cards.items['vitality-juice-box']!.cost;
    expect(juice).toBeLessThanOrEqual(9);
    const { members, gold } = withNyx(loadout(['vitality-juice-box'], ['quick-blow'])).state;
    expect(members[4]).toMatchObject({ items: [{ ref: 'vitality-juice-box' }], gained: 3, free: 0 });
    expect(gold).toBe(10 + 9 - juice);
  });

  test.each<[string, Fifth]>([
    ['what costs more than its share', nyx(loadout(['hand-axe']))],
    ['more XP than its share', nyx(loadout([], ['quick-blow', 'like-the-shadows', 'hammer-helm']))],
    ['what no Store sells', nyx(loadout(['adrenal-gland']))],
    ['a card there is not', nyx(loadout(['moon']))],
    ['nobody of the content', { card: 'nobody', loadout: loadout([]) }],
    ['one of the four', { card: 'rook-lars', loadout: loadout([]) }],
  ])('is not to be had with %s', (_what, fifth) => {
    expect(() => begin(known, setupWith(fifth))).toThrow(/cannot be the fifth/);
  });

  test('is one of “each member”, goes along to encounters, and opponents have half as many HP again', () => {
    const session = withNyx();
    answer(session, 'read-on');
    expect(session.state.members.map(({ free }) => free)).toEqual([3, 1, 5, 1, 4]);
    answer(session, ...idsOf(session).slice(0, 1));
    while (session.pending?.kind === 'read-on') answer(session, 'read-on');
    const about = session.pending!.about;
    expect(about).toMatchObject({ of: 'encounter', setup: { ruleset: { fifthPlayer: true } } });
    expect(about.of === 'encounter' && about.setup.party.map(({ card }) => card)).toContain('nyx');
    expect(about.of === 'encounter' && about.setup.party).toHaveLength(5);
  });

  test('watches Abraxis: there are dice for four (X242)', () => {
    const table: Mechanic = { do: 'abraxis', card: 'founders-table', rewards: {} };
    const session = begin(storyOf([scene('first', [table, over])], { party }), setupWith(nyx(loadout([]))));
    const about = answer(session, 'read-on').pending!.about;
    expect(about.of === 'abraxis' && about.setup.players).toHaveLength(4);
  });

  test('is in the log: kept, read from a file, and run again to the same hash; without one nothing is otherwise', () => {
    const session = answer(withNyx(), 'read-on');
    const file = (log: unknown) =>
      JSON.stringify({
        file: SAVED_CAMPAIGN,
        version: SAVED_CAMPAIGN_VERSION,
        id: 'a',
        name: 'A',
        savedAt: '2026-01-01T00:00:00.000Z',
        log,
        games: {},
        recorded: [],
      });
    const read = parseCampaign(file(session.toLog()));
    expect(read.ok).toBe(true);
    expect(replayCampaign(read.ok ? read.value.log : session.toLog(), [], known).hash).toBe(session.hash);
    const wrong = {
      ...session.toLog(),
      setup: { ...session.setup, story: { ...session.setup.story, fifth: 'nyx' } },
    };
    expect(parseCampaign(file(wrong)).ok).toBe(false);
    const four = begin(known, setupWith());
    expect(four.state.members).toHaveLength(4);
    expect(four.state.gold).toBe(10);
  });
});

describe('who may be the fifth, and what they begin from (K28, X295)', () => {
  test('anybody who is not of the story, neither now nor later', () => {
    const ids = listFifths(adventure, known).map(({ id }) => id);
    expect(ids).toContain('nyx');
    expect(ids).not.toContain('rook-lars');
    expect(ids).not.toContain('tomoe');
  });

  test('what the share pays of what is ready for them, for everybody in every Adventure here', () => {
    for (const one of Object.values(gameContent.stories.adventures))
      for (const { id } of listFifths(one, gameContent)) {
        const first = firstLoadoutOf(one, id, gameContent);
        expect(first.items.length, id).toBeGreaterThan(0);
        expect(partyWithFifth(one, id, first, gameContent.cards).faults, id).toEqual([]);
      }
  });
});
