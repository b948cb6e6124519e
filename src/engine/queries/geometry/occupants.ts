import { isSameSpace, type Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';

/** A figure that stands on the board, seen from the viewer or mover of a query. */
export interface Occupant {
  readonly id: FigureId;
  readonly spaces: readonly Space[];
  readonly relation: 'ally' | 'opponent';
}

/** For who asks of the board alone: one list for all, since what is worked out of a list is kept by it. */
export const NOBODY_THERE: readonly Occupant[] = [];

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
      occupant.spaces.some((one) => spaces.some((space) => isSameSpace(one, space))),
  )?.id;
}
