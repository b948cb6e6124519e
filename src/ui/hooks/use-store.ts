import { useCallback, useSyncExternalStore } from 'react';

/** What the stores give: a value that changes, and a way to be told. */
export interface Readable<S> {
  getState(): S;
  subscribe(listener: () => void): () => void;
}

/** A part of a store's state. `select` gives the same value for the same state. */
export function useStore<S, T>(store: Readable<S>, select: (state: S) => T): T {
  const read = useCallback(() => select(store.getState()), [store, select]);
  return useSyncExternalStore(store.subscribe, read, read);
}
