import { useSyncExternalStore } from 'react';

export type ThrowPainter = typeof import('./throw-dice.ts').showThrow;

let painter: ThrowPainter | null = null;
let coming: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches what paints dice that are thrown; asked for again by the next tray where it does not come. */
export function fetchThrows(): Promise<void> {
  coming ??= import('./throw-dice.ts').then(
    ({ showThrow }) => {
      painter = showThrow;
      for (const listener of listeners) listener();
    },
    () => {
      coming = null;
    },
  );
  return coming;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!painter) void fetchThrows();
  return () => listeners.delete(listener);
}
const current = () => painter;

/** What paints dice that are thrown; null until its script has come. */
export const useThrowPainter = (): ThrowPainter | null => useSyncExternalStore(subscribe, current, current);
