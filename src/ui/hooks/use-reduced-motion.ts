import { useSyncExternalStore } from 'react';

const query = () =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-reduced-motion: reduce)')
    : null;

function watch(listener: () => void): () => void {
  const asked = query();
  asked?.addEventListener?.('change', listener);
  return () => asked?.removeEventListener?.('change', listener);
}

/** Whether whoever looks wants nothing to move, just now. */
export const isMotionReduced = (): boolean => query()?.matches ?? false;

/** The same, for as long as it is asked. */
export const useReducedMotion = (): boolean => useSyncExternalStore(watch, isMotionReduced, isMotionReduced);
