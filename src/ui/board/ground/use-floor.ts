import type { Board, EncounterDefinition } from '../../../engine/index.ts';
import { useStillness } from '../../page/use-stillness.ts';
import { usePainted } from './use-painted.ts';

/** The floor of a board that is played on; `living`: what moves on it once it is painted, unless that is to stand still. */
export function useFloor(encounter: EncounterDefinition, board: Board, cell: number) {
  const floor = usePainted(encounter, board, cell);
  const isStill = useStillness();
  return { ...floor, living: floor.painted && !floor.isPainting && !isStill ? floor.painted.living : null };
}
