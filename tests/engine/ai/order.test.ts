import { expect, test } from 'vitest';
import { orderFor } from '../../../src/engine/ai/order.ts';
import type { AiInstruction, AiMove } from '../../../src/engine/index.ts';

/** A step in letters: a move, a melee and a ranged attack, an effect. */
const WORDS: Readonly<Record<string, AiInstruction>> = {
  o: { do: 'move', to: { goal: 'towards', of: 'nearest' } },
  m: { do: 'attack', kind: 'melee', reach: 2 },
  r: { do: 'attack', kind: 'ranged', range: 5 },
  e: { do: 'effects', effects: [] },
};
const PROFILES = { m: { kind: 'melee', range: 2 }, r: { kind: 'ranged', range: 5 } } as const;

/** Of a move at that place in the step: the attack it makes for, whether it fights near or far, whether it is a THEN. */
test.each<[step: string, at: number, attack: 'm' | 'r' | null, style: 'melee' | 'ranged', isThen: boolean]>([
  ['o', 0, null, 'melee', false],
  ['oe', 0, null, 'melee', false],
  ['om', 0, 'm', 'melee', false],
  ['or', 0, 'r', 'ranged', false],
  ['oerm', 0, 'r', 'ranged', false],
  ['omr', 0, 'm', 'melee', false],
  ['mo', 1, null, 'melee', true],
  ['ro', 1, null, 'ranged', true],
  ['mro', 2, null, 'ranged', true],
  ['rmo', 2, null, 'melee', true],
  ['rom', 1, 'm', 'melee', true],
  ['mor', 1, 'r', 'ranged', true],
  ['eo', 1, null, 'melee', true],
  ['oro', 2, null, 'ranged', true],
])('C5, X26: what the step %s makes of its move at %i', (step, at, attack, style, isThen) => {
  const instructions = [...step].map((letter) => ({ ...WORDS[letter] }) as AiInstruction);
  const move = instructions[at] as AiMove;
  const order = orderFor(instructions, at, move, 'anna');
  expect(order).toMatchObject({ struck: 'anna', style, isThen });
  expect(order.move).toBe(move);
  expect(order.nextAttack).toEqual(attack && expect.objectContaining(PROFILES[attack]));
});
