import { spend } from '../kernel/budget.ts';
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { figureWith, positionWithFigure } from '../model/with.ts';
import { mayAttack, outOfReachFrom } from '../queries/attack/attack-verdict.ts';
import { breakProfileOf } from '../queries/attack/break-attackers.ts';
import type { AttackProfile } from '../queries/figures/attack-profile.ts';
import { isPlaced, listOpponents, type Placed } from '../queries/figures/figures.ts';
import { isBeyond } from '../queries/figures/held-fast.ts';
import { seenIfThere } from '../queries/figures/sight.ts';
import { canAct, mightHaveTag } from '../queries/figures/stats.ts';
import { levelsOfMelee, rangeOfBases } from '../queries/geometry/adjacency.ts';
import { SEEN, SEEN_OVER_HEADS } from '../queries/geometry/in-sight.ts';

/*
 * Attacks on and from where a figure only thinks of standing. Only where it hangs on who is COLOSSAL there is a position
 * made up in which it does: auras go by where everybody stands.
 */

/** Whom the figure could attack from there; nobody whose space it would stand in itself (X70). */
export const targetsFrom = (
  position: Position,
  self: Figure,
  at: Space,
  profile: AttackProfile,
): readonly Figure[] =>
  listOpponents(position.state, self).filter((other) => couldAttack(position, self, at, other, profile));

/** Whether there is anybody. */
export function hasTargetFrom(position: Position, self: Figure, at: Space, profile: AttackProfile): boolean {
  for (const other of listOpponents(position.state, self))
    if (couldAttack(position, self, at, other, profile)) return true;
  return false;
}

/** Whether it could attack that opponent from there. */
export function couldAttack(
  position: Position,
  self: Figure,
  at: Space,
  other: Figure,
  profile: AttackProfile,
): boolean {
  if (!isPlaced(other) || !canAct(self)) return false;
  const from = { at, size: self.size };
  const range = rangeOfBases(from, other);
  if (range === 0) return false;
  if (profile.unseen) return !isBeyond(position, other, self);
  if (range > Math.max(1, profile.range)) return false;
  if (outOfReachFrom(position.state.board, from, other, profile) !== null) return false;
  const line = seenIfThere(position, self, self, from, other);
  if (!hangsOnColossal(line, position, self, other)) return line === SEEN && !isBeyond(position, other, self);
  const there = whatIfAt(position, self, at);
  return mayAttack(there, figureIn(there.state, self.id), other, profile);
}

/**
 * Whether that opponent's Break Attack on it would be legal there (M4, A1). What is beside it, no more than one level
 * off, is in reach of any attack.
 */
export function couldBeStruck(position: Position, self: Figure, at: Space, other: Placed): boolean {
  const { board } = position.state;
  const to = { at, size: self.size };
  if (levelsOfMelee(board, other, to, 1) <= 1) {
    const line = seenIfThere(position, self, other, other, to);
    if (!hangsOnColossal(line, position, self, other))
      return line === SEEN && !isBeyond(position, self, other);
  }
  const there = whatIfAt(position, self, at);
  const attacker = figureIn(there.state, other.id);
  return mayAttack(there, attacker, figureIn(there.state, self.id), breakProfileOf(there, attacker));
}

/** Whether a line is for who is COLOSSAL alone, and one of the two might be. */
const hangsOnColossal = (line: number, position: Position, a: Figure, b: Figure): boolean =>
  line === SEEN_OVER_HEADS &&
  (mightHaveTag(position, a, 'colossal') || mightHaveTag(position, b, 'colossal'));

/** The position with one figure standing elsewhere. */
function whatIfAt(position: Position, self: Figure, at: Space): Position {
  spend(position.state.figures.length);
  return positionWithFigure(position, figureWith(figureIn(position.state, self.id), { at }));
}
