import { type Counted, once, spend } from '../kernel/budget.ts';
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figures.ts';
import { keptInMoment } from '../model/moment.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { attackVerdict, whyOutOfReach } from '../queries/attack/attack-verdict.ts';
import type { AttackProfile } from '../queries/figures/attack-profile.ts';
import { listOpponents, rangeOf } from '../queries/figures/figures.ts';

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
  const self = { ...figureIn(position.state, figureId), at };
  const near = listOpponents(position.state, self).filter(
    (other) => rangeOf(self, other) > 0 && whyOutOfReach(position, self, other, profile) === null,
  );
  if (near.length === 0) return [];
  // Who is near enough is asked for with everybody where they would be: auras and lines of sight go by it.
  const there = whatIfAt(position, figureId, at);
  const attacker = figureIn(there.state, figureId);
  return near.filter((other) => attackVerdict(there, attacker, other, profile).legal);
}
