import { useContext, useEffect, useState } from 'react';
import type { EncounterSession, Prompt } from '../../../engine/index.ts';
import type { Hint } from '../../../stores/lab/hints.ts';
import { askOf } from '../../../stores/middara/asks.ts';
import { LabContext } from '../../page/use-lab.ts';
import { useStable } from '../../page/use-stable.ts';

/** What the planner would do at the open question, once somebody asks. */
export interface Hinting {
  readonly status: 'off' | 'working' | 'shown' | 'failed';
  readonly hint: Hint | null;
  /** Asks for it; while it is thought about, or shown, puts it away. */
  readonly toggle: () => void;
}

interface Asked {
  readonly pending: Prompt;
  readonly stop: AbortController;
  readonly hint: Hint | 'failed' | null;
}

/** Null where nobody can be asked, or nothing is to be decided: dice that are rolled by hand fall as they fall. */
export function useHint(session: EncounterSession, pending: Prompt | null): Hinting | null {
  const pool = useContext(LabContext);
  const [last, setLast] = useState<Asked | null>(null);
  // A question that is put back is asked anew.
  const asked = last?.pending === pending && !last?.stop.signal.aborted ? last : null;
  const stop = last?.stop;
  // Nobody waits for it once the question is answered, or the table left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the question
  useEffect(() => () => stop?.abort(), [stop, pending]);
  const toggle = useStable(() => {
    if (!pool || !pending) return;
    stop?.abort();
    if (asked) {
      setLast(null);
      return;
    }
    const asking = { pending, stop: new AbortController(), hint: null };
    const end = (hint: Asked['hint']) => {
      if (!asking.stop.signal.aborted) setLast({ ...asking, hint });
    };
    setLast(asking);
    import('../../../stores/lab/hints.ts')
      .then(({ askHint }) => askHint(pool, session, asking.stop.signal))
      .then(end, () => end('failed'));
  });
  if (!pool || !pending || askOf(pending).form === 'faces') return null;
  if (!asked) return { status: 'off', hint: null, toggle };
  const { hint } = asked;
  if (hint === null) return { status: 'working', hint, toggle };
  return hint === 'failed' ? { status: 'failed', hint: null, toggle } : { status: 'shown', hint, toggle };
}
