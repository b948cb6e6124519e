import { isSameSpace, type Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import type { Door, DoorState } from '../../model/story.ts';
import { spacesOf } from '../figures/figures.ts';

/** The doors of an encounter, each as it stands now. */
export const listDoors = ({
  state,
  encounter,
}: Pick<Position, 'state' | 'encounter'>): { readonly door: Door; readonly now: DoorState }[] =>
  (encounter.doors ?? []).map((door) => ({ door, now: state.doors?.[door.id] ?? door.state }));

/** The space of a door at which the figure stands; null where it stands at none. */
export function standsAtDoor(position: Position, figureId: FigureId, { edges }: Door): Space | null {
  const own = spacesOf(figureIn(position.state, figureId));
  for (const edge of edges)
    for (const space of edge) if (own.some((one) => isSameSpace(one, space))) return space;
  return null;
}
