import { type Counted, once, spend } from '../kernel/budget.ts';
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figures.ts';
import { keptInMoment } from '../model/moment.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { mayAttack } from '../queries/attack/attack-verdict.ts';
import type { AttackProfile } from '../queries/figures/attack-profile.ts';
import { listOpponents, spacesOf } from '../queries/figures/figures.ts';
import { rangeBetween } from '../queries/geometry/adjacency.ts';
import { baseSpaces } from '../queries/geometry/board-grid.ts';

/** The position with one figure standing elsewhere. */
export const whatIfAt = (position: Position, figureId: string, at: Space): Position =>
  once(supposedOf(position, figureId), placeKey(at), () => suppose(position, figureId, at));

const placeKey = ([x, y]: Space): number => y * 4096 + x;

const supposedOf = keptInMoment((_, __: string) => new Map<number, Counted<Position>>());

function suppose(position: Position, figureId: string, at: Space): Position {
  spend(position.state.figures.length);
  const figures = position.state.figures.map((f) => (f.id === figureId ? { ...f, at } : f));
  return { ...position, state: { ...position.state, figures } };
}

/** Whom the figure could attack from there; nobody whose space it would stand in itself (X70). */
export function targetsFrom(
  position: Position,
  figureId: string,
  at: Space,
  profile: AttackProfile,
): readonly Figure[] {
  const { kind, range, unseen = false } = profile;
  const known = foundFrom(position, `${figureId} ${kind} ${range} ${unseen}`);
  return once(known, placeKey(at), () => listTargetsAt(position, figureId, at, profile));
}

const foundFrom = keptInMoment((_, __: string) => new Map<number, Counted<readonly Figure[]>>());

function listTargetsAt(position: Position, figureId: string, at: Space, profile: AttackProfile): Figure[] {
  const self = figureIn(position.state, figureId);
  const spaces = baseSpaces(at, self.size);
  const reach = profile.unseen ? Number.POSITIVE_INFINITY : Math.max(1, profile.range);
  const near = listOpponents(position.state, self).filter((other) => {
    const range = rangeBetween(spaces, spacesOf(other));
    return range > 0 && range <= reach;
  });
  if (near.length === 0) return [];
  // The rest is asked with everybody where they would be: auras go by it.
  const there = whatIfAt(position, figureId, at);
  const attacker = figureIn(there.state, figureId);
  return near.filter((other) => mayAttack(there, attacker, other, profile));
}
