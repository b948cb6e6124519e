import { describe, expect, test } from 'vitest';
import { SimpleBot } from '../../src/bots/simple-bot.ts';
import type { Mechanic } from '../../src/campaign/index.ts';
import { applyCampaignEvent } from '../../src/campaign/model/apply.ts';
import { EncounterSession, ScriptedChance } from '../../src/engine/index.ts';
import { answer, begin, idsOf, scene, storyOf } from './support.ts';

const over: Mechanic = { do: 'ending', text: [], over: false };
const round: Mechanic = {
  do: 'story-round',
  id: 'hall',
  name: 'The Hall',
  store: { items: ['mundane'], upgrades: [] },
  onward: [over],
};
const rook = 'rook-lars';
const zeke = 'zeke-jeong';

/** The first scene, read: these mechanics in order. */
const inScene = (mechanics: readonly Mechanic[], more: Parameters<typeof storyOf>[1] = {}) =>
  answer(begin(storyOf([scene('first', mechanics)], more)), 'read-on');

const join = (card: string, items: readonly string[] = []): Mechanic => ({
  do: 'join',
  member: { card, loadout: { items, disciplines: [] } },
});
const bare = (items: readonly string[] = [], disciplines: readonly string[] = []) => [
  { card: rook, loadout: { items, disciplines } },
];

describe('who is in the party (pp.10-11)', () => {
  test('the Unselectable trades nothing, the Injured does, and both gain what each member gains', () => {
    const session = inScene([
      join('tomoe', ['hand-axe']),
      { do: 'state', who: { named: 'tomoe' }, state: 'unselectable' },
      { do: 'state', who: { named: zeke }, state: 'injured' },
      { do: 'xp', amount: 2 },
      round,
    ]);
    const moves = idsOf(session).filter((id) => id.startsWith('move:'));
    expect(moves.some((id) => id.includes('tomoe'))).toBe(false);
    expect(moves.some((id) => id.startsWith(`move:${zeke}.`))).toBe(true);
    expect(moves.some((id) => id.endsWith(`:${zeke}.pack`))).toBe(true);
    const { members, active } = session.state;
    const gained = session.events.flatMap((event) => (event.type === 'xpGained' ? [event.member] : []));
    expect(gained).toEqual(members.map(({ card }) => card));
    expect(active).not.toContain(zeke);
    expect(active).not.toContain('tomoe');
  });

  test('who is well again may be chosen, and nothing else makes one so', () => {
    const session = inScene([
      { do: 'state', who: { named: zeke }, state: 'injured' },
      { do: 'restore' },
      { do: 'active-group' },
      { do: 'state', who: { named: zeke }, state: 'injured', off: true },
      { do: 'active-group' },
      over,
    ]);
    // All may trade at the Restore (p.18).
    answer(session, 'done');
    const groups = session.events.flatMap((event) => (event.type === 'activeChosen' ? [event.active] : []));
    expect(groups).toEqual([expect.arrayContaining([zeke])]);
    expect(session.state.members.find(({ card }) => card === zeke)).not.toHaveProperty('injured');
  });

  test('who leaves may take everything out of the Adventure', () => {
    const { stash, gone, members } = inScene([
      join('tomoe', ['hand-axe']),
      { do: 'leave', member: 'tomoe', items: 'gone' },
      over,
    ]).state;
    expect({ stash, gone }).toEqual({ stash: [], gone: ['hand-axe'] });
    expect(members.map(({ card }) => card)).not.toContain('tomoe');
  });

  test('a Restore is for all of the party, and readies what lies in the stash (p.18, X246)', () => {
    const { state } = inScene([
      join('tomoe'),
      { do: 'state', who: { named: 'tomoe' }, state: 'injured' },
      { do: 'harm', who: 'all', amount: 3 },
      { do: 'gain', items: ['hand-axe'], to: 'stash' },
      over,
    ]);
    const used = { flipped: true as const };
    const upgraded = { ref: 'short-bow', state: used, upgrades: [{ ref: 'keen', state: used }] };
    const flipped = { ...state, stash: [{ ref: 'hand-axe', state: used }, upgraded] };
    expect(flipped.members.every(({ damage }) => damage === 3)).toBe(true);
    applyCampaignEvent(flipped, { type: 'partyRestored', rule: 'p.18' });
    expect(flipped.members.every(({ damage }) => damage === 0)).toBe(true);
    expect(flipped.stash).toEqual([{ ref: 'hand-axe' }, { ref: 'short-bow', upgrades: [{ ref: 'keen' }] }]);
    expect(flipped.members.find(({ card }) => card === 'tomoe')?.injured).toBe(true);
  });
});

describe('what an encounter gave (p.10)', () => {
  test('is kept though it was lost', () => {
    const fight: Mechanic = { do: 'encounter', encounter: 'training-yard' };
    const session = inScene([fight, over]);
    const about = session.pending?.about;
    if (about?.of !== 'encounter') throw new Error('no encounter is asked for');
    const game = new EncounterSession(about.setup, session.content);
    const bot = new SimpleBot();
    while (game.pending) game.decide(bot.choose(game));
    const log = game.toLog();
    const option = session.take(log);
    const played = session.played.encounters.get(log.hash)!;
    const lost = {
      ...played.report,
      result: 'lost' as const,
      condition: 'all-down',
      gold: 12,
      stash: ['hand-axe'],
    };
    session.played.encounters.set(log.hash, { ...played, report: lost });
    answer(session, option);
    expect(session.state).toMatchObject({ gold: 12, games: [{ result: 'lost' }] });
    expect(session.state.stash.map(({ ref }) => ref)).toContain('hand-axe');
  });
});

describe('mechanics (pp.12-13)', () => {
  test('give so many random Consumables of a tier', () => {
    const { state, content } = inScene([
      { do: 'gain', random: { type: 'consumable', tier: 'mundane', count: 4 }, to: 'stash' },
      over,
    ]);
    expect(state.stash).toHaveLength(4);
    for (const { ref } of state.stash)
      expect(content.cards.items[ref]).toMatchObject({ itemType: 'consumable', tier: 'mundane' });
  });

  test('ask a Check of one by chance, or of all with so many to pass (p.66)', () => {
    const check = (by: 'random' | 'all', needs?: number): Mechanic => ({
      do: 'check',
      skill: 'lore',
      difficulty: 9,
      by,
      ...(needs === undefined ? {} : { needs }),
      pass: [{ do: 'gold', amount: 1 }],
      fail: [],
    });
    const alone = answer(inScene([check('random'), over]), 'roll');
    expect(alone.events.filter(({ type }) => type === 'checkMade')).toHaveLength(1);
    const faces = [6, 6, 6, 6, 1, 1, 1, 1].map((face) => ['purple', face] as const);
    const session = begin(storyOf([scene('first', [check('all', 2), over])]), {}, new ScriptedChance(faces));
    answer(session, 'read-on', 'roll', 'roll', 'roll', 'roll');
    expect(session.state).toMatchObject({ gold: 1, failed: [expect.anything(), expect.anything()] });
  });

  test('count PASSIVE abilities alone in a Check (p.66, X234)', () => {
    const check: Mechanic = {
      do: 'check',
      skill: 'strength',
      difficulty: 10,
      by: { named: rook },
      pass: [],
      fail: [],
    };
    const strengthWith = (items: readonly string[]) => {
      const about = inScene([check, over], { party: bare(items) }).pending?.about;
      return about?.of === 'check' ? about.makers[0]!.value.total : null;
    };
    const plain = strengthWith([])!;
    expect(strengthWith(['markings-of-strength'])).toBeGreaterThan(plain);
    // Its Strength is an ability that is used.
    expect(strengthWith(['ogre-sluice-key'])).toBe(plain);
  });

  test('give a Story Discipline, which has no price and stays through a re-spec (p.13, p.71)', () => {
    const session = inScene(
      [{ do: 'xp', amount: 4 }, { do: 'gain', discipline: 'read-the-water', to: { named: rook } }, round],
      { party: bare() },
    );
    expect(session.state.members[0]).toMatchObject({ free: 4, disciplines: [{ ref: 'read-the-water' }] });
    answer(session, `learn:${rook}:gore-shot`, `re-spec:${rook}`);
    expect(session.state.members[0]).toMatchObject({ free: 3, disciplines: [{ ref: 'read-the-water' }] });
  });

  test('take a card out of the Adventure for good: neither sold nor drawn (p.19)', () => {
    const session = inScene([{ do: 'gold', amount: 99 }, { do: 'remove', item: 'buckler' }, round], {
      party: bare(),
    });
    expect(idsOf(session)).not.toContain('buy:buckler');
    expect(idsOf(session)).toContain('buy:hand-axe');
  });

  test('note a flag with a number (p.72)', () => {
    const { flags } = inScene([
      { do: 'flag', flag: 'bells', add: 2 },
      { do: 'flag', flag: 'bells', add: 1 },
      over,
    ]).state;
    expect(flags).toEqual({ bells: 3 });
  });
});
