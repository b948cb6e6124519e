import { describe, expect, test } from 'vitest';
import { costOf, halfOf, pileOf, resourcePrice } from '../../../../src/games/malhya/rules/land/prices.ts';
import { content } from '../trial.ts';
import { answer, BARE, onTheRoad, options } from './on-the-road.ts';

const at = (market: string, more: Parameters<typeof onTheRoad>[0] = {}) =>
  onTheRoad({ hero: [BARE, BARE], lines: [{ do: [{ market }], close: true }], ...more });
const basics = Object.values(content.gear).flatMap(({ id, stall }) => (stall === 'basic-weapon' ? [id] : []));
const talent = (does: readonly object[]) => {
  const face = { text: '', does } as never;
  const card = { ...content.talents['old-hands']!, id: 'own', normal: face, improved: face };
  return {
    cards: { talents: { ...content.talents, own: card } },
    hero: [{ ...BARE, talents: [{ ref: 'own', side: 'normal' as const }] }, BARE],
  };
};

describe('buying', () => {
  test('M591 so many cards of each named kind lie there', () => {
    const { stall } = at('cross-market').state.land.market!;
    const count = (of: string) => stall.filter((gear) => content.gear[gear]!.stall === of).length;
    expect(['common-weapon', 'rare-weapon', 'common-object', 'rare-object'].map(count)).toEqual([3, 2, 4, 2]);
  });

  test('M592 all basic weapons are for sale always', () => {
    for (const market of ['village-market', 'cross-market', 'ferry-counter']) {
      const { stall } = at(market).state.land.market!;
      expect(stall).toEqual(expect.arrayContaining(basics));
    }
    expect(basics.length).toBe(5);
  });

  test('M022 M591 bought at their price, by the group, for a hero of its choice', () => {
    const session = at('village-market', { group: { gold: 7 } });
    const [first, second] = session.state.heroes.map(({ id }) => id);
    answer(session, 'buy:hay-fork', `hero:${second}`);
    expect(session.state.group.gold).toBe(4);
    expect(session.state.heroes.map(({ weapon }) => weapon)).toEqual([null, 'hay-fork']);
    expect(options(session)).not.toContain('buy:hay-fork');
    answer(session, 'buy:sap', `hero:${first}`);
    expect(options(session).some((one) => basics.some((gear) => one === `buy:${gear}`))).toBe(false);
  });

  test('what nobody has lies there, and no card twice', () => {
    const session = at('cross-market', { hero: [{ ...BARE, weapon: 'hay-fork', stored: 'yew-bow' }, BARE] });
    expect(pileOf({ state: session.state, content }, 'basic-weapon')).not.toContain('hay-fork');
    expect(pileOf({ state: session.state, content }, 'common-weapon')).not.toContain('yew-bow');
    const { stall } = session.state.land.market!;
    expect(new Set(stall).size).toBe(stall.length);
  });

  test('MA-73 what was shown and not bought goes back', () => {
    const session = answer(at('cross-market'), 'done');
    expect(session.state.land.market).toBeNull();
    expect(pileOf({ state: session.state, content }, 'rare-weapon').length).toBe(4);
  });

  test('M594 a market that only buys, and one that only sells', () => {
    const hero = [{ ...BARE, weapon: 'billhook' }, BARE];
    const buyer = at('fence-of-the-quay', { hero, group: { gold: 50 } });
    expect(options(buyer)).toEqual(['done', `sell:${buyer.state.heroes[0]!.id}:billhook`]);
    const seller = at('sale-of-the-dead-factor', { hero, group: { gold: 50 } });
    expect(options(seller).filter((one) => one.startsWith('sell'))).toEqual([]);
  });

  test('M656 up, down and half; each time so much is spent', () => {
    expect(costOf({ price: 3 }, { change: { by: 1 } }, false)).toBe(4);
    expect(costOf({ price: 3 }, { change: { half: true } }, false)).toBe(2);
    expect(costOf({ price: 3 }, { change: { by: -5 } }, false)).toBe(1);
    const session = at('cross-market', { group: { gold: 40, points: 0 } });
    const first = session.state.heroes[0]!.id;
    for (let i = 0; i < 3; i++) answer(session, 'buy:potion:red', `hero:${first}`);
    expect(session.state.group.points).toBe(0);
    answer(session, 'buy:key:purple', `hero:${first}`);
    expect([session.state.group.gold, session.state.group.points]).toEqual([27, 1]);
  });

  test('M617 a people’s aura token: all is 2 cheaper there, 1 at least', () => {
    expect([costOf({ price: 3 }, {}, true), costOf({ price: 2 }, {}, true)]).toEqual([1, 1]);
    // The bargewoman is of such a people.
    const session = at('village-market', {
      group: { gold: 2 },
      hero: [BARE, { ...BARE, aura: { ready: 1, spent: 0 } }],
    });
    const second = session.state.heroes[1]!.id;
    expect(content.heroes[second]!.road).toEqual(['purchases']);
    expect(options(session)).not.toContain('buy:hay-fork');
    answer(session, `cheaper:${second}`, 'buy:hay-fork', `hero:${second}`);
    expect([session.state.group.gold, session.state.heroes[1]!.aura]).toEqual([1, { ready: 0, spent: 1 }]);
    expect(options(session)).not.toContain(`cheaper:${second}`);
  });
});

describe('selling', () => {
  test('M593 equipment at half its value, rounded up', () => {
    expect([halfOf({ price: 5 }), halfOf({ price: 4 }), halfOf({ price: 1 })]).toEqual([3, 2, 1]);
    const hero = [
      { ...BARE, weapon: 'billhook', stored: 'yew-bow', armour: 'mail-shirt', objects: ['herbal'] },
      BARE,
    ];
    const session = at('village-market', { hero, group: { gold: 0 } });
    const id = session.state.heroes[0]!.id;
    answer(
      session,
      `sell:${id}:billhook`,
      `sell:${id}:yew-bow`,
      `sell:${id}:mail-shirt`,
      `sell:${id}:herbal`,
    );
    expect(session.state.group.gold).toBe(3 + 4 + 5 + 4);
    expect(session.state.heroes[0]).toMatchObject({ weapon: null, stored: null, armour: null, objects: [] });
  });

  test('M595 selling before buying, in any order', () => {
    const hero = [{ ...BARE, weapon: 'billhook' }, BARE];
    const session = at('village-market', { hero, group: { gold: 0 } });
    const [first] = session.state.heroes.map(({ id }) => id);
    expect(options(session)).not.toContain('buy:sap');
    answer(session, `sell:${first}:billhook`, 'buy:sap', `hero:${first}`);
    expect([session.state.group.gold, session.state.heroes[0]!.weapon]).toEqual([0, 'sap']);
  });

  test('M055 an equipped artifact is not sold', () => {
    const session = at('village-market', { hero: [{ ...BARE, artifacts: ['copper-ring'] }, BARE] });
    expect(options(session).some((one) => one.includes('copper-ring') && one.startsWith('sell'))).toBe(false);
  });

  test('M100 a priced scenario card that is carried is sold', () => {
    const session = at('village-market', {
      hero: [{ ...BARE, objects: ['sealed-deed'] }, BARE],
      group: { gold: 0 },
    });
    answer(session, `sell:${session.state.heroes[0]!.id}:sealed-deed`);
    expect([session.state.group.gold, session.state.heroes[0]!.objects]).toEqual([3, []]);
  });

  test('M580 a rare resource gets a price wherever there is a market', () => {
    const session = at('cross-market', {
      hero: [{ ...BARE, cubes: { ...BARE.cubes!, material: ['yellow', 'red'] } }, BARE],
      group: { gold: 0, scenarioCards: [{ ref: 'saltpetre', acted: false }] },
    });
    const position = { state: session.state, content };
    expect(resourcePrice(position, { takes: {} }, { kind: 'material', colour: 'yellow' })).toBe(4);
    expect(resourcePrice(position, { takes: {} }, { kind: 'material', colour: 'red' })).toBeNull();
    expect(resourcePrice(position, { takes: { material: 6 } }, { kind: 'material', colour: 'yellow' })).toBe(
      6,
    );
    answer(session, `sell:${session.state.heroes[0]!.id}:material:yellow`);
    expect(session.state.group.gold).toBe(4);
  });

  test('M582 bonus cards are bought and sold', () => {
    const session = at('cross-market', { group: { gold: 8 } });
    answer(session, 'buy:lamp-stone');
    expect(session.state.group).toMatchObject({ gold: 0, scenarioCards: [{ ref: 'lamp-stone' }] });
    answer(session, 'sell:lamp-stone');
    expect(session.state.group).toMatchObject({ gold: 4, scenarioCards: [] });
  });

  test('M649 MA-73 a talent: each sale brings one more, after halving', () => {
    const session = at('village-market', { ...talent([{ sale: 1 }]), group: { gold: 0 } });
    const own = session.state.heroes[0]!;
    const sold = at('village-market', {
      ...talent([{ sale: 1 }]),
      hero: [{ ...BARE, talents: own.talents, weapon: 'billhook' }, BARE],
      group: { gold: 0 },
    });
    answer(sold, `sell:${own.id}:billhook`);
    expect(sold.state.group.gold).toBe(4);
  });
});
