import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import { attackProfileOf } from '../figures/attack-profile.ts';
import { isStanding } from '../figures/figures.ts';
import { opponentsInLine } from '../figures/sight.ts';
import { canAct } from '../figures/stats.ts';
import { listTargets, mayAttack } from './attack-verdict.ts';

/** Whom a Counter strikes (p.50): the attacker, else the opponent in the line to it; null where it can strike neither. */
export function counterTarget(
  position: Position,
  countererId: FigureId,
  attackerId: FigureId,
): FigureId | null {
  if (!isStanding(position, countererId) || !isStanding(position, attackerId)) return null;
  const counterer = figureIn(position.state, countererId);
  const attacker = figureIn(position.state, attackerId);
  if (!canAct(counterer)) return null;
  const profile = attackProfileOf(position, counterer);
  if (mayAttack(position, counterer, attacker, profile)) return attackerId;
  // Who stands in the line may be within reach though the attacker is not.
  const within = listTargets(position, counterer, profile);
  if (within.length === 0) return null;
  return opponentsInLine(position, counterer, attacker).find((one) => within.includes(one))?.id ?? null;
}
