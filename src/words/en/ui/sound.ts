import type { SoundGroup } from '../../../art/sound/groups.ts';

/** What is heard, and how loud. */
export const sound = {
  key: 'v',
  toggle: (on: boolean) => (on ? 'Sound is on: switch it off' : 'Sound is off: switch it on'),
  menu: 'Sound',
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
