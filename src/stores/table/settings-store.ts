/** How the table looks and sounds (`o`): every setting, kept in this browser. */
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { SOUND_GROUPS, type SoundGroup } from '../../art/sound/groups.ts';
import { type Holding, SPEEDS, type Speed } from '../game/pace.ts';
import { quietStorage } from '../kept/quiet-storage.ts';

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
  /** Encounters that belong to stories are shown though nobody has met them here (X273). */
  readonly knowsStories: boolean;
  setKnowsStories(knows: boolean): void;
  readonly looks: Looks;
  /** What is not named stays as it is. */
  setLooks(change: Partial<Looks>): void;
  readonly sound: SoundSettings;
  /** What is not named stays as it is. */
  setSound(change: Partial<SoundSettings>): void;
}

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
/** Sizes of the whole interface, in hundredths of the usual. */
export const SCALES = [85, 100, 115, 130, 150, 175, 200] as const;
/** How long what came of an attack stays: for its time, until a key is pressed, or so after every deed. */
export const HOLDS = ['time', 'press', 'step'] as const satisfies readonly Holding[];
/** Dice tumble over the board, or lie there at once. */
export const THROWS = ['thrown', 'quick'] as const;

/** How the table looks, and how deeds are shown on it. */
export interface Looks {
  readonly theme: (typeof THEMES)[number];
  readonly scale: (typeof SCALES)[number];
  readonly hold: (typeof HOLDS)[number];
  readonly dice: (typeof THROWS)[number];
  /** Whether the board moves to where something happens, and back. */
  readonly camera: boolean;
}

/** Whether dice are seen to tumble, as far as that is set: at the faster speeds they lie there at once. */
export const throwsDice = ({ speed, looks }: Pick<Settings, 'speed' | 'looks'>): boolean =>
  looks.dice === 'thrown' && (speed === 'slow' || speed === 'normal');

const USUAL_LOOKS: Looks = { theme: 'system', scale: 100, hold: 'time', dice: 'thrown', camera: true };

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
        painted: true,
        setPainted: (painted) => set({ painted }),
        knowsStories: false,
        setKnowsStories: (knowsStories) => set({ knowsStories }),
        looks: USUAL_LOOKS,
        setLooks: (change) => set(({ looks }) => ({ looks: { ...looks, ...change } })),
        sound: USUAL_SOUND,
        setSound: (change) => set(({ sound }) => ({ sound: { ...sound, ...change } })),
      }),
      {
        name: 'middara-table-settings',
        storage: createJSONStorage(() => quietStorage),
        partialize: ({ speed, unasked, foresight, painted, knowsStories, looks, sound }) => ({
          speed,
          unasked,
          foresight,
          painted,
          knowsStories,
          looks,
          sound,
        }),
        // Whatever stands there, only what is known is taken.
        merge: (kept, usual) => {
          const { speed, unasked, foresight, painted, knowsStories, looks, sound } = (kept ??
            {}) as Partial<Settings>;
          const names = Array.isArray(unasked) && unasked.every((one) => typeof one === 'string');
          return {
            ...usual,
            ...(speed && SPEEDS.includes(speed) ? { speed } : {}),
            ...(names ? { unasked } : {}),
            ...(typeof foresight === 'boolean' ? { foresight } : {}),
            ...(typeof painted === 'boolean' ? { painted } : {}),
            ...(typeof knowsStories === 'boolean' ? { knowsStories } : {}),
            looks: looksIn(looks),
            sound: soundIn(sound),
          };
        },
      },
    ),
  );

/** What of it makes sense; the rest as usual. */
function looksIn(kept: unknown): Looks {
  const { theme, scale, hold, dice, camera } = (kept ?? {}) as Partial<Looks>;
  return {
    theme: oneOf(THEMES, theme, USUAL_LOOKS.theme),
    scale: oneOf(SCALES, scale, USUAL_LOOKS.scale),
    hold: oneOf(HOLDS, hold, USUAL_LOOKS.hold),
    dice: oneOf(THROWS, dice, USUAL_LOOKS.dice),
    camera: typeof camera === 'boolean' ? camera : USUAL_LOOKS.camera,
  };
}

const oneOf = <T>(known: readonly T[], kept: unknown, usual: T): T =>
  known.includes(kept as T) ? (kept as T) : usual;

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

/** How a game is shown, as it is set at the moment it is asked. */
export const shownAs = (settings: { getState(): Settings }) => ({
  speed: () => settings.getState().speed,
  holding: () => settings.getState().looks.hold,
  thrown: () => throwsDice(settings.getState()),
});
