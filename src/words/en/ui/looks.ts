/** The words of how the table looks. */
import type { Looks } from '../../../stores/table/settings-store.ts';

import * as doors from './doors.ts';

/** A way to have it, and what it does. */
interface Way {
  readonly name: string;
  readonly about: string;
}
type WaysOf<K extends keyof Looks> = Readonly<Record<Looks[K] & string, Way>>;

/** How the table looks, and how deeds are shown on it. */
export const looks = {
  ...doors.looks,
  about: 'Saved in this browser for all games. It changes no rule.',
  theme: {
    title: 'Theme',
    ways: {
      system: { name: 'Match system', about: 'Light by day, dark by night, as your device is set' },
      dark: { name: 'Lamplight', about: 'A dark table under a lamp' },
      light: { name: 'Daylight', about: 'Oak, linen and paper by a window' },
      contrast: { name: 'High contrast', about: 'Black, white and yellow, thick lines, boards plain' },
    } satisfies WaysOf<'theme'>,
  },
  scale: {
    title: 'Size',
    about: 'Letters, buttons and cards. Larger for a distant screen.',
    percent: (scale: Looks['scale']) => `${scale} %`,
  },
  board: {
    title: 'Board',
    painted: 'Painted boards',
    paintedAbout: 'Stone, water and lamplight. Off: plain spaces, for old computers and print.',
    camera: 'Camera follows the action',
    cameraAbout: 'It moves to each hit or fall and back. Off: only you move it.',
    leftHand: 'Left hand',
    leftHandAbout: 'Cards, answers and buttons lie where the left thumb is.',
    passDevice: 'Pass the device',
    passDeviceAbout: 'Several players, one device: the next one says so first.',
  },
  dice: {
    title: 'Dice',
    ways: {
      thrown: { name: 'Thrown', about: 'They tumble over the board' },
      quick: { name: 'Quick', about: 'They show their faces at once' },
    } satisfies WaysOf<'dice'>,
  },
  hold: {
    title: 'Result time',
    ways: {
      time: { name: 'Automatic', about: 'Long enough to read; depends on the speed' },
      press: { name: 'Until I press', about: 'The result of an attack waits for a key or tap' },
      step: { name: 'Step by step', about: 'Each event waits for a key or tap' },
    } satisfies WaysOf<'hold'>,
  },
};
