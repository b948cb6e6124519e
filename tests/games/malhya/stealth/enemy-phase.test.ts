import { describe, expect, test } from 'vitest';
import {
  directionOf,
  drawn,
  noiseAfter,
  stepOneMovers,
  stepTwoEnemies,
  stepTwoWay,
  vigilanceAfter,
  vigilanceBefore,
} from '../../../../src/games/malhya/rules/stealth/stealth-cards.ts';
import { watches } from '../../../../src/games/malhya/rules/stealth/vision.ts';
import { enemy, fieldOf, hero, open, placeOf, wallLeftOf } from '../place/ground-of.ts';

describe('step 1', () => {
  const ground = placeOf(open(10, 3));
  const GREEN = [[0, 1]] as const;

  test('E33: the two nearest move 2; who is there or cannot come nearer is passed over (L3976–3984)', () => {
    const field = fieldOf(
      ground,
      enemy('on-it', [0, 1]),
      enemy('beside', [1, 1]),
      enemy('second', [4, 1]),
      enemy('third', [5, 2]),
      enemy('fourth', [9, 0]),
    );
    const movers = stepOneMovers(field, GREEN, { count: 2, spaces: 2 });
    expect(movers).toMatchObject({ sure: ['second', 'third'], tied: [], choose: 0 });
    expect(movers.all.map(({ passed }) => passed)).toEqual(['there', 'no-nearer', null, null, null]);
    const second = movers.all[2]!;
    expect(second.walks.every(({ to, cost }) => cost === 2 && to[0] === 2)).toBe(true);
  });

  test('on the token they stop; taken they end beside it, though moves are left (M350)', () => {
    const free = fieldOf(ground, enemy('e', [2, 1]));
    expect(drawn(free, free.figures[0]!, GREEN, 5).walks).toEqual([
      expect.objectContaining({ to: [0, 1], cost: 2 }),
    ]);
    const taken = fieldOf(ground, enemy('e', [4, 1]), enemy('on-it', [0, 1]));
    const { walks } = drawn(taken, taken.figures[0]!, GREEN, 9);
    expect(walks.map(({ to }) => to)).toEqual([[1, 1]]);
  });

  test('of equals the table chooses; fewer that can: those (MA-61)', () => {
    const field = fieldOf(ground, enemy('a', [3, 0]), enemy('b', [3, 2]), enemy('c', [2, 1]));
    expect(stepOneMovers(field, GREEN, { count: 2, spaces: 1 })).toMatchObject({
      sure: ['c'],
      tied: ['a', 'b'],
      choose: 1,
    });
    expect(stepOneMovers(field, GREEN, { count: 9, spaces: 1 }).sure).toHaveLength(3);
    expect(stepOneMovers(fieldOf(ground), GREEN, { count: 2, spaces: 1 }).sure).toEqual([]);
  });

  test('zones cost, an easier way goes first; some types go one farther (M355, M330)', () => {
    const wet = placeOf(['.w..', '....']);
    const field = fieldOf(wet, enemy('e', [3, 0]));
    const [walk] = drawn(field, field.figures[0]!, [[0, 0]], 3).walks;
    expect(walk?.steps.some(({ to }) => to[0] === 1 && to[1] === 0)).toBe(false);
    const far = fieldOf(ground, enemy('e', [5, 1]));
    expect(stepOneMovers(far, GREEN, { count: 1, spaces: 2 }, () => 1).all[0]!.walks[0]!.cost).toBe(3);
  });

  test('E35: the nearest noise is the target, and goes when an enemy comes onto it (L4055, M379)', () => {
    const noise = [
      [0, 0],
      [6, 1],
    ] as const;
    const field = fieldOf(ground, enemy('e', [4, 1]));
    const [walk] = drawn(field, field.figures[0]!, noise, 2).walks;
    expect(walk?.to).toEqual([6, 1]);
    expect(
      noiseAfter(
        noise,
        walk!.steps.map(({ to }) => to),
      ),
    ).toEqual([[0, 0]]);
  });
});

describe('step 2', () => {
  test('E34: 3 to the left, looks to the right: a hero in the lane is seen though the range is 1 (L4008–4039)', () => {
    const field = fieldOf(placeOf(open(9, 3)), enemy('e', [4, 1]), hero('ancient', [6, 2]));
    expect(stepTwoEnemies(field, [[4, 1]])).toEqual(['e']);
    const west = directionOf('west', 'north');
    const walk = stepTwoWay(field, 'e', west, 3);
    expect([walk.to, walk.cost]).toEqual([[1, 1], 3]);
    const moved = { ...field, figures: [{ ...field.figures[0]!, at: walk.to }, field.figures[1]!] };
    const token = vigilanceBefore(moved, 'e', directionOf('east', 'north'), []);
    expect(token).toEqual({ enemy: 'e', at: [2, 1], gaze: [1, 0] });
    const look = { id: 'e', at: walk.to, size: 1, sight: 1 } as const;
    expect(watches(field.ground, { ...look, gazes: [] }, [6, 2])).toBe(false);
    expect(watches(field.ground, { ...look, gazes: [token!.gaze] }, [6, 2])).toBe(true);
  });

  test("the place's north turns the card (M359)", () => {
    expect(directionOf('north', 'north')).toEqual([0, -1]);
    expect(directionOf('west', 'east')).toEqual([0, -1]);
    expect(directionOf('east', 'south')).toEqual([-1, 0]);
  });

  test('nobody on the token: it is left out (M358)', () => {
    expect(stepTwoEnemies(fieldOf(placeOf(open(3, 3)), enemy('e', [0, 0])), [[2, 2]])).toEqual([]);
  });

  test('what cannot be gone ends it: red, too few for a rift, a hero; past an ally it goes on (M359)', () => {
    const go = (field: ReturnType<typeof fieldOf>, spaces: number) =>
      stepTwoWay(field, 'e', [1, 0], spaces).to[0];
    const e = enemy('e', [0, 0]);
    expect(go(fieldOf(placeOf(open(5, 1), { red: wallLeftOf(2, 0, 0) }), e), 4)).toBe(1);
    expect(go(fieldOf(placeOf(['..r..']), e), 3)).toBe(1);
    expect(go(fieldOf(placeOf(['..r..']), e), 4)).toBe(3);
    expect(go(fieldOf(placeOf(['.w...']), e), 3)).toBe(2);
    expect(go(fieldOf(placeOf(open(5, 1)), e, hero('h', [2, 0])), 4)).toBe(1);
    expect(go(fieldOf(placeOf(open(5, 1)), e, enemy('f', [2, 0])), 3)).toBe(3);
    expect(go(fieldOf(placeOf(open(5, 1)), e, enemy('f', [2, 0])), 2)).toBe(1);
  });

  test('a Vigilance token only on a valid space without figure and token; it goes when its enemy moves, or one stops there (M361, M362)', () => {
    const e = enemy('e', [1, 0]);
    const put = (rows: string[], ...others: Parameters<typeof fieldOf>[1][]) =>
      vigilanceBefore(fieldOf(placeOf(rows), e, ...others), 'e', [1, 0], []);
    expect(put(['...'])).not.toBeNull();
    expect(put(['..'])).toBeNull();
    expect(put(['..r'])).toBeNull();
    expect(put(['...'], hero('h', [2, 0]))).toBeNull();
    const walled = fieldOf(placeOf(['...'], { red: wallLeftOf(2, 0, 0) }), e);
    expect(vigilanceBefore(walled, 'e', [1, 0], [])).toBeNull();
    const tokens = [{ enemy: 'e', at: [2, 0], gaze: [1, 0] }] as const;
    const other = enemy('f', [0, 0]);
    expect(vigilanceBefore(fieldOf(placeOf(['...']), e), 'e', [1, 0], tokens)).toBeNull();
    expect(vigilanceAfter(tokens, e)).toEqual([]);
    expect(vigilanceAfter(tokens, other)).toEqual(tokens);
    expect(vigilanceAfter(tokens, { ...other, at: [2, 0] })).toEqual([]);
  });
});
