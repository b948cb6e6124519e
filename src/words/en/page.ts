import type { PageWords } from '../words.ts';
import { noAnswer, notArrived, settingTable, tryAgain, withoutPacks } from './ui/first.ts';
import { encounters, home } from './ui/home.ts';

/** English, as a page begins in it: no other words are waited for. */
export const page: PageWords = {
  first: { settingTable, notArrived, tryAgain, withoutPacks, noAnswer },
  home: { home, encounters },
  early: async () => (await import('./early.ts')).early,
};
