import { useSyncExternalStore } from 'react';

const queryOf = () =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
function watch(listener: () => void): () => void {
  const query = queryOf();
  query?.addEventListener?.('change', listener);
  return () => query?.removeEventListener?.('change', listener);
}
const isStill = () => queryOf()?.matches ?? false;

/** Whether whoever looks wants nothing to move. */
export const useStillness = (): boolean => useSyncExternalStore(watch, isStill, isStill);
