import type { SoundGroup } from '../../../art/sound/groups.ts';

import * as doors from './doors.ts';

/** What is heard, and how loud. */
export const sound = {
  ...doors.sound,
  title: 'Sound',
  about: 'All sounds are computed. Everything you hear is also shown.',
  on: 'Sound on',
  master: 'Overall volume',
  groups: {
    table: 'Dice, cards and buttons',
    fight: 'Hits, spells and wounds',
    steps: 'Steps, jumps and falls',
    signals: 'Turns, rounds and the end',
  } satisfies Record<SoundGroup, string>,
  percent: (volume: number) => `${volume} %`,
};
