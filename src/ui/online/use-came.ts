/** Something of the online tables that is asked for when a screen comes, and may not come about. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Came, OnlineFault } from '../../stores/online/online-tables.ts';

export type Coming<T> = { readonly is: 'coming' } | { readonly is: 'here'; readonly value: T } | Failed;
interface Failed {
  readonly is: 'failed';
  readonly fault: OnlineFault;
}

const COMING = { is: 'coming' } as const;

/** A script that does not come, and a host that does not answer, are the same to whoever waits. */
export const NO_ANSWER: OnlineFault & { readonly ok: false } = { ok: false, fault: 'no-answer' };

/** Asks again whenever `again` is another number. */
export function useCame<T>(ask: () => Promise<Came<T>>, again = 0): Coming<T> {
  const [came, setCame] = useState<Coming<T>>(COMING);
  const asking = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more by its number
  useEffect(() => {
    let gone = false;
    setCame(COMING);
    void asking()
      .catch(() => NO_ANSWER)
      .then((told) => {
        if (!gone) setCame(told.ok ? { is: 'here', value: told.value } : { is: 'failed', fault: told });
      });
    return () => {
      gone = true;
    };
  }, [again]);
  return came;
}
