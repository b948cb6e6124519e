import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { SPEEDS, type Speed } from '../game/pace.ts';

export interface Settings {
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
}

const NOTHING_KEPT: StateStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Node has no local storage, and a browser may refuse its own: then what is set is for this visit. */
function keptIn(): StateStorage {
  try {
    return localStorage;
  } catch {
    return NOTHING_KEPT;
  }
}

/** What this browser prefers, kept in its local storage. */
export const createSettings = () =>
  createStore<Settings>()(
    persist(
      (set) => ({
        speed: 'normal',
        setSpeed: (speed) => set({ speed }),
      }),
      {
        name: 'middara-table-settings',
        storage: createJSONStorage(keptIn),
        partialize: ({ speed }) => ({ speed }),
        // Whatever stands there, only a known speed is taken.
        merge: (kept, usual) => {
          const speed = (kept as Partial<Settings> | undefined)?.speed;
          return speed && SPEEDS.includes(speed) ? { ...usual, speed } : usual;
        },
      },
    ),
  );
