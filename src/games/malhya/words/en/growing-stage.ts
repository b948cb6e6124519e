/** What the screens of growing say of themselves. */
import { several } from './names.ts';

export const growing = {
  levelUp: (name: string) => `${name} levels up`,
  table: 'Evolution table',
  now: 'Now',
  value: (n: number) => `At ${n}`,
  served: (n: number) => `${several(n, 'check')} used it so far`,
  reached: 'reached',
  next: 'next',
  talents: 'Talents',
  piles: 'Piles',
  cards: 'Cards',
  knapsacks: 'Knapsacks',
  heavy: 'Heavy pieces',
  of: (n: number, most: number) => `${n} of ${most}`,
  row: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  weapons: 'Weapons',
  wouldGo: (names: string) => `discards one: ${names}`,
  hasRoom: 'has room',
  lost: 'no room',
  find: (name: string) => `Found: ${name}`,
  skill: 'skill',
  auraZone: 'aura',
  auraOfAll: 'A characteristic 1 higher for one action',
  newHero: (name: string) => `${name} gets ready`,
  gets: (gold: number) => `${gold} gold for the group, a red and a yellow potion`,
};
