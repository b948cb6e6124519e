import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { SPEEDS, type Speed } from '../game/pace.ts';
import { quietStorage } from '../game/quiet-storage.ts';

export interface Settings {
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
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
        storage: createJSONStorage(() => quietStorage),
        partialize: ({ speed }) => ({ speed }),
        // Whatever stands there, only a known speed is taken.
        merge: (kept, usual) => {
          const speed = (kept as Partial<Settings> | undefined)?.speed;
          return speed && SPEEDS.includes(speed) ? { ...usual, speed } : usual;
        },
      },
    ),
  );
