import { describe, expect, test } from 'vitest';
import type { Space } from '../../../../src/games/malhya/rules/place/space.ts';
import {
  avertings,
  corpseMoves,
  type Killer,
  meleeKill,
  rangedKill,
} from '../../../../src/games/malhya/rules/stealth/stealth-lines.ts';
import {
  isAhead,
  spottedNow,
  spottedOnWay,
  spottedWalking,
  type Watcher,
  watchedSpaces,
  watches,
} from '../../../../src/games/malhya/rules/stealth/vision.ts';
import { enemy, fieldOf, hero, open, placeOf, wallLeftOf } from '../place/ground-of.ts';

const watcher = (at: Space, sight: number, ...gazes: Space[]): Watcher => ({
  id: 'e',
  at,
  size: 1,
  sight,
  gazes,
});
const EAST: Space = [1, 0];

describe('what an enemy sees', () => {
  test('so many spaces all round, past nothing red (M309, M310)', () => {
    expect(watchedSpaces(placeOf(open(5, 5)), watcher([2, 2], 1))).toHaveLength(9);
    expect(watchedSpaces(placeOf(open(7, 7)), watcher([3, 3], 2))).toHaveLength(25);
    const walled = placeOf(open(7, 7), { red: wallLeftOf(4, 0, 6) });
    expect(watchedSpaces(walled, watcher([3, 3], 2)).every(([x]) => x < 4)).toBe(true);
  });

  test('E31: what is in a shadow is seen from adjacent only, and past it one sees (L3698–3702)', () => {
    const ground = placeOf(['..s..', '.ss..', '.....']);
    const one = watcher([0, 0], 3);
    expect(watches(ground, one, [2, 0])).toBe(false);
    expect(watches(ground, one, [1, 1])).toBe(true);
    expect(watches(ground, one, [3, 0])).toBe(true);
    const parted = placeOf(['.s'], { red: wallLeftOf(1, 0, 0) });
    expect(watches(parted, watcher([0, 0], 3), [1, 0])).toBe(false);
  });

  test('E31: a corpse behind yellow is seen from adjacent only: alarm (L3851–3855)', () => {
    const ground = placeOf(open(6, 3), { yellow: wallLeftOf(3, 0, 2) });
    const corpse = { id: 'c', kind: 'corpse', at: [3, 1] } as const;
    const far: Watcher = { ...watcher([0, 1], 3), id: 'a' };
    const near: Watcher = { ...watcher([2, 2], 1), id: 'b' };
    expect(spottedNow(ground, [far], [corpse])).toEqual([]);
    expect(spottedNow(ground, [far, near], [corpse])).toEqual([{ by: 'b', seen: corpse }]);
    // On its own space.
    expect(watches(ground, watcher([3, 1], 1), [3, 1])).toBe(true);
  });

  test('watchful: three abreast from the space ahead, without end; not behind, not beside (M363, MA-59)', () => {
    const ground = placeOf(open(8, 5));
    const seen = watchedSpaces(ground, watcher([2, 2], 1, EAST));
    expect(seen).toHaveLength(1 + 5 * 3);
    expect(seen.every(([x, y]) => (x > 2 && y >= 1 && y <= 3) || (x === 2 && y === 2))).toBe(true);
    const blocked = placeOf(open(8, 5), { yellow: wallLeftOf(5, 0, 4) });
    expect(watchedSpaces(blocked, watcher([2, 2], 1, EAST)).every(([x]) => x < 5)).toBe(true);
    const shadow = placeOf(['......', '..ss..', '......']);
    expect(watches(shadow, watcher([1, 1], 1, EAST), [2, 1])).toBe(true);
    expect(watches(shadow, watcher([1, 1], 1, EAST), [3, 1])).toBe(false);
    expect(watches(shadow, watcher([1, 1], 1, EAST), [5, 1])).toBe(true);
  });

  test('two tokens look both ways; a base of four looks on four rows (M624, MA-117)', () => {
    const both = watchedSpaces(placeOf(open(5, 1)), watcher([2, 0], 1, EAST, [-1, 0]));
    expect(both).toHaveLength(5);
    const wide = { at: [2, 2], size: 4 } as const;
    expect([0, 1, 2, 3, 4, 5].filter((y) => isAhead(wide, EAST, [4, y]))).toEqual([1, 2, 3, 4]);
    expect(isAhead(wide, EAST, [3, 2])).toBe(false);
    expect(
      [
        [1, 2],
        [0, 4],
        [2, 1],
      ].map(([x, y]) => isAhead(wide, [-1, 0], [x!, y!])),
    ).toEqual([true, true, false]);
    expect([isAhead(wide, [0, 1], [2, 4]), isAhead(wide, [0, -1], [2, 1])]).toEqual([true, true]);
  });

  test('each space of a way is judged (MA-68)', () => {
    const ground = placeOf(open(7, 3));
    expect(
      spottedOnWay(
        ground,
        [watcher([3, 0], 1)],
        [
          [1, 1],
          [2, 1],
          [5, 1],
        ],
      ),
    ).toEqual([
      { at: [1, 1], by: [] },
      { at: [2, 1], by: ['e'] },
      { at: [5, 1], by: [] },
    ]);
  });
});

describe('an enemy that moves', () => {
  test('looks on in each space it enters, all round again (M354, M362)', () => {
    const ground = placeOf(open(7, 1));
    const seeable = { id: 'h', kind: 'hero', at: [5, 0] } as const;
    const told = spottedWalking(
      ground,
      watcher([1, 0], 2, [-1, 0]),
      [
        [2, 0],
        [3, 0],
      ],
      [seeable],
    );
    expect(told.map(({ seen }) => seen.length)).toEqual([0, 1]);
  });

  test('onto a corpse: alarm (M332)', () => {
    const corpse = { id: 'c', kind: 'corpse', at: [0, 1] } as const;
    const told = spottedWalking(placeOf(['.', 's']), watcher([0, 0], 1), [[0, 1]], [corpse]);
    expect(told[0]!.seen).toEqual([corpse]);
  });
});

describe('kills', () => {
  const ground = placeOf(open(6, 3), { yellow: wallLeftOf(5, 0, 2) });
  const bow: Killer = { ap: 6, ranged: true };
  const a = hero('a', [0, 0]);
  const field = fieldOf(ground, a, enemy('near', [1, 1]), enemy('row', [4, 0]), enemy('behind', [5, 2]));
  const [, near, row, behind] = field.figures as [typeof a, typeof a, typeof a, typeof a];

  test('E32: at range 5 AP, by sight without penalty (L3746)', () => {
    expect(rangedKill(field, a, bow, row, {})).toEqual({ by: 'ranged-kill', ap: 5, why: null });
    expect(rangedKill(field, a, { ...bow, ap: 4 }, row, {}).why).toBe('too-few-ap');
    expect(rangedKill(field, a, { ...bow, ranged: false }, row, {}).why).toBe('no-ranged-weapon');
    expect(rangedKill(field, a, { ...bow, noRangedKill: true }, row, {}).why).toBe('weapon-forbids');
    expect(rangedKill(field, a, bow, behind, {}).why).toBe('hindering');
    const yellow = fieldOf(ground, a, behind);
    expect(rangedKill(yellow, a, { ...bow, pastYellow: 1 }, behind, {})).toMatchObject({ ap: 6, why: null });
    const line = fieldOf(ground, a, enemy('x', [2, 0]), row);
    expect(rangedKill(line, a, bow, row, {}).why).toBe('adversary-in-line');
    const wall = fieldOf(placeOf(open(6, 1), { red: wallLeftOf(2, 0, 0) }), a, row);
    expect(rangedKill(wall, a, bow, row, {}).why).toBe('no-sight');
  });

  test('beside 4 AP with any weapon or none; weapons and enemies change it (M320, M329, M330)', () => {
    const bare: Killer = { ap: 6, ranged: false };
    expect(meleeKill(field, a, bare, near, {})).toEqual({ by: 'melee-kill', ap: 4, why: null });
    expect(meleeKill(field, a, { ...bare, meleeKill: -1 }, near, {}).ap).toBe(3);
    expect(meleeKill(field, a, bare, near, { meleeKill: 2, noRangedKill: true })).toMatchObject({
      ap: 6,
      why: null,
    });
    expect(meleeKill(field, a, bare, near, { noKill: true }).why).toBe('enemy-forbids');
    expect(meleeKill(field, a, bare, row, {}).why).toBe('not-adjacent');
    expect(rangedKill(field, a, bow, row, { noRangedKill: true }).why).toBe('enemy-forbids');
  });

  test('a corpse within a space to within a space; into a rift it is gone, a fallen hero is not put there (M331, M332, M381)', () => {
    const rifts = placeOf(['..r', '...']);
    const moves = corpseMoves(
      rifts,
      [1, 0],
      [
        { id: 'c', at: [0, 1], isHero: false },
        { id: 'far', at: [9, 9], isHero: false },
      ],
    );
    expect(moves.map(({ to }) => `${to}`).sort()).toEqual(['0,0', '1,0', '1,1', '2,0', '2,1']);
    expect(moves.filter(({ gone }) => gone)).toEqual([{ corpse: 'c', to: [2, 0], gone: true }]);
    expect(corpseMoves(rifts, [1, 0], [{ id: 'h', at: [1, 0], isHero: true }]).some(({ gone }) => gone)).toBe(
      false,
    );
  });
});

describe('averting an alarm', () => {
  const ground = placeOf(open(8, 3));
  const waiting = { hero: hero('w', [2, 1]), killer: { ap: 5, ranged: true } };
  const one = enemy('one', [3, 1]);
  const looks = (id: string, at: Space, sight: number): Watcher => ({ ...watcher(at, sight), id });

  test('a kill by who waits averts it, nothing else (M364, M373)', () => {
    const field = fieldOf(ground, waiting.hero, one);
    const told = avertings(field, [looks('one', one.at, 1)], () => ({}), ['one'], [waiting]);
    expect(told.map(({ kill, alsoSee }) => [kill.by, kill.ap, alsoSee])).toEqual([
      ['melee-kill', 4, []],
      ['ranged-kill', 5, []],
    ]);
    const poor = { ...waiting, killer: { ap: 3, ranged: true } };
    expect(avertings(field, [looks('one', one.at, 1)], () => ({}), ['one'], [poor])).toEqual([]);
  });

  test('E36: beside two that see: alarm; one that sees the new corpse must be killed, too (L4087)', () => {
    const two = enemy('two', [3, 2]);
    const field = fieldOf(ground, waiting.hero, one, two);
    const watchers = [looks('one', one.at, 1), looks('two', two.at, 1)];
    expect(avertings(field, watchers, () => ({}), ['one', 'two'], [waiting])).toEqual([]);
    const [first] = avertings(field, watchers, () => ({}), ['one'], [waiting]);
    expect(first?.alsoSee).toEqual(['two']);
  });
});
