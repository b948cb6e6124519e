import { keptInMoment } from '../model/kept-in-moment.ts';
import type { Figure } from '../model/state.ts';
import { moverOf } from '../queries/figures/mover.ts';
import { occupantsFor } from '../queries/figures/sight.ts';
import { moverField } from '../queries/geometry/mover-field.ts';

/** How the board is to a figure that thinks of moving, asked for by all that it thinks of. */
export const groundOf = keptInMoment((position, self: Figure) => {
  const mover = moverOf(position, self);
  const occupants = occupantsFor(position, self);
  return { mover, occupants, field: moverField(position.state.board, mover, occupants) };
});
