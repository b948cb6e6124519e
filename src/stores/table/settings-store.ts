import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { SPEEDS, type Speed } from '../game/pace.ts';

export interface Settings {
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  /** Whether it may be seen what opponents will do. */
  readonly foresight: boolean;
  setForesight(foresight: boolean): void;
}

/** Node has no local storage, and a browser may refuse its own or have no room: what is set is for this visit, then. */
function quietly<T>(work: (store: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

const KEPT: StateStorage = {
  getItem: (name) => quietly((store) => store.getItem(name), null),
  setItem: (name, value) => quietly((store) => store.setItem(name, value), undefined),
  removeItem: (name) => quietly((store) => store.removeItem(name), undefined),
};

/** What this browser prefers, kept in its local storage. */
export const createSettings = () =>
  createStore<Settings>()(
    persist(
      (set) => ({
        speed: 'normal',
        setSpeed: (speed) => set({ speed }),
        foresight: true,
        setForesight: (foresight) => set({ foresight }),
      }),
      {
        name: 'middara-table-settings',
        storage: createJSONStorage(() => KEPT),
        partialize: ({ speed, foresight }) => ({ speed, foresight }),
        // Whatever stands there, only what is known is taken.
        merge: (kept, usual) => {
          const { speed, foresight } = (kept ?? {}) as Partial<Settings>;
          return {
            ...usual,
            ...(speed && SPEEDS.includes(speed) ? { speed } : {}),
            ...(typeof foresight === 'boolean' ? { foresight } : {}),
          };
        },
      },
    ),
  );
