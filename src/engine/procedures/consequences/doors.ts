import { isSameSpace, type Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import type { Door, DoorState } from '../../model/story.ts';
import { spacesOf } from '../../queries/figures/figures.ts';
import type { Table } from '../core/table.ts';

/*
 * Doors (X132): closed or locked their edges are walls of the board, for movement and for sight. Whoever of the party
 * stands at one opens or closes it by an Encounter Action; what is locked only the text opens.
 */

/** The doors of an encounter, each as it stands now. */
export const listDoors = ({
  state,
  encounter,
}: Pick<Position, 'state' | 'encounter'>): { readonly door: Door; readonly now: DoorState }[] =>
  (encounter.doors ?? []).map((door) => ({ door, now: state.doors?.[door.id] ?? door.state }));

/** Opens, closes or locks a door; one that is so already stays. */
export function resolveDoor(table: Table, door: string, to: DoorState, by: FigureId | null): void {
  const found = listDoors(table).find((one) => one.door.id === door);
  if (found && found.now !== to)
    table.emit({ type: 'doorChanged', door, edges: found.door.edges, to, by, rule: 'X132' });
}

/** The space of a door at which the figure stands; null where it stands at none. */
export function standsAtDoor(position: Position, figureId: FigureId, { edges }: Door): Space | null {
  const own = spacesOf(figureIn(position.state, figureId));
  for (const edge of edges)
    for (const space of edge) if (own.some((one) => isSameSpace(one, space))) return space;
  return null;
}
