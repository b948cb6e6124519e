import type { Space } from '../model/board.ts';
import type { AiMove, AiPlace } from '../model/language/ai.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { listOtherAllies, spacesOf } from '../queries/figures/figures.ts';
import { leastSteps, stepsFrom } from '../queries/geometry/adjacency.ts';
import { baseSpaces, gridOf, listSpaces, spaceOfIndex, terrainAt } from '../queries/geometry/board-grid.ts';
import type { MoveOrder } from './move-goals.ts';
import { bestBy } from './targeting.ts';
import { hasTargetFrom } from './what-if.ts';
import { type WorthOf, worth } from './worth.ts';

type Reach = Extract<AiMove['to'], { goal: 'reach' }>;

/** Spaces from the place at which it is there: beside an ally, on anything else. */
export const withinOf = ({ of, within }: Reach): number => within ?? ('ally' in of ? 1 : 0);

/**
 * To the nearest of such places (X167): the fewer king's steps are left (G4) the better, and of ends equally near one
 * from which the attack to come is legal (X26). Null where there is no such place.
 */
export function reachGoal(
  position: Position,
  self: Figure,
  { nextAttack }: MoveOrder,
  to: Reach,
): WorthOf | null {
  const { board } = position.state;
  const wanted = spacesOfPlace(position, self, to.of);
  if (wanted.length === 0) return null;
  const flood = stepsFrom(board, wanted);
  const grid = gridOf(board);
  const least = withinOf(to);
  return (place) => {
    const at = spaceOfIndex(grid, place);
    // It is content as soon as it is there.
    const steps = Math.max(least, leastSteps(board, flood, baseSpaces(at, self.size)) ?? NO_STEPS);
    const attacks = nextAttack !== null && hasTargetFrom(position, self, at, nextAttack);
    const isThere = steps === least;
    return worth((attacks ? 1 : 0) - 2 * steps, isThere && (attacks || nextAttack === null), isThere);
  };
}

/** Where no way leads. */
const NO_STEPS = 999;

/** The spaces of such places now. */
export function spacesOfPlace(position: Position, self: Figure, of: AiPlace): Space[] {
  const { board, boardTokens } = position.state;
  if ('terrain' in of) return listSpaces(board).filter((space) => terrainAt(board, space) === of.terrain);
  if ('token' in of)
    return boardTokens
      .filter(({ kind, colour }) => kind === of.token && (of.colour ?? colour) === colour)
      .map(({ at }) => at);
  const allies = listOtherAllies(position.state, self);
  if (of.ally === 'nearest') return allies.flatMap(spacesOf);
  const ally = bestBy(position, self, allies, of.ally);
  return ally ? spacesOf(ally) : [];
}
