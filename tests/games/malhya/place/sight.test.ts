import { describe, expect, test } from 'vitest';
import {
  crossesSpace,
  isInLongReach,
  lineBetween,
  rangeBetween,
  sightBetween,
  sightOfSpace,
} from '../../../../src/games/malhya/rules/place/sight.ts';
import type { Space } from '../../../../src/games/malhya/rules/place/space.ts';
import { enemy, fieldOf, hero, open, placeOf, wallAbove, wallLeftOf } from './ground-of.ts';

const stateIn = (...given: Parameters<typeof sightBetween>) => sightBetween(...given).state;

describe('the line (L3537–L3544)', () => {
  test('in one row from centre to centre, else between the closest corners', () => {
    expect(lineBetween([0, 0], [3, 0])).toEqual({ from: [1, 1], to: [7, 1] });
    expect(lineBetween([0, 0], [3, 2])).toEqual({ from: [2, 2], to: [6, 4] });
    expect(lineBetween([3, 2], [0, 0])).toEqual({ from: [6, 4], to: [2, 2] });
    // A column apart: it runs along the grid (MA-36).
    expect(lineBetween([0, 0], [1, 3])).toEqual({ from: [2, 2], to: [2, 6] });
  });

  test('E30: lines along an edge and past a corner touch a space, lines through its inside cross it (L3560)', () => {
    const grey = [2, 2] as const;
    // 1 along its side, 3 past its corner; 2, 4 and 5 through it.
    expect(crossesSpace(lineBetween([1, 0], [2, 4]), grey)).toBe(false);
    expect(crossesSpace(lineBetween([0, 2], [4, 0]), grey)).toBe(false);
    expect(crossesSpace(lineBetween([0, 3], [3, 0]), [1, 1])).toBe(false);
    expect(crossesSpace(lineBetween([0, 2], [4, 2]), grey)).toBe(true);
    expect(crossesSpace(lineBetween([0, 0], [4, 4]), grey)).toBe(true);
    expect(crossesSpace(lineBetween([0, 1], [5, 3]), grey)).toBe(true);
  });
});

describe('red', () => {
  // A wall that ends in the middle of the room.
  const ground = placeOf(open(7, 7), { red: wallLeftOf(3, 2, 6) });

  test('E30: d sees a and b, e neither, nobody c (L3564–L3568)', () => {
    const [a, b, c] = [hero('a', [4, 0]), hero('b', [6, 1]), hero('c', [6, 6])];
    const [d, e] = [enemy('d', [0, 0]), enemy('e', [0, 6])];
    const field = fieldOf(ground, a, b, c, d, e);
    expect([a, b, c].map((one) => stateIn(field, d, one))).toEqual(['valid', 'valid', 'none']);
    expect([a, b, c].map((one) => stateIn(field, e, one))).toEqual(['none', 'none', 'none']);
  });

  test('the corner of a line is enough, and is told (M284, M300)', () => {
    const sight = sightOfSpace(ground, [2, 0], [3, 4], 'combat');
    expect(sight.state).toBe('none');
    expect(sight.contacts[0]).toEqual({
      what: 'red',
      edge: [
        [2, 2],
        [3, 2],
      ],
      how: 'touches',
    });
    const through = sightOfSpace(ground, [0, 4], [6, 4], 'combat');
    expect(through.contacts).toEqual([
      {
        what: 'red',
        edge: [
          [2, 4],
          [3, 4],
        ],
        how: 'crosses',
      },
    ]);
  });

  test('through the joint of two lines it crosses both; past the end of one it touches (M299)', () => {
    const joint = placeOf(open(4, 4), { red: wallLeftOf(2, 1, 2) });
    const past = placeOf(open(4, 4), { red: wallLeftOf(2, 1, 1) });
    const how = (ground: typeof joint, from: Space, to: Space) =>
      sightOfSpace(ground, from, to, 'combat').contacts.map((one) => one.how);
    expect([how(joint, [0, 1], [3, 2]), how(joint, [0, 0], [3, 3])]).toEqual([
      ['crosses', 'crosses'],
      ['crosses', 'crosses'],
    ]);
    expect([how(past, [0, 1], [3, 2]), how(past, [0, 0], [3, 3])]).toEqual([['touches'], ['touches']]);
  });

  test('where no tile lies one sees nothing', () => {
    const hole = placeOf(['...', '. .', '...']);
    expect(sightOfSpace(hole, [1, 0], [1, 2], 'combat').state).toBe('none');
    expect(sightOfSpace(hole, [0, 0], [1, 2], 'combat').state).toBe('none');
    expect(sightOfSpace(hole, [0, 0], [2, 0], 'combat').state).toBe('valid');
  });

  test('past the end of a line adjacent ones need none; parted by it they see nothing', () => {
    const one = placeOf(open(2, 2), {
      red: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    });
    expect(sightOfSpace(one, [0, 0], [1, 1], 'combat')).toMatchObject({ state: 'valid', adjacent: true });
    expect(sightOfSpace(one, [0, 0], [1, 0], 'combat').state).toBe('none');
    const both = placeOf(open(2, 2), { red: wallLeftOf(1, 0, 1) });
    expect(sightOfSpace(both, [0, 0], [1, 1], 'combat').state).toBe('none');
  });
});

describe('yellow', () => {
  test('E30: in stealth none sees past it, adjacent ones do (L3582–L3590)', () => {
    const ground = placeOf(open(5, 3), { yellow: wallLeftOf(2, 0, 2) });
    const [a, c] = [enemy('a', [1, 0]), enemy('c', [1, 2])];
    const [b, d] = [hero('b', [2, 2]), hero('d', [2, 1])];
    const field = fieldOf(ground, a, b, c, d);
    expect(stateIn(field, a, b, 'stealth')).toBe('none');
    expect(stateIn(field, a, d, 'stealth')).toBe('valid');
    expect(stateIn(field, c, b, 'stealth')).toBe('valid');
    expect(stateIn(field, c, d, 'stealth')).toBe('valid');
    expect(stateIn(field, enemy('e', [0, 1]), d, 'stealth')).toBe('none');
  });

  test('E30: in combat the row is clear, three lines hamper, a corner hampers (L3604–L3612)', () => {
    const ground = placeOf(open(8, 5), {
      yellow: [...wallLeftOf(2, 3, 4), ...wallLeftOf(4, 3, 4), ...wallLeftOf(6, 3, 4), ...wallAbove(2, 4, 4)],
    });
    const a = enemy('a', [0, 4]);
    const field = fieldOf(ground, a, hero('b', [0, 0]), hero('c', [4, 2]), hero('d', [7, 4]));
    const [b, c, d] = [field.figures[1]!, field.figures[2]!, field.figures[3]!];
    expect(sightBetween(field, a, b)).toMatchObject({ state: 'valid', contacts: [] });
    const three = sightBetween(field, a, d);
    expect(three.state).toBe('hampered');
    expect(three.contacts).toHaveLength(3);
    const brushed = sightBetween(field, a, c);
    expect(brushed.state).toBe('hampered');
    expect(brushed.contacts.every(({ how }) => how === 'touches' || how === 'crosses')).toBe(true);
    expect(stateIn(field, a, d, 'stealth')).toBe('none');
  });

  test('lines that meet the grid line in a point count (MA-36)', () => {
    // The line runs along the grid between the two columns; a yellow line ends on it.
    const ground = placeOf(open(3, 5), { yellow: wallAbove(2, 0, 0) });
    expect(sightOfSpace(ground, [0, 0], [1, 4], 'combat')).toMatchObject({
      state: 'hampered',
      contacts: [{ what: 'yellow', how: 'touches' }],
    });
    expect(sightOfSpace(ground, [1, 0], [2, 4], 'combat').state).toBe('valid');
  });
});

describe('figures in the line (L3614–L3624)', () => {
  const ground = placeOf(open(7, 7));

  test('E30: an ally is clear, an adversary crossed hampers, one touched does not', () => {
    const [a, b, c] = [enemy('a', [0, 3]), enemy('b', [3, 3]), hero('c', [6, 3])];
    const row = fieldOf(ground, a, b, c);
    expect(stateIn(row, a, c)).toBe('valid');
    // The other way round b is in the way.
    expect(sightBetween(row, c, a)).toMatchObject({
      state: 'hampered',
      contacts: [{ what: 'adversary', id: 'b', space: [3, 3], how: 'crosses' }],
    });
    const [d, e] = [hero('d', [2, 2]), hero('e', [4, 4])];
    const diagonal = fieldOf(ground, enemy('a', [0, 0]), d, e);
    expect(stateIn(diagonal, diagonal.figures[0]!, e)).toBe('hampered');
    // d hinders e not, which are of one side.
    expect(stateIn(diagonal, e, diagonal.figures[0]!)).toBe('valid');
    const [f, g] = [hero('f', [1, 2]), hero('g', [1, 5])];
    const touched = fieldOf(ground, enemy('a', [0, 0]), f, g);
    expect(stateIn(touched, touched.figures[0]!, g)).toBe('valid');
  });

  test('water, rifts and shadows do not matter (M286, M287, M291)', () => {
    expect(sightOfSpace(placeOf(['.wrs.']), [0, 0], [4, 0], 'stealth').state).toBe('valid');
  });

  test('of a base of four the best line counts (MA-114)', () => {
    const ogre = enemy('ogre', [0, 0], { size: 4 });
    const field = fieldOf(placeOf(open(6, 2), { red: wallLeftOf(4, 0, 0) }), ogre, hero('h', [5, 1]));
    expect(stateIn(field, ogre, field.figures[1]!)).toBe('valid');
    expect(rangeBetween(ogre, field.figures[1]!)).toBe(4);
  });
});

describe('long reach (M533)', () => {
  test('adjacent or two away, past figures, not past what blocks', () => {
    const dragon = enemy('dragon', [0, 0]);
    const [one, two, three] = [hero('a', [1, 0]), hero('b', [2, 0]), hero('c', [3, 0])];
    const field = fieldOf(placeOf(open(4, 1)), dragon, one, two, three);
    expect([one, two, three].map((other) => isInLongReach(field, dragon, other))).toEqual([
      true,
      true,
      false,
    ]);
    const walled = fieldOf(placeOf(open(4, 1), { red: wallLeftOf(2, 0, 0) }), dragon, two);
    expect(isInLongReach(walled, dragon, two)).toBe(false);
    const yellow = fieldOf(placeOf(open(4, 1), { yellow: wallLeftOf(2, 0, 0) }), dragon, two);
    expect(isInLongReach(yellow, dragon, two)).toBe(true);
  });
});
