import { createContext, useContext, useMemo } from 'react';
import { createFinished, type FinishedStore } from '../../../stores/lesson/finished-lessons.ts';
import type { Scenes } from '../../../stores/middara/scenes.ts';

/** The positions that rules and lessons are tried in. */
export interface ScenesShelf {
  fetch(): Promise<Scenes>;
  /** The lessons in them that somebody has been through. */
  readonly finished: FinishedStore;
  /** The game that was left for one of them, to go back to; null while there was none. */
  left: { readonly id: string; readonly name: string } | null;
}

/** Null where there are none. */
export const ScenesContext = createContext<ScenesShelf | null>(null);

export const useScenes = (): ScenesShelf | null => useContext(ScenesContext);

export const useScenesShelf = (fetch: (() => Promise<Scenes>) | undefined): ScenesShelf | null =>
  useMemo(() => (fetch ? { fetch, finished: createFinished(), left: null } : null), [fetch]);
