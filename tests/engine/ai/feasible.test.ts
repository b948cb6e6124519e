import { describe, expect, test } from 'vitest';
import { canCarryOutSome, needsTarget } from '../../../src/engine/ai/feasible.ts';
import { type AiInstruction, type EffectOp, figureIn, type Position } from '../../../src/engine/index.ts';
import { arena, brute, hero } from '../../support/arena.ts';
import { withCard } from '../../support/own-cards.ts';

/** A beast at the left end of a row, and one Adventurer so far from it; its SOI reaches 4. */
const row = (distance: number | null, beast: object = {}, foe: object = {}): Position =>
  arena({
    board: { rows: ['..........'] },
    figures: [
      { ...brute('beast', [0, 0]), ...beast },
      ...(distance === null ? [] : [hero('foe', [distance, 0], {}, foe)]),
    ],
  });
const mute = (position: Position) =>
  withCard(position, 'beast', [{ id: 'mute', when: 'passive', modifiers: [{ noSpells: true }] }]);

const can = (position: Position, ...orders: readonly AiInstruction[]): boolean =>
  canCarryOutSome(position, figureIn(position.state, 'beast'), orders);

const strike: AiInstruction = { do: 'attack', kind: 'melee' };
const reach: AiInstruction = { do: 'attack', kind: 'melee', reach: 2 };
const shoot: AiInstruction = { do: 'attack', kind: 'ranged', range: 3 };
const cast: AiInstruction = { do: 'spell', force: 4, effects: [] };
const come: AiInstruction = { do: 'move', to: { goal: 'towards', of: 'nearest' } };
const flee: AiInstruction = { do: 'move', to: { goal: 'farther', from: 'target' } };
const leave: AiInstruction = { do: 'move', to: { goal: 'farther', from: 'nearest' } };
const dance: AiInstruction = { do: 'move', to: { goal: 'adjacent', of: 'nearest' } };
const effects = (...ops: readonly EffectOp[]): AiInstruction => ({ do: 'effects', effects: ops });
const on = (to: object, effect: 'barrier' | 'wilt' = 'wilt'): EffectOp =>
  ({ do: 'inflict', effect, to }) as EffectOp;
const foes = (who: 'choose' | 'all') => ({ who, side: 'opponent', within: 'adjacent' });
const self = { who: 'self' };

describe('C1: what of a step can be carried out, as the figure stands', () => {
  test.each<[what: string, Position, readonly AiInstruction[], boolean]>([
    ['nothing of nothing', row(1), [], false],
    ['an attack on who is beside it', row(1), [strike], true],
    ['not one farther off', row(2), [strike], false],
    ['REACH of two', row(2), [reach], true],
    ['not of three', row(3), [reach], false],
    ['a shot', row(3), [shoot], true],
    ['not farther', row(4), [shoot], false],
    ['a spell in its SOI', row(4), [cast], true],
    ['not outside', row(5), [cast], false],
    ['of nobody', row(null), [cast], false],
    ['none where it may cast none', mute(row(1)), [cast], false],
    ['a MOVE', row(9), [come], true],
    ['with nobody to move for', row(null), [come], false],
    ['a move to be adjacent', row(5), [dance], true],
    ['too far', row(6), [dance], false],
    ['from the target of an attack before it: only after that one (p.58)', row(9), [strike, flee], false],
    ['from whoever is nearest', row(9), [leave], true],
    ['the second where the first cannot', row(3), [strike, shoot], true],
    ['the first where the second cannot', row(1), [strike, flee], true],
    ['an effect on itself', row(9), [effects(on(self, 'barrier'))], true],
    ['one it has', row(9, { effects: ['barrier'] }), [effects(on(self, 'barrier'))], false],
    ['on one beside it', row(1), [effects(on(foes('choose')))], true],
    ['on all beside it', row(1), [effects(on(foes('all')))], true],
    ['on nobody', row(2), [effects(on(foes('choose')))], false],
    ['on none of all', row(2), [effects(on(foes('all')))], false],
    ['on one who has it', row(1, {}, { effects: ['wilt'] }), [effects(on(foes('choose')))], false],
    ['one of two', row(2), [effects(on(foes('choose')), on(self, 'barrier'))], true],
    ['neither of two', row(2), [effects(on(foes('choose')), on(foes('all')))], false],
    ['on whom it will have struck', row(9), [effects(on({ who: 'target' }))], true],
    ['what touches nobody', row(9), [effects({ do: 'gain-energy', amount: 1 })], true],
    ['no effects', row(1), [effects()], false],
  ])('%s', (_, position, orders, wanted) => {
    expect(can(position, ...orders)).toBe(wanted);
  });

  test('only where its own condition holds (p.60)', () => {
    const asked = { ...strike, if: { is: 'has-damage' } } as const;
    expect([can(row(1), asked), can(row(1, { damage: 1 }), asked)]).toEqual([false, true]);
    expect(can(row(2, { damage: 1 }), asked)).toBe(false);
    expect(can(row(1), asked, { ...strike, if: { is: 'not', of: { is: 'has-damage' } } })).toBe(true);
  });
});

test('p.58: what needs the attack before it is a move farther from the target, nothing else', () => {
  const away: AiInstruction = { do: 'move', to: { goal: 'away', from: 'target' } };
  expect([flee, away].map(needsTarget)).toEqual([true, true]);
  const others = [leave, come, dance, strike, cast, effects(on({ who: 'target' }))];
  expect(others.map(needsTarget)).toEqual(others.map(() => false));
});
