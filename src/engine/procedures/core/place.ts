import type { Space } from '../../model/board.ts';
import { figureIn } from '../../model/figures.ts';
import type { FigureId, SeatId } from '../../model/ids.ts';
import { inTrackOrder } from '../../queries/figures/figures.ts';
import { ask } from './ask.ts';
import type { Rule, Table } from './table.ts';

/**
 * Players choose among equal spaces (p.19, C9): the seat of the figure, else that of the first Adventurer on the
 * track. Null when there is none.
 */
export function* chooseSpace(
  table: Table,
  figureId: FigureId,
  spaces: readonly Space[],
  text: string,
  rule: string,
): Rule<Space | null> {
  const asked = playerFor(table, figureId);
  const answer = yield* ask(table, () => ({
    kind: 'choose-space',
    figure: asked,
    text,
    rule,
    options: spaces.map((space) => ({
      id: `space:${space[0]},${space[1]}`,
      label: `${space[0]},${space[1]}`,
      space,
    })),
  }));
  return spaces.find((space) => answer === `space:${space[0]},${space[1]}`) ?? null;
}

/** The figure that answers for another: itself where a seat has it, else the active or foremost Adventurer. */
export function playerFor(table: Table, figureId: FigureId): FigureId {
  if (figureIn(table.state, figureId).seat !== null) return figureId;
  const active = table.state.turn ? figureIn(table.state, table.state.turn.figure) : null;
  if (active && active.seat !== null && !active.defeated) return active.id;
  const seated = inTrackOrder(
    table.state,
    table.state.figures.filter((f) => f.seat !== null && !f.defeated),
  );
  return seated[0]?.id ?? figureId;
}

/** The seat that answers for it; the first seat where there is no figure to go by. */
export const seatFor = (table: Table, figureId: FigureId | null): SeatId | null =>
  (figureId === null ? null : figureIn(table.state, playerFor(table, figureId)).seat) ??
  table.state.seats[0]?.id ??
  null;
