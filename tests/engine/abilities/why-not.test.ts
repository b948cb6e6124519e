import { describe, expect, test } from 'vitest';
import { areIdle } from '../../../src/engine/abilities/idle.ts';
import { whyNoEffects } from '../../../src/engine/abilities/usable.ts';
import {
  type Ability,
  type EffectOp,
  figureIn,
  type Position,
  type Space,
} from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { listHeldAbilities } from '../../../src/engine/queries/figures/held-abilities.ts';
import { arena, optionsOf } from '../../support/arena.ts';
import { body, corridor, doing, inTurnOf, rook, run } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

/** Rook with a weapon for melee alone, and a foe that far from him. */
const facing = (far: number): Position =>
  arena({
    board: corridor(20),
    figures: [rook([0, 0], { items: ['aromons-punch-dagger'] }), body('foe', [far, 0])],
    active: 'rook',
    round: 2,
  });

/** Why nothing would come of an ability of Rook's with those effects. */
function why(effects: readonly EffectOp[], position = facing(1), subject?: string): string | null {
  let told: string | null = null;
  run(
    withCard(position, 'rook', [{ id: 'a', when: 'action', effects }], 'mine'),
    doing((table) => {
      const held = listHeldAbilities(table, figureIn(table.state, 'rook'), 'action');
      const mine = held.find(({ card }) => card.ref === 'mine')!;
      told = whyNoEffects(table, figureIn(table.state, 'rook'), mine, subject)?.why ?? null;
    }),
  );
  return told;
}

const foe = { who: 'choose', side: 'opponent', within: 'adjacent' } as const;
const foes = { who: 'all', side: 'opponent', within: 'adjacent' } as const;
const hurt = (to: typeof foe | typeof foes): EffectOp => ({ do: 'damage', type: 'magic', amount: 1, to });
const vow: EffectOp = { do: 'gain-token', token: 'vow', amount: 1, to: { who: 'self' } };
const spell = (to?: typeof foe): EffectOp =>
  ({ do: 'spell', effects: [vow], ...(to ? { to } : {}) }) as unknown as EffectOp;
const walk: EffectOp = { do: 'free-move', spaces: 2 };
const mute: Ability = { id: 'mute', when: 'passive', modifiers: [{ noSpells: true }] };

const withoutExalted = (position: Position): Position => ({
  ...position,
  cards: { ...position.cards, exalted: {} },
});

describe('p.48: why nothing would come of an ability now', () => {
  test.each<[string, readonly EffectOp[], string | null, Position?]>([
    ['nothing in it needs anybody', [vow], null],
    ['an Exalted Esper to call', [{ do: 'exalted' }], null],
    ['none (p.69)', [{ do: 'exalted' }], 'no-exalted', withoutExalted(facing(1))],
    ['no shape to take on', [{ do: 'change-shape', shape: 'conduit' }], 'no-conduit'],
    ['its own shape is always there', [{ do: 'change-shape', shape: 'own' }], null],
    ['no other Discipline', [{ do: 'use-discipline', maxSp: 9 }], 'no-discipline'],
    ['a weapon of another kind', [{ do: 'attack', kind: 'ranged' }], 'weapon'],
    ['a weapon of its kind', [{ do: 'attack', kind: 'melee' }], null],
    ['nobody to strike', [{ do: 'attack' }], 'nobody-to-attack', facing(3)],
    ['somebody within a throw of 4', [{ do: 'throw', die: 'white' }], null, facing(4)],
    ['nobody within a throw', [{ do: 'throw', die: 'white' }], 'nobody-within', facing(5)],
    ['somebody to touch', [hurt(foe)], null],
    ['nobody to touch', [hurt(foe)], 'nobody-to-touch', facing(3)],
    ['nobody of all', [hurt(foes)], 'nobody-to-touch', facing(3)],
    ['nobody of all, and something else', [hurt(foes), vow], null, facing(3)],
    ['nobody to choose, and something else', [vow, hurt(foe)], 'nobody-to-touch', facing(3)],
    ['who can be touched is seen after a movement', [walk, hurt(foe)], null, facing(3)],
    ['nobody to touch before a movement', [hurt(foe), walk], 'nobody-to-touch', facing(3)],
    ['a spell at somebody', [spell(foe)], null],
    ['a spell at nobody', [spell(foe)], 'nobody-to-touch', facing(3)],
    ['no spells at all', [spell(foe)], 'no-spells', withCard(facing(1), 'rook', [mute], 'mute')],
  ])('%s', (_, effects, reason, position) => {
    expect(why(effects, position)).toBe(reason);
  });

  test('X176: damage goes to somebody else than whoever is dealt it', () => {
    const away: EffectOp = { do: 'redirect-damage', to: foe };
    expect([why([away], facing(1), 'rook'), why([away], facing(1), 'foe')]).toEqual([
      null,
      'nobody-to-touch',
    ]);
    expect(why([hurt(foe)], facing(1), 'foe')).toBeNull();
  });
});

test('X88: of what befalls all around a space it is known beforehand whether it is idle once that space is', () => {
  const mend: EffectOp = {
    do: 'heal',
    amount: 1,
    to: { who: 'all', side: 'opponent', within: 'adjacent', from: 'space' },
  };
  const idle = (damage: number, space?: Space) => {
    const position = arena({ figures: [rook([0, 0]), { ...body('foe', [4, 0]), damage }] });
    let told: boolean | null = null;
    run(
      position,
      doing((table) => {
        told = areIdle(table, [mend], { by: 'rook', target: null, ...(space ? { space } : {}) });
      }),
    );
    return told;
  };
  expect([idle(0), idle(0, [3, 0]), idle(2, [3, 0]), idle(2, [1, 0])]).toEqual([false, true, false, true]);
});

test.each([
  ['foe', 'dangerous', '.', false],
  ['foe', 'hindering', '.', false],
  ['foe', 'normal', 'h', true],
  ['rook', 'hindering', '.', true],
] as const)('p.58: whether %s may have %s laid under itself', (by, terrain, ground, is) => {
  const position = arena({
    board: { rows: [ground.repeat(4)] },
    figures: [
      by === 'foe' ? body('foe', [1, 0]) : rook([1, 0]),
      by === 'foe' ? rook([3, 0]) : body('foe', [3, 0]),
    ],
  });
  const op: EffectOp = { do: 'place-terrain', terrain, within: 'soi', spaces: 1 };
  const session = run(
    position,
    inTurnOf(by, (table) => table.hooks.carryOut(table, [op], by, null, term('this-attack'))),
  );
  const spaces = optionsOf(session);
  expect(spaces.includes('space:1,0')).toBe(is);
  expect(spaces).toContain('space:2,0');
});
