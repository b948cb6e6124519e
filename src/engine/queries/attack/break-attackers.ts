import type { Space } from '../../model/board.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { type AttackProfile, attackProfileOf } from '../figures/attack-profile.ts';
import { standingAmount } from '../figures/counts.ts';
import { inTrackOrder, isPlaced, listOpponents, rangeOf } from '../figures/figures.ts';
import { hasModifier, listModifiers } from '../figures/modifiers.ts';
import { canAct, hasTag } from '../figures/stats.ts';
import { areBesideEachOther, levelsOfMelee } from '../geometry/adjacency.ts';
import type { Base } from '../geometry/board-grid.ts';
import { mayAttack } from './attack-verdict.ts';

/** A Combatant's Break Attack is melee, a Command Combatant's too; an Adventurer's is by the weapons in hand (p.44). */
export const breakProfileOf = (position: Position, figure: Figure): AttackProfile =>
  figure.kind === 'adventurer' ? attackProfileOf(position, figure) : { kind: 'melee', range: 1 };

/**
 * M4: opponents that would get a Break Attack if the mover left its space now, in track order. FLIGHT provokes none (p.32).
 * `start` is where its own movement began; null where others move it.
 */
export function listBreakAttackers(
  position: Position,
  mover: Figure,
  start: Space | null = startOf(position, mover),
): Figure[] {
  if (hasTag(position, mover, 'flight') || hasModifier(position, mover, 'provokesNothing')) return [];
  const slips = start !== null && hasModifier(position, mover, 'elusive');
  const made = position.state.turn?.breakAttacked ?? [];
  return inTrackOrder(
    position.state,
    listOpponents(position.state, mover).filter(
      (other) =>
        !made.includes(other.id) &&
        canAct(other) &&
        !(slips && isBeside(position, other, { at: start, size: mover.size })) &&
        isProvokedBy(position, other, mover) &&
        mayAttack(position, other, mover, breakProfileOf(position, other)),
    ),
  );
}

/** Where the movement under way began, or would begin now. */
export function startOf({ state }: Position, mover: Figure): Space | null {
  const move = state.scopes.findLast((scope) => scope.kind === 'move' && scope.figure === mover.id);
  return move?.kind === 'move' ? (move.way[0] ?? mover.at) : mover.at;
}

/** Whether its own movement from there does not provoke that opponent, which stands beside its start (X170). */
export const slipsFrom = (position: Position, mover: Figure, other: Figure): boolean => {
  if (!hasModifier(position, mover, 'elusive')) return false;
  const at = startOf(position, mover);
  return at !== null && isBeside(position, other, { at, size: mover.size });
};

const isBeside = ({ state }: Position, other: Figure, base: Base): boolean =>
  isPlaced(other) && areBesideEachOther(state.board, other, base);

/** Adjacent and within one level (M4), or as near as an ability of the other's says. */
function isProvokedBy(position: Position, other: Figure, mover: Figure): boolean {
  if (isPlaced(mover) && isPlaced(other) && levelsOfMelee(position.state.board, mover, other, 1) <= 1)
    return true;
  // Who stands in its very space is not adjacent to it (G2): CRUSH and RELENTLESS pass there unstruck.
  const within = provokedWithin(position, other);
  return within > 0 && rangeOf(other, mover) <= within;
}

/** Spaces within which an ability has it provoked; 0 where none does. */
export function provokedWithin(position: Position, figure: Figure): number {
  let most = 0;
  for (const { modifier, held } of listModifiers(position, figure, 'provoke'))
    most = Math.max(
      most,
      standingAmount(position, figure, modifier.provoke, { about: { card: held.card.id } }),
    );
  return most;
}
