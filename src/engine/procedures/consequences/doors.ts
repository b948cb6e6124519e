import type { FigureId } from '../../model/ids.ts';
import type { DoorState } from '../../model/story.ts';
import { listDoors } from '../../queries/encounter/standing-doors.ts';
import type { Table } from '../core/table.ts';

/*
 * Doors (X132): closed or locked their edges are walls of the board, for movement and for sight. Whoever of the party
 * stands at one opens or closes it by an Encounter Action; what is locked only the text opens.
 */

/** Opens, closes or locks a door; one that is so already stays. */
export function resolveDoor(table: Table, door: string, to: DoorState, by: FigureId | null): void {
  const found = listDoors(table).find((one) => one.door.id === door);
  if (found && found.now !== to)
    table.emit({ type: 'doorChanged', door, edges: found.door.edges, to, by, rule: 'X132' });
}
