import type { AiAttack, AiInstruction, AiMove } from '../model/language/ai.ts';
import { aiProfileOf } from '../queries/figures/attack-profile.ts';
import type { MoveOrder } from './move-goals.ts';

/** What the rest of its step makes of a move: the attack after it, and whether the step fights near or far (C5). */
export function orderFor(
  instructions: readonly AiInstruction[],
  index: number,
  move: AiMove,
  struck: string | null,
): MoveOrder {
  const isAttack = (instruction: AiInstruction): instruction is AiAttack => instruction.do === 'attack';
  const after = instructions.slice(index + 1).find(isAttack);
  return {
    move,
    struck,
    nextAttack: after ? aiProfileOf(after) : null,
    ...(after?.each ? { nextAttackEach: true as const } : {}),
    // Without one after it the last of the step stands before it.
    style: (after ?? instructions.findLast(isAttack))?.kind ?? 'melee',
    isThen: index > 0,
  };
}
