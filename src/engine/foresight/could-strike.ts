/** Who could come near enough to strike at a space. */
import { listWays } from '../ai/ai-ways.ts';
import { couldAttack } from '../ai/what-if.ts';
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { AiStep } from '../model/language/ai.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { type AttackProfile, aiProfileOf } from '../queries/figures/attack-profile.ts';
import { listOpponents } from '../queries/figures/figures.ts';
import { canAct, movementTotalOf } from '../queries/figures/stats.ts';
import { positionAt } from './position-at.ts';

/**
 * Combatants that could come near enough to a figure to attack it if it stood on one of these spaces, by any attack and
 * movement of their AI steps (X128): space by space, each in the state's order. Whether they would is another question:
 * `foreseeNext` answers it. One step is one opponent of one space.
 */
export function* listWhoCouldStrikeAt(
  position: Position,
  figure: FigureId,
  spaces: readonly Space[],
): Generator<void, readonly (readonly FigureId[])[]> {
  const found: FigureId[][] = [];
  for (const space of spaces) {
    const there = positionAt(position, figure, space);
    const self = figureIn(there.state, figure);
    const could: FigureId[] = [];
    for (const other of listOpponents(there.state, self)) {
      if (other.kind === 'intelligent' && canAct(other) && couldStrike(there, other, self))
        could.push(other.id);
      yield;
    }
    found.push(could);
  }
  return found;
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
