import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { SOUND_GROUPS, type SoundGroup } from '../../art/sound/groups.ts';
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
  readonly sound: SoundSettings;
  /** What is not named stays as it is. */
  setSound(change: Partial<SoundSettings>): void;
}

/** What is heard; volumes from 0 to 100. */
export interface SoundSettings {
  readonly on: boolean;
  readonly master: number;
  readonly groups: Readonly<Record<SoundGroup, number>>;
}

/** Nobody is surprised by a sound: it is switched on by hand. */
const USUAL_SOUND: SoundSettings = {
  on: false,
  master: 60,
  groups: { table: 100, fight: 100, steps: 100, signals: 100 },
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
        foresight: true,
        setForesight: (foresight) => set({ foresight }),
        sound: USUAL_SOUND,
        setSound: (change) => set(({ sound }) => ({ sound: { ...sound, ...change } })),
      }),
      {
        name: 'middara-table-settings',
        storage: createJSONStorage(() => quietStorage),
        partialize: ({ speed, unasked, foresight, sound }) => ({ speed, unasked, foresight, sound }),
        // Whatever stands there, only what is known is taken.
        merge: (kept, usual) => {
          const { speed, unasked, foresight, sound } = (kept ?? {}) as Partial<Settings>;
          const names = Array.isArray(unasked) && unasked.every((one) => typeof one === 'string');
          return {
            ...usual,
            ...(speed && SPEEDS.includes(speed) ? { speed } : {}),
            ...(names ? { unasked } : {}),
            ...(typeof foresight === 'boolean' ? { foresight } : {}),
            sound: soundIn(sound),
          };
        },
      },
    ),
  );

/** What of it makes sense; the rest as usual. */
function soundIn(kept: unknown): SoundSettings {
  const { on, master, groups } = (kept ?? {}) as Partial<SoundSettings>;
  const each = (groups ?? {}) as Partial<SoundSettings['groups']>;
  return {
    on: on === true,
    master: volumeOr(master, USUAL_SOUND.master),
    groups: Object.fromEntries(
      SOUND_GROUPS.map((group) => [group, volumeOr(each[group], USUAL_SOUND.groups[group])]),
    ) as SoundSettings['groups'],
  };
}

const volumeOr = (kept: unknown, usual: number): number =>
  typeof kept === 'number' && kept >= 0 && kept <= 100 ? kept : usual;
