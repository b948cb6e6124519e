import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { SPEEDS, type Speed } from '../game/pace.ts';

export interface Settings {
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  /** What is not asked once more before it is done, by kind. */
  readonly unasked: readonly string[];
  setAsked(kind: string, on: boolean): void;
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
        unasked: [],
        setAsked: (kind, on) =>
          set(({ unasked }) => {
            const others = unasked.filter((one) => one !== kind);
            return { unasked: on ? others : [...others, kind] };
          }),
      }),
      {
        name: 'middara-table-settings',
        storage: createJSONStorage(() => KEPT),
        partialize: ({ speed, unasked }) => ({ speed, unasked }),
        // Whatever stands there, only a known speed and names are taken.
        merge: (kept, usual) => {
          const { speed, unasked } = (kept ?? {}) as Partial<Settings>;
          const names = Array.isArray(unasked) && unasked.every((one) => typeof one === 'string');
          return {
            ...usual,
            ...(speed && SPEEDS.includes(speed) ? { speed } : {}),
            ...(names ? { unasked } : {}),
          };
        },
      },
    ),
  );
