import { describe, expect, test } from 'vitest';
import { attackBonus } from '../../../src/games/folklore/rules/queries/numbers.ts';
import { chanceToFinish, hitsInHundred, stanceOdds } from '../../../src/games/folklore/rules/queries/odds.ts';
import { answer, content, eventsOf, GHOST, hundreds, idsOf, sitDown } from './table.ts';

const ALL = ['ferrywoman', 'huntsman', 'lay-brother', 'hedge-witch'];
const ATTACKS = { stance: 'attack', ability: false } as const;
const DEFENDS = { stance: 'defend', ability: false } as const;

describe('Skirmish resolution (pp.18-19)', () => {
  test('12 the strength is rolled with the dice for so many players, and the counter set on it', () => {
    const session = sitDown(['ferrywoman', 'huntsman'], {
      piles: { road: ['plank-bridge'] },
      rolls: [['d4', 3]],
    });
    answer(session, 'stay');
    expect(eventsOf(session, 'counterSet')[0]!.strength).toMatchObject({
      total: 4,
      entries: [{ amount: 3 }, { amount: 1 }],
    });
    expect(session.state.fight?.counter).toBe(4);
  });

  test('5 a roll equal to the Defense hits; to defend gives ten', () => {
    const rolls = [...hundreds(66, 67), ['d2', 2]] as const;
    const open = answer(sitDown(['ferrywoman'], { fight: { foe: 'toll-robbers' }, rolls }), 'attack');
    expect(eventsOf(open, 'attackRolled').map(({ hit, need }) => [hit, need.total])).toEqual([
      [false, 72],
      [true, 72],
    ]);
    expect(open.state.heroes[0]!.vita).toBe(14);
    const behind = [...hundreds(76, 77), ['d2', 1]] as const;
    const defended = answer(
      sitDown(['ferrywoman'], { fight: { foe: 'toll-robbers' }, rolls: behind }),
      'defend',
    );
    expect(eventsOf(defended, 'attackRolled').map(({ hit }) => hit)).toEqual([false, true]);
    expect([hitsInHundred(72, 5), hitsInHundred(82, 5)]).toEqual([34, 24]);
  });

  test('6 Might is added to a hero’s roll, and ten taken of a defender’s', () => {
    for (const [face, hit] of [
      [58, true],
      [57, false],
    ] as const) {
      const rolls = hundreds(1, face);
      const session = sitDown(['ferrywoman', 'huntsman'], {
        hero: { 1: GHOST },
        fight: { foe: 'reed-hag' },
        rolls,
      });
      answer(session, 'defend', 'strike');
      expect(eventsOf(session, 'attackRolled').at(-1)).toMatchObject({ hit, need: { total: 60 } });
    }
    const huntsman = sitDown(['huntsman'], { fight: { foe: 'reed-hag' } });
    const bonus = attackBonus({ state: huntsman.state, content }, 0, [], true, [DEFENDS]);
    expect(bonus.entries.map(({ amount }) => amount)).toEqual([14, -10, 20]);
    expect(bonus.total).toBe(24);
  });

  test('7 three foes attack each of four heroes before any of these strikes', () => {
    const session = sitDown(ALL, { fight: { foe: 'the-drowned' }, rolls: hundreds(...Array(12).fill(1)) });
    answer(session, 'attack', 'attack', 'attack', 'attack');
    expect(eventsOf(session, 'attackRolled').map(({ foe, hero }) => [foe, hero])).toEqual(
      [1, 2, 3].flatMap((foe) => [0, 1, 2, 3].map((hero) => [foe, hero])),
    );
    expect(session.pending).toMatchObject({ kind: 'skirmish-turn', hero: 0 });
  });

  test('8 the counter goes down by the attacks that hit, and not below 0', () => {
    const two = sitDown(['ferrywoman', 'huntsman'], {
      fight: { foe: 'reed-hag', counter: 3 },
      rolls: hundreds(1, 1, 90, 90),
    });
    answer(two, 'attack', 'attack', 'strike', 'strike');
    expect(two.state.fight).toMatchObject({ counter: 1, round: 2 });
    const three = sitDown(['ferrywoman', 'huntsman'], {
      fight: { foe: 'reed-hag', counter: 1 },
      rolls: [...hundreds(1, 1, 90, 90, 90), ['d10', 1], ['d10', 1]],
    });
    answer(three, 'attack', 'attack', 'strike+ability', 'strike');
    expect(eventsOf(three, 'counterLowered')).toMatchObject([{ hits: 3, counter: 0 }]);
    expect(three.state.heroes[0]!.power).toBe(4);
  });

  test('9 an ability without an attack roll lowers no counter, and guards all', () => {
    const session = sitDown(['lay-brother', 'ferrywoman'], {
      fight: { foe: 'reed-hag', counter: 2 },
      rolls: hundreds(1, 1, 1, 1),
      piles: {},
    });
    answer(session, 'attack+ability', 'attack', 'strike');
    expect(eventsOf(session, 'attackRolled').map(({ need }) => need.total)).toEqual([80, 82, 60, 60]);
    expect(session.state.fight?.counter).toBe(2);
    expect(session.state.heroes[0]!.power).toBe(7);
  });

  test('10 FK-51 all are given coins and lore, and find an item on a 10, ghosts too', () => {
    const session = sitDown(['ferrywoman', 'huntsman', 'hedge-witch'], {
      hero: { 1: GHOST },
      fight: { foe: 'toll-robbers', counter: 1 },
      rolls: [...hundreds(1, 1, 1, 1, 90, 1), ['d10', 10], ['d10', 2], ['d10', 9]],
      piles: { items: ['silver-pin'] },
    });
    answer(session, 'attack', 'attack', 'strike');
    expect(session.state.heroes.map(({ coins, lore }) => [coins, lore])).toEqual([
      [3, 1],
      [3, 1],
      [3, 1],
    ]);
    expect(eventsOf(session, 'searched').map(({ hero, found }) => [hero, found])).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ]);
    expect(session.state.heroes.map(({ items }) => items.length)).toEqual([2, 1, 1]);
  });

  test('items are used in one’s own turn before the attack, any number of them', () => {
    const items = ['bandage', 'church-candle', 'well-water', 'silver-pin'].map((ref) => ({
      ref,
      exhausted: false,
    }));
    const session = sitDown(['ferrywoman'], {
      hero: { 0: { items, vita: 9 } },
      fight: { foe: 'reed-hag', counter: 2 },
      rolls: [...hundreds(1), ['d4', 2], ...hundreds(29)],
    });
    answer(session, 'attack');
    // What does nothing against this foe, or by being worn, is not offered.
    expect(idsOf(session)).toEqual(['strike', 'strike+ability', 'use:bandage', 'use:church-candle']);
    answer(session, 'use:bandage', 'use:church-candle', 'strike');
    expect(eventsOf(session, 'attackRolled').at(-1)).toMatchObject({
      hit: true,
      roll: { total: 60, entries: [{ amount: 29 }, { amount: 12 }, { amount: 4 }, { amount: 15 }] },
    });
    expect(session.state.heroes[0]).toMatchObject({
      vita: 12,
      items: [{ ref: 'church-candle', exhausted: true }, { ref: 'well-water' }, { ref: 'silver-pin' }],
    });
    expect(session.state.items.used).toEqual(['bandage']);
  });

  test('the last fight wins the chapter', () => {
    const session = sitDown(['ferrywoman'], {
      fight: { foe: 'grey-miller', last: true, counter: 1 },
      rolls: [...hundreds(1, 1, 90), ['d10', 1]],
    });
    answer(session, 'attack', 'strike');
    expect(session.state).toMatchObject({ ending: 'won', heroes: [{ coins: 5, lore: 4 }] });
    expect(session.pending).toBeNull();
  });
});

describe('the rulings of a skirmish', () => {
  test('FK-1 a hit costs what the card says', () => {
    const rolls = [...hundreds(100), ['d4', 4]] as const;
    const session = answer(sitDown(['ferrywoman'], { fight: { foe: 'reed-hag' }, rolls }), 'attack');
    expect(eventsOf(session, 'statChanged')).toMatchObject([{ stat: 'vita', amount: -4, rule: 'FK-1' }]);
  });

  test('FK-2 a hero at 0 Vita is a ghost, and neither attacked nor asked', () => {
    const session = sitDown(['ferrywoman', 'huntsman'], {
      hero: { 0: { vita: 1 } },
      fight: { foe: 'toll-robbers' },
      rolls: [...hundreds(100), ['d2', 2], ...hundreds(1, 1)],
    });
    answer(session, 'attack', 'attack');
    expect(eventsOf(session, 'ghostRose')).toMatchObject([{ hero: 0 }]);
    expect(eventsOf(session, 'attackRolled').map(({ foe, hero }) => [foe, hero])).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
    expect(session.pending).toMatchObject({ kind: 'skirmish-turn', hero: 1 });
  });

  test('FK-4 a natural 1 or 100 does nothing of its own', () => {
    const session = sitDown(['ferrywoman', 'huntsman'], {
      fight: { foe: 'reed-hag', counter: 3 },
      rolls: hundreds(1, 1, 100, 1),
    });
    answer(session, 'attack', 'attack', 'strike', 'strike');
    expect(session.state.fight?.counter).toBe(2);
    expect(session.state.heroes[1]!.items).toEqual([{ ref: 'bandage', exhausted: false }]);
  });

  test('FK-5 all ghosts: the chapter is lost before the heroes’ turn', () => {
    const session = sitDown(['ferrywoman'], {
      hero: { 0: { vita: 1 } },
      fight: { foe: 'reed-hag' },
      rolls: [...hundreds(100), ['d4', 1]],
    });
    answer(session, 'defend');
    expect(session.state).toMatchObject({ step: 'over', ending: 'all-ghosts' });
  });

  test('FK-7 as many foes attack as before, however low the counter is', () => {
    const session = sitDown(['ferrywoman'], {
      fight: { foe: 'the-drowned', counter: 1 },
      rolls: hundreds(1, 1, 1),
    });
    answer(session, 'attack');
    expect(eventsOf(session, 'attackRolled')).toHaveLength(3);
  });

  test('FK-8 a travelling round has one fight, and the token passes once', () => {
    const session = sitDown(['ferrywoman'], {
      piles: { road: ['eyes-at-dusk'] },
      rolls: [['d2', 1], ...hundreds(1, 1, 90), ['d10', 1]],
    });
    answer(session, 'stay', 'attack', 'strike');
    expect(eventsOf(session, 'fightBegan')).toHaveLength(1);
    expect(eventsOf(session, 'leaderPassed')).toHaveLength(1);
  });

  test('FK-9 the leader is attacked first', () => {
    const session = sitDown(['ferrywoman', 'huntsman'], {
      state: { leader: 1 },
      fight: { foe: 'reed-hag' },
      rolls: hundreds(1, 1),
    });
    answer(session, 'attack', 'attack');
    expect(eventsOf(session, 'attackRolled').map(({ hero }) => hero)).toEqual([1, 0]);
  });

  test('FK-11 an ability for the foes’ turn is declared with the stance, and only while it can be paid', () => {
    const witch = sitDown(['hedge-witch'], { fight: { foe: 'reed-hag' }, rolls: hundreds(60, 1) });
    expect(idsOf(witch)).toEqual(['attack', 'defend', 'attack+ability', 'defend+ability']);
    answer(witch, 'attack+ability');
    // 60 + 15 - 10 against 66.
    expect(eventsOf(witch, 'attackRolled')[0]).toMatchObject({ hit: false, roll: { total: 65 } });
    const spent = sitDown(['hedge-witch'], { hero: { 0: { power: 2 } }, fight: { foe: 'reed-hag' } });
    expect(idsOf(spent)).toEqual(['attack', 'defend']);
  });

  test('FK-15 what is worn counts by being had', () => {
    const items = [{ ref: 'boiled-coat', exhausted: false }];
    const rolls = hundreds(60);
    const session = sitDown(['ferrywoman'], { hero: { 0: { items } }, fight: { foe: 'reed-hag' }, rolls });
    answer(session, 'attack');
    expect(eventsOf(session, 'attackRolled')[0]!.need).toMatchObject({
      total: 76,
      entries: [{ amount: 72 }, { cause: { from: 'item', card: 'boiled-coat' }, amount: 4 }],
    });
  });

  test('FK-19 no item is used on the road', () => {
    const session = sitDown(['ferrywoman'], { hero: { 0: { vita: 4 } } });
    expect(idsOf(session).some((id) => id.startsWith('use'))).toBe(false);
  });
});

describe('the odds before a choice', () => {
  test('of a hit, and of what a round costs, to the last face', () => {
    const position = { state: sitDown(['ferrywoman'], { fight: { foe: 'toll-robbers' } }).state, content };
    const open = stanceOdds(position, 0, [ATTACKS]);
    expect(open.hitBy).toBe(34);
    expect(open.lost).toBeCloseTo(2 * 0.34 * 1.5);
    expect(stanceOdds(position, 0, [DEFENDS]).lost).toBeCloseTo(2 * 0.24 * 1.5);
    const weak = { ...position.state, heroes: [{ ...position.state.heroes[0]!, vita: 1 }] };
    expect(stanceOdds({ state: weak, content }, 0, [ATTACKS]).falls).toBeCloseTo(1 - 0.66 ** 2);
  });

  test('that the counter falls to 0 in this round', () => {
    const { state } = sitDown(['ferrywoman', 'huntsman'], { fight: { foe: 'lean-wolves', counter: 2 } });
    const position = { state, content };
    // 12 and 14 against 50.
    expect(chanceToFinish(position, [ATTACKS, ATTACKS])).toBeCloseTo(0.63 * 0.65);
    expect(chanceToFinish(position, [DEFENDS, null])).toBe(0);
    expect(chanceToFinish(position, [ATTACKS, null], [true, false])).toBeCloseTo(0.63 ** 2);
  });
});

test('FK-51 a ghost that searches and rolls a 10 finds an item', () => {
  const session = sitDown(['ferrywoman', 'huntsman'], {
    hero: { 1: GHOST },
    fight: { foe: 'toll-robbers', counter: 1 },
    rolls: [...hundreds(1, 1, 90), ['d10', 1], ['d10', 10]],
    piles: { items: ['silver-pin'] },
  });
  answer(session, 'attack', 'strike');
  expect(session.state.heroes[1]!.items.map(({ ref }) => ref)).toEqual(['bandage', 'silver-pin']);
});
