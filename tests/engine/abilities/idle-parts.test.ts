import { describe, expect, test } from 'vitest';
import { areIdle, idleNote } from '../../../src/engine/abilities/idle.ts';
import type { Ability, EffectOp, Position, Target } from '../../../src/engine/index.ts';
import { arena } from '../../support/arena.ts';
import { body, corridor, doing, rook, run, zeke } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

const self = { who: 'self' } as const;
const target = { who: 'target' } as const;
const foe: Target = { who: 'choose', side: 'opponent', within: 'soi' };
const heal: EffectOp = { do: 'heal', amount: 1, to: self };

const table = (rooks: object = {}, foes: object = {}, others: readonly object[] = []): Position =>
  arena({
    board: corridor(8),
    figures: [rook([0, 0], rooks), body('foe', [2, 0], foes), ...others],
    active: 'rook',
    round: 2,
  });

/** Whether nothing would come of these, of which it is told beforehand (X88). */
function idle(
  effects: readonly EffectOp[],
  position: Position = table(),
  struck: string | null = null,
  by = 'rook',
): boolean {
  let told: boolean | null = null;
  run(
    position,
    doing((at) => {
      told = areIdle(at, effects, { by, target: struck });
    }),
  );
  return told!;
}

const hurt = { damage: 2 };

describe('of which effects nothing would come (X88)', () => {
  test('of none at all nothing is said: what a card does is not told in effects alone', () => {
    expect(idle([])).toBe(false);
    run(
      table(),
      doing((at) => expect(idleNote(at, [], 'rook')).toEqual({})),
    );
  });

  test('of two the second may do something', () => {
    expect(idle([heal])).toBe(true);
    expect(idle([heal, { do: 'gain-token', token: 'vow', amount: 1, to: self }])).toBe(false);
  });

  test('SP where there is room for some, and never to Combatants that act by themselves (p.40)', () => {
    const gain: EffectOp = { do: 'gain-sp', amount: 1, to: self };
    expect([0, 1, 99].map((sp) => idle([gain], table({ sp })))).toEqual([false, false, true]);
    // Such a one has nothing to spend SP on, whatever card gives it room for them.
    const room: Ability = { id: 'room', when: 'passive', modifiers: [{ stat: 'sp-max', amount: 3 }] };
    const giving: EffectOp = { do: 'gain-sp', amount: 1, to: target };
    expect(idle([giving], withCard(table(), 'foe', [room]), 'foe')).toBe(true);
  });

  test('damage on who is immune to its type (p.32)', () => {
    const shadowed = table({}, { immunity: ['magic'] });
    const deal = (type: 'magic' | 'physical'): EffectOp => ({ do: 'damage', type, amount: 2, to: target });
    expect([idle([deal('magic')], shadowed, 'foe'), idle([deal('physical')], shadowed, 'foe')]).toEqual([
      true,
      false,
    ]);
  });

  test('a PUSH of a HULKING opponent; an ally is moved all the same (p.32)', () => {
    const push: EffectOp = { do: 'push', spaces: 2, to: target };
    expect(idle([push], table({}, { tags: ['hulking'] }), 'foe')).toBe(true);
    expect(idle([push], table(), 'foe')).toBe(false);
    const mate = body('mate', [4, 0], { tags: ['hulking'] });
    expect(idle([push], table({}, {}, [mate]), 'mate', 'foe')).toBe(false);
  });

  test('on who is not there any more nothing', () => {
    const deal: EffectOp = { do: 'damage', type: 'magic', amount: 2, to: target };
    const position = table();
    expect(idle([deal], position, 'foe')).toBe(false);
    const figures = position.state.figures.map((one) =>
      one.id === 'foe' ? { ...one, defeated: true, at: null } : one,
    );
    expect(idle([deal], { ...position, state: { ...position.state, figures } }, 'foe')).toBe(true);
    expect(idle([deal], position, null)).toBe(false); // not known beforehand
  });

  test('what is chosen among: idle where each of them is', () => {
    const mend: EffectOp = { do: 'heal', amount: 1, to: { who: 'choose', side: 'ally', within: 'soi' } };
    expect(idle([mend], table({}, {}, [zeke([1, 0])]))).toBe(true);
    expect(idle([mend], table({}, {}, [zeke([1, 0], hurt)]))).toBe(false);
    const both: readonly EffectOp[] = [mend, { do: 'remove-effect', effect: 'wilt', to: { who: 'chosen' } }];
    expect(idle(both, table({}, {}, [zeke([1, 0])]))).toBe(true);
    expect(idle(both, table({}, {}, [zeke([1, 0], { effects: ['wilt'] })]))).toBe(false);
  });

  test('a choice, an if, an optional part: as long as nothing in them does anything', () => {
    const vow: EffectOp = { do: 'gain-token', token: 'vow', amount: 1, to: self };
    const either = (...ops: readonly EffectOp[]) =>
      ({
        do: 'choose',
        options: ops.map((op, i) => ({ id: `o${i}`, effects: [op] })),
      }) as unknown as EffectOp;
    expect([idle([either(heal, heal)]), idle([either(heal, vow)])]).toEqual([true, false]);
    const branch = (more: object): EffectOp =>
      ({ do: 'if', tests: [{ is: 'sp', atMost: 1 }], effects: [heal], ...more }) as EffectOp;
    expect(idle([branch({})])).toBe(true);
    expect(idle([branch({ else: [heal] })])).toBe(true);
    expect(idle([branch({ else: [vow] })])).toBe(false);
    expect(idle([branch({ effects: [vow] })])).toBe(false);
    const may = (op: EffectOp) => ({ do: 'optional', effects: [op] }) as unknown as EffectOp;
    expect([idle([may(heal)]), idle([may(vow)])]).toEqual([true, false]);
  });

  test('a Force and a spell: as much as what they do to whom', () => {
    const force = (op: EffectOp) =>
      ({ do: 'force', force: 5, to: foe, effects: [op] }) as unknown as EffectOp;
    const wilt: EffectOp = { do: 'inflict', effect: 'wilt', to: target };
    expect(idle([force(wilt)])).toBe(false);
    const position = table();
    const figures = position.state.figures.map((one) =>
      one.id === 'foe' ? { ...one, effects: ['wilt'] as typeof one.effects } : one,
    );
    expect(idle([force({ do: 'heal', amount: 1, to: target })], position)).toBe(true);
    expect(
      idle([force({ do: 'remove-effect', effect: 'wilt', to: target })], {
        ...position,
        state: { ...position.state, figures },
      }),
    ).toBe(false);
  });

  test('an attack: where nobody is in reach, or the same target does not stand any more', () => {
    const attack: EffectOp = { do: 'attack' };
    expect(idle([attack])).toBe(true); // the foe is two spaces off
    expect(idle([attack], table({ at: [1, 0] }))).toBe(false);
    const again: EffectOp = { do: 'attack', sameTarget: true };
    expect([idle([again], table(), 'foe'), idle([again], table(), null)]).toEqual([false, false]);
  });

  test('a number of what is counted: idle where there is none of it (p.48)', () => {
    const some = (max: object | number): EffectOp =>
      ({ do: 'choose-number', id: 'n', max, effects: [heal] }) as unknown as EffectOp;
    expect(idle([some({ count: 'sp' })], table({ sp: 0 }))).toBe(true);
    expect(idle([some({ count: 'sp' })], table({ sp: 1 }))).toBe(false);
    expect([idle([some(0)]), idle([some(2)])]).toEqual([true, false]);
    expect(idle([some({ die: 'purple', dice: 1 })])).toBe(false); // the dice decide it
  });
});
