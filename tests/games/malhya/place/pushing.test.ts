import { describe, expect, test } from 'vitest';
import {
  type DeployColumn,
  deploySpaces,
  enemiesFor,
} from '../../../../src/games/malhya/rules/place/deploying.ts';
import { shoveDirections, shoved, spacesToBeside } from '../../../../src/games/malhya/rules/place/push.ts';
import { isEngaged, outnumbering } from '../../../../src/games/malhya/rules/place/standing.ts';
import { enemy, fieldOf, hero, open, placeOf, wallAbove, wallLeftOf } from './ground-of.ts';

describe('push and pull (L5164–L5201)', () => {
  const from = hero('h', [1, 1]);
  const moved = enemy('e', [2, 1]);

  test('E52: one space straight on (L5170–5177)', () => {
    const field = fieldOf(placeOf(open(6, 3)), from, moved);
    expect(shoved(field, from, moved, 'push', 1)).toEqual({
      way: [[3, 1]],
      damage: 0,
      stop: null,
      fell: false,
    });
  });

  test('E52: against red, the edge of the tiles: 1 damage a space (L5193–5197)', () => {
    const walled = fieldOf(placeOf(open(6, 3), { red: wallLeftOf(3, 0, 2) }), from, moved);
    expect(shoved(walled, from, moved, 'push', 1)).toEqual({
      way: [],
      damage: 1,
      stop: 'obstacle',
      fell: false,
    });
    const narrow = fieldOf(placeOf(open(4, 3)), from, moved);
    expect(shoved(narrow, from, moved, 'push', 2)).toMatchObject({ way: [[3, 1]], damage: 1 });
    expect(shoved(narrow, from, moved, 'push', 3)).toMatchObject({ damage: 2 });
  });

  test('E52: pulled onto a taken space: 1 damage to whom is pulled, the other stays (L5197–5201)', () => {
    const [puller, pulled, between] = [hero('p', [0, 0]), enemy('e', [2, 2]), hero('b', [1, 1])];
    const field = fieldOf(placeOf(open(4, 4)), puller, pulled, between);
    expect(shoved(field, puller, pulled, 'pull', 1)).toMatchObject({ way: [], damage: 1, stop: 'figure' });
    const clear = fieldOf(placeOf(open(4, 4)), puller, pulled);
    expect(shoved(clear, puller, pulled, 'pull', 1).way).toEqual([[1, 1]]);
  });

  test('yellow is crossed (M531)', () => {
    const field = fieldOf(placeOf(open(6, 3), { yellow: wallLeftOf(3, 0, 2) }), from, moved);
    expect(shoved(field, from, moved, 'push', 2).way).toEqual([
      [3, 1],
      [4, 1],
    ]);
  });

  test('on no line of the eight: diagonal first, else the longer side (MA-52)', () => {
    const aside = enemy('e', [3, 2]);
    expect(shoveDirections(from, aside, 'push')).toEqual([
      [1, 1],
      [1, 0],
    ]);
    const openField = fieldOf(placeOf(open(7, 7)), from, aside);
    expect(shoved(openField, from, aside, 'push', 1).way).toEqual([[4, 3]]);
    const walled = fieldOf(placeOf(open(7, 7), { red: wallAbove(3, 2, 6) }), from, aside);
    expect(shoved(walled, from, aside, 'push', 1).way).toEqual([[4, 2]]);
    const shut = fieldOf(
      placeOf(open(7, 7), { red: [...wallAbove(3, 2, 6), ...wallLeftOf(4, 1, 3)] }),
      from,
      aside,
    );
    expect(shoved(shut, from, aside, 'push', 1).damage).toBe(1);
  });

  test('pulled it comes to the puller (MA-111)', () => {
    const far = enemy('e', [4, 2]);
    const field = fieldOf(placeOf(open(7, 7)), from, far);
    expect(shoved(field, from, far, 'pull', 2).way).toEqual([
      [3, 1],
      [2, 1],
    ]);
    expect(shoved(field, from, far, 'pull', 3)).toMatchObject({ damage: 1, stop: 'figure' });
  });

  test('pulled all the way, until it is beside (M626)', () => {
    const far = enemy('e', [5, 2]);
    const field = fieldOf(placeOf(open(7, 7)), from, far);
    expect(spacesToBeside(from, far)).toBe(3);
    expect(shoved(field, from, far, 'pull', spacesToBeside(from, far))).toMatchObject({
      damage: 0,
      stop: null,
    });
    expect(shoved(field, from, far, 'pull', 3).way.at(-1)).toEqual([2, 1]);
    expect(spacesToBeside(from, moved)).toBe(0);
  });

  test('into a rift it falls; a base of four only with all of it (M288, MA-53)', () => {
    const field = fieldOf(placeOf(['......', '...r..', '......']), from, moved);
    expect(shoved(field, from, moved, 'push', 2)).toMatchObject({ way: [[3, 1]], fell: true, damage: 0 });
    const ogre = enemy('ogre', [2, 1], { size: 4 });
    const edge = fieldOf(placeOf(['......', '...rr.', '...rr.']), hero('h', [1, 1]), ogre);
    expect(shoved(edge, edge.figures[0]!, ogre, 'push', 1).fell).toBe(true);
    const partly = fieldOf(placeOf(['......', '...rr.', '...r..']), hero('h', [1, 1]), ogre);
    expect(shoved(partly, partly.figures[0]!, ogre, 'push', 1).fell).toBe(false);
  });
});

describe('a hero in a rift', () => {
  test('its token lies on the nearest valid space (M288, MA-37)', () => {
    const ground = placeOf(['.rr.', ' rr ']);
    expect(deploySpaces(fieldOf(ground), [1, 0], { size: 1, light: false })).toEqual([[0, 0]]);
    const taken = fieldOf(ground, enemy('e', [0, 0]));
    expect(deploySpaces(taken, [1, 0], { size: 1, light: false })).toEqual([[3, 0]]);
  });
});

describe('deployment', () => {
  const TABLE: readonly DeployColumn[] = [
    { heroes: 2, put: { blue: ['01', '02'], green: ['05'] } },
    { heroes: 3, put: { green: ['02'] } },
    { heroes: 5, put: { blue: ['01', '01'] } },
  ];

  test('E26: three heroes meet 01 and 02 at blue, 05 and 02 at green (L3256–3276)', () => {
    const told = (heroes: number) => enemiesFor(TABLE, heroes).map(({ type, token }) => `${type} ${token}`);
    expect(told(3)).toEqual(['01 blue', '02 blue', '05 green', '02 green']);
    expect(told(2)).toEqual(['01 blue', '02 blue', '05 green']);
    expect(told(4)).toEqual(told(3));
    expect(told(5)).toHaveLength(6);
  });

  test('E26: the first on the token, the next on an adjacent space of choice (L3266, M266)', () => {
    const ground = placeOf(open(5, 3), { red: wallLeftOf(3, 0, 2) });
    expect(deploySpaces(fieldOf(ground), [2, 1], { size: 1, light: false })).toEqual([[2, 1]]);
    const one = fieldOf(ground, enemy('a', [2, 1]));
    // Beyond the red line is not adjacent.
    expect(deploySpaces(one, [2, 1], { size: 1, light: false })).toHaveLength(5);
  });

  test('else on the nearest by the way, among equals of choice; on water, on no rift (MA-38)', () => {
    const ground = placeOf(['.r.w..']);
    const full = fieldOf(ground, enemy('a', [2, 0]));
    expect(deploySpaces(full, [2, 0], { size: 1, light: false })).toEqual([[3, 0]]);
    const fuller = fieldOf(ground, enemy('a', [2, 0]), enemy('b', [3, 0]));
    // Over the rift 3, through the water 3.
    expect(deploySpaces(fuller, [2, 0], { size: 1, light: false })).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });

  test('a base of four over the token, where all of it has room', () => {
    const ground = placeOf(['...', '...']);
    expect(deploySpaces(fieldOf(ground), [2, 1], { size: 4, light: true })).toEqual([[1, 0]]);
    expect(deploySpaces(fieldOf(ground, hero('h', [1, 0])), [2, 1], { size: 4, light: true })).toEqual([]);
  });
});

describe('engaged and outnumbered', () => {
  test('an adversary is adjacent, nothing red between (M399)', () => {
    const ground = placeOf(open(4, 2), { red: wallLeftOf(1, 0, 1) });
    const field = fieldOf(ground, hero('h', [1, 0]), enemy('a', [0, 0]), enemy('b', [2, 1]));
    expect(field.figures.map((one) => isEngaged(field, one))).toEqual([true, false, true]);
  });

  test('E42: each ally beside the target adds one (L4556, L4833)', () => {
    const [one, two, three] = [hero('a', [0, 0]), hero('b', [1, 1]), hero('c', [3, 3])];
    const target = enemy('e', [1, 0]);
    const field = fieldOf(placeOf(open(4, 4)), one, two, three, target);
    expect(outnumbering(field, one, target).map(({ id }) => id)).toEqual(['b']);
    expect(outnumbering(field, two, target).map(({ id }) => id)).toEqual(['a']);
    expect(outnumbering(field, three, target)).toHaveLength(2);
  });
});
