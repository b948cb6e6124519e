import { describe, expect, test } from 'vitest';
import {
  fieldBonus,
  fieldDefense,
  isInDarkness,
} from '../../../src/games/folklore/rules/queries/encounter/encounter-numbers.ts';
import { seesSpace } from '../../../src/games/folklore/rules/queries/encounter/sight.ts';
import { fits, waysOf } from '../../../src/games/folklore/rules/queries/encounter/ways.ts';
import { answer, eventsOf, hundreds, idsOf } from './table.ts';
import { at, fight, foeOf, OPEN, onYard } from './yard.ts';

const still = foeOf('still', { stride: 0, vita: 20 });
const miss = hundreds(2);

describe('sight p.27', () => {
  const rows = ['.....', '..#..', '.....', '.##..', '.....'];
  const sees = (from: readonly [number, number], to: readonly [number, number]) =>
    seesSpace({ rows }, from, to);

  test('from any corner to any corner; only what blocks stops it', () => {
    expect(sees([0, 0], [4, 0])).toBe(true);
    // Past the corner of the block from a corner of one's own.
    expect(sees([1, 0], [3, 2])).toBe(true);
    // Straight through it: the corners of both lie along its edges, and a line along an edge is a line.
    expect(sees([1, 1], [3, 1])).toBe(true);
    // Two blocks side by side hide what is right behind them.
    expect(seesSpace({ rows: ['...', '###', '...'] }, [1, 0], [1, 2])).toBe(false);
    expect(seesSpace({ rows: ['...', '.#.', '...'] }, [1, 0], [1, 2])).toBe(true);
  });

  test('FK-46 a wall shuts a line along the edge of the map', () => {
    const rows = ['.#.', '##.', '...'];
    expect(seesSpace({ rows }, [0, 0], [2, 0])).toBe(false);
    expect(seesSpace({ rows: ['...', ...rows] }, [0, 1], [2, 1])).toBe(true);
  });

  test('FK-29 nobody sees or goes between two walls that meet at their corners', () => {
    const shut = ['.#', '#.'];
    expect(seesSpace({ rows: shut }, [0, 0], [1, 1])).toBe(false);
    const yard = onYard(['ferrywoman'], { rows: shut, heroes: [[0, 0]] });
    expect(waysOf(yard, yard.field.figures[0]!, {}).map(({ to }) => to)).toEqual([[0, 0]]);
  });

  test('figures are in nobody’s way', () => {
    const session = fight(['huntsman'], {
      rows: ['......'],
      heroes: [[0, 0]],
      foes: [
        [still, [2, 0]],
        [still, [4, 0]],
      ],
    });
    expect(idsOf(session)).toEqual(expect.arrayContaining(['attack:1', 'attack:2']));
  });
});

describe('distance', () => {
  test('FK-21 each of eight neighbours is one space', () => {
    const yard = onYard(['lay-brother'], { rows: OPEN, heroes: [[2, 2]] });
    expect(waysOf(yard, yard.field.figures[0]!, { steps: 1 })).toHaveLength(9);
  });

  test('FK-22 reach goes by a king’s moves', () => {
    const session = fight(['ferrywoman'], { rows: OPEN, heroes: [[0, 0]], foes: [[still, [2, 2]]] });
    expect(idsOf(session)).toContain('attack:1');
    const short = fight(['lay-brother'], { rows: OPEN, heroes: [[0, 0]], foes: [[still, [2, 2]]] });
    expect(idsOf(short)).not.toContain('attack:1');
  });
});

describe('darkness p.27', () => {
  const numbers = (hero: string, items: readonly string[] = []) => {
    const yard = onYard([hero], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[still, [1, 0]]],
      dark: true,
      hero: { 0: { items: items.map((ref) => ({ ref, exhausted: false })) } },
    });
    return { yard, bonus: fieldBonus(yard, yard.field.figures[0]!, yard.field.figures[1]!).total };
  };

  test('five less Might near, ten less from afar; none for who carries a light', () => {
    expect(numbers('ferrywoman').bonus).toBe(12 - 5);
    expect(numbers('huntsman').bonus).toBe(14 - 10);
    expect(numbers('ferrywoman', ['church-candle']).bonus).toBe(12);
  });

  test('a foe’s power darkens whom it hits', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[foeOf('grave', { darkens: true }), [1, 0]]],
      side: 'foes',
      rolls: [...hundreds(90), ['d2', 1]],
    });
    expect(eventsOf(session, 'darkened')).toHaveLength(1);
    const yard = onYard(['ferrywoman'], { rows: OPEN, heroes: [[0, 0]] });
    expect(isInDarkness(yard, { ...yard.field.figures[0]!, darkened: true })).toBe(true);
  });
});

describe('flames p.28', () => {
  test('FK-30 at the beginning of a turn: 1d4 on them, 1 next to them', () => {
    const on = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[2, 2]],
      foes: [[still, [7, 5]]],
      flames: [[2, 2]],
      rolls: [['d4', 3]],
    });
    expect(on.state.heroes[0]!.vita).toBe(13);
    const beside = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[2, 2]],
      foes: [[still, [3, 3]]],
      flames: [[3, 2]],
      rolls: miss,
    });
    expect(beside.state.heroes[0]!.vita).toBe(15);
    answer(beside, 'end');
    expect(eventsOf(beside, 'foeHurt')[0]).toMatchObject({ figure: 1, amount: 1, rule: 'p.28' });
  });

  test('whoever is next to them puts them out, by the Act', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[2, 2]],
      foes: [[still, [1, 2]]],
      flames: [[3, 2]],
    });
    answer(session, 'douse:3,2');
    expect(session.state.field!.flames).toEqual([]);
    expect(idsOf(session)).not.toContain('attack:1');
  });
});

describe('pushing p.29', () => {
  const push = (
    rows: readonly string[],
    heroes: readonly (readonly [number, number])[],
    rolls: Parameters<typeof fight>[1]['rolls'],
  ) =>
    fight(['ferrywoman', 'huntsman'].slice(0, heroes.length), {
      rows,
      heroes,
      foes: [[foeOf('ram', { push: 2, stride: 0, vita: 9 }), [1, 0]]],
      side: 'foes',
      rolls: [...hundreds(90), ['d2', 1], ...(rolls ?? [])],
    });

  test('so many spaces away, and the pushed loses 1d4', () => {
    const session = push(['.......'], [[2, 0]], [['d4', 2]]);
    expect(at(session, 0)).toEqual([4, 0]);
    expect(session.state.heroes[0]!.vita).toBe(13);
  });

  test('into somebody: who is struck loses 1d4, too', () => {
    const session = push(
      ['.......'],
      [
        [2, 0],
        [4, 0],
      ],
      [
        ['d4', 2],
        ['d4', 4],
      ],
    );
    expect(at(session, 0)).toEqual([3, 0]);
    expect(eventsOf(session, 'pushed')[0]).toMatchObject({ into: 1 });
    expect(session.state.heroes.map(({ vita }) => vita)).toEqual([13, 10]);
  });

  test('against a wall it stays, and loses 1d4', () => {
    const session = push(['...#...'], [[2, 0]], [['d4', 4]]);
    expect(at(session, 0)).toEqual([2, 0]);
    expect(session.state.heroes[0]!.vita).toBe(11);
  });
});

test('pushing goes between no two walls that meet at their corners, and a large swarm covers with all of its base', () => {
  const pushed = fight(['ferrywoman'], {
    rows: ['...#', '...#', '...#', '###.'],
    heroes: [[2, 2]],
    foes: [[foeOf('ram', { push: 2, stride: 0 }), [1, 1]]],
    side: 'foes',
    rolls: [...hundreds(90), ['d2', 1], ['d4', 1]],
  });
  expect(at(pushed, 0)).not.toEqual([3, 3]);
  const large = fight(['ferrywoman', 'huntsman'], {
    rows: OPEN,
    heroes: [
      [0, 0],
      [1, 1],
    ],
    foes: [[foeOf('cloud', { swarm: true, base: 2, stride: 5 }), [6, 4]]],
    side: 'foes',
    rolls: miss,
  });
  expect(eventsOf(large, 'fieldAttack').map(({ target }) => target)).toEqual([0, 1]);
});

describe('auras and covens p.28', () => {
  const hag = foeOf('hag', { aura: 2, stride: 0, coven: 10 });

  test('once a turn of each source, those of several add up; creatures feel none', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 2]],
      foes: [
        [hag, [2, 2]],
        [hag, [2, 3]],
        [still, [3, 2]],
      ],
    });
    answer(session, 'walk:1,2', 'walk:0,2');
    expect(session.state.heroes[0]!.vita).toBe(12);
    expect(eventsOf(session, 'auraFelt')).toHaveLength(2);
    answer(session, 'walk:1,2');
    expect(session.state.heroes[0]!.vita).toBe(12);
    expect(eventsOf(session, 'foeHurt')).toEqual([]);
  });

  test('two occultists are a coven, one is none', () => {
    const two = onYard(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 2]],
      foes: [
        [hag, [2, 2]],
        [hag, [2, 3]],
      ],
    });
    expect(fieldBonus(two, two.field.figures[1]!, two.field.figures[0]!)).toMatchObject({ total: 10 });
    const one = onYard(['ferrywoman'], { rows: OPEN, heroes: [[0, 2]], foes: [[hag, [2, 2]]] });
    expect(fieldBonus(one, one.field.figures[1]!, one.field.figures[0]!).total).toBe(0);
  });
});

describe('squeezing p.28', () => {
  const large = foeOf('large', { base: 2 }, { might: 10 });

  test('FK-43 a large foe hangs over no edge of the map', () => {
    const yard = onYard(['ferrywoman'], {
      rows: ['.....', '.....'],
      heroes: [[0, 0]],
      foes: [[large, [2, 0]]],
    });
    const figure = yard.field.figures[1]!;
    expect(fits(yard, figure, [3, 0])).toBe(true);
    for (const beyond of [
      [4, 0],
      [2, 1],
      [2, -1],
    ] as const)
      expect(fits(yard, figure, beyond)).toBe(false);
  });

  test('a large foe fits where a quarter of its base does, with five less Might and Defense', () => {
    const yard = onYard(['ferrywoman'], {
      rows: ['..#..', '..#..', '#####'],
      heroes: [[4, 0]],
      foes: [[large, [1, 0]]],
    });
    const figure = yard.field.figures[1]!;
    expect(fits(yard, figure, [1, 1])).toBe(true);
    expect(fits(yard, figure, [2, 1])).toBe(true);
    expect(fits(yard, { ...figure, at: [2, 2] }, [2, 2])).toBe(false);
    expect(
      fieldBonus(yard, figure, yard.field.figures[0]!).entries.map(({ cause, amount }) => [
        cause.from,
        amount,
      ]),
    ).toEqual([
      ['card', 10],
      ['squeezed', -5],
    ]);
    expect(fieldDefense(yard, figure).total).toBe(45);
  });

  test('a large foe reaches two spaces (p.26)', () => {
    const session = fight(['ferrywoman'], {
      rows: ['#.#....', '..#....'],
      heroes: [[5, 0]],
      foes: [[foeOf('large', { base: 2, stride: 0 }), [3, 0]]],
      side: 'foes',
      rolls: miss,
    });
    expect(eventsOf(session, 'fieldAttack')).toHaveLength(1);
  });
});

test('FK-36 what was called and is defeated brings what its card says', () => {
  const session = fight(['ferrywoman'], {
    rows: OPEN,
    heroes: [[0, 0]],
    foes: [
      [foeOf('caller', { vita: 1 }), [7, 5], { at: null }],
      [foeOf('called', {}, { coins: 50 }), [1, 0], { vita: 1, summoner: 1 }],
    ],
    rolls: [...hundreds(90), ['d6', 1], ['d10', 1], ['d10', 1]],
  });
  answer(session, 'attack:2');
  expect(session.state.heroes[0]!.coins).toBe(52);
});
