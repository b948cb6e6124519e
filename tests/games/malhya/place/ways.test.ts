import { describe, expect, test } from 'vitest';
import { adjacentSpaces, areAdjacentSpaces } from '../../../../src/games/malhya/rules/place/adjacency.ts';
import { distanceBetween } from '../../../../src/games/malhya/rules/place/distance.ts';
import {
  type FreeMove,
  freeMoveAfter,
  freeMoveUsed,
  priceOfSpaces,
} from '../../../../src/games/malhya/rules/place/free-move.ts';
import { type HeroMeans, heroWalksOf } from '../../../../src/games/malhya/rules/place/hero-walks.ts';
import { stepBetween } from '../../../../src/games/malhya/rules/place/moves.ts';
import { isSameSpace, type Space } from '../../../../src/games/malhya/rules/place/space.ts';
import type { Field, Standing } from '../../../../src/games/malhya/rules/place/standing.ts';
import { type Walk, walksOf, whyNotTo } from '../../../../src/games/malhya/rules/place/walks.ts';
import { enemy, fieldOf, hero, open, placeOf, wallAbove, wallLeftOf } from './ground-of.ts';

const walkTo = (field: Field, walker: Standing, to: Space, points = 99): Walk | undefined =>
  walksOf(field, walker, { points }).find((one) => isSameSpace(one.to, to));
const costsOf = (walk: Walk | undefined) => walk?.steps.map(({ cost }) => cost);

describe('adjacent spaces', () => {
  test('eight of them; red parts, yellow does not (M267, M266)', () => {
    const ground = placeOf(open(3, 3), { yellow: wallLeftOf(1, 0, 2) });
    expect(adjacentSpaces(ground, [1, 1])).toHaveLength(8);
    const parted = placeOf(open(3, 3), { red: wallLeftOf(1, 0, 2) });
    expect(adjacentSpaces(parted, [1, 1])).toHaveLength(5);
  });

  test('past the end of a red line one is adjacent, through one that closes both ways round not (MA-4, MA-32)', () => {
    const end = placeOf(open(2, 2), {
      red: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    });
    expect(areAdjacentSpaces(end, [0, 0], [1, 1])).toBe(true);
    expect(areAdjacentSpaces(end, [1, 0], [0, 1])).toBe(true);
    const straight = placeOf(open(2, 2), { red: wallLeftOf(1, 0, 1) });
    expect(areAdjacentSpaces(straight, [0, 0], [1, 1])).toBe(false);
    const corner = placeOf(open(2, 2), {
      red: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 0],
          [0, 1],
        ],
      ],
    });
    expect(areAdjacentSpaces(corner, [0, 0], [1, 1])).toBe(false);
    expect(areAdjacentSpaces(corner, [1, 0], [0, 1])).toBe(true);
  });

  test('where no tile lies it is as red as a line (M279)', () => {
    const ground = placeOf(['. ', ' .']);
    expect(areAdjacentSpaces(ground, [0, 0], [1, 1])).toBe(false);
    expect(areAdjacentSpaces(placeOf(['. ', '..']), [0, 0], [1, 1])).toBe(true);
  });
});

describe('what a way costs', () => {
  test('E28: over two yellow lines 2 + 1 + 2 (L3418–3424)', () => {
    const yoktal = hero('yoktal', [0, 0]);
    const ground = placeOf(open(4, 1), {
      yellow: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [2, 0],
          [3, 0],
        ],
      ],
    });
    const walk = walkTo(fieldOf(ground, yoktal), yoktal, [3, 0]);
    expect(costsOf(walk)).toEqual([2, 1, 2]);
    expect(walk?.cost).toBe(5);
    expect(walk?.steps[0]?.because).toEqual(['yellow']);
  });

  test('E28: through two spaces of water 2 + 2 + 1, out of it for nothing more (L3452–3458)', () => {
    const walker = enemy('a', [0, 0]);
    expect(costsOf(walkTo(fieldOf(placeOf(['.ww.']), walker), walker, [3, 0]))).toEqual([2, 2, 1]);
  });

  test('E28: over a rift 1 + 2 + 1, and nobody ends on it (L3470–3474)', () => {
    const yoktal = hero('yoktal', [0, 0]);
    const field = fieldOf(placeOf(['..r.']), yoktal);
    expect(costsOf(walkTo(field, yoktal, [3, 0]))).toEqual([1, 2, 1]);
    expect(whyNotTo(field, yoktal, [2, 0], 9)).toBe('rift');
    expect(whyNotTo(field, yoktal, [3, 0], 3)).toBe('too-far');
  });

  test('a jump is straight, to the space directly opposite, along a diagonal from corner to corner (M289)', () => {
    const yoktal = hero('yoktal', [0, 0]);
    // Straight on there is no tile; the space beside it cannot be landed on.
    const bent = fieldOf(placeOf(['.r ', '   ', '  .'].map((row) => row)), yoktal);
    expect(walksOf(bent, yoktal, { points: 9 })).toEqual([]);
    const aside = fieldOf(placeOf(['.r ', 'rr.']), yoktal);
    expect(whyNotTo(aside, yoktal, [2, 1], 9)).toBe('no-way');
    const diagonal = fieldOf(placeOf(['.rr', 'rrr', 'rr.']), yoktal);
    expect(walkTo(diagonal, yoktal, [2, 2])?.cost).toBe(3);
  });

  test('yellow and water add up; past a corner of yellow nothing more (M283)', () => {
    const ground = placeOf(['.w', '..'], {
      yellow: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    });
    expect(stepBetween(ground, [0, 0], [1, 0])).toEqual({
      to: [1, 0],
      cost: 3,
      because: ['yellow', 'water'],
    });
    expect(stepBetween(ground, [0, 0], [1, 1]).cost).toBe(1);
  });

  test('shadow costs nothing more (M291)', () => {
    const walker = hero('a', [0, 0]);
    expect(walkTo(fieldOf(placeOf(['.ss.']), walker), walker, [3, 0])?.cost).toBe(3);
  });

  test('Light: 1 for each, whatever it enters; it still ends on no rift (M290)', () => {
    const light = hero('a', [0, 0], { light: true });
    const ground = placeOf(['.wr.'], {
      yellow: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    });
    const field = fieldOf(ground, light);
    expect(walkTo(field, light, [3, 0])?.cost).toBe(3);
    expect(whyNotTo(field, light, [2, 0], 9)).toBe('rift');
    // A rift does not affect it: it need not go straight (MA-110).
    const bent = fieldOf(placeOf(['.r ', ' r.']), light);
    expect(walkTo(bent, light, [2, 1])?.cost).toBe(2);
  });

  test('through allies, not through adversaries, onto neither (M268, M269)', () => {
    const a = enemy('a', [0, 0]);
    const corridor = placeOf(open(4, 1));
    const past = fieldOf(corridor, a, enemy('b', [1, 0]));
    expect(walkTo(past, a, [2, 0])?.cost).toBe(2);
    expect(whyNotTo(past, a, [1, 0], 9)).toBe('taken');
    expect(whyNotTo(fieldOf(corridor, a, hero('h', [1, 0])), a, [2, 0], 9)).toBe('no-way');
  });

  test('red is not crossed, and the way round is found (M279)', () => {
    const a = hero('a', [0, 0]);
    const field = fieldOf(placeOf(open(3, 3), { red: wallAbove(1, 0, 1) }), a);
    // Past the end of the line at the second space, which is closed behind the first.
    expect(walkTo(field, a, [0, 2])?.cost).toBe(4);
    expect(walkTo(field, a, [1, 1])?.cost).toBe(3);
  });
});

describe('bases of four', () => {
  test('E29: it goes as its space of reference goes, all four on valid spaces (L3509–3516)', () => {
    const ogre = enemy('ogre', [0, 0], { size: 4 });
    const field = fieldOf(
      placeOf(open(5, 3), {
        red: [
          [
            [4, 0],
            [4, 1],
          ],
        ],
      }),
      ogre,
    );
    expect(walkTo(field, ogre, [2, 1])?.cost).toBe(2);
    // Red would run through its base.
    expect(whyNotTo(field, ogre, [3, 0], 9)).toBe('obstacle');
    expect(whyNotTo(field, ogre, [4, 1], 9)).toBe('no-tile');
    expect(whyNotTo(fieldOf(placeOf(open(5, 2)), ogre, hero('h', [3, 1])), ogre, [2, 0], 9)).toBe('taken');
  });

  test('E29: it may stop on rifts with one space on ground, and pays nothing more (L3526, M294, M295)', () => {
    const ogre = enemy('ogre', [0, 0], { size: 4 });
    const field = fieldOf(placeOf(['..rr.', '..wr.']), ogre);
    expect(walkTo(field, ogre, [2, 0])?.cost).toBe(2);
    expect(walkTo(field, ogre, [3, 0])?.cost).toBe(3);
    const wide = fieldOf(placeOf(['..rr.', '..rr.']), ogre);
    expect(whyNotTo(wide, ogre, [2, 0], 9)).toBe('rift');
    expect(walkTo(wide, ogre, [3, 0])?.cost).toBe(3);
  });

  test('over no obstacle does it end (M292, MA-112)', () => {
    const ogre = enemy('ogre', [0, 0], { size: 4 });
    const field = fieldOf(placeOf(open(4, 2), { yellow: wallLeftOf(2, 0, 1) }), ogre);
    expect(whyNotTo(field, ogre, [1, 0], 9)).toBe('obstacle');
    expect(walkTo(field, ogre, [2, 0])?.cost).toBe(2);
  });
});

describe('free and paid spaces', () => {
  const means = (more: Partial<HeroMeans> = {}): HeroMeans => ({
    movement: 5,
    free: 'whole',
    ap: 6,
    prices: [1],
    paid: 0,
    ...more,
  });
  const heroTo = (field: Field, to: Space, has: HeroMeans) =>
    heroWalksOf(field, field.figures[0]!, has).find((one) => isSameSpace(one.to, to));

  test('E27: 8 spaces with 5 free cost 3 AP (L3357)', () => {
    const field = fieldOf(placeOf(open(12, 1)), hero('yoktal', [0, 0]));
    expect(heroTo(field, [8, 0], means())).toMatchObject({ cost: 8, free: 5, paid: 3, ap: 3, freeLeft: 0 });
    expect(heroTo(field, [11, 0], means())?.ap).toBe(6);
    expect(heroTo(field, [11, 0], means({ ap: 5 }))).toBeUndefined();
  });

  test('E27: one of five used and the move ended: four are lost (L3325–3327)', () => {
    const used = freeMoveUsed('whole', 5, 1);
    expect(used).toBe(4);
    expect(freeMoveAfter(used, 'action')).toBe('gone');
    expect(freeMoveUsed('whole', 5, 5)).toBe('gone');
  });

  test('actions before it leave it whole; adjacency, waiting and the end of the turn lose it (M272–M274)', () => {
    const losing = (free: FreeMove) =>
      (['action', 'engaged', 'waiting', 'ended'] as const).map((loss) => freeMoveAfter(free, loss));
    expect(losing('whole')).toEqual(['whole', 'gone', 'gone', 'gone']);
    expect(losing(2)).toEqual(['gone', 'gone', 'gone', 'gone']);
    expect(freeMoveUsed('whole', 5, 0)).toBe('whole');
  });

  test('a free and a paid one pay for a space of water together (MA-31)', () => {
    const field = fieldOf(placeOf(['..w.']), hero('a', [0, 0]));
    const walk = heroTo(field, [2, 0], means({ movement: 2 }));
    expect(walk).toMatchObject({ free: 2, paid: 1, ap: 1 });
    expect(walk?.steps[1]).toMatchObject({ free: 1, paid: 1 });
  });

  test('the price differs: 1 AP the first, 2 each further, whenever in the turn (M276, M277)', () => {
    expect([1, 2, 3].map((n) => priceOfSpaces([1, 2], 0, n))).toEqual([1, 3, 5]);
    expect(priceOfSpaces([1, 2], 1, 1)).toBe(2);
    const field = fieldOf(placeOf(open(9, 1)), hero('a', [0, 0]));
    expect(heroTo(field, [2, 0], means({ free: 'gone', prices: [1, 2] }))?.ap).toBe(3);
    expect(heroTo(field, [2, 0], means({ free: 'gone', prices: [1, 2], paid: 3 }))?.ap).toBe(4);
  });

  test('beside an enemy the rest is lost, and all steps are paid for, but for a talent (M401, M628)', () => {
    const near = fieldOf(placeOf(open(7, 1)), hero('a', [1, 0]), enemy('e', [0, 0]));
    expect(heroTo(near, [2, 0], means())).toMatchObject({ free: 0, paid: 1 });
    expect(heroTo(near, [2, 0], means({ keepsFree: true }))).toMatchObject({ free: 1, paid: 0 });
    const by = fieldOf(placeOf(open(7, 2), { red: [] }), hero('a', [0, 1]), enemy('e', [2, 0]));
    expect(heroTo(by, [1, 1], means())).toMatchObject({ free: 1, freeLeft: 0 });
    expect(heroTo(by, [3, 1], means())).toMatchObject({ free: 1, paid: 2 });
  });

  test('the way round an enemy is taken where it saves AP', () => {
    const field = fieldOf(placeOf(open(6, 4)), hero('a', [0, 0]), enemy('e', [3, 0]));
    expect(heroTo(field, [5, 2], means())).toMatchObject({ cost: 5, paid: 0 });
    expect(heroTo(field, [5, 1], means({ movement: 6 }))).toMatchObject({ cost: 5, paid: 0, freeLeft: 1 });
  });
});

describe('how far away (MA-6, MA-113)', () => {
  test('by the way, whoever stands in it; a neighbour is 1 away, whatever it stands on', () => {
    const a = enemy('a', [0, 0]);
    const far = hero('h', [4, 0]);
    const field = fieldOf(placeOf(open(5, 1)), a, enemy('b', [1, 0]), hero('g', [2, 0]), far);
    expect(distanceBetween(field, a, far)).toBe(4);
    const wet = hero('h', [2, 0]);
    expect(distanceBetween(fieldOf(placeOf(['..w']), a, wet), a, wet)).toBe(2);
    expect(distanceBetween(fieldOf(placeOf(['.w.']), a, wet), a, wet)).toBe(3);
    expect(distanceBetween(fieldOf(placeOf(open(3, 1), { red: wallLeftOf(1, 0, 0) }), a, wet), a, wet)).toBe(
      null,
    );
  });
});
