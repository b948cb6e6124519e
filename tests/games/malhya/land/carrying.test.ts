import { describe, expect, test } from 'vitest';
import {
  findsOf,
  freeSpaces,
  laidOut,
  objectFindsOf,
} from '../../../../src/games/malhya/rules/land/carrying.ts';
import type { Hero } from '../../../../src/games/malhya/rules/model/state.ts';
import { answer, BARE, HEX, onTheRoad, options } from './on-the-road.ts';

const hero = (more: Partial<Hero>): Hero => ({ ...onTheRoad().state.heroes[0]!, ...BARE, ...more });
const plants = (...plant: Hero['cubes']['plant']): Hero => hero({ cubes: { ...BARE.cubes!, plant } });

describe('rows of the knapsack', () => {
  test('E1 L914–924: three spaces left: ×2 red takes two, yellow the third: full', () => {
    const row = plants('blue', 'blue', 'red', 'red', 'yellow');
    expect(laidOut(row, 'plant', { blue: 2, red: 1, yellow: 1 })).toEqual([
      { colour: 'blue', worth: 1 },
      { colour: 'blue', worth: 1 },
      { colour: 'red', worth: 2 },
      'behind',
      { colour: 'yellow', worth: 1 },
    ]);
    expect(freeSpaces(row, 'plant')).toBe(0);
  });

  test('E1: one red used: a space is free, and the cube is a single one again', () => {
    const row = plants('blue', 'blue', 'red', 'yellow');
    expect(laidOut(row, 'plant', { red: 1 })).toEqual([
      { colour: 'blue', worth: 1 },
      { colour: 'blue', worth: 1 },
      { colour: 'red', worth: 1 },
      { colour: 'yellow', worth: 1 },
      'free',
    ]);
    expect(freeSpaces(row, 'plant')).toBe(1);
  });

  test('M020 with cubes enough in the box each is a single one', () => {
    expect(laidOut(plants('red', 'red'), 'plant').slice(0, 2)).toEqual([
      { colour: 'red', worth: 1 },
      { colour: 'red', worth: 1 },
    ]);
  });

  test('M018 M019 a row for each type; materials by the carrying capacity', () => {
    const rows = (['material', 'key', 'potion', 'arrow', 'plant'] as const).map((kind) =>
      freeSpaces(hero({ carrying: 2 }), kind),
    );
    expect(rows).toEqual([2, 3, 4, 3, 5]);
    expect(freeSpaces(hero({ carrying: 3 }), 'material')).toBe(3);
  });

  test('row 16: what a find would push out, and who else has a space', () => {
    const heroes = [plants('red', 'red', 'blue', 'green', 'yellow'), plants('red')];
    expect(findsOf(heroes, { kind: 'plant', colour: 'red' })).toEqual([
      { hero: 0, free: 0, out: ['blue', 'green', 'yellow'] },
      { hero: 1, free: 4 },
    ]);
    expect(
      objectFindsOf([hero({ carrying: 1, objects: ['herbal'] }), hero({ carrying: 2, objects: ['herbal'] })]),
    ).toEqual([
      { hero: 0, free: 0, out: ['herbal'] },
      { hero: 1, free: 1, out: [] },
    ]);
  });
});

describe('trade outside exploration', () => {
  const two = [
    {
      ...BARE,
      weapon: 'billhook',
      objects: ['oilcloth'],
      artifacts: ['copper-ring'],
      cubes: { ...BARE.cubes!, plant: ['red', 'red'] as const },
    },
    { ...BARE, carrying: 1, objects: ['herbal'] },
  ];

  test('M596 M600 anything, any number, for nothing', () => {
    const session = onTheRoad({ hero: two });
    const [first] = session.state.heroes.map(({ id, ap }) => ({ id, ap }));
    answer(
      session,
      'trade',
      `hero:${first!.id}`,
      'give:billhook',
      'give:plant:red',
      'give:plant:red',
      'done',
    );
    const [giver, taker] = session.state.heroes;
    expect([giver!.weapon, giver!.cubes.plant, giver!.ap]).toEqual([null, [], first!.ap]);
    expect([taker!.weapon, taker!.cubes.plant]).toEqual(['billhook', ['red', 'red']]);
  });

  test('M597 no equipped artifact', () => {
    const session = onTheRoad({ hero: two });
    answer(session, 'trade', `hero:${session.state.heroes[0]!.id}`);
    expect(options(session)).not.toContain('give:copper-ring');
  });

  test('M599 what has no space is discarded, or something is for it', () => {
    const session = onTheRoad({ hero: two });
    answer(session, 'trade', `hero:${session.state.heroes[0]!.id}`, 'give:oilcloth');
    expect(options(session)).toEqual(['leave', 'drop:herbal']);
    answer(session, 'drop:herbal');
    expect(session.state.heroes.map(({ objects }) => objects)).toEqual([[], ['oilcloth']]);
  });

  test('M045 armour is put on and taken off between two cards', () => {
    const session = onTheRoad({
      hero: [{ ...BARE, armour: 'felt-jerkin', objects: ['mail-shirt'] }, BARE],
      travel: { hex: HEX.city },
    });
    const id = session.state.heroes[0]!.id;
    answer(session, `wear:${id}:mail-shirt`);
    expect(session.state.heroes[0]).toMatchObject({ armour: 'mail-shirt', objects: ['felt-jerkin'] });
    answer(session, `wear:${id}:none`);
    expect(session.state.heroes[0]).toMatchObject({ armour: null, objects: ['felt-jerkin', 'mail-shirt'] });
    expect(options(session)).not.toContain(`wear:${id}:none`);
  });

  test('M099 a scenario card that is carried: its sign counts, and it needs the capacity', () => {
    const lines = [
      { if: { symbol: 'deed' }, do: [{ gold: 7 }], close: true },
      { otherwise: true, close: true },
    ] as const;
    const held = onTheRoad({
      hero: [{ ...BARE, objects: ['sealed-deed'] }, BARE],
      group: { gold: 0 },
      lines,
    });
    expect(held.state.group.gold).toBe(7);
    const none = onTheRoad({ hero: [BARE, BARE], group: { gold: 0 }, lines });
    expect(none.state.group.gold).toBe(0);
    const full = { ...BARE, carrying: 1, objects: ['herbal'] };
    const gain = onTheRoad({
      hero: [full, full],
      lines: [{ do: [{ gain: { who: 'each', gear: 'sealed-deed' } }], close: true }],
    });
    expect(options(gain)).toEqual(['leave', 'drop:herbal']);
  });
});
