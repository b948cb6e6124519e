import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

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

const never = (): boolean => false;

/**
 * The same for what much of the page is drawn from: it is drawn anew in pieces and shown all at once, so that no change
 * holds the page up. Until then what stands there is a moment old. `isAtOnce`: what does not wait for that.
 */
export function useStoreInPieces<S, T>(
  store: Readable<S>,
  select: (state: S) => T,
  isAtOnce: (state: S) => boolean = never,
): T {
  const [drawn, setDrawn] = useState(() => ({ of: store, state: store.getState() }));
  const picked = useRef({ select, isAtOnce });
  /** Drawn, or on its way there. */
  const last = useRef(drawn);
  const take = useCallback(() => {
    const state = store.getState();
    const { select: pick, isAtOnce: atOnce } = picked.current;
    if (last.current.of === store && Object.is(pick(last.current.state), pick(state))) return;
    const next = { of: store, state };
    last.current = next;
    if (atOnce(state)) setDrawn(next);
    else startTransition(() => setDrawn(next));
  }, [store]);
  useEffect(() => store.subscribe(take), [store, take]);
  // It may have changed since it was drawn, or another part of it be asked for.
  useEffect(() => {
    picked.current = { select, isAtOnce };
    take();
  });
  // Of another store nothing has been drawn yet.
  return select(drawn.of === store ? drawn.state : store.getState());
}
