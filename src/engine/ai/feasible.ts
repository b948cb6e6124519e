import type { EffectOp } from '../model/language/abilities.ts';
import type { AiInstruction } from '../model/language/ai.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { lowestNumber } from '../procedures/consequences/spawn.ts';
import { hasCandidate } from '../procedures/core/targets.ts';
import { listTargets } from '../queries/attack/attack-verdict.ts';
import { aiProfileOf } from '../queries/figures/attack-profile.ts';
import { listOpponents } from '../queries/figures/figures.ts';
import { isBeyond } from '../queries/figures/held-fast.ts';
import { hasModifier } from '../queries/figures/modifiers.ts';
import { isOfUse } from '../queries/figures/of-use.ts';
import { listInInfluence } from '../queries/figures/sight.ts';
import { canMakeMove } from './choose-way.ts';
import { judge } from './conditions.ts';
import { orderFor } from './order.ts';

/**
 * Whether any instruction of a step could be carried out (C1). What needs the target of an attack or spell can
 * only follow one (p.58).
 */
export function canCarryOutSome(
  position: Position,
  self: Figure,
  instructions: readonly AiInstruction[],
): boolean {
  return instructions.some(
    (instruction, i) =>
      !needsTarget(instruction) &&
      (!instruction.if || judge(position, self, instruction.if).value) &&
      canCarryOut(position, self, instructions, i),
  );
}

/** Opponents a spell of its can be cast on. */
export const listSpellTargets = (position: Position, self: Figure): Figure[] =>
  hasModifier(position, self, 'noSpells')
    ? []
    : listInInfluence(position, self, listOpponents(position.state, self)).filter(
        (other) => !isBeyond(position, other, self),
      );

/** Moving farther "from the target" means that of the attack or spell before it. */
export const needsTarget = (instruction: AiInstruction): boolean =>
  instruction.do === 'move' && 'from' in instruction.to && instruction.to.from === 'target';

/** Whether an instruction of a step could be carried out now (C1), as the figure stands. */
function canCarryOut(
  position: Position,
  self: Figure,
  instructions: readonly AiInstruction[],
  index: number,
): boolean {
  const instruction = instructions[index]!;
  switch (instruction.do) {
    case 'move':
      return canMakeMove(position, self, orderFor(instructions, index, instruction, null));
    case 'attack':
      return listTargets(position, self, aiProfileOf(instruction)).length > 0;
    case 'spell':
      return listSpellTargets(position, self).length > 0;
    case 'effects':
      return instruction.effects.some((op) => canTouch(position, self, op));
  }
}

function canTouch(position: Position, self: Figure, op: EffectOp): boolean {
  if (op.do === 'spawn') return lowestNumber(position, op.card) !== null;
  if (!('to' in op) || op.to === undefined) return true;
  if (op.to.who === 'self') return isOfUse(position, op, self);
  if (op.to.who !== 'choose' && op.to.who !== 'all') return true;
  return hasCandidate(position, op.to, self, (figure) => isOfUse(position, op, figure));
}
