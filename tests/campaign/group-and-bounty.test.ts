import { describe, expect, test } from 'vitest';
import type { Bounty, Mechanic } from '../../src/campaign/index.ts';
import { DEFAULT_RULESET } from '../../src/engine/index.ts';
import { answer, begin, idsOf, scene, storyOf, whyNot } from './support.ts';

const over: Mechanic = { do: 'ending', text: [], over: false };
const [rook, zeke, remi, nightingale] = ['rook-lars', 'zeke-jeong', 'remi-moretti', 'nightingale-arsen'];
/** What is offered where as many as may come are chosen. */
const NOBODY_MORE = ['done', ...[rook, zeke, remi, nightingale].map((card) => `out:${card}`)];
const loadout = { items: [], disciplines: [] };
const bare = (...cards: readonly string[]) => cards.map((card) => ({ card, loadout }));
const join = (card: string): Mechanic => ({ do: 'join', member: { card, loadout } });
const state = (named: string, which: 'injured' | 'unselectable', off?: true): Mechanic => ({
  do: 'state',
  who: { named },
  state: which,
  ...(off ? { off } : {}),
});

/** One scene of these, read. */
const told = (...mechanics: readonly Mechanic[]) =>
  answer(
    begin(
      storyOf([scene('first', [...mechanics, over])], { party: bare(rook!, zeke!, remi!, nightingale!) }),
    ),
    'read-on',
  );

describe('the Active Group (p.10, p.11)', () => {
  test('who is told to be well again, and was never ill, stays in it', () => {
    const { active } = told(state(zeke!, 'injured', true)).state;
    expect(active).toEqual([rook, zeke, remi, nightingale]);
  });

  test('who is Injured or Unselectable is out of it, and nobody else', () => {
    expect(told(state(zeke!, 'injured')).state.active).toEqual([rook, remi, nightingale]);
    expect(told(state(remi!, 'unselectable')).state.active).toEqual([rook, zeke, nightingale]);
  });

  test('of five that may come four do: whoever was in it is chosen already, one more is refused', () => {
    const session = told(join('tomoe'), { do: 'active-group' });
    expect(session.pending?.about).toMatchObject({ of: 'members', count: 0 });
    expect(idsOf(session)).toEqual(NOBODY_MORE);
    answer(session, `out:${zeke}`);
    expect(whyNot(session, 'done')).toEqual({ why: 'too-few' });
    expect(session.pending?.about).toMatchObject({ count: 1 });
    answer(session, 'in:tomoe', 'done');
    expect(session.state.active).toEqual([rook, remi, nightingale, 'tomoe']);
  });

  test('of those who cannot come each is told why (p.11)', () => {
    const session = told(
      join('tomoe'),
      join('tixie'),
      state(zeke!, 'injured'),
      state('tixie', 'unselectable'),
      { do: 'active-group' },
    );
    // Four are left, so nobody is asked: all of them come (X230).
    expect(session.pending?.kind).not.toBe('active-group');
    expect(session.state.active).toEqual([rook, remi, nightingale, 'tomoe']);
    const six = told(join('tomoe'), join('tixie'), state(zeke!, 'injured'), { do: 'active-group' });
    expect(whyNot(six, `in:${zeke}`)).toEqual({ why: 'state', state: 'injured' });
    expect(whyNot(six, `in:${rook}`)).toBeUndefined();
  });

  test('of a group of five the first four are left where no fifth plays any more (p.10, p.71)', () => {
    const known = storyOf(
      [
        scene('first', [
          join('tomoe'),
          join('tixie'),
          { do: 'active-group' },
          {
            do: 'story-round',
            id: 'hall',
            name: 'Hall',
            store: { items: [], upgrades: [] },
            onward: [{ do: 'active-group' }, over],
          },
        ]),
      ],
      { party: bare(rook!, zeke!, remi!, nightingale!) },
    );
    const session = answer(begin(known, { ruleset: { ...DEFAULT_RULESET, fifthPlayer: true } }), 'read-on');
    const group = () => session.pending?.kind === 'active-group';
    answer(session, 'in:tomoe', 'done');
    expect(session.state.active).toHaveLength(5);
    answer(session, 'rule:fifthPlayer:false');
    while (!group()) answer(session, 'done');
    expect(session.pending?.about).toMatchObject({ count: 0 });
    expect(idsOf(session)).toEqual(NOBODY_MORE);
  });
});

describe('a lost Bounty (p.13, X232)', () => {
  const bounty = (won: readonly Mechanic[]): Bounty => ({
    id: 'eggs',
    type: 'bounty',
    name: 'Eggs',
    sources: { default: 'original' },
    rating: 'easy',
    text: [],
    encounters: [{ encounter: 'training-yard', won }, { encounter: 'training-yard' }],
    reward: [],
  });
  const lostAfter = (...won: readonly Mechanic[]) => {
    const round: Mechanic = {
      do: 'story-round',
      id: 'hall',
      name: 'Hall',
      store: { items: [], upgrades: [] },
      bounty: 'easy',
      onward: [over],
    };
    const known = storyOf([scene('first', [{ do: 'xp', amount: 1 }, round])], {
      party: bare(rook!, zeke!),
      bounties: [bounty(won)],
    });
    return answer(begin(known), 'read-on', 'done', 'bounty:eggs', 'told:warden-down', 'told');
  };

  test('takes its XP from each who had some of it, and leaves the rest', () => {
    const session = lostAfter({ do: 'xp', amount: 2 });
    expect(session.state.members.map(({ gained, free }) => [gained, free])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const back = session.events.filter(({ type }) => type === 'xpTakenBack');
    expect(back).toMatchObject([
      { member: rook, amount: 2, rule: 'X232' },
      { member: zeke, amount: 2 },
    ]);
  });

  test('from who has left meanwhile it takes none', () => {
    const session = lostAfter({ do: 'xp', amount: 2 }, { do: 'leave', member: zeke!, items: 'gone' });
    const back = session.events.filter(({ type }) => type === 'xpTakenBack');
    expect(back).toMatchObject([{ member: rook }]);
  });

  test('without any of it nothing is taken back', () => {
    const session = lostAfter();
    const taken = session.events.map(({ type }) => type);
    expect(taken).not.toContain('xpTakenBack');
    expect(taken).not.toContain('itemLost');
    expect(session.state.bounties).toEqual({ eggs: 'lost' });
  });
});
