import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import { levelOf, listOtherAllies, spacesOf } from './figures.ts';
import { isFlanking } from './flanking.ts';
import { canAct } from './stats.ts';

/** A4: whether a melee attack of that range flanks its target, with an ally that could attack. */
export function isFlankingAttack(
  position: Position,
  attackerId: FigureId,
  targetId: FigureId,
  range: number,
): boolean {
  const attacker = figureIn(position.state, attackerId);
  const target = figureIn(position.state, targetId);
  const allies = listOtherAllies(position.state, attacker)
    .filter(canAct)
    .map((ally) => ({ id: ally.id, spaces: spacesOf(ally), level: levelOf(position, ally) }));
  return isFlanking(position.state.board, spacesOf(attacker), spacesOf(target), allies, {
    reach: range,
    edition: position.state.ruleset.flankingEdition,
  });
}
