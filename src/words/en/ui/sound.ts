import type { SoundGroup } from '../../../art/sound/groups.ts';

import * as doors from './doors.ts';

/** What is heard, and how loud. */
export const sound = {
  ...doors.sound,
  title: 'Sound',
  about: 'Every sound is made here, out of tones and noise. None tells anything that is not shown as well.',
  on: 'Sound on',
  master: 'All of it',
  groups: {
    table: 'Dice, cards and presses',
    fight: 'Blows, spells and wounds',
    steps: 'Steps, jumps and falls',
    signals: 'Turns, rounds and the end',
  } satisfies Record<SoundGroup, string>,
  percent: (volume: number) => `${volume} %`,
};
