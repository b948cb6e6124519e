import { describe, expect, test } from 'vitest';
import { enemyDecision } from '../../../../src/games/malhya/rules/combat/enemy-decision.ts';
import { heroWalksOf } from '../../../../src/games/malhya/rules/place/hero-walks.ts';
import { likeWays } from '../../../../src/games/malhya/rules/place/like-ways.ts';
import type { Space } from '../../../../src/games/malhya/rules/place/space.ts';
import type { Field } from '../../../../src/games/malhya/rules/place/standing.ts';
import { byClearness } from '../../../../src/games/malhya/rules/place/straightness.ts';
import { walksOf } from '../../../../src/games/malhya/rules/place/walks.ts';
import { enemy, fieldOf, hero, open, placeOf } from './ground-of.ts';

const written = (steps: readonly { readonly to: Space }[]) => steps.map(({ to }) => to.join()).join(' ');
const walkTo = (field: Field, to: string) =>
  walksOf(field, field.figures[0]!, { points: 5 }).find((walk) => walk.to.join() === to)!;

describe('the clearest way (MA-194)', () => {
  const field = fieldOf(placeOf(open(10, 6)), enemy('e', [4, 2]));

  test('fewer diagonals before more, of as many those with them first', () => {
    expect(['dds', 'sdd', 'dsd', 'ddd', 'sss'].toSorted(byClearness)).toEqual([
      'sss',
      'dds',
      'dsd',
      'sdd',
      'ddd',
    ]);
  });

  test.each([
    ['2,2', '3,2 2,2'],
    ['4,5', '4,3 4,4 4,5'],
    ['1,1', '3,1 2,1 1,1'],
    ['1,0', '3,1 2,0 1,0'],
  ])('to %s: %s', (to, way) => {
    expect(written(walkTo(field, to).steps)).toBe(way);
  });

  test('a hero goes so, too', () => {
    const own = fieldOf(placeOf(open(10, 6)), hero('h', [4, 2]));
    const walks = heroWalksOf(own, own.figures[0]!, {
      movement: 4,
      free: 'whole',
      ap: 0,
      prices: [1],
      paid: 0,
    });
    expect(written(walks.find(({ to }) => to.join() === '1,1')!.steps)).toBe('3,1 2,1 1,1');
  });
});

describe('ways as clear as one another (MA-196)', () => {
  test('one on open ground, two round a gap; each costs as much, and leads there', () => {
    const clear = fieldOf(placeOf(open(10, 6)), enemy('e', [4, 2]));
    expect(likeWays(clear, clear.figures[0]!, walkTo(clear, '2,2'))).toHaveLength(1);
    const gap = fieldOf(placeOf(['......', '......', '... ..', '......', '......']), enemy('e', [4, 2]));
    const walk = walkTo(gap, '2,2');
    const ways = likeWays(gap, gap.figures[0]!, walk);
    expect(ways.map(({ steps }) => written(steps))).toEqual(['3,1 2,2', '3,3 2,2']);
    expect(ways[0]).toBe(walk);
  });
});

test('in a fight nobody is asked about two ways to the same space, only about ends and targets (MA-195)', () => {
  const rows = ['........', '........', '... ....', '........', '........'];
  const field = fieldOf(placeOf(rows), enemy('e', [5, 2]), hero('a', [0, 2]), hero('b', [0, 4]));
  const brief = { ranged: false, range: null, longReach: false, area: false, engagedFirst: false };
  for (const movement of [2, 3, 4, 5]) {
    const { choices } = enemyDecision(field, field.figures[0]!, {
      ...brief,
      movement,
      leave: 0,
      attacked: [],
    });
    const ends = choices.map(({ target, to }) => `${target} ${to}`);
    expect(new Set(ends).size).toBe(ends.length);
  }
});
