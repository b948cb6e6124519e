import { describe, expect, test } from 'vitest';
import { distancesTo } from '../../../../src/games/malhya/rules/place/distance.ts';
import { groundOf } from '../../../../src/games/malhya/rules/place/ground.ts';
import { sightBetween } from '../../../../src/games/malhya/rules/place/sight.ts';
import { keyOf } from '../../../../src/games/malhya/rules/place/space.ts';
import type { Field, Standing } from '../../../../src/games/malhya/rules/place/standing.ts';
import { walksOf } from '../../../../src/games/malhya/rules/place/walks.ts';
import { many, proved } from '../../../support/depth.ts';
import { type At, beside, costs, landings, letterAt, look, numbersFrom, roomOf } from './second-place.ts';

/** A room with so many figures, none on a rift. */
function scene(seed: number, bodies: number) {
  const next = numbersFrom(seed);
  const room = roomOf(next);
  const free: At[] = [];
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) if (!' r'.includes(letterAt(room, [x, y]))) free.push([x, y]);
  const figures = Array.from({ length: bodies }, (_, i): Standing => {
    const [at] = free.splice(next(free.length), 1);
    return { id: `${i}`, side: i % 2 === 0 ? 'hero' : 'enemy', at: at!, size: 1, light: next(4) === 0 };
  });
  const field: Field = { ground: groundOf(room), figures };
  return { room, field, figures };
}

const foesOf = (figures: readonly Standing[], { side }: Standing) =>
  figures.filter((one) => one.side !== side);

describe('a second reading of rooms of 8 × 8', () => {
  test('sight, in combat and in stealth', () => {
    const seen = { valid: 0, hampered: 0, none: 0 };
    for (let seed = 1; seed <= many(40, 500); seed++) {
      const { room, field, figures } = scene(seed, 8);
      for (const from of figures)
        for (const to of foesOf(figures, from)) {
          const others = foesOf(figures, from)
            .filter(({ id }) => id !== to.id)
            .map(({ at }) => at);
          const state = sightBetween(field, from, to).state;
          expect([seed, from.at, to.at, state]).toEqual([
            seed,
            from.at,
            to.at,
            look(room, from.at, to.at, others, false),
          ]);
          seen[state] += 1;
          const quiet = sightBetween(field, from, to, 'stealth').state === 'none';
          expect([seed, from.at, to.at, quiet]).toEqual([
            seed,
            from.at,
            to.at,
            look(room, from.at, to.at, others, true) === 'none',
          ]);
        }
    }
    proved({ lines: seen.valid + seen.hampered + seen.none });
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });

  test('ways and what they cost, past others, over rifts, with Light movement', () => {
    for (let seed = 1; seed <= many(15, 500); seed++) {
      const { room, field, figures } = scene(seed, 6);
      for (const walker of figures.slice(0, 3)) {
        const shut = foesOf(figures, walker).map(({ at }) => at);
        const mine = walksOf(field, walker, { points: Infinity });
        const other = landings(
          room,
          walker.at,
          { light: walker.light, shut },
          figures.map(({ at }) => at),
        );
        expect(
          mine.map(({ to, cost }) => `${keyOf(to)}=${cost}`).sort(),
          `room ${seed}, from ${walker.at}`,
        ).toEqual([...other].map(([key, cost]) => `${key}=${cost}`).sort());
        for (const { steps, cost } of mine) {
          expect(steps.reduce((sum, step) => sum + step.cost, 0)).toBe(cost);
          expect(steps.every(({ to }, i) => beside(room, i === 0 ? walker.at : steps[i - 1]!.to, to))).toBe(
            true,
          );
        }
      }
    }
  });

  test('how far away another is', () => {
    for (let seed = 1; seed <= many(40, 500); seed++) {
      const { room, field, figures } = scene(seed, 2);
      const [target, walker] = figures as [Standing, Standing];
      const far = distancesTo(field, walker.light ? 'light' : 'plain', target);
      const paid = costs(room, walker.at, { light: walker.light });
      const near = [...paid]
        .filter(([key]) => !key.includes('>'))
        .map(([key, cost]) => ({ at: key.split(',').map(Number) as unknown as At, cost }))
        .filter(({ at }) => letterAt(room, at) !== 'r' && beside(room, at, target.at));
      const least = near.length === 0 ? undefined : 1 + Math.min(...near.map(({ cost }) => cost));
      expect([seed, far.get(keyOf(walker.at))]).toEqual([seed, least]);
    }
  });
});
