import { describe, expect, test } from 'vitest';
import { content } from '../trial.ts';
import { answer, BARE, cards, HEX, onTheRoad, options, travelIn } from './on-the-road.ts';

const hurt = { life: { life: 1, damage: 2, injury: 1, shock: 1 }, aura: { ready: 0, spent: 3 } };
const laid = (card: string) => ({ card, side: 'other', event: null }) as const;
const night = {
  slots: cards('day').slice(0, 4).map(laid),
  day: cards('day').slice(4),
};
const village = [{ do: [{ village: 'wayside-village' }], close: true }] as const;
const poisoned = (plants: readonly ('red' | 'blue')[] = []) => [
  { ...BARE, states: ['bad-oysters'], cubes: { ...BARE.cubes!, plant: plants } },
  BARE,
];

describe('the Rest card', () => {
  test('M169 M171 at any time of the journey, into the first empty space', () => {
    const session = onTheRoad({
      hero: hurt,
      rolls: [
        ['white', 1],
        ['white', 1],
      ],
    });
    answer(session, 'campfire');
    expect(travelIn(session).slots[0]).toMatchObject({ card: 'rest', side: 'campfire' });
  });

  test('M170 once a day: lying there it is used neither by choice nor by order', () => {
    const slots = [{ card: 'rest', side: 'campfire', event: null } as const];
    expect(options(onTheRoad({ travel: { slots } }))).not.toContain('campfire');
    const told = onTheRoad({
      hero: hurt,
      travel: { slots },
      lines: [{ do: [{ rest: 'inn' }], close: true }],
    });
    expect(told.state.heroes[0]!.life).toEqual(hurt.life);
    expect(travelIn(told).slots.length).toBe(1);
  });

  test('M172 MA-71 by day: a heal and an aura token for each threat sign, the special is nothing', () => {
    const session = onTheRoad({
      hero: hurt,
      rolls: [
        ['white', 4],
        ['white', 6],
      ],
    });
    answer(session, 'campfire');
    const [first, second] = session.state.heroes;
    expect([first!.life, first!.aura]).toEqual([
      { life: 2, damage: 1, injury: 1, shock: 1 },
      { ready: 1, spent: 2 },
    ]);
    expect([second!.life, second!.aura]).toEqual([hurt.life, hurt.aura]);
  });

  test('M173 by night the special counts 3', () => {
    const session = onTheRoad({
      hero: hurt,
      travel: night,
      rolls: [
        ['white', 6],
        ['white', 4],
      ],
    });
    answer(session, 'campfire');
    const [first, second] = session.state.heroes;
    expect(first!.life).toEqual({ life: 3, damage: 1, injury: 0, shock: 1 });
    expect(first!.aura).toEqual({ ready: 3, spent: 0 });
    expect(second!.life.life).toBe(2);
  });

  test('M174 then an event card by the weather: the entry of the campfire', () => {
    const wanted = {
      rolls: [
        ['white', 1],
        ['white', 1],
      ],
      piles: { events: ['event-2'] },
    } as const;
    const fair = answer(onTheRoad(wanted), 'campfire');
    expect([travelIn(fair).slots[0]!.event, fair.state.book.read[0]]).toEqual(['event-2', 'event:321']);
    // 6 below in bad weather.
    const bad = answer(onTheRoad({ ...wanted, weather: 'bad' }), 'campfire');
    expect(bad.state.book.read[0]).toBe('event:323');
  });

  test('typed dice: the faces of the campfire’s die', () => {
    const session = answer(onTheRoad({ hero: hurt, byHand: true }), 'campfire');
    expect([session.pending!.die, options(session)]).toEqual([
      { of: 'white', n: 1, all: 1 },
      ['face:0', 'face:1', 'face:special'],
    ]);
    answer(session, 'face:1');
    expect(session.state.heroes[0]!.life.life).toBe(2);
  });

  test('M175 M176 MA-72 the Inn side by a booklet: everything, from all zones, no die, no event card', () => {
    const session = onTheRoad({ hero: hurt, lines: [{ do: [{ rest: 'inn' }], close: true }], rolls: [] });
    expect(travelIn(session).slots).toEqual([{ card: 'rest', side: 'inn', event: null }]);
    for (const { life, aura } of session.state.heroes) {
      expect(life).toEqual({ life: 5, damage: 0, injury: 0, shock: 0 });
      expect(aura).toEqual({ ready: 3, spent: 0 });
    }
  });

  test('M613 a state that a plant heals at a campfire', () => {
    const hero = [
      { ...BARE, states: ['split-lamp'], cubes: { ...BARE.cubes!, plant: ['blue', 'red'] as const } },
      BARE,
    ];
    const session = answer(
      onTheRoad({
        hero,
        rolls: [
          ['white', 1],
          ['white', 1],
        ],
      }),
      'campfire',
    );
    const id = session.state.heroes[0]!.id;
    expect(options(session)).toEqual(['done', `cure:${id}:split-lamp`]);
    answer(session, `cure:${id}:split-lamp`, 'plant:red');
    expect([session.state.heroes[0]!.states, session.state.heroes[0]!.cubes.plant]).toEqual([[], ['blue']]);
  });
});

describe('the village', () => {
  // With something to trade the group is asked before a card is drawn.
  const bare = { ...BARE, ...hurt, objects: ['oilcloth'] };
  const at = (gold: number, more: object = {}) =>
    onTheRoad({ hero: [bare, bare], group: { gold }, lines: village, ...more });

  test('M177 four steps in order, each may be left out', () => {
    const session = at(10);
    const steps: (string | undefined)[] = [];
    while (session.state.land.village) {
      steps.push(session.state.land.village.step);
      answer(session, 'done');
    }
    expect(steps).toEqual(['market', 'inn', 'room']);
    expect(session.state.group.gold).toBe(10);
  });

  test('M179 the inn: 2 gold for the group, each hero 2 life points and 1 aura token, once', () => {
    const session = answer(at(10), 'done', 'inn');
    expect(session.state.group.gold).toBe(8);
    expect(session.state.heroes[1]).toMatchObject({
      life: { life: 3, damage: 0, injury: 1, shock: 1 },
      aura: { ready: 1, spent: 2 },
    });
    expect(options(session)).not.toContain('inn');
    expect(options(answer(at(1), 'done'))).not.toContain('inn');
  });

  test('M180 M181 the room: 2 gold a hero, the Inn side in the next space', () => {
    const session = answer(at(10), 'done', 'done', 'room');
    expect(session.state.group.gold).toBe(6);
    expect(travelIn(session).slots.at(-1)).toEqual({ card: 'rest', side: 'inn', event: null });
    expect(session.state.heroes[0]!.life.life).toBe(5);
  });

  test('M180 no room when the Rest card lies there, or without the gold', () => {
    const slots = [{ card: 'rest', side: 'campfire', event: null } as const];
    expect(answer(at(10, { travel: { slots } }), 'done', 'done').state.land.village).toBeNull();
    const poor = answer(at(3), 'done', 'done');
    expect(poor.state.land.village).toBeNull();
  });

  test('the sixth space is full: the day ends before the room’s card is laid', () => {
    const slots = [...cards('day').slice(0, 4), ...cards('night').slice(0, 2)].map(laid);
    const travel = { slots, day: cards('day').slice(4), night: cards('night').slice(2) };
    const session = answer(at(10, { travel }), 'done', 'done', 'room');
    expect(travelIn(session)).toMatchObject({ days: 1, slots: [{ card: 'rest', side: 'inn' }] });
    expect(session.state.now.period).toBe('day');
  });

  test('M178 resources, plants and materials are sold as often as wanted', () => {
    const hero = [
      { ...BARE, cubes: { ...BARE.cubes!, plant: ['red', 'red'], material: ['red'] } as const },
      BARE,
    ];
    const session = onTheRoad({ hero, group: { gold: 0 }, lines: village });
    const id = session.state.heroes[0]!.id;
    answer(session, `sell:${id}:plant:red`, `sell:${id}:plant:red`, `sell:${id}:material:red`);
    expect(session.state.group.gold).toBe(3);
    expect(options(session)).not.toContain(`sell:${id}:plant:red`);
  });

  test('E58 M578 L5591: poison goes for 2 gold in the village', () => {
    const session = onTheRoad({ hero: poisoned(), group: { gold: 2 }, lines: village });
    answer(session, `cure:${session.state.heroes[0]!.id}:bad-oysters`);
    expect([session.state.heroes[0]!.states, session.state.group.gold]).toEqual([[], 0]);
  });

  test('E58 L5591, MA-76: or for 2 plants, anywhere on the road', () => {
    const session = onTheRoad({ hero: poisoned(['red', 'blue']), group: { gold: 0 } });
    answer(session, `cure:${session.state.heroes[0]!.id}:bad-oysters`, 'plant:red');
    expect([session.state.heroes[0]!.states, session.state.heroes[0]!.cubes.plant]).toEqual([[], []]);
    const short = onTheRoad({ hero: poisoned(['red']), group: { gold: 9 } });
    expect(options(short).some((one) => one.startsWith('cure'))).toBe(false);
  });

  test('M614 5 gold in a village, or the Inn side for nothing', () => {
    const hero = [{ ...BARE, states: ['marsh-cough', 'marsh-cough'] }, BARE];
    const paid = onTheRoad({ hero, group: { gold: 5 }, lines: village });
    answer(paid, `cure:${paid.state.heroes[0]!.id}:marsh-cough`);
    expect([paid.state.heroes[0]!.states, paid.state.group.gold]).toEqual([['marsh-cough'], 0]);
    const slept = onTheRoad({ hero, lines: [{ do: [{ rest: 'inn' }], close: true }] });
    expect(slept.state.heroes[0]!.states).toEqual(['marsh-cough']);
  });

  test('a village by a travel card; then the journey goes on', () => {
    const session = onTheRoad({
      travel: { hex: HEX.city },
      piles: { day: ['church-path'] },
      hero: [BARE, BARE],
    });
    answer(session, 'travel', 'village', 'done');
    while (session.state.land.village) answer(session, 'done');
    expect(session.pending!.kind).toBe('travel');
    expect(content.villages['wayside-village']!.market).toBe('village-market');
  });
});
