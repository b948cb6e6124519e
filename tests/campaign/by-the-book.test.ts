import { describe, expect, test } from 'vitest';
import type { Mechanic } from '../../src/campaign/index.ts';
import { DEFAULT_RULESET } from '../../src/engine/index.ts';
import {
  asked,
  everybody,
  FOUR,
  give,
  hall,
  leave,
  member,
  named,
  night,
  of,
  over,
  refs,
  remi,
  rook,
  state,
  told,
  yard,
  zeke,
} from './left.ts';
import { answer, begin, idsOf, scene, storyOf, whyNot } from './support.ts';

describe('who gains an item outside of encounters (p.24, p.67, X400)', () => {
  const full = {
    party: [member(rook, { items: ['great-hammer'], pack: ['hand-axe', 'long-sword', 'halberd'] })],
  };
  test('a full Pack is put right before the party goes on: by the new item or one of the Pack', () => {
    const session = told([give(['hunting-bow']), yard, over], full);
    expect(session.pending?.about).toEqual({ of: 're-equip', scene: 'first', member: rook });
    expect(whyNot(session, 'done')).toEqual({ why: 'over-limit', members: [rook] });
    const ways = idsOf(session).filter((id) => /^discard|:stash$/.test(id));
    expect(ways.sort()).toEqual([
      ...[0, 1, 2, 3].map((at) => `discard:${rook}.pack.${at}`),
      `move:${rook}.pack.3:stash`,
    ]);
    answer(session, `discard:${rook}.pack.0`, 'done');
    expect(asked(session)).toBe('encounter');
    expect(refs(of(session, rook).pack)).toEqual(['long-sword', 'halberd', 'hunting-bow']);
  });
  test('what is discarded is in the box again', () => {
    const session = told([give(['hunting-bow']), hall()], full);
    answer(session, `discard:${rook}.pack.1`, 'done');
    expect([...idsOf(session), ...session.pending!.refused.map(({ id }) => id)]).toContain('buy:long-sword');
  });
  test('it may go into the stash, and no other item may', () => {
    const session = told([give(['hunting-bow']), yard, over], full);
    answer(session, `move:${rook}.pack.3:stash`, 'done');
    expect(refs(session.state.stash)).toEqual(['hunting-bow']);
  });
  test('also who is Unselectable: the Story Round after it is left as ever (p.11)', () => {
    const session = told([state(rook, 'unselectable'), give(['hunting-bow']), hall()], {
      party: [...full.party, member(zeke)],
    });
    answer(session, `discard:${rook}.pack.3`, 'done', 'done');
    expect(asked(session)).toBe('venture');
  });
  test('may equip it at once, of their own items alone', () => {
    const party = [
      member(rook, { items: ['hand-axe', 'buckler'] }),
      member(zeke, { items: ['short-sword'] }),
    ];
    const session = told([give(['great-hammer']), yard, over], { party });
    expect(idsOf(session).some((id) => id.includes(zeke) || id.includes('stash'))).toBe(false);
    answer(session, `move:${rook}.items.0:${rook}.pack`, `move:${rook}.items.0:${rook}.pack`);
    answer(session, `move:${rook}.pack.0:${rook}.items`, 'done');
    expect(refs(of(session, rook).items)).toEqual(['great-hammer']);
  });
  test('is asked by whoever plays that Adventurer, and not where there is nothing to change', () => {
    const two = told([give(['great-hammer'], zeke), yard, over], {
      party: [member(rook), member(zeke, { items: ['hand-axe'] })],
    });
    expect(two.pending?.seat).toBe('seat-2');
    const free = told([give(['hand-axe']), yard, over]);
    expect(asked(free)).toBe('encounter');
    expect(refs(of(free, rook).items)).toEqual(['hand-axe']);
  });
  test('four Consumables with no room in hand or Pack: none is over the limits after it', () => {
    const party = [
      member(zeke, {
        items: ['vitality-juice-box', 'magic-balm', 'bottled-blessing'],
        pack: ['hand-axe', 'long-sword', 'halberd'],
      }),
    ];
    const random: Mechanic = {
      ...{ do: 'gain', random: { type: 'consumable', tier: 'mundane', count: 4 }, to: named(zeke) },
    };
    const session = told([random, yard, over], { party });
    for (let n = 0; n < 4; n++) answer(session, idsOf(session).find((id) => id.endsWith(':stash'))!);
    answer(session, 'done');
    expect(session.state.stash).toHaveLength(4);
  });
  test('an encounter set up by the campaign never has a Pack of four (p.24)', () => {
    const party = [member(rook, { pack: ['hand-axe', 'long-sword', 'halberd', 'buckler'] })];
    const session = told([yard, over], { party });
    expect(session.pending?.about.of).toBe('re-equip');
    answer(session, `move:${rook}.pack.0:${rook}.items`, 'done');
    expect(asked(session)).toBe('encounter');
  });
});

describe('a Restore of a scene (p.18)', () => {
  const armed = { party: [member(rook, { items: ['hand-axe'] }), member(zeke)] };
  test('lets all trade as if adjacent, without the stash (p.24)', () => {
    const session = told([give(['buckler'], null), { do: 'restore' }, yard, over], armed);
    expect(session.pending?.about.of).toBe('trade');
    expect(idsOf(session).filter((id) => id.includes('stash'))).toEqual([]);
    answer(session, `move:${rook}.items.0:${zeke}.items`, 'done');
    expect(refs(of(session, zeke).items)).toEqual(['hand-axe']);
  });
  test('not who is Unselectable, and who is Injured (p.11)', () => {
    const party = [...armed.party, member(remi, { items: ['buckler'] }), member(night)];
    const session = told([state(zeke, 'injured'), state(remi, 'unselectable'), { do: 'restore' }, over], {
      party,
    });
    expect(idsOf(session)).toContain(`move:${rook}.items.0:${zeke}.items`);
    expect(idsOf(session).filter((id) => id.includes(remi))).toEqual([]);
  });
  test('asks nothing where nobody has anything', () => {
    expect(asked(told([{ do: 'restore' }, yard, over]))).toBe('encounter');
  });
  test('heals those the story lends, the Defeated among them (p.67)', () => {
    const session = told([{ do: 'ally', card: 'ferry-witch' }, yard, { do: 'restore' }, yard, over]);
    leave(session, { report: { allies: [{ card: 'ferry-witch', damage: 9, defeated: true }] } });
    expect(session.state.allies).toEqual({ 'ferry-witch': { damage: 0, defeated: false } });
  });
  test('lent twice an ally stays hurt (p.67)', () => {
    const lend: Mechanic = { do: 'ally', card: 'ferry-witch' };
    const session = told([lend, yard, lend, over]);
    leave(session, { report: { allies: [{ card: 'ferry-witch', damage: 3, defeated: false }] } });
    expect(session.state.allies['ferry-witch']).toEqual({ damage: 3, defeated: false });
  });
});

describe('what a scene gives is limited by the box (p.67, X401)', () => {
  test.each([
    ['of one Great Hammer one', ['great-hammer', 'great-hammer'], ['great-hammer']],
    ['a Unique once', ['sword-of-kladenetz', 'sword-of-kladenetz'], ['sword-of-kladenetz']],
    ['two of what is Mundane', ['hand-axe', 'hand-axe', 'hand-axe'], ['hand-axe', 'hand-axe']],
  ])('%s', (_, items, come) => {
    const session = told([give(items, null), over]);
    expect(refs(session.state.stash)).toEqual(come);
    expect(session.events.filter(({ type }) => type === 'notGained')).toHaveLength(1);
  });
  test('what somebody of the party has is not in it, an Unselectable one too', () => {
    const session = told([state(rook, 'unselectable'), give(['great-hammer'], null), over], {
      party: [member(rook, { items: ['great-hammer'] }), member(zeke)],
    });
    expect(session.state.stash).toEqual([]);
  });
  test('nor is what was taken out of the Adventure (p.19)', () => {
    const session = told([{ do: 'remove', item: 'great-hammer' }, give(['great-hammer'], null), over]);
    expect(session.state.stash).toEqual([]);
  });
  test('the one Story Discipline comes once, to one (p.13)', () => {
    const learn = (to: string): Mechanic => ({ do: 'gain', discipline: 'read-the-water', to: named(to) });
    const session = told([learn(rook), learn(zeke), learn(rook), over]);
    expect([rook, zeke].map((card) => refs(of(session, card).disciplines))).toEqual([['read-the-water'], []]);
  });
  test('nobody knows a Discipline twice (p.24): it goes to somebody who does not', () => {
    const session = told([{ do: 'gain', discipline: 'intervention', to: 'choose' }, over], {
      party: [member(rook, { disciplines: ['intervention'] }), member(zeke), member(remi)],
    });
    expect(idsOf(session)).toEqual([`who:${zeke}`, `who:${remi}`]);
  });
  test('a Companion for the stash goes into it, and never comes twice (p.66)', () => {
    const companion = { do: 'gain', companion: 'mule', to: 'stash' } as const;
    const session = told([companion, companion, over]);
    expect(refs(session.state.stash)).toEqual(['mule']);
  });
  test('who joins brings no second copy of what there is one of', () => {
    const tomoe = member('tomoe', { items: ['great-hammer', 'buckler'] });
    const session = told([{ do: 'join', member: tomoe }, over], {
      party: [member(rook, { items: ['great-hammer'] })],
    });
    expect(refs(of(session, 'tomoe').items)).toEqual(['buckler']);
  });
  test.each([
    ['dodge', 3],
    ['intervention', 1],
    ['vow', 5],
  ] as const)('tokens up to their limit: %s, %i', (token, most) => {
    const tokens: Mechanic = { do: 'tokens', who: named(rook), token, amount: most + 2 };
    expect(of(told([tokens, tokens, over]), rook).tokens).toEqual({ [token]: most });
  });
});

describe('what is taken (p.10, p.19)', () => {
  const twice = {
    party: [member(rook, { items: [{ ref: 'hand-axe', upgrades: ['master-work'] }], pack: ['hand-axe'] })],
  };
  test('of several copies the players choose which (X422)', () => {
    const session = told([{ do: 'lose', item: 'hand-axe' }, over], twice);
    expect(session.pending?.about).toMatchObject({ of: 'copy', card: 'hand-axe' });
    answer(session, `lose:${rook}.pack.0`);
    expect(of(session, rook).items[0]?.upgrades).toEqual([{ ref: 'master-work' }]);
  });
  test('not from who is away, unless nobody else has one (p.11)', () => {
    const party = [member(rook, { items: ['hand-axe'] }), member(zeke, { items: ['hand-axe'] })];
    const one = told([state(rook, 'unselectable'), { do: 'lose', item: 'hand-axe' }, over], { party });
    expect([rook, zeke].map((card) => of(one, card).items.length)).toEqual([1, 0]);
    const other = told([state(rook, 'unselectable'), { do: 'lose', item: 'great-hammer' }, over], {
      party: [member(rook, { items: ['great-hammer'] }), member(zeke)],
    });
    expect(of(other, rook).items).toEqual([]);
  });
  test('for good it leaves whoever has it, and its Upgrade goes back to the box', () => {
    const session = told([{ do: 'remove', item: 'great-hammer' }, hall()], {
      party: [member(rook, { items: [{ ref: 'great-hammer', upgrades: ['master-work'] }] })],
      gold: 100,
    });
    expect(of(session, rook).items).toEqual([]);
    expect(session.state.gone).toEqual(['great-hammer']);
  });
  test('a Discipline and a Companion, too; their XP stay spent', () => {
    const session = told(
      [{ do: 'remove', discipline: 'intervention' }, { do: 'remove', companion: 'mule' }, over],
      { party: [member(rook, { disciplines: ['intervention'], companion: 'mule', xp: 2 })] },
    );
    expect(of(session, rook)).toMatchObject({ disciplines: [], free: 2 });
    expect(of(session, rook)).not.toHaveProperty('companion');
    expect(session.state.gone).toEqual(['intervention', 'mule']);
  });
  test('a lent Combatant goes with nobody any more', () => {
    const session = told([
      { do: 'ally', card: 'ferry-witch' },
      { do: 'remove', combatant: 'ferry-witch' },
      over,
    ]);
    expect(session.state.allies).toEqual({});
  });
  test('the Unique that is for sale is for sale no more', () => {
    const round = hall({
      store: { items: ['mundane'], upgrades: [], unique: 'common' },
      quests: [{ scene: 'q' }],
    });
    const session = told([round], {}, {}, [scene('q', [])]);
    const { unique } = session.state.rounds.hall!;
    const other = begin(
      storyOf([scene('first', [round]), scene('q', [{ do: 'remove', item: unique! }])], {
        party: everybody(),
      }),
    );
    answer(other, 'read-on', 'done', 'quest:q', 'read-on');
    expect(other.state.rounds.hall?.unique).toBeNull();
  });
});

describe('nobody who can act (p.11, K6, X402)', () => {
  const hurt = FOUR.map((card) => state(card, 'injured'));
  const check = (by: 'choose' | 'random' | 'all' | { named: string }): Mechanic => ({
    ...{ do: 'check', skill: 'lore', difficulty: 2, by },
    pass: [{ do: 'gold', amount: 10 }],
    fail: [{ do: 'gold', amount: 1 }],
  });
  test.each(['choose', 'random', 'all', { named: 'tomoe' }] as const)('a Check by %o is failed', (by) => {
    expect(told([...hurt, check(by), over]).state.gold).toBe(1);
  });
  test('an encounter is not lost: it is Game Over, as the scene says nothing else', () => {
    const session = told([...hurt, { ...yard, lost: [{ do: 'gold', amount: 5 }] } as Mechanic, over]);
    expect(session.state).toMatchObject({ ending: { scene: 'first', over: true }, gold: 0 });
    expect(session.pending).toBeNull();
  });
  test('Abraxis has no player, and rewards none', () => {
    const rewards = { 0: [{ do: 'gold', amount: 3 }] } as const;
    const session = told([...hurt, { do: 'abraxis', card: 'the-founders-table', rewards }, over]);
    expect(session.state.gold).toBe(3);
  });
  test('who is Injured makes a Check that names them; who is away does not (p.11, X402)', () => {
    const maker = (which: 'injured' | 'unselectable') => {
      const session = told([state(rook, which), check({ named: rook }), over]);
      const { about } = session.pending!;
      return about.of === 'check' ? about.makers.map((one) => one.member) : [];
    };
    expect(maker('injured')).toEqual([rook]);
    expect(maker('unselectable')).not.toEqual([rook]);
  });
  test('who is away is hurt by name alone', () => {
    const harm = (who: 'all' | { named: string }): Mechanic => ({ do: 'harm', who, amount: 2 });
    const session = told([state(rook, 'unselectable'), harm('all'), over]);
    expect(session.state.members.map(({ damage }) => damage)).toEqual([2, 2, 0, 2]);
    expect(of(told([state(rook, 'unselectable'), harm({ named: rook }), over]), rook).damage).toBe(2);
  });
  test('who is away is not injured with all others', () => {
    const injure: Mechanic = { do: 'state', who: 'all', state: 'injured' };
    expect(of(told([state(rook, 'unselectable'), injure, over]), rook)).not.toHaveProperty('injured');
  });
  test('and gains XP like everybody, and no Companion by choice (p.11)', () => {
    const session = told([
      state(rook, 'unselectable'),
      { do: 'xp', amount: 1 },
      { do: 'gain', companion: 'mule', to: 'choose' },
      over,
    ]);
    expect(of(session, rook).gained).toBe(1);
    expect(idsOf(session)).not.toContain(`who:${rook}`);
  });
  test('a Decision with no open option is passed over (X403)', () => {
    const decide: Mechanic = {
      ...{ do: 'decide', id: 'd' },
      options: [{ id: 'a', text: 'A', if: [{ is: 'flag', flag: 'never' }], do: [{ do: 'gold', amount: 5 }] }],
    };
    expect(told([decide, { do: 'gold', amount: 1 }, over]).state.gold).toBe(1);
  });
});

describe('the Active Group (p.10, X421)', () => {
  const goes = (session: ReturnType<typeof begin>) => {
    const about = session.pending!.about;
    return about.of === 'encounter' ? about.setup.party.map(({ card }) => card) : [];
  };
  test('who is well again goes along, where no more than four can', () => {
    expect(goes(told([state(rook, 'injured'), state(rook, 'injured', true), yard, over]))).toEqual(FOUR);
  });
  test('so does who joins as the fourth', () => {
    const session = told([{ do: 'join', member: member(remi) }, yard, over], {
      party: [member(rook), member(zeke), member(night)],
    });
    expect(goes(session)).toEqual([rook, zeke, night, remi]);
  });
  test('who joins as the fifth waits until the group is chosen', () => {
    expect(goes(told([{ do: 'join', member: member('tomoe') }, yard, over]))).toEqual(FOUR);
  });
  test('with five who can, one gone from the group is not filled up unasked', () => {
    const session = told([
      { do: 'join', member: member('tomoe') },
      { do: 'join', member: member('tixie') },
      state(rook, 'injured'),
      yard,
      over,
    ]);
    expect(goes(session)).toEqual([night, zeke, remi]);
  });
  test('who is shown as chosen goes: five with the fifth player’s switch turned off (p.71)', () => {
    const fifth = { card: 'tomoe', loadout: { items: [], disciplines: [] } };
    const session = told(
      [hall({ onward: [yard, over] })],
      {},
      {
        ruleset: { ...DEFAULT_RULESET, fifthPlayer: true },
        story: { mode: 'adventure', adventure: 'story', fifth },
      },
    );
    answer(session, 'rule:fifthPlayer:false', 'done');
    const shown = idsOf(session).flatMap((id) => (id.startsWith('out:') ? [id.slice(4)] : []));
    answer(session, 'done', 'done');
    expect(goes(session)).toEqual(shown);
    expect(shown).toHaveLength(4);
  });
});
