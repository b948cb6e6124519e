import type { EncounterEvent } from '../../engine/index.ts';
import { FACTOR } from '../../stores/game/pace.ts';
import { useSpeed } from './use-table.ts';

/** What of the event on show is seen to happen on a board: nothing where all is shown at once. */
export function useDeed(showing: EncounterEvent | null): {
  readonly deed: EncounterEvent | null;
  readonly tempo: number;
} {
  const tempo = FACTOR[useSpeed()];
  return { deed: tempo === 0 ? null : showing, tempo };
}
