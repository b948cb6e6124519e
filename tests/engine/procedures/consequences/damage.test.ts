import { describe, expect, test } from 'vitest';
import { figureIn, type Position } from '../../../../src/engine/index.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import {
  dealDamage,
  gainTokens,
  heal,
  inflict,
  removeEffect,
  roomForTokens,
} from '../../../../src/engine/procedures/consequences/damage.ts';
import type { Table } from '../../../../src/engine/procedures/core/table.ts';
import { arena, eventsOf } from '../../../support/arena.ts';
import { body, doing, rook, run } from '../../../support/encounter-arena.ts';

const cause = term('reward');
const table = (foe: object = {}, rest: object = {}): Position =>
  arena({ figures: [rook([0, 0]), { ...body('foe', [2, 0], foe), ...rest }] });

/** Damage of that type on the foe; gives the points it was dealt, and what became of it. */
function dealt(type: 'physical' | 'magic' | 'irreducible', amount: number, position: Position, pierced = 0) {
  let points = -1;
  const session = run(position, function* (at) {
    const piercing = [{ cause, amount: pierced, rule: 'p.31' }];
    const source = { by: null, cause, rule: 'p.44', piercing };
    points = yield* dealDamage(at, 'foe', type, [{ cause, amount, rule: 'p.44' }], source);
  });
  return { points, session, foe: figureIn(session.state, 'foe') };
}

/** What a rule that asks nobody gives. */
function of<T>(position: Position, work: (at: Table) => T) {
  let given: T | undefined;
  const session = run(
    position,
    doing((at) => {
      given = work(at);
    }),
  );
  return { given, session, foe: figureIn(session.state, 'foe') };
}

describe('damage (pp.44, 46, A2)', () => {
  test('Armor lessens PHYSICAL alone, and no more of it than there is (p.31)', () => {
    const points = (type: 'physical' | 'magic' | 'irreducible') => dealt(type, 5, table({ armor: 3 })).points;
    expect([points('physical'), points('magic'), points('irreducible')]).toEqual([2, 5, 5]);
    expect(dealt('physical', 2, table({ armor: 3 })).points).toBe(0);
    expect(dealt('physical', 3, table({ armor: 3 })).points).toBe(0);
    expect(dealt('physical', 4, table({ armor: 3 })).points).toBe(1);
  });

  test('PIERCING takes Armor away, never more than there is (p.31)', () => {
    const points = (pierced: number) => dealt('physical', 5, table({ armor: 3 }), pierced).points;
    expect([points(1), points(3), points(9)]).toEqual([3, 5, 5]);
  });

  test('RESISTANCE leaves half, rounded up, after Armor (p.33, A2)', () => {
    const points = (amount: number) => dealt('magic', amount, table({ resistance: ['magic'] })).points;
    expect([points(1), points(4), points(5)]).toEqual([1, 2, 3]);
    expect(dealt('physical', 8, table({ armor: 3, resistance: ['physical'] })).points).toBe(3);
    expect(dealt('physical', 8, table({ resistance: ['magic'] })).points).toBe(8);
  });

  test('IMMUNITY leaves nothing of its type (p.32)', () => {
    expect(dealt('magic', 5, table({ immunity: ['magic'] })).points).toBe(0);
    expect(dealt('physical', 5, table({ immunity: ['magic'] })).points).toBe(5);
  });

  test('no more tokens than HP are left, then Defeated; nothing to who is not there (p.67)', () => {
    const left = dealt('magic', 4, table({ hp: 5 }));
    expect([left.points, left.foe.defeated]).toEqual([4, false]);
    const last = dealt('magic', 9, table({ hp: 5 }));
    expect([last.points, last.foe.defeated]).toEqual([5, true]);
    const position = table();
    const figures = position.state.figures.map((one) =>
      one.id === 'foe' ? { ...one, defeated: true, at: null } : one,
    );
    const none = dealt('magic', 4, { ...position, state: { ...position.state, figures } });
    expect([none.points, eventsOf(none.session, 'damageDealt')]).toEqual([0, []]);
  });
});

describe('HEAL (p.46)', () => {
  test('as much as there is damage, and nothing with Disease (p.74)', () => {
    const healed = (rest: object, amount: number) =>
      of(table({}, rest), (at) => heal(at, 'foe', amount, cause)).given;
    expect([healed({ damage: 4 }, 3), healed({ damage: 4 }, 4), healed({ damage: 4 }, 9)]).toEqual([3, 4, 4]);
    expect(healed({ damage: 4, effects: ['disease'] }, 3)).toBe(0);
    const whole = of(table(), (at) => heal(at, 'foe', 3, cause));
    expect([whole.given, eventsOf(whole.session, 'damageHealed')]).toEqual([0, []]);
  });
});

describe('Effects (p.74)', () => {
  test('Disease takes the positive ones with it, and no negative one', () => {
    const { given, foe } = of(table({}, { effects: ['haste', 'wilt'] }), (at) =>
      inflict(at, 'foe', 'disease', 'rook'),
    );
    expect([given, foe.effects]).toEqual([true, ['wilt', 'disease']]);
    expect(
      of(table({}, { effects: ['haste'] }), (at) => inflict(at, 'foe', 'wilt', null)).foe.effects,
    ).toEqual(['haste', 'wilt']);
  });

  test('one it has is given once, and none to who is immune to it', () => {
    expect(of(table({}, { effects: ['wilt'] }), (at) => inflict(at, 'foe', 'wilt', null)).given).toBe(false);
    expect(of(table({ immunity: ['wilt'] }), (at) => inflict(at, 'foe', 'wilt', null)).given).toBe(false);
  });

  test('Disease keeps every other one but those whose time is over, and goes itself', () => {
    const sick = table({}, { effects: ['wilt', 'disease'] });
    const taken = (effect: 'wilt' | 'disease' | 'poison', how = {}) =>
      of(sick, (at) => removeEffect(at, 'foe', effect, cause, how)).given;
    expect([taken('wilt'), taken('disease'), taken('poison')]).toEqual([false, true, false]);
    expect(taken('wilt', { expires: true })).toBe(true);
  });
});

describe('Ability tokens up to their limit (S4)', () => {
  test.each([
    ['dodge', 3],
    ['intervention', 1],
    ['vow', 5],
  ] as const)('%s: %i', (token, limit) => {
    expect(of(table(), (at) => gainTokens(at, 'foe', token, 9)).given).toBe(limit);
    const full = table({}, { tokens: { [token]: limit } });
    const more = of(full, (at) => gainTokens(at, 'foe', token, 1));
    expect([more.given, eventsOf(more.session, 'tokenGained')]).toEqual([0, []]);
    expect(of(full, (at) => roomForTokens(at, figureIn(at.state, 'foe'), token)).given).toBe(0);
  });

  test('the others as many as there come', () => {
    expect(of(table(), (at) => gainTokens(at, 'foe', 'heal', 9)).given).toBe(9);
  });
});
