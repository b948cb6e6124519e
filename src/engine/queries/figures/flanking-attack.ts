import type { Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import { terrainAt } from '../geometry/board-grid.ts';
import { type FlankingAlly, isFlanking } from '../geometry/flanking.ts';
import { listOpponents, listOtherAllies, rangeOf, spacesOf } from './figures.ts';
import { hasModifier } from './modifiers.ts';
import { canAct, hasTag } from './stats.ts';

/** A4: whether a melee attack of that range flanks its target: both the attacker and an ally could attack. */
export function isFlankingAttack(
  position: Position,
  attackerId: FigureId,
  targetId: FigureId,
  range: number,
): boolean {
  const attacker = figureIn(position.state, attackerId);
  const target = figureIn(position.state, targetId);
  if (!canAct(attacker)) return false;
  const allies: FlankingAlly[] = [];
  for (const ally of listOtherAllies(position.state, attacker)) {
    if (ally.id === targetId || rangeOf(ally, target) > 1 || !canAct(ally)) continue;
    allies.push({ id: ally.id, spaces: spacesOf(ally) });
  }
  const solid = hasModifier(position, attacker, 'obstructingFlanks')
    ? solidBeside(position, spacesOf(target))
    : NO_SPACES;
  if (allies.length === 0 && solid.length === 0) return false;
  const colossal = hasTag(position, attacker, 'colossal') || hasTag(position, target, 'colossal');
  const standingInTheWay = () =>
    listOpponents(position.state, attacker)
      .filter((other) => other.id !== targetId)
      .flatMap(spacesOf);
  return isFlanking(position.state.board, spacesOf(attacker), spacesOf(target), allies, {
    reach: range,
    blocked: range > 1 && !colossal ? standingInTheWay() : [],
    colossal,
    edition: position.state.ruleset.flankingEdition,
    solid,
  });
}

const NO_SPACES: readonly Space[] = [];

/** Obstructing and void spaces, and those past the edge, that touch the base. */
function solidBeside(position: Position, base: readonly Space[]): Space[] {
  const around = base.flatMap(([x, y]) =>
    [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): Space => [x + dx, y + dy])),
  );
  return around.filter((space) => {
    const terrain = terrainAt(position.state.board, space);
    return terrain === 'obstructing' || terrain === 'void';
  });
}
