import { describe, expect, test } from 'vitest';
import {
  briefOf,
  enemyDecision,
  furtherLine,
} from '../../../../src/games/malhya/rules/combat/enemy-decision.ts';
import type { EnemyBrief } from '../../../../src/games/malhya/rules/combat/priority.ts';
import { sightBetween } from '../../../../src/games/malhya/rules/place/sight.ts';
import type { Field } from '../../../../src/games/malhya/rules/place/standing.ts';
import { enemy, fieldOf, hero, open, placeOf, wallAbove, wallLeftOf } from '../place/ground-of.ts';

const SWORD: EnemyBrief = {
  ranged: false,
  range: null,
  longReach: false,
  area: false,
  engagedFirst: false,
  movement: 4,
  leave: 0,
  attacked: [],
};
const BOW: EnemyBrief = { ...SWORD, ranged: true };

/** What the first figure, an enemy, does. */
const asked = (field: Field, brief: EnemyBrief) => enemyDecision(field, field.figures[0]!, brief);
const targets = (field: Field, brief: EnemyBrief) => [
  ...new Set(asked(field, brief).choices.map(({ target }) => target)),
];
const spaces = (field: Field, brief: EnemyBrief) => asked(field, brief).choices.map(({ to }) => `${to}`);

describe('melee', () => {
  const ground = placeOf(open(10, 6));
  const e = enemy('e', [1, 1]);

  test('option 1: engaged, it attacks one its group has not attacked (M500)', () => {
    const field = fieldOf(ground, e, hero('a', [0, 0]), hero('b', [2, 2]));
    expect(targets(field, SWORD)).toEqual(['a', 'b']);
    expect(asked(field, SWORD)).toMatchObject({ option: 1, because: 'engaged', decidedBy: ['table'] });
    const fresh = asked(field, { ...SWORD, attacked: ['a'] });
    expect(fresh.choices).toEqual([expect.objectContaining({ target: 'b', attacks: true, cost: 0 })]);
    expect(fresh.decidedBy).toEqual(['not-attacked']);
  });

  test('option 1 with the engaged-first sign: one already attacked (M501)', () => {
    const field = fieldOf(ground, e, hero('a', [0, 0]), hero('b', [2, 2]));
    expect(targets(field, { ...SWORD, engagedFirst: true, attacked: ['a'] })).toEqual(['a']);
  });

  test('option 2: the nearest who is not engaged, though an engaged one is nearer (M502)', () => {
    const field = fieldOf(ground, e, hero('near', [4, 1]), hero('free', [1, 5]), enemy('f', [5, 1]));
    expect(asked(field, SWORD)).toMatchObject({
      option: 2,
      because: 'in-reach',
      decidedBy: ['not-engaged', 'cheapest-way', 'table'],
    });
    expect(targets(field, SWORD)).toEqual(['free']);
    expect(targets(field, { ...SWORD, engagedFirst: true })).toEqual(['near']);
  });

  test('option 2: nobody free in reach: the nearest engaged; of equals one not yet attacked (M502, MA-44)', () => {
    const field = fieldOf(
      ground,
      e,
      hero('a', [4, 1]),
      hero('b', [1, 4]),
      enemy('f', [5, 1]),
      enemy('g', [1, 5]),
    );
    expect(targets(field, SWORD)).toEqual(['a', 'b']);
    expect(targets(field, { ...SWORD, attacked: ['b'] })).toEqual(['a']);
    // With the sign the one that was attacked, though another is nearer.
    const sign = { ...SWORD, engagedFirst: true, attacked: ['b'] };
    expect(targets(field, sign)).toEqual(['b']);
  });

  test('the sign: no engaged one in reach, so the nearest who is not (L4911, MA-41)', () => {
    const far = fieldOf(ground, e, hero('free', [4, 1]), hero('far', [8, 5]), enemy('f', [9, 5]));
    expect(targets(far, { ...SWORD, engagedFirst: true })).toEqual(['free']);
    // Nobody in reach: towards the engaged one (L4895).
    const farther = fieldOf(ground, e, hero('free', [7, 1]), hero('far', [8, 5]), enemy('f', [9, 5]));
    expect(asked(farther, { ...SWORD, engagedFirst: true })).toMatchObject({ option: 3 });
    expect(targets(farther, { ...SWORD, engagedFirst: true })).toEqual(['far']);
    expect(targets(farther, SWORD)).toEqual(['free']);
  });

  test('in reach: the way comes beside no other hero before (MA-40)', () => {
    // In the corridor the first is in the way, and is engaged with.
    const corridor = placeOf(open(8, 1));
    const field = fieldOf(corridor, enemy('e', [0, 0]), hero('first', [2, 0]), hero('second', [5, 0]));
    const told = asked(field, { ...SWORD, movement: 6 });
    expect(told.choices.map(({ target }) => target)).toEqual(['first']);
    expect(told.candidates.map(({ way }) => way)).toEqual([1, null]);
    // A way round is taken if it fits.
    const room = placeOf(open(8, 5));
    const guarded = [
      enemy('e', [0, 2]),
      hero('first', [2, 2]),
      hero('second', [6, 2]),
      enemy('f', [3, 3]),
    ] as const;
    const round = fieldOf(room, ...guarded);
    const wide = asked(round, { ...SWORD, movement: 6 });
    expect(wide.choices.map(({ target }) => target)).toContain('second');
    for (const { steps } of wide.choices)
      expect(
        steps.slice(0, -1).every(({ to }) => Math.max(Math.abs(to[0] - 2), Math.abs(to[1] - 2)) > 1),
      ).toBe(true);
    expect(targets(round, { ...SWORD, movement: 5 })).toEqual(['first']);
  });

  test('option 3: its full Movement towards the nearest (M503)', () => {
    const field = fieldOf(placeOf(open(10, 1)), enemy('e', [0, 0]), hero('a', [9, 0]));
    expect(asked(field, SWORD)).toMatchObject({
      option: 3,
      because: 'nobody-in-reach',
      choices: [{ target: 'a', to: [4, 0], attacks: false, touches: [] }],
    });
  });

  test('option 3: whoever it goes towards, a space is one choice', () => {
    const fork = placeOf(['         .', '..........', '         .']);
    const field = fieldOf(fork, enemy('e', [0, 1]), hero('a', [9, 0]), hero('b', [9, 2]));
    expect(asked(field, SWORD).candidates.map(({ distance }) => distance)).toEqual([9, 9]);
    expect(asked(field, SWORD).choices).toHaveLength(1);
    expect(asked(field, SWORD).decidedBy).not.toContain('table');
  });

  test('nearest by the way, not by the crow (MA-6); behind red nobody is beside', () => {
    const ground2 = placeOf(open(6, 4), { red: wallAbove(2, 0, 4) });
    const field = fieldOf(ground2, enemy('e', [0, 1]), hero('behind', [0, 2]), hero('open', [5, 0]));
    expect(asked(field, SWORD)).toMatchObject({ option: 2 });
    expect(targets(field, SWORD)).toEqual(['open']);
    expect(asked(field, SWORD).candidates.map(({ distance }) => distance)).toEqual([10, 5]);
  });

  test('E47: the prey has gone, 1 Movement is left, the next hero is attacked (L4811–4821)', () => {
    const field = fieldOf(ground, enemy('e', [4, 2]), hero('yoktal', [7, 0]), hero('ancient', [4, 4]));
    expect(asked(field, { ...SWORD, movement: 1 })).toMatchObject({ option: 2 });
    expect(targets(field, { ...SWORD, movement: 1 })).toEqual(['ancient']);
    expect(asked(field, { ...SWORD, movement: 0 }).option).toBe(3);
  });

  test('an area goes where it hits most (M513)', () => {
    const field = fieldOf(ground, e, hero('alone', [3, 1]), hero('a', [1, 5]), hero('b', [2, 5]));
    expect(targets(field, SWORD)).toEqual(['alone']);
    expect(targets(field, { ...SWORD, area: true })).toEqual(['a', 'b']);
    expect(asked(field, { ...SWORD, area: true }).decidedBy[0]).toBe('most-hit');
  });

  test('long reach: beside its target if it can, else two spaces away (MA-116)', () => {
    const corridor = placeOf(open(6, 1));
    const blocked = fieldOf(corridor, enemy('e', [0, 0]), enemy('f', [3, 0]), hero('a', [4, 0]));
    expect(asked(blocked, SWORD).option).toBe(3);
    expect(asked(blocked, { ...SWORD, longReach: true })).toMatchObject({
      option: 2,
      choices: [{ target: 'a', to: [2, 0], attacks: true }],
    });
    const free = fieldOf(corridor, enemy('e', [0, 0]), hero('a', [4, 0]));
    expect(spaces(free, { ...SWORD, longReach: true })).toEqual(['3,0']);
  });

  test('a base of four goes beside its prey with all of it', () => {
    const ogre = enemy('ogre', [0, 0], { size: 4 });
    const field = fieldOf(placeOf(open(8, 2)), ogre, hero('a', [6, 0]));
    expect(asked(field, SWORD).choices).toEqual([expect.objectContaining({ to: [4, 0], attacks: true })]);
  });

  test('nobody stands: it does nothing', () => {
    expect(asked(fieldOf(ground, e), SWORD)).toMatchObject({ option: 0, choices: [] });
    expect(asked(fieldOf(ground, e), BOW)).toMatchObject({ option: 0, choices: [] });
  });
});

describe('ranged', () => {
  const ground = placeOf(open(10, 7));

  test('option 1: a token with movement: away, beside no hero, with clean sight to the one it left (M505, M506)', () => {
    const field = fieldOf(ground, enemy('e', [1, 1]), hero('a', [0, 0]));
    const told = asked(field, { ...BOW, leave: 2 });
    expect(told).toMatchObject({ option: 1, because: 'leaves' });
    expect(told.choices.length).toBeGreaterThan(1);
    for (const { to, cost, target, attacks } of told.choices) {
      expect(cost).toBe(2);
      expect(Math.max(to[0], to[1])).toBeGreaterThan(1);
      expect([target, attacks]).toEqual(['a', true]);
    }
  });

  test('option 1: the end space is beside no hero, spaces on the way may be (MA-42)', () => {
    const corridor = placeOf(open(6, 1));
    const field = fieldOf(corridor, enemy('e', [1, 0]), hero('a', [0, 0]));
    expect(spaces(field, { ...BOW, leave: 1 })).toEqual(['2,0']);
    const shut = fieldOf(corridor, enemy('e', [1, 0]), hero('a', [0, 0]), hero('b', [3, 0]));
    expect(asked(shut, { ...BOW, leave: 1 })).toMatchObject({ option: 1, because: 'cannot-leave' });
    expect(targets(shut, { ...BOW, leave: 1 })).toEqual(['a']);
  });

  test('option 1: clean sight before hampered, hampered before none', () => {
    // Behind the yellow line it would see hampered, behind the red one nothing.
    const lines = placeOf(open(5, 2), { yellow: wallLeftOf(3, 0, 0), red: wallLeftOf(3, 1, 1) });
    const field = fieldOf(lines, enemy('e', [2, 1]), hero('a', [1, 1]), hero('b', [1, 0]));
    const told = asked(field, { ...BOW, leave: 2 });
    expect(told.choices.every(({ to }) => to[0] >= 3)).toBe(true);
    expect(told.decidedBy).toContain('any-sight');
  });

  test('option 1: no token, so it stays and attacks an adjacent one, not yet attacked first (M507, M508)', () => {
    const field = fieldOf(ground, enemy('e', [1, 1]), hero('a', [0, 0]), hero('b', [2, 2]));
    expect(asked(field, { ...BOW, attacked: ['a'] })).toMatchObject({
      option: 1,
      because: 'engaged',
      choices: [{ target: 'b', to: [1, 1], attacks: true }],
    });
  });

  test('option 3: it sees somebody and stands: nearest without penalty, then nearest with (M510)', () => {
    // Beside the nearer one an ally of the archer stands.
    const field = fieldOf(
      ground,
      enemy('e', [0, 0]),
      hero('near', [3, 0]),
      hero('far', [0, 5]),
      enemy('f', [4, 1]),
    );
    expect(asked(field, BOW)).toMatchObject({ option: 3, because: 'sees', decidedBy: ['without-penalty'] });
    expect(targets(field, BOW)).toEqual(['far']);
    expect(targets(field, { ...BOW, engagedFirst: true })).toEqual(['near']);
    expect(asked(field, BOW).candidates[0]!.penalties).toEqual(['ally-beside-target']);
  });

  test('option 3: of equals one not yet attacked, otherwise the nearest though it was attacked (MA-44)', () => {
    const equal = fieldOf(ground, enemy('e', [0, 0]), hero('a', [3, 0]), hero('b', [0, 3]));
    expect(targets(equal, BOW)).toEqual(['a', 'b']);
    expect(targets(equal, { ...BOW, attacked: ['a'] })).toEqual(['b']);
    const nearer = fieldOf(ground, enemy('e', [0, 0]), hero('a', [3, 0]), hero('b', [0, 4]));
    expect(targets(nearer, { ...BOW, attacked: ['a'] })).toEqual(['a']);
  });

  test('option 2: it moves to see the nearest, without penalty, as far away as sight allows (M509)', () => {
    const wall = placeOf(open(8, 6), { red: wallLeftOf(4, 0, 2) });
    const field = fieldOf(wall, enemy('e', [1, 0]), hero('a', [6, 0]));
    const told = asked(field, BOW);
    expect(told).toMatchObject({ option: 2, because: 'moves-to-see' });
    const e = field.figures[0]!;
    for (const { to, cost } of told.choices) {
      expect(cost).toBeLessThanOrEqual(4);
      expect(sightBetween(field, { ...e, at: to }, field.figures[1]!).state).toBe('valid');
    }
    expect(told.decidedBy).toContain('farthest');
  });

  test('option 2: in range; and beside nobody on the way (M509)', () => {
    const row = placeOf(open(10, 1));
    const field = fieldOf(row, enemy('e', [0, 0]), hero('a', [9, 0]));
    expect(asked(field, { ...BOW, range: 6 })).toMatchObject({
      option: 2,
      choices: [{ target: 'a', to: [3, 0], cost: 3 }],
    });
    expect(asked(field, { ...BOW, range: 4 })).toMatchObject({
      option: 4,
      choices: [{ target: 'a', to: [4, 0], attacks: false, touches: [] }],
    });
    expect(asked(field, BOW).option).toBe(3);
  });

  test('option 2: the nearest cannot be got, so the next nearest (MA-43)', () => {
    const walled = placeOf(open(10, 4), { red: [...wallAbove(2, 0, 3), ...wallLeftOf(2, 0, 0)] });
    const field = fieldOf(walled, enemy('e', [0, 0]), hero('near', [0, 3]), hero('far', [9, 1]));
    const told = asked(field, { ...BOW, movement: 2 });
    expect(told.option).toBe(2);
    expect(told.candidates.map(({ distance }) => distance)).toEqual([8, 9]);
    expect(told.choices.map(({ target, to }) => `${target} ${to}`)).toEqual(['far 0,1']);
  });

  test('option 4: on contact it is engaged, and chooses again (MA-40)', () => {
    const bend = placeOf(['...', '  .', '  .'], { red: [] });
    const field = fieldOf(bend, enemy('e', [0, 0]), hero('a', [2, 2]));
    const told = asked(field, { ...BOW, range: 1, movement: 3 });
    expect(told.option).toBe(4);
    expect(told.choices).toEqual([expect.objectContaining({ to: [2, 1], attacks: false, touches: ['a'] })]);
  });

  test('E49: area, range 4, three targets in range: it stands, nearest who is not engaged first (L5058)', () => {
    const dragon = enemy('dragon', [0, 0], { size: 4 });
    const field = fieldOf(
      ground,
      dragon,
      hero('yoktal', [5, 0]),
      hero('ancient', [5, 1]),
      enemy('f', [6, 2]),
    );
    const told = asked(field, { ...BOW, range: 4, area: true });
    expect(told).toMatchObject({ option: 3, choices: [{ target: 'yoktal', cost: 0 }] });
    expect(told.candidates.map(({ hits }) => hits)).toEqual([2, 2]);
  });

  test('E49: the second line, long reach 2, without moving; nobody in reach: it is left out (L5078–5086)', () => {
    const field = fieldOf(ground, enemy('dragon', [0, 0]), hero('yoktal', [2, 0]), hero('ancient', [4, 0]));
    const line = { by: { kind: 'melee', longReach: true }, adds: { dice: { power: 2 } } } as const;
    expect(furtherLine(field, field.figures[0]!, line, BOW)).toMatchObject({
      choices: [{ target: 'yoktal', to: [0, 0], attacks: true }],
    });
    const away = fieldOf(ground, enemy('dragon', [0, 0]), hero('ancient', [4, 0]));
    expect(furtherLine(away, away.figures[0]!, line, BOW).choices).toEqual([]);
  });

  test('an area moves where it hits more than from where it stands (M513)', () => {
    const wall = placeOf(open(9, 4), { red: wallLeftOf(3, 0, 1) });
    const field = fieldOf(
      wall,
      enemy('e', [1, 0]),
      hero('seen', [1, 3]),
      hero('a', [6, 0]),
      hero('b', [6, 1]),
    );
    expect(asked(field, BOW)).toMatchObject({ option: 3, choices: [{ target: 'seen' }] });
    const told = asked(field, { ...BOW, area: true });
    expect(told.option).toBe(2);
    expect(told.choices.every(({ target }) => target !== 'seen')).toBe(true);
  });

  test('a brief is made of card, tokens and turn', () => {
    const line = { by: { kind: 'ranged', range: 4 }, adds: {}, area: true } as const;
    expect(briefOf(line, { movement: 5, leave: 2, engagedFirst: true }, ['a'])).toEqual({
      ranged: true,
      range: 4,
      longReach: false,
      area: true,
      engagedFirst: true,
      movement: 5,
      leave: 2,
      attacked: ['a'],
    });
  });
});
