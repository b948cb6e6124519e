import type { EffectOp } from '../model/abilities.ts';
import type { AiInstruction } from '../model/ai.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { lowestNumber } from '../procedures/spawn.ts';
import { listCandidates } from '../procedures/targets.ts';
import { listTargets } from '../queries/attack-verdict.ts';
import { listOpponents } from '../queries/figures.ts';
import { isInInfluence } from '../queries/sight.ts';

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
    (instruction) => !needsTarget(instruction) && canCarryOut(position, self, instruction),
  );
}

/** Moving farther "from the target" means that of the attack or spell before it. */
export const needsTarget = (instruction: AiInstruction): boolean =>
  instruction.do === 'move' && 'from' in instruction.to && instruction.to.from === 'target';

/**
 * Whether an instruction could be carried out now (C1). A MOVE always can: it is made even over 0 spaces
 * (p.58), and whatever comes after it may become possible by it.
 */
export function canCarryOut(position: Position, self: Figure, instruction: AiInstruction): boolean {
  switch (instruction.do) {
    case 'move':
      return listOpponents(position.state, self).length > 0;
    case 'attack': {
      const range = instruction.kind === 'ranged' ? (instruction.range ?? 4) : (instruction.reach ?? 1);
      return listTargets(position, self, { kind: instruction.kind, range }).length > 0;
    }
    case 'spell':
      return listOpponents(position.state, self).some((other) => isInInfluence(position, self, other));
    case 'effects':
      return instruction.effects.some((op) => canTouch(position, self, op));
  }
}

function canTouch(position: Position, self: Figure, op: EffectOp): boolean {
  if (op.do === 'spawn') return lowestNumber(position, op.card) !== null;
  if (op.do === 'remove-effect' && op.to.who === 'self') return self.effects.includes(op.effect);
  if (op.do === 'heal' && op.to.who === 'self') return canHeal(self);
  if (!('to' in op) || op.to === undefined) return true;
  if (op.to.who !== 'choose' && op.to.who !== 'all') return true;
  const found = listCandidates(position, op.to, self);
  if (op.do === 'remove-effect') return found.some((f) => f.effects.includes(op.effect));
  return op.do === 'heal' ? found.some(canHeal) : found.length > 0;
}

/** Disease keeps damage tokens (p.74). */
const canHeal = (figure: Figure): boolean => figure.damage > 0 && !figure.effects.includes('disease');
