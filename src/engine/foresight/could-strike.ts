import { listWays } from '../ai/ways.ts';
import { couldAttack } from '../ai/what-if.ts';
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { AiStep } from '../model/language/ai.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { figureWith, positionWithFigure } from '../model/with.ts';
import { type AttackProfile, aiProfileOf } from '../queries/figures/attack-profile.ts';
import { listOpponents } from '../queries/figures/figures.ts';
import { canAct, movementTotalOf } from '../queries/figures/stats.ts';

/** The position with a figure standing elsewhere. */
export const positionAt = (position: Position, figure: FigureId, at: Space): Position =>
  positionWithFigure(position, figureWith(figureIn(position.state, figure), { at }));

/**
 * Combatants that could come near enough to a figure to attack it where it stands, by any attack and movement of their
 * AI steps (X128), in the state's order. Whether they would is another question: `foreseeNext` answers it.
 */
export function listWhoCouldStrike(position: Position, figure: FigureId): FigureId[] {
  const self = figureIn(position.state, figure);
  return listOpponents(position.state, self)
    .filter((other) => other.kind === 'intelligent' && canAct(other) && couldStrike(position, other, self))
    .map(({ id }) => id);
}

function couldStrike(position: Position, other: Figure, self: Figure): boolean {
  const steps = position.cards.combatants[other.card]?.ai ?? [];
  const profiles = profilesOf(steps);
  if (profiles.length === 0) return false;
  const ways = listWays(position, other, { jump: 2, points: farthestOf(position, other, steps) });
  for (let way = 0; way < ways.count; way++) {
    const end = ways.endOf(way);
    if (profiles.some((profile) => couldAttack(position, other, end, self, profile))) return true;
  }
  return false;
}

const profilesOf = (steps: readonly AiStep[]): AttackProfile[] =>
  steps.flatMap((step) => step.do).flatMap((one) => (one.do === 'attack' ? [aiProfileOf(one)] : []));

/** The most points, or spaces, of a movement of its steps. */
function farthestOf(position: Position, other: Figure, steps: readonly AiStep[]): number {
  const moves = steps.flatMap((step) => step.do).filter((one) => one.do === 'move');
  const own = movementTotalOf(position, other);
  return Math.max(0, ...moves.map(({ spaces }) => spaces ?? own));
}
