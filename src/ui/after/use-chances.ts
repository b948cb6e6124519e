import { useContext, useEffect, useMemo } from 'react';
import type { EncounterSession } from '../../engine/index.ts';
import { browserTimer } from '../../stores/game/pace.ts';
import { type Chances, createChances } from '../../stores/lab/chances-to-win.ts';
import { LabContext } from '../page/use-lab.ts';

/** Chances to win of one's own, given up when the screen is left; null where there is nowhere to play. */
export function useChances(session: EncounterSession | null, seed: string): Chances | null {
  const pool = useContext(LabContext);
  const chances = useMemo(
    () => (pool && session ? createChances(pool, browserTimer, session, seed) : null),
    [pool, session, seed],
  );
  useEffect(() => () => chances?.stop(), [chances]);
  return chances;
}
