import type { MalhyaContent } from '../../rules/model/content.ts';
import type { MalhyaSetup } from '../../rules/model/setup.ts';
import { cardName } from './names.ts';

/** What a game is called. */
export const missionName = (content: MalhyaContent, { mission }: Pick<MalhyaSetup, 'mission'>): string =>
  `Malhya: ${cardName(content, 'missions', mission)}`;

/** What the screens of Malhya say of themselves. */
export const screens = {
  title: 'Malhya',
  about:
    'Two to five heroes read their way through booklets together. Skill checks decide: roll again for more, or stop before you fail.',
  credits:
    'An unofficial fan project after a summary of the rules of Malhya. Rules are in our own words; all heroes, cards, booklets and texts here are ours.',
  mission: 'Mission',
  needsTwo: 'At least two heroes: you may play several yourself.',
  chapter: 'Chapter',
  foundFrom: (chapter: number) => `found in ${chapter}`,
  readBy: (names: string) => `Read by ${names}`,
  unmet: (what: string) => `not met: ${what}`,
  nobodyHolds: 'ignored: nobody holds it',
  check: 'Check',
  successes: 'Successes',
  stops: 'Stops',
  limit: 'Limit',
  forever: 'No limit: their effect comes each time',
  validated: 'Validated',
  skillDice: 'Skill dice',
  difficultyDice: 'Difficulty dice',
  specialIs: 'Special',
  specialOfDifficulty: 'Difficulty special',
  faces: { success: 'success', blank: 'blank', special: 'special', stop: 'stop' } as const,
  noStop: (need: number) => `You cannot stop below ${need}.`,
  failed: 'Failed',
  stopped: 'Stopped',
  waiting: 'waits',
  heroes: 'Heroes',
  group: 'Group',
  gold: 'Gold',
  crystals: 'Crystals',
  points: 'Points',
  tokens: 'Tokens',
  life: 'Life',
  aura: 'Aura',
  ap: 'Action points',
  carrying: 'Carrying',
  initiative: 'Initiative',
  movement: 'Movement',
  improved: 'improved',
  stored: 'stored',
  inPack: 'in the knapsack',
  gone: 'cannot act',
  read: 'Chapters read',
  uses: 'Potions and objects',
  ended: { won: 'You won', lost: 'You lost' } as const,
  keys: 'Keys: digits answer · Space continue · U undo · L last line · W heroes',
};
