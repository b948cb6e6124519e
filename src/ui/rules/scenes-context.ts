import { createContext, useContext, useMemo } from 'react';
import type { Scenes } from '../../stores/middara/scenes.ts';

/** The positions that rules and lessons are tried in. */
export interface ScenesShelf {
  fetch(): Promise<Scenes>;
  /** The game that was left for one of them, to go back to; null while there was none. */
  left: { readonly id: string; readonly name: string } | null;
}

/** Null where there are none. */
export const ScenesContext = createContext<ScenesShelf | null>(null);

export const useScenes = (): ScenesShelf | null => useContext(ScenesContext);

export const useScenesShelf = (fetch: (() => Promise<Scenes>) | undefined): ScenesShelf | null =>
  useMemo(() => (fetch ? { fetch, left: null } : null), [fetch]);
