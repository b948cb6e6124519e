import type { Ability, EffectOp } from '../../src/engine/index.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import { arena, type Roll } from './arena.ts';
import { body, inTurnOf, rook, zeke } from './encounter-arena.ts';
import { withCard } from './own-cards.ts';

/** Rook and Zeke without SP, and a foe beside Rook; one of them holds the ability. */
export const struckScene = (held: Ability, holder = 'rook', foe: object = {}) =>
  withCard(
    arena({
      figures: [
        rook([1, 0], { sp: 0 }),
        zeke([1, 1], { sp: 0 }),
        body('foe', [2, 0], { dice: ['purple', 'purple'], ...foe }),
      ],
    }),
    holder,
    [held],
  );

/** A melee Attack Action. */
export const strike = (attacker: string, victim: string) =>
  inTurnOf(attacker, (table) =>
    resolveAttack(table, {
      attacker,
      target: victim,
      profile: { kind: 'melee', range: 1 },
      cause: 'action',
    }),
  );

/** One ability that EXHAUSTS its card. */
export const exhausting = (
  when: Ability['when'],
  effects: readonly EffectOp[],
  more: Partial<Ability> = {},
): Ability => ({
  id: 'a',
  when,
  conditions: { exhaust: true },
  effects,
  ...more,
});

/** The lowest roll of an attack. */
export const LOW: readonly Roll[] = [
  ['purple', 1],
  ['purple', 1],
];
