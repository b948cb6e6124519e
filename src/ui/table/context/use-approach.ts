import { useMemo } from 'react';
import type { Position, Prompt } from '../../../engine/index.ts';
import { inSlices } from '../../../stores/game/in-slices.ts';
import type { Approach } from '../../../stores/middara/approach.ts';
import { lateModule } from '../../page/part.tsx';
import { useWorkedOut } from '../../page/use-worked-out.ts';

/** What a hand needs only after the first press; null until it has come. */
export const lateHand = lateModule(() => import('../../../stores/middara/hand-later.ts'));

/** The best way to an attack where none is to be had from here; null for none, and until it is worked out. */
export function useBestApproach(position: Position, pending: Prompt | null): Approach | null {
  const source = useMemo(
    () =>
      pending && {
        known: () => lateHand()?.bestKnown(pending),
        ask(tell: () => void) {
          let isWanted = true;
          void lateHand
            .come()
            .then(() => inSlices(lateHand()!.workOutBest(position, pending)))
            .then(() => isWanted && tell())
            // Without it the card says that nobody is in reach, and an enemy pressed says so, too.
            .catch(() => {});
          return () => {
            isWanted = false;
          };
        },
      },
    [position, pending],
  );
  return useWorkedOut(source) ?? null;
}
