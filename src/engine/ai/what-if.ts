import { type Counted, once, spend } from '../kernel/budget.ts';
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figures.ts';
import { keptInMoment } from '../model/moment.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { listTargets } from '../queries/attack/attack-verdict.ts';
import type { AttackProfile } from '../queries/figures/attack-profile.ts';
import { rangeOf } from '../queries/figures/figures.ts';

/** The position with one figure standing elsewhere. */
export function whatIfAt(position: Position, figureId: string, at: Space): Position {
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
  const place = at[1] * 4096 + at[0];
  return once(known, place, () => listTargetsAt(position, figureId, at, profile));
}

const foundFrom = keptInMoment((_, __: string) => new Map<number, Counted<readonly Figure[]>>());

function listTargetsAt(position: Position, figureId: string, at: Space, profile: AttackProfile): Figure[] {
  const there = whatIfAt(position, figureId, at);
  const self = figureIn(there.state, figureId);
  return listTargets(there, self, profile).filter((other) => rangeOf(self, other) > 0);
}
