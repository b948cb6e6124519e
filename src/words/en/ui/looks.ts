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
  about:
    'Kept in this browser, for every game. It can be changed at any time; no rule and no game changes with it.',
  theme: {
    title: 'Light',
    ways: {
      system: { name: 'As the device', about: 'Light by day and dark by night, if the device does so' },
      dark: { name: 'Lamplight', about: 'A dark table with a lamp over it' },
      light: { name: 'Daylight', about: 'Oak, linen and paper by a window' },
      contrast: { name: 'High contrast', about: 'Black, white and yellow, thick lines, boards plain' },
    } satisfies WaysOf<'theme'>,
  },
  scale: {
    title: 'Size of everything',
    about: 'Letters, buttons and cards together. Larger for a screen across the room.',
    percent: (scale: Looks['scale']) => `${scale} %`,
  },
  board: {
    title: 'Board',
    painted: 'Painted boards',
    paintedAbout: 'Stone, water and lamplight. Without it: plain spaces, for old machines and for print.',
    camera: 'Go where it happens',
    cameraAbout: 'The board moves to a blow or a fall and back. Without it, only you move it.',
  },
  dice: {
    title: 'Dice',
    ways: {
      thrown: { name: 'Thrown', about: 'They tumble over the board, then lie where they count' },
      quick: { name: 'Quick', about: 'They lie there at once' },
    } satisfies WaysOf<'dice'>,
  },
  hold: {
    title: 'Results stay',
    ways: {
      time: { name: 'For a while', about: 'As long as it takes to read them; the speed says how long' },
      press: { name: 'Until a press', about: 'What came of an attack waits for a key or a tap' },
      step: { name: 'Step by step', about: 'Every deed waits for a key or a tap' },
    } satisfies WaysOf<'hold'>,
  },
};
