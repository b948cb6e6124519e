import { describe, expect, test } from 'vitest';
import { harvestCards } from '../../../../src/games/malhya/rules/land/harvesting.ts';
import { saleMore } from '../../../../src/games/malhya/rules/land/prices.ts';
import type { Check } from '../../../../src/games/malhya/rules/model/checks.ts';
import { LOCKPICK } from '../../../../src/games/malhya/rules/model/fixed-numbers.ts';
import type { TalentSide } from '../../../../src/games/malhya/rules/model/vocabulary.ts';
import { CLASSES, COLOURS_OF, SIDES } from '../../../../src/games/malhya/rules/model/vocabulary.ts';
import { NO_PART, numbersOf, stopsOfPick } from '../../../../src/games/malhya/rules/queries/check-numbers.ts';
import { faultOfState } from '../../../../src/games/malhya/table/state-faults.ts';
import { many } from '../../../support/depth.ts';
import { onTheRoad } from '../land/on-the-road.ts';
import { content } from '../trial.ts';
import { begun, botsTo, offered } from './grown.ts';

const ALL = Object.values(content.talents);
const OF_CLASSES = ALL.filter((card) => card.class !== 'mhay');
const FIVE = ['bargewoman', 'picklock', 'archivist', 'kilnwright', 'wayfinder'];
const knowing = (ref: string, side: TalentSide = 'normal') => ({ talents: [{ ref, side }] });
const CUBES = { material: [], key: [], potion: [], arrow: [], plant: [] } as const;

describe('the talents', () => {
  test('M056 of the four classes are 33, each class a pile of its own', () => {
    const count = (of: string) => ALL.filter((card) => card.class === of).length;
    expect(CLASSES.slice(0, 4).map(count)).toEqual([8, 8, 8, 9]);
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  });

  test('M057 M628–M650 every effect a talent can have is on a card of them', () => {
    const faces = OF_CLASSES.flatMap(({ normal, improved }) => [normal, improved]);
    const has = (is: (face: (typeof faces)[number]) => unknown) => faces.some(is);
    const sign = (key: string) => has(({ does = [] }) => does.some((one) => key in one));
    for (const key of [
      'swaps',
      'lockpick',
      'lessHeavy',
      'harvest',
      'potionSpaces',
      'special',
      'badWeather',
      'crafts',
    ])
      expect(sign(key), key).toBe(true);
    for (const key of ['surge', 'spareWeapon', 'sale']) expect(sign(key), key).toBe(true);
    for (const key of ['keepsFree', 'givesUp', 'charge', 'beside', 'pastYellow'] as const)
      expect(
        has(({ fight }) => fight?.[key]),
        key,
      ).toBe(true);
    for (const key of ['corpse', 'cancelThreat'] as const)
      expect(
        has(({ quiet }) => quiet?.[key]),
        key,
      ).toBe(true);
    for (const key of ['rangedKill', 'meleeKill', 'pastYellow'] as const)
      expect(has(({ fight }) => fight?.stealth?.[key] !== undefined)).toBe(true);
    expect(has(({ fight }) => fight?.attack?.only === 'melee')).toBe(true);
  });

  const withAbilities = OF_CLASSES.flatMap((card) =>
    SIDES.flatMap((side) => ((card[side].abilities ?? []).length > 0 ? [[card.id, side] as const] : [])),
  );

  test.each(withAbilities)('M058 %s, %s: its abilities make specials worth a success more', (ref, side) => {
    const { session } = begun({ as: () => ({ ...knowing(ref, side), weapon: null, objects: [] }) });
    const { abilities = [] } = content.talents[ref]![side];
    const check: Check = {
      kind: 'solo',
      name: 'A check',
      characteristic: 'strength',
      difficulty: 1,
      stops: 2,
      abilities: [abilities[0]!],
      fail: [],
      levels: [],
    };
    const position = { state: session.state, content };
    const special = (one: Check) => numbersOf(position, one, 0, NO_PART).special.total;
    const shown = abilities.filter((one) => one === abilities[0]).length;
    expect(special(check) - special({ ...check, abilities: [] })).toBe(shown);
  });

  test('all of them are learned by bots, and an improved side of each class is turned', () => {
    const learned = new Set<string>();
    const improved = new Set<string>();
    for (let n = 0; n < many(120, 1_000) && learned.size < ALL.length; n++) {
      const { session, own } = begun({
        newHeroes: true,
        heroes: FIVE,
        seed: `talents-${n}`,
        effects: [{ talent: 'each' }, { levelUp: 'each' }, { improve: 'each' }],
      });
      botsTo(session, own, (kind) => kind === 'choice');
      expect(faultOfState(JSON.parse(JSON.stringify(session.state)), own, '$')).toBeNull();
      for (const { talents } of session.state.heroes)
        for (const { ref, side } of talents) {
          learned.add(ref);
          if (side === 'improved') improved.add(content.talents[ref]!.class);
        }
    }
    expect(ALL.filter(({ id }) => !learned.has(id)).map(({ id }) => id)).toEqual([]);
    expect(ALL).toHaveLength(42);
    for (const of of CLASSES) expect(improved).toContain(of);
  });
});

describe('what they do outside of fights', () => {
  const state = (ref: string, side: TalentSide = 'normal') => {
    const { session } = begun({ as: (_, at) => (at === 0 ? knowing(ref, side) : { talents: [] }) });
    return { state: session.state, content };
  };

  test('M631 hedge larder: three plants of any color for one of any', () => {
    const { session } = begun({
      as: (_, at) =>
        at === 0 ? { ...knowing('hedge-larder'), cubes: { ...CUBES, plant: ['red', 'red', 'blue'] } } : {},
    });
    session.decide('three-for-one:bargewoman:plant');
    session.decide('drop:red');
    // Of the two that are left, one of each is no question but which goes first.
    session.decide('drop:red');
    expect(offered(session)).toEqual(COLOURS_OF.plant.map((colour) => `take:${colour}`));
    session.decide('take:purple');
    expect(session.state.heroes[0]!.cubes.plant).toEqual(['purple']);
  });

  test('M632 bent wire: a purple lockpick is worth 3 stops', () => {
    expect(stopsOfPick(state('bent-wire'), 0, 'purple', LOCKPICK)).toBe(3);
    expect(stopsOfPick(state('public-lecture'), 0, 'purple', LOCKPICK)).toBe(2);
  });

  test('M637 full basket: 2 cards more in a harvest', () => {
    const cards = (ref: string) =>
      harvestCards(content, state(ref).state.heroes[0]!, { people: false, object: null }).total;
    expect(cards('full-basket') - cards('public-lecture')).toBe(2);
  });

  test('M638 padded case: a fifth potion has a space', () => {
    const potions = ['red', 'red', 'red', 'red'] as const;
    const { session } = begun({
      effects: [{ cube: { who: 'one', kind: 'potion', colour: 'green', n: 1 } }],
      as: (_, at) =>
        at === 0 ? { ...knowing('padded-case'), potionSpaces: 1, cubes: { ...CUBES, potion: potions } } : {},
    });
    session.decide('hero:bargewoman');
    expect(session.state.heroes[0]!.cubes.potion).toEqual([...potions, 'green']);
  });

  test('M641 rule of thumb: each special of the skill dice is 1 success, 2 on its other side', () => {
    const check: Check = {
      kind: 'solo',
      name: 'x',
      characteristic: 'strength',
      difficulty: 1,
      stops: 1,
      fail: [],
      levels: [],
    };
    const special = (side: TalentSide) =>
      numbersOf(state('rule-of-thumb', side), check, 0, NO_PART).special.total;
    expect([special('normal'), special('improved')]).toEqual([1, 2]);
  });

  test('M643 weather nose: a hex in bad weather for two travel tokens and an aura token', () => {
    const session = onTheRoad({
      weather: 'bad',
      travel: { tokens: 2 },
      hero: [{ ...knowing('weather-nose'), aura: { ready: 1, spent: 0 } }, { talents: [] }],
    });
    const { id } = session.state.heroes[0]!;
    session.decide(offered(session).find((one) => one.startsWith(`move:${id}:`))!);
    expect(session.state.land.travel!.tokens).toBe(0);
    expect(session.state.heroes[0]!.aura).toEqual({ ready: 0, spent: 1 });
  });

  test('M644 one for the drawer: crafted arrows are one more', () => {
    const session = onTheRoad({
      travel: { drawn: true },
      hero: [
        { ...knowing('one-for-the-drawer'), cubes: { ...CUBES, material: ['green'], plant: ['green'] } },
        { talents: [], cubes: CUBES },
      ],
    });
    session.decide('craft:green-arrow');
    const { id } = session.state.heroes[0]!;
    for (let n = 0; n < 2; n++) session.decide(`hero:${id}`);
    expect(session.state.heroes[0]!.cubes.arrow).toEqual(['green', 'green']);
  });

  test('M649 market face: each sale brings a gold more', () => {
    expect(saleMore(state('market-face'))).toBe(1);
    expect(saleMore(state('public-lecture'))).toBe(0);
  });

  test('M616 an aura token, and no heavy piece counts in this check', () => {
    const check: Check = {
      kind: 'solo',
      name: 'A ledge',
      characteristic: 'strength',
      difficulty: 1,
      stops: 3,
      instructions: [{ text: 'For each heavy piece 1 difficulty die more.', per: 'heavy', difficulty: 1 }],
      fail: [],
      levels: [{ from: 9, lines: [] }],
    };
    const { session, own } = begun({ lines: [{ check }], as: () => ({ talents: [] }) });
    session.decide('hero:bargewoman');
    const heavy = numbersOf({ state: session.state, content: own }, check, 0, session.state.check!);
    expect(heavy.difficulty.total).toBe(2);
    expect(offered(session)).toContain('aura');
    // Of the two it takes one: with no die to be had for another token it rolls at once.
    session.decide(offered(session).find((one) => one.startsWith('people:'))!);
    const rolled = session.events.find(({ type }) => type === 'diceRolled');
    expect(rolled).toMatchObject({ difficulty: { length: 1 }, skill: { length: 3 } });
    expect(session.state.heroes[0]!.aura).toEqual({ ready: 1, spent: 1 });
  });

  test('M035 MA-162 outside of places weapons are switched for nothing', () => {
    const { session } = begun({ as: (_, at) => (at === 0 ? { weapon: 'sap', stored: 'short-bow' } : {}) });
    session.decide('rearm:bargewoman');
    expect(session.state.heroes[0]).toMatchObject({ weapon: 'short-bow', stored: 'sap', ap: 6 });
  });
});
