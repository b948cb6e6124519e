/** How the table looks and sounds (`o`): every setting, kept in this browser. */
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { SOUND_GROUPS, type SoundGroup } from '../../art/sound/groups.ts';
import { type Holding, SPEEDS, type Speed } from '../game/pace.ts';
import { keepingOn } from '../kept/keeping-on.ts';

/** The settings that are kept. */
export interface KeptSettings {
  readonly speed: Speed;
  /** What is not asked once more before it is done, by kind. */
  readonly unasked: readonly string[];
  /** Whether it may be seen what opponents will do. */
  readonly foresight: boolean;
  /** Whether boards are painted, where this browser can. */
  readonly painted: boolean;
  /** Encounters that belong to stories are shown though nobody has met them here (X273). */
  readonly knowsStories: boolean;
  readonly looks: Looks;
  readonly sound: SoundSettings;
}

export interface Settings extends KeptSettings {
  /** What is not named stays as it is. */
  change(settings: Partial<Omit<KeptSettings, 'unasked' | 'looks' | 'sound'>>): void;
  setAsked(kind: string, on: boolean): void;
  /** What is not named stays as it is. */
  setLooks(change: Partial<Looks>): void;
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
  /** Whether what is pressed to play lies for the left hand: dock, its column on low screens and drawer mirrored. */
  readonly leftHand: boolean;
  /** Whether the next player is awaited before they are asked, where several share one device. */
  readonly passDevice: boolean;
}

/** Whether dice are seen to tumble, as far as that is set: at the faster speeds they lie there at once. */
export const throwsDice = ({ speed, looks }: Pick<Settings, 'speed' | 'looks'>): boolean =>
  looks.dice === 'thrown' && (speed === 'slow' || speed === 'normal');

const USUAL_LOOKS: Looks = {
  theme: 'dark',
  scale: 100,
  hold: 'time',
  dice: 'thrown',
  camera: true,
  leftHand: false,
  passDevice: false,
};

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

const oneOf = <T>(known: readonly T[], kept: unknown, usual: T): T =>
  known.includes(kept as T) ? (kept as T) : usual;
const flag = (kept: unknown, usual: boolean): boolean => (typeof kept === 'boolean' ? kept : usual);
const areTexts = (kept: unknown): kept is readonly string[] =>
  Array.isArray(kept) && kept.every((one) => typeof one === 'string');

/** How each setting is read of whatever stands there: only what is known is taken, the rest is as usual. */
const READ: { readonly [N in keyof KeptSettings]: (kept: unknown) => KeptSettings[N] } = {
  speed: (kept) => oneOf(SPEEDS, kept, 'normal'),
  unasked: (kept) => (areTexts(kept) ? kept : []),
  foresight: (kept) => flag(kept, true),
  painted: (kept) => flag(kept, true),
  knowsStories: (kept) => flag(kept, false),
  looks: looksIn,
  sound: soundIn,
};

const byName = (value: (name: keyof KeptSettings) => unknown): KeptSettings =>
  Object.fromEntries(
    Object.keys(READ).map((name) => [name, value(name as keyof KeptSettings)]),
  ) as unknown as KeptSettings;

const settingsIn = (kept: Readonly<Partial<Record<keyof KeptSettings, unknown>>>): KeptSettings =>
  byName((name) => READ[name](kept[name]));

/** What this browser prefers, kept in its local storage. */
export const createSettings = () =>
  createStore<Settings>()(
    persist(
      (set) => ({
        ...settingsIn({}),
        change: (settings) => set(settings),
        setAsked: (kind, on) =>
          set(({ unasked }) => {
            const others = unasked.filter((one) => one !== kind);
            return { unasked: on ? others : [...others, kind] };
          }),
        setLooks: (change) => set(({ looks }) => ({ looks: { ...looks, ...change } })),
        setSound: (change) => set(({ sound }) => ({ sound: { ...sound, ...change } })),
      }),
      {
        name: 'middara-table-settings',
        storage: keepingOn(settingsIn),
        partialize: (settings) => byName((name) => settings[name]),
      },
    ),
  );

/** What of it makes sense; the rest as usual. */
function looksIn(kept: unknown): Looks {
  const { theme, scale, hold, dice, camera, leftHand, passDevice } = (kept ?? {}) as Partial<Looks>;
  return {
    theme: oneOf(THEMES, theme, USUAL_LOOKS.theme),
    scale: oneOf(SCALES, scale, USUAL_LOOKS.scale),
    hold: oneOf(HOLDS, hold, USUAL_LOOKS.hold),
    dice: oneOf(THROWS, dice, USUAL_LOOKS.dice),
    camera: typeof camera === 'boolean' ? camera : USUAL_LOOKS.camera,
    leftHand: typeof leftHand === 'boolean' ? leftHand : USUAL_LOOKS.leftHand,
    passDevice: flag(passDevice, USUAL_LOOKS.passDevice),
  };
}

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
