import { spend } from '../kernel/budget.ts';
import type { Reason } from '../model/messages/reason.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { AiBarred } from '../model/trace.ts';
import { baseSpaces, isOpen, spaceOfIndex } from '../queries/geometry/board-grid.ts';
import { isDeadly, placeOf } from '../queries/geometry/mover-field.ts';
import { occupantOn } from '../queries/geometry/occupants.ts';
import { isOccupied, ROOM, roomOf } from '../queries/geometry/place-codes.ts';
import { wouldBeDoomed } from './ai-ways.ts';
import { groundOf } from './mover-ground.ts';

const NO_ROOM: Reason = { why: 'no-room' };
const DANGEROUS: Reason = { why: 'dangerous-there' };
const CURRENT: Reason = { why: 'current-there' };

/** Spaces within as many king's steps as it has points where it could not end, and why not (p.41, p.58, C4). */
export function listBarred(position: Position, self: Figure, points: number): AiBarred[] {
  const { field, mover, occupants } = groundOf(position, self);
  const { grid } = field;
  const whyNot = (index: number): Reason | null => {
    const place = placeOf(field, index);
    if (roomOf(place) !== ROOM) return NO_ROOM;
    const at = spaceOfIndex(grid, index);
    if (isOccupied(place)) {
      spend(occupants.length);
      return { why: 'figure-there', figure: occupantOn(occupants, baseSpaces(at, self.size), 'any')! };
    }
    if (isDeadly(mover, place)) return DANGEROUS;
    return wouldBeDoomed(position, self, at) ? CURRENT : null;
  };
  const [ownX, ownY] = self.at!;
  const own = ownY * grid.width + ownX;
  const barred: AiBarred[] = [];
  for (let y = Math.max(0, ownY - points); y <= Math.min(grid.height - 1, ownY + points); y++) {
    const last = y * grid.width + Math.min(grid.width - 1, ownX + points);
    for (let index = y * grid.width + Math.max(0, ownX - points); index <= last; index++) {
      const why = index === own || !isOpen(grid, index) ? null : whyNot(index);
      if (why !== null) barred.push({ space: spaceOfIndex(grid, index), why });
    }
  }
  return barred;
}
