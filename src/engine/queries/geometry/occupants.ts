import type { Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Grid } from './board-grid.ts';
import { isOnBoard } from './board-grid.ts';

/** A figure that stands on the board, seen from the viewer or mover of a query. */
export interface Occupant {
  readonly id: FigureId;
  readonly spaces: readonly Space[];
  readonly relation: 'ally' | 'opponent';
}

/** Bits of an occupancy: who stands on a space. */
export const ALLY = 1;
export const OPPONENT = 2;

/** Which spaces hold an ally or an opponent, as bits by index; a figure named in `except` is left out. */
export function occupancyOf(
  grid: Grid,
  occupants: readonly Occupant[],
  except: readonly FigureId[] = [],
): Uint8Array {
  const occupancy = new Uint8Array(grid.width * grid.height);
  for (const { id, spaces, relation } of occupants) {
    if (except.includes(id)) continue;
    const bit = relation === 'ally' ? ALLY : OPPONENT;
    for (const [x, y] of spaces) {
      if (!isOnBoard(grid, x, y)) continue;
      const index = y * grid.width + x;
      occupancy[index] = (occupancy[index] ?? 0) | bit;
    }
  }
  return occupancy;
}

/** The first figure of that relation (or any) that stands on one of the spaces. */
export function occupantOn(
  occupants: readonly Occupant[],
  spaces: readonly Space[],
  relation: Occupant['relation'] | 'any',
  except: readonly FigureId[] = [],
): FigureId | undefined {
  return occupants.find(
    (occupant) =>
      (relation === 'any' || occupant.relation === relation) &&
      !except.includes(occupant.id) &&
      occupant.spaces.some(([x, y]) => spaces.some((space) => space[0] === x && space[1] === y)),
  )?.id;
}
