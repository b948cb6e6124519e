/** The plans of the game on the table, as the screen reads them. */
import type { Position } from '../../../engine/index.ts';
import { type PlanAtHand, type PlanningState, planAtHand } from '../../../stores/middara/planning.ts';
import type { PlansState } from '../../../stores/middara/plans.ts';
import { useStore, useStoreInPieces } from '../../page/use-store.ts';
import { useGame } from '../../page/use-table.ts';
import { useHand } from './use-hand.ts';

export interface PlansAtTable extends PlanningState {
  /** The one being laid out. */
  readonly planning: PlanAtHand | null;
  /** Whose plans went with the turn they were made for. */
  readonly gone: PlansState['gone'];
  /** How many there are of this page's own, and of friends' at an online table. */
  readonly kept: number;
  readonly shown: number;
}

const whole = <S>(state: S): S => state;

export function usePlanning(position: Position): PlansAtTable {
  const plans = useStoreInPieces<PlansState, PlansState>(useGame().plans.store, whole);
  const shown = plans.plans.filter(({ by }) => by !== undefined).length;
  const laying = useStore<PlanningState, PlanningState>(useHand().planning.store, whole);
  return {
    ...laying,
    planning: planAtHand(position, plans),
    gone: plans.gone,
    kept: plans.plans.length - shown,
    shown,
  };
}
