import { describe, expect, test } from 'vitest';
import { groundOf } from '../../../../src/games/malhya/rules/place/ground.ts';
import { heroWalksOf } from '../../../../src/games/malhya/rules/place/hero-walks.ts';
import { liesOn } from '../../../../src/games/malhya/rules/place/moves.ts';
import { keyOf } from '../../../../src/games/malhya/rules/place/space.ts';
import type { Standing } from '../../../../src/games/malhya/rules/place/standing.ts';
import { walksOf } from '../../../../src/games/malhya/rules/place/walks.ts';
import { many } from '../../../support/depth.ts';
import { bigSteps, paidSpaces } from './second-gaits.ts';
import { type At, letterAt, numbersFrom, type Room, roomOf } from './second-place.ts';

const free = (room: Room): At[] =>
  Array.from({ length: 64 }, (_, i): At => [i % 8, Math.floor(i / 8)]).filter(
    (at) => !' r'.includes(letterAt(room, at)),
  );

const told = (all: Iterable<readonly [string, number]>) =>
  [...all].map(([key, value]) => `${key}=${value}`).sort();

describe('a second reading of how heroes pay and bases of four go', () => {
  test('the fewest spaces paid for, past enemies that end the free move', () => {
    for (let seed = 1; seed <= many(40, 500); seed++) {
      const next = numbersFrom(seed);
      const room = roomOf(next);
      const places = free(room);
      const figure = (i: number, side: 'hero' | 'enemy'): Standing => ({
        id: `${side}-${i}`,
        side,
        at: places.splice(next(places.length), 1)[0]!,
        size: 1,
        light: false,
      });
      const hero = figure(0, 'hero');
      const allies = [figure(1, 'hero'), figure(2, 'hero')];
      const foes = [figure(0, 'enemy'), figure(1, 'enemy'), figure(2, 'enemy')];
      const movement = 3 + next(3);
      const field = { ground: groundOf(room), figures: [hero, ...allies, ...foes] };
      const mine = heroWalksOf(field, hero, { movement, free: 'whole', ap: 4, prices: [1], paid: 0 });
      const foeSpaces = foes.map(({ at }) => at);
      const taken = [...foeSpaces, ...allies.map(({ at }) => at)];
      expect(told(mine.map(({ to, ap }) => [keyOf(to), ap] as const)), `room ${seed}`).toEqual(
        told(paidSpaces(room, hero.at, movement, foeSpaces, taken, 4)),
      );
      for (const { steps, paid, free: used, cost } of mine) {
        expect(paid + used).toBe(cost);
        expect(steps.reduce((sum, step) => sum + step.paid, 0)).toBe(paid);
      }
    }
  });

  test('steps of a base of four, and where it may stop', () => {
    let places = 0;
    for (let seed = 1; seed <= many(80, 500); seed++) {
      const next = numbersFrom(seed);
      const drawn = roomOf(next);
      const room: Room = { ...drawn, red: drawn.red.slice(0, 4), yellow: drawn.yellow.slice(0, 4) };
      const ground = groundOf(room);
      const starts = free(room).filter((at) => liesOn(ground, at, 4));
      if (starts.length === 0) continue;
      const at = starts[next(starts.length)]!;
      const isUnder = ([x, y]: At) => x - at[0] >= 0 && x - at[0] < 2 && y - at[1] >= 0 && y - at[1] < 2;
      const rest = free(room).filter((one) => !isUnder(one));
      const [foe, friend] = [rest[next(rest.length)]!, rest[next(rest.length)]!];
      const ogre: Standing = { id: 'ogre', side: 'enemy', at, size: 4, light: false };
      const other = { size: 1, light: false } as const;
      const field = {
        ground,
        figures: [
          ogre,
          { id: 'h', side: 'hero', at: foe, ...other },
          { id: 'f', side: 'enemy', at: friend, ...other },
        ] as const,
      };
      const mine = walksOf(field, ogre, { points: Infinity });
      expect(told(mine.map(({ to, cost }) => [keyOf(to), cost] as const)), `room ${seed}`).toEqual(
        told(bigSteps(room, at, [foe], [foe, friend])),
      );
      places += mine.length;
    }
    expect(places).toBeGreaterThan(100);
  });
});
