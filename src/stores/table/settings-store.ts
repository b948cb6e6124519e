import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { SPEEDS, type Speed } from '../game/pace.ts';
import { quietStorage } from '../game/quiet-storage.ts';

export interface Settings {
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  /** What is not asked once more before it is done, by kind. */
  readonly unasked: readonly string[];
  setAsked(kind: string, on: boolean): void;
  /** Whether it may be seen what opponents will do. */
  readonly foresight: boolean;
  setForesight(foresight: boolean): void;
  /** Whether boards are painted, where this browser can. */
  readonly painted: boolean;
  setPainted(painted: boolean): void;
}

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
        foresight: true,
        setForesight: (foresight) => set({ foresight }),
        painted: true,
        setPainted: (painted) => set({ painted }),
      }),
      {
        name: 'middara-table-settings',
        storage: createJSONStorage(() => quietStorage),
        partialize: ({ speed, unasked, foresight, painted }) => ({ speed, unasked, foresight, painted }),
        // Whatever stands there, only what is known is taken.
        merge: (kept, usual) => {
          const { speed, unasked, foresight, painted } = (kept ?? {}) as Partial<Settings>;
          const names = Array.isArray(unasked) && unasked.every((one) => typeof one === 'string');
          return {
            ...usual,
            ...(speed && SPEEDS.includes(speed) ? { speed } : {}),
            ...(names ? { unasked } : {}),
            ...(typeof foresight === 'boolean' ? { foresight } : {}),
            ...(typeof painted === 'boolean' ? { painted } : {}),
          };
        },
      },
    ),
  );
