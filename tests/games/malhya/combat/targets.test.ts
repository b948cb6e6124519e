import { describe, expect, test } from 'vitest';
import {
  penaltiesOf,
  targetFrom,
  targetsOf,
  turnedAreas,
} from '../../../../src/games/malhya/rules/combat/fight-targets.ts';
import { sightBetween } from '../../../../src/games/malhya/rules/place/sight.ts';
import type { Standing } from '../../../../src/games/malhya/rules/place/standing.ts';
import { enemy, fieldOf, hero, open, placeOf, wallLeftOf } from '../place/ground-of.ts';

describe('targets', () => {
  const ground = placeOf(open(8, 8), {
    yellow: [
      [
        [3, 4],
        [4, 4],
      ],
    ],
  });
  const all = (from: Standing, to: Standing, ...others: Standing[]) => {
    const field = fieldOf(ground, from, to, ...others);
    return penaltiesOf(field, from, to, sightBetween(field, from, to));
  };

  test('E43: four penalties, alone or together; one Dodge die whatever they are (L4595–4621)', () => {
    const ancient = hero('ancient', [1, 4]);
    expect(all(enemy('e', [0, 4]), ancient)).toEqual(['adjacent']);
    expect(all(ancient, enemy('e', [1, 0]), hero('yoktal', [2, 0]))).toEqual(['ally-beside-target']);
    expect(all(ancient, enemy('e', [1, 0]), enemy('f', [1, 2]))).toEqual(['adversary-in-line']);
    expect(all(ancient, enemy('e', [6, 4]))).toEqual(['hindering']);
    expect(all(ancient, enemy('e', [6, 4]), enemy('f', [3, 4]), hero('yoktal', [6, 5]))).toEqual([
      'ally-beside-target',
      'adversary-in-line',
      'hindering',
    ]);
    expect(all(ancient, enemy('e', [1, 0]))).toEqual([]);
  });

  test('melee only beside; at range by sight and range; why not (M458, M461, M462)', () => {
    const walled = placeOf(open(8, 1), { red: wallLeftOf(6, 0, 0) });
    const from = hero('h', [0, 0]);
    const field = fieldOf(walled, from, enemy('a', [1, 0]), enemy('b', [5, 0]), enemy('c', [7, 0]));
    const why = (by: Parameters<typeof targetsOf>[2]) => targetsOf(field, from, by).map((one) => one.why);
    expect(why({ kind: 'melee', longReach: false })).toEqual([null, 'not-adjacent', 'not-adjacent']);
    expect(why({ kind: 'ranged', range: null })).toEqual([null, null, 'no-sight']);
    expect(why({ kind: 'ranged', range: 4 })).toEqual([null, 'too-far', 'no-sight']);
  });

  test('past a corner of what blocks, if the weapon says so: touching, not passing (M619)', () => {
    const walled = placeOf(open(6, 4), { red: wallLeftOf(2, 0, 1) });
    const from = hero('h', [0, 0]);
    const field = fieldOf(walled, from, enemy('touched', [3, 3]), enemy('through', [4, 1]));
    const why = (pastCorners: boolean) =>
      targetsOf(field, from, { kind: 'ranged', range: null, pastCorners }).map((one) => one.why);
    expect(why(false)).toEqual(['no-sight', 'no-sight']);
    expect(why(true)).toEqual([null, 'no-sight']);
  });

  test('E42: outnumbering counts in melee, with long reach, not at range (M460, M533)', () => {
    const [from, ally, target] = [hero('h', [0, 0]), hero('g', [3, 0]), enemy('e', [2, 0])];
    const field = fieldOf(placeOf(open(4, 1)), from, ally, target);
    expect(targetFrom(field, from, target, { kind: 'melee', longReach: true })).toMatchObject({
      why: null,
      outnumber: ['g'],
      penalties: [],
    });
    expect(targetFrom(field, from, target, { kind: 'ranged', range: null }).outnumber).toEqual([]);
  });

  test('an area is turned by quarters, and hits adversaries alone, past nothing red (M539)', () => {
    const shape = [
      [1, 0],
      [2, 0],
    ] as const;
    const walled = placeOf(open(5, 5), { red: wallLeftOf(2, 0, 4) });
    const from = hero('h', [2, 2]);
    const field = fieldOf(
      walled,
      from,
      hero('g', [3, 2]),
      enemy('a', [4, 2]),
      enemy('b', [2, 1]),
      enemy('c', [0, 2]),
    );
    expect(turnedAreas(field, from, shape).map(({ hits }) => hits)).toEqual([['a'], [], [], ['b']]);
    expect(turnedAreas(field, from, shape)[2]!.spaces).toEqual([]);
  });
});
