import { describe, expect, test } from 'vitest';
import { enemyDecision } from '../../../../src/games/malhya/rules/combat/enemy-decision.ts';
import { groundOf } from '../../../../src/games/malhya/rules/place/ground.ts';
import type { Standing } from '../../../../src/games/malhya/rules/place/standing.ts';
import { many, proved } from '../../../support/depth.ts';
import { type At, beside, letterAt, numbersFrom, type Room, roomOf } from '../place/second-place.ts';
import { type Habits, whatItDoes } from './second-enemies.ts';

/** Two to four heroes, two to five enemies, a card and a turn so far. */
function position(seed: number) {
  const next = numbersFrom(seed);
  const drawn = roomOf(next);
  // Two rooms of three have fewer lines: more is seen in them.
  const thin = <T>(lines: readonly T[]) => (seed % 3 > 0 ? lines.filter((_, i) => i % 4 === 0) : lines);
  const room: Room = { ...drawn, red: thin(drawn.red), yellow: thin(drawn.yellow) };
  const free: At[] = [];
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) if (!' r'.includes(letterAt(room, [x, y]))) free.push([x, y]);
  const place = (): At => free.splice(next(free.length), 1)[0]!;
  const figure = (side: 'hero' | 'enemy', i: number): Standing => ({
    id: `${side}-${i}`,
    side,
    at: place(),
    size: 1,
    light: next(5) === 0,
  });
  const enemies = Array.from({ length: 2 + next(4) }, (_, i) => figure('enemy', i));
  const heroes = Array.from({ length: 2 + next(3) }, (_, i) => figure('hero', i));
  const me = enemies[0]!;
  // In a third of them somebody stands beside it.
  const close = free.find((at) => beside(room, at, me.at));
  const all = [
    ...enemies,
    ...heroes.map((one, i) => (i === 0 && close && next(3) === 0 ? { ...one, at: close } : one)),
  ];
  const habits: { -readonly [K in keyof Habits]: Habits[K] } = {
    ranged: next(2) === 0,
    range: next(2) === 0 ? 2 + next(4) : null,
    longReach: false,
    area: next(4) === 0,
    engagedFirst: next(2) === 0,
    movement: 2 + next(5),
    leave: next(4),
    attacked: heroes.filter(() => next(2) === 0).map(({ id }) => id),
  };
  if (!habits.ranged) habits.longReach = next(3) === 0;
  return { room, me, all, habits };
}

describe("a second reading of enemies' priorities", () => {
  test('target, space and way on random positions', () => {
    const met = new Map<string, number>();
    for (let seed = 1; seed <= many(80, 2000); seed++) {
      const { room, me, all, habits } = position(seed);
      const decision = enemyDecision({ ground: groundOf(room), figures: all }, me, habits);
      const told = decision.choices.map(
        ({ target, to, cost, attacks }) =>
          `${decision.option}: ${attacks ? '' : '>'}${target ?? '-'}@${to} ${cost}`,
      );
      expect([seed, habits, told.sort()]).toEqual([
        seed,
        habits,
        [...whatItDoes(room, all, me, habits)].sort(),
      ]);
      for (const { steps, to } of decision.choices) {
        const way = [me.at, ...steps.map((step) => step.to)];
        expect(way.slice(1).every((at, i) => beside(room, way[i]!, at))).toBe(true);
        expect(way.at(-1)).toEqual(to);
      }
      const name = `${decision.attack} ${decision.option}`;
      met.set(name, (met.get(name) ?? 0) + 1);
    }
    proved({ positions: [...met.values()].reduce((sum, n) => sum + n, 0) });
    expect([...met.keys()].sort()).toEqual([
      'melee 1',
      'melee 2',
      'melee 3',
      'ranged 1',
      'ranged 2',
      'ranged 3',
      'ranged 4',
    ]);
  });
});
