import { describe, expect, test } from 'vitest';
import { type CampaignSession, type Mechanic, replayCampaign } from '../../src/campaign/index.ts';
import { copiesInBox } from '../../src/engine/model/cards/box.ts';
import {
  asked,
  atBounty,
  bounty,
  FOUR,
  give,
  gold,
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
import { answer, idsOf } from './support.ts';

/*
 * A second reading of pp.9-13, 18-19, 24-34 and 66-71 between encounters: worked out from the book before its code was
 * looked at. Those of Story Rounds, Stores and training are in second-reading-rounds.test.ts.
 */

const has = (session: CampaignSession, card: string) =>
  refs([...of(session, card).items, ...of(session, card).pack]);
const notGained = (session: CampaignSession) =>
  session.events.flatMap((one) => (one.type === 'notGained' ? [one.card] : []));

describe('a Bounty pays as a whole or not at all (p.13)', () => {
  const two = (won: readonly Mechanic[]) => ({
    encounters: [{ encounter: 'training-yard', won }, { encounter: 'training-yard' }],
  });
  const belongings = ({ state: { members, gold, stash, achievements, allies } }: CampaignSession) => ({
    ...{ gold, stash, achievements, allies },
    members: members.map(({ damage: _, defeated: __, ...one }) => one),
  });

  test('lost in its first encounter it leaves the party what it had, that fight’s Gold, XP and items not', () => {
    const session = atBounty(
      {},
      { party: [member(rook, { items: ['hand-axe'], xp: 2 }), member(zeke)], gold: 30 },
    );
    const before = belongings(session);
    leave(session, {
      result: 'lost',
      report: { gold: 12, xp: 1, gained: [{ item: 'buckler', member: 1, place: 'pack' }] },
      change: (m) => (m.card === zeke ? { ...m, loadout: { ...m.loadout, pack: ['buckler'] } } : m),
    });
    expect(belongings(session)).toEqual(before);
  });
  test('the XP of each of two encounters, and no more than those', () => {
    const session = atBounty(two([{ do: 'xp', amount: 1 }]), {
      party: [member(rook, { xp: 5 }), member(zeke)],
    });
    leave(session, { report: { xp: 2 } });
    expect(of(session, rook)).toMatchObject({ gained: 8, free: 8 });
    leave(session, { result: 'lost', report: { xp: 1 } });
    expect([rook, zeke].map((card) => of(session, card).free)).toEqual([5, 0]);
  });
  test('what was found, and lies in the stash since somebody had no room', () => {
    const session = atBounty({}, { party: [member(rook, { pack: ['hand-axe', 'long-sword', 'halberd'] })] });
    leave(session, {
      report: { stash: ['buckler'], gained: [{ item: 'buckler', member: 0, place: 'stash' }] },
    });
    expect(refs(session.state.stash)).toEqual(['buckler']);
    leave(session, { result: 'lost' });
    expect([session.state.stash, refs(of(session, rook).pack)]).toEqual([
      [],
      ['hand-axe', 'long-sword', 'halberd'],
    ]);
  });
  test('whoever its first encounter lent goes along no more (p.56)', () => {
    const session = atBounty(two([{ do: 'ally', card: 'ferry-witch' }]));
    leave(session);
    expect(Object.keys(session.state.allies)).toEqual(['ferry-witch']);
    leave(session, { result: 'lost' });
    expect(session.state.allies).toEqual({});
  });
  test('who was lent before it stays, though it lends them again', () => {
    const lend: Mechanic = { do: 'ally', card: 'ferry-witch' };
    const session = answer(
      told([lend, hall({ bounty: 'easy' })], { bounties: [bounty(two([lend]))] }),
      'done',
      'bounty:eggs',
    );
    leave(leave(session), { result: 'lost' });
    expect(Object.keys(session.state.allies)).toEqual(['ferry-witch']);
  });
  test('an Achievement of the story that it gave (p.18)', () => {
    const session = atBounty(two([{ do: 'achievement', achievement: 'brave' }]));
    leave(session);
    expect(session.state.achievements).toEqual(['brave']);
    leave(session, { result: 'lost' });
    expect(session.state.achievements).toEqual([]);
  });
  test('what a lost one costs beside that is taken once', () => {
    const session = atBounty({ ...two([gold(20)]), lost: [gold(-3)] }, { gold: 10 });
    leave(leave(session), { result: 'lost' });
    expect(session.state.gold).toBe(7);
  });
  test('completed it pays its reward beside all that its encounters gave, once', () => {
    const session = atBounty({ ...two([gold(4)]), reward: [gold(50)] });
    leave(leave(session, { report: { gold: 6 } }), { report: { gold: 1 } });
    expect(session.state).toMatchObject({ gold: 61, bounties: { eggs: 'completed' } });
  });
  test('an item it gave that was taken again before it was lost is not taken a second time', () => {
    const session = atBounty(two([give(['hand-axe'], null), { do: 'lose', item: 'hand-axe' }]), {
      party: [member(rook, { items: ['buckler'] })],
    });
    leave(leave(session), { result: 'lost' });
    expect([session.state.stash, has(session, rook)]).toEqual([[], ['buckler']]);
  });
  test('tokens of it that were used since are gone, the party’s own stay (p.67)', () => {
    const vow: Mechanic = { do: 'tokens', who: named(rook), token: 'vow', amount: 2 };
    const session = answer(
      told([vow, hall({ bounty: 'easy' })], { bounties: [bounty(two([vow]))] }),
      'done',
      'bounty:eggs',
    );
    leave(session);
    expect(of(session, rook).tokens.vow).toBe(4);
    leave(session, { result: 'lost', change: (m) => (m.card === rook ? { ...m, tokens: { vow: 3 } } : m) });
    expect(of(session, rook).tokens.vow).toBe(2);
  });
  test.each([
    ['easy', ['easy']],
    ['hard', ['easy', 'intermediate', 'hard']],
    ['special', ['easy', 'intermediate', 'hard', 'special']],
  ] as const)('a Story Round that allows %s offers that and all below', (rating, open) => {
    const all = (['easy', 'intermediate', 'hard', 'special'] as const).map((one) =>
      bounty({ id: one, rating: one }),
    );
    const session = answer(told([hall({ bounty: rating })], { bounties: all }), 'done');
    expect(idsOf(session).filter((id) => id.startsWith('bounty:'))).toEqual(open.map((id) => `bounty:${id}`));
  });
});

describe('what a scene gives (pp.12, 13, 24, 66, 67)', () => {
  const random = (more: object, to: 'stash' | 'choose' = 'stash'): Mechanic => ({
    ...{ do: 'gain', to },
    random: { tier: 'mundane', count: 4, ...more } as never,
  });
  test('four random Mundane Consumables: of that tier and type, no loot, no more than the box has', () => {
    const session = told([random({ type: 'consumable', count: 40 }), over]);
    const counts = new Map<string, number>();
    for (const { ref } of session.state.stash) counts.set(ref, (counts.get(ref) ?? 0) + 1);
    for (const [ref, count] of counts) {
      const item = session.content.cards.items[ref]!;
      expect([item.itemType, item.tier, item.lootOf]).toEqual(['consumable', 'mundane', undefined]);
      expect(count).toBe(copiesInBox('item', ref, session.content.cards));
    }
  });
  test('each of them to whom the table names', () => {
    const session = told([random({ type: 'consumable' }, 'choose'), over]);
    for (const card of FOUR) answer(session, `who:${card}`);
    expect(FOUR.map((card) => has(session, card).length)).toEqual([1, 1, 1, 1]);
  });
  test('a random Unique never twice, and none that somebody has', () => {
    const uniques = random({ unique: true, count: 9 });
    const session = told([uniques, over], {
      party: [member(rook, { items: ['bearer-of-justice'] }), member(zeke)],
    });
    const came = refs(session.state.stash);
    expect([new Set(came).size, came.includes('bearer-of-justice')]).toEqual([came.length, false]);
    for (const ref of came) expect(session.content.cards.items[ref]).toMatchObject({ unique: true });
  });
  test('to a member who is not there: somebody who is, as the table names (p.67)', () => {
    const session = told([give(['hand-axe'], 'tomoe'), over]);
    expect(idsOf(session)).toEqual([...FOUR.map((card) => `who:${card}`), 'stash']);
  });
  test('to whoever made the Check; nobody made one: as the table names', () => {
    const item: Mechanic = { do: 'gain', items: ['hand-axe'], to: 'doer' };
    const check: Mechanic = {
      ...{ do: 'check', skill: 'lore', difficulty: 2, by: 'choose', pass: [item], fail: [] },
    };
    expect(has(answer(told([check, over]), `who:${zeke}`, 'roll'), zeke)).toEqual(['hand-axe']);
    expect(asked(told([item, over]))).toBe('who');
  });
  test('a second Companion for one who has one: nobody has two (p.66)', () => {
    const one = (companion: string): Mechanic => ({ do: 'gain', companion, to: named(rook) });
    const session = told([one('mule'), one('map-seller'), over]);
    while (session.pending) answer(session, idsOf(session)[0]!);
    const all = session.state.members.flatMap(({ companion }) => (companion ? [companion.ref] : []));
    expect([of(session, rook).companion?.ref, [...all, ...refs(session.state.stash)].sort()]).toEqual([
      'mule',
      ['map-seller', 'mule'],
    ]);
  });
  test('tokens to the Active Group: not to the Injured', () => {
    const session = told([
      state(rook, 'injured'),
      { do: 'tokens', who: 'active', token: 'dodge', amount: 1 },
      over,
    ]);
    expect(FOUR.map((card) => of(session, card).tokens.dodge ?? 0)).toEqual(
      FOUR.map((card) => (card === rook ? 0 : 1)),
    );
  });
  test('a Unique that was sold is out of the Adventure, and no scene gives it again (p.55)', () => {
    const unique = 'sword-of-dominions';
    const session = told([give([unique], null), hall({ onward: [give([unique], null), over] })]);
    answer(session, 'sell:stash.0');
    while (session.pending) answer(session, 'done');
    expect([session.state.gold, session.state.stash, notGained(session)]).toEqual([15, [], [unique]]);
  });
  test('Item Upgrades of what is lost are in the box again (p.28)', () => {
    const session = told([{ do: 'lose', item: 'great-hammer' }, give(['hand-axe'], null), gold(15), hall()], {
      party: [
        member(rook, { items: [{ ref: 'great-hammer', upgrades: ['etherium', 'etherium'] }] }),
        member(zeke),
      ],
    });
    expect(idsOf(session)).toContain('upgrade:stash.0:etherium');
  });
  test('a Discipline that lets one keep a Familiar: it is chosen before the next fight (p.68)', () => {
    const session = told([{ do: 'gain', discipline: 'familiar', to: named(rook) }, yard, over]);
    expect(idsOf(session)).toEqual(expect.arrayContaining([`familiar:${rook}:yuxa`]));
    answer(session, `familiar:${rook}:yuxa`);
    expect([of(session, rook).familiar?.ref, asked(session)]).toEqual(['yuxa', 'encounter']);
  });
});

describe('who comes and goes (pp.10-11)', () => {
  const join = (card: string, more = {}): Mechanic => ({ do: 'join', member: member(card, more) });
  const leaves = (card: string): Mechanic => ({ do: 'leave', member: card, items: 'stash' });
  test('nobody joins twice', () => {
    const session = told([join(rook, { items: ['hand-axe'], xp: 3 }), over]);
    expect(session.state.members.map(({ card }) => card)).toEqual(FOUR);
    expect(has(session, rook)).toEqual([]);
  });
  test('nor with a Companion or a copy of an Upgrade that somebody has (pp.28, 66, 67)', () => {
    const on = (ref: string) => ({ ref, upgrades: ['etherium'] });
    const tomoe = join('tomoe', { items: [on('halberd')], companion: 'mule' });
    const session = told([tomoe, over], {
      party: [
        member(rook, { items: [on('great-hammer')], companion: 'mule' }),
        member(zeke, { items: [on('hand-axe')] }),
      ],
    });
    expect(of(session, 'tomoe')).not.toHaveProperty('companion');
    expect(of(session, 'tomoe').items).toEqual([{ ref: 'halberd' }]);
  });
  test('who is not there leaves nothing', () => {
    const session = told([leaves('tomoe'), over]);
    expect([session.state.members.length, session.state.stash]).toEqual([4, []]);
  });
  test('who left and comes again brings what the scene says, and no copy the party has', () => {
    const session = told([leaves(rook), join(rook, { items: ['great-hammer', 'buckler'] }), over], {
      party: [member(rook, { items: ['great-hammer'] }), member(zeke)],
    });
    expect([refs(session.state.stash), has(session, rook)]).toEqual([['great-hammer'], ['buckler']]);
  });
  test('who joins knows no Story Discipline that somebody knows, and it costs no XP (p.13)', () => {
    const learn: Mechanic = { do: 'gain', discipline: 'read-the-water', to: named(rook) };
    const session = told([learn, join('tomoe', { disciplines: ['read-the-water'], xp: 1 }), over]);
    expect([of(session, 'tomoe').disciplines, of(session, rook).gained]).toEqual([[], 0]);
  });
  test('one of the group leaves, and of those who are left all four go', () => {
    const session = told([join('tomoe'), leaves(zeke), yard, over]);
    const about = session.pending!.about;
    const cards = about.of === 'encounter' ? about.setup.party.map(({ card }) => card) : [];
    expect([...cards].sort()).toEqual([night, remi, rook, 'tomoe'].sort());
  });
  test('all leave: nobody can go, and the campaign ends instead of holding (K6)', () => {
    const session = told([...FOUR.map(leaves), yard, over]);
    expect([session.pending, session.state.ending?.over]).toEqual([null, true]);
  });
  test('who fell in the last encounter is Injured, and nobody else', () => {
    const fallen: Mechanic = { do: 'state', who: 'fallen', state: 'injured' };
    const session = told([{ ...yard, won: [fallen] } as Mechanic, yard, over]);
    leave(session, { change: (m) => (m.card === zeke ? { ...m, damage: 12, defeated: true } : m) });
    expect(FOUR.filter((card) => of(session, card).injured)).toEqual([zeke]);
  });
  test('one by chance is of the Active Group: never who is Injured already', () => {
    const one: Mechanic = { do: 'state', who: { random: 1 }, state: 'injured' };
    const session = told([one, one, one, one, over]);
    expect(FOUR.filter((card) => of(session, card).injured)).toEqual(FOUR);
  });
  test('who is chosen to be hurt is one of those there (p.11)', () => {
    const session = told([
      state(rook, 'unselectable'),
      state(zeke, 'injured'),
      { do: 'harm', who: { choose: 1 }, amount: 2 },
      over,
    ]);
    expect(idsOf(session).filter((id) => id.startsWith('who:'))).not.toContain(`who:${rook}`);
  });
});

describe('what is kept and what heals (pp.14, 18, 67)', () => {
  const carried = (session: CampaignSession, card: string) => {
    const about = session.pending!.about;
    if (about.of !== 'encounter') throw new Error(`asked for ${about.of}`);
    return about.setup.carry!.members[about.setup.party.findIndex((one) => one.card === card)]!;
  };
  test('Ability tokens stay from one encounter to the next', () => {
    const session = leave(told([yard, yard, over]), {
      change: (m) => (m.card === rook ? { ...m, tokens: { vow: 2 } } : m),
    });
    expect(carried(session, rook).tokens).toEqual({ vow: 2 });
  });
  test('a Restore takes Ability tokens and damage off, of the Injured, too, and shuffles the loot deck', () => {
    const session = leave(
      told([{ ...yard, won: [state(zeke, 'injured'), { do: 'restore' }] } as Mechanic, yard, over]),
      {
        change: (m) => ({ ...m, damage: 5, tokens: { vow: 1 } }),
        report: { lootOut: { gold: [1, 0, 0, 0, 0, 0], item: 1, monster: 0, unique: 0 } },
      },
    );
    expect(session.state.members.map(({ damage, tokens }) => [damage, tokens.vow ?? 0])).toEqual(
      FOUR.map(() => [0, 0]),
    );
    expect(session.state.lootOut).toMatchObject({ gold: [0, 0, 0, 0, 0, 0], item: 0 });
  });
  test('a lent Combatant that fell is there again in the next encounter', () => {
    const session = told([{ do: 'ally', card: 'ferry-witch' }, yard, yard, over]);
    leave(session, { report: { allies: [{ card: 'ferry-witch', damage: 9, defeated: true }] } });
    const about = session.pending!.about;
    expect(about.of === 'encounter' && about.setup.carry!.allies?.map(({ card }) => card)).toEqual([
      'ferry-witch',
    ]);
  });
  test('a lost encounter’s Gold, XP and items are kept, its other rewards are not', () => {
    const session = told([{ ...yard, won: [gold(50)], lost: [gold(1)] } as Mechanic, over]);
    leave(session, { result: 'lost', report: { gold: 8, xp: 1, stash: ['hand-axe'] } });
    expect(session.state).toMatchObject({ gold: 9, stash: [{ ref: 'hand-axe' }] });
    expect(of(session, night).gained).toBe(1);
  });
  test('of an End Condition that is named its own reward comes, not that of any other', () => {
    const fight = { ...yard, outcomes: { 'warden-down': [gold(7)] }, won: [gold(50)] } as Mechanic;
    expect(leave(told([fight, over])).state.gold).toBe(7);
  });
});

describe('Checks of a scene (pp.12, 66)', () => {
  const check = (more: object): Mechanic =>
    ({
      ...{ do: 'check', skill: 'lore', difficulty: 30, by: 'all' },
      ...{ pass: [gold(10)], fail: [{ do: 'harm', who: 'failed', amount: 2 }] },
      ...(more as object),
    }) as Mechanic;
  test('by all, of whom any must pass: one is enough, and who failed is not hurt by a Check that was passed', () => {
    const session = told([check({ difficulty: 2, needs: 'any' }), over]);
    while (session.pending) answer(session, 'roll');
    expect([session.state.gold, session.state.members.map(({ damage }) => damage)]).toEqual([
      10,
      [0, 0, 0, 0],
    ]);
  });
  test('by all: of those who go alone, and each who failed is hurt', () => {
    const session = told([state(rook, 'injured'), check({}), over]);
    while (session.pending) answer(session, idsOf(session)[0]!);
    expect(FOUR.map((card) => of(session, card).damage)).toEqual(FOUR.map((c) => (c === rook ? 0 : 2)));
  });
  test('by one by chance: never by who is away', () => {
    const session = told([
      ...[rook, zeke, remi].map((card) => state(card, 'injured')),
      check({ by: 'random' }),
      over,
    ]);
    while (session.pending) answer(session, idsOf(session)[0]!);
    expect(session.events.flatMap((one) => (one.type === 'checkMade' ? [one.member] : []))).toEqual([night]);
  });
});

test('a campaign begun before X490 and X491 runs as it did from its log, and goes on so', () => {
  const won: readonly Mechanic[] = [{ do: 'ally', card: 'ferry-witch' }];
  const bounties = [
    bounty({ encounters: [{ encounter: 'training-yard', won }, { encounter: 'training-yard' }] }),
  ];
  const learn: Mechanic = { do: 'gain', discipline: 'familiar', to: named(rook) };
  const before = answer(
    told([learn, hall({ bounty: 'easy' })], { bounties }, { asIn11: true }),
    `familiar:${rook}:yuxa`,
    'done',
    'bounty:eggs',
    'told:warden-down',
    'told',
  );
  expect(Object.keys(before.state.allies)).toEqual(['ferry-witch']);
  const { asIn11: _, ...setup } = before.toLog().setup;
  const again = replayCampaign({ ...before.toLog(), rules: '1.1.0', setup }, [], before.content);
  expect(again.hash).toBe(before.hash);
  expect(again.toLog()).toMatchObject({ rules: '1.2.0', setup: { asIn11: true } });
});
