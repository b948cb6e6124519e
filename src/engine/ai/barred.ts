import { spend } from '../kernel/budget.ts';
import { isSameSpace, type Space } from '../model/board.ts';
import type { Reason } from '../model/messages/reason.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { AiBarred } from '../model/trace.ts';
import { isDoomedByCurrent } from '../queries/figures/current-way.ts';
import { moverOf } from '../queries/figures/mover.ts';
import { occupantsFor } from '../queries/figures/sight.ts';
import { baseSpaces, isSpace } from '../queries/geometry/board-grid.ts';
import { isDeadly, moverField, placeAt } from '../queries/geometry/mover-field.ts';
import { occupantOn } from '../queries/geometry/occupants.ts';
import { isOccupied, ROOM, roomOf } from '../queries/geometry/place-codes.ts';

/** Spaces within as many king's steps as it has points where it could not end, and why not (p.41, p.58, C4). */
export function listBarred(position: Position, self: Figure, points: number): AiBarred[] {
  const { board } = position.state;
  const occupants = occupantsFor(position, self);
  const mover = moverOf(position, self, {});
  const field = moverField(board, mover, occupants);
  const whyNot = (at: Space): Reason | null => {
    const place = placeAt(field, at[0], at[1]);
    if (roomOf(place) !== ROOM) return { why: 'no-room' };
    if (isOccupied(place)) {
      spend(occupants.length);
      return { why: 'figure-there', figure: occupantOn(occupants, baseSpaces(at, self.size), 'any')! };
    }
    if (isDeadly(mover, place)) return { why: 'dangerous-there' };
    return isDoomedByCurrent(position, { ...self, at }) ? { why: 'current-there' } : null;
  };
  const [ownX, ownY] = self.at!;
  const barred: AiBarred[] = [];
  for (let y = Math.max(0, ownY - points); y <= Math.min(field.grid.height - 1, ownY + points); y++) {
    for (let x = Math.max(0, ownX - points); x <= Math.min(field.grid.width - 1, ownX + points); x++) {
      const space: Space = [x, y];
      const why = isSameSpace(space, self.at!) || !isSpace(board, space) ? null : whyNot(space);
      if (why !== null) barred.push({ space, why });
    }
  }
  return barred;
}
