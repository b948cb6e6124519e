import { useContext, useEffect, useMemo } from 'react';
import { browserTimer } from '../../stores/game/pace.ts';
import { createLabRun, type LabRun } from '../../stores/lab/lab-run.ts';
import { LabContext } from '../page/use-lab.ts';

/** A laboratory of one's own, stopped when its screen is left. Throws Error where there is nowhere to play. */
export function useLabRun(): LabRun {
  const pool = useContext(LabContext);
  if (!pool) throw new Error('useLabRun outside of a LabContext');
  const run = useMemo(() => createLabRun(pool, browserTimer), [pool]);
  useEffect(() => run.stop, [run]);
  return run;
}
