import { listed } from '../grammar.ts';

/** Re-Equip and trading on one sheet (pp.18, 48). */
export const title = (who: string | null) => (who === null ? 'Trade' : `${who} re-equips`);
export const about = 'Choose an item, then where it goes. Nothing is done before you say so.';
export const price = (sp: number) => `costs ${sp} SP together`;
export const free = 'costs nothing more';

export const worn = 'Equipped';
export const pack = (held: number, most: number) => `Pack, ${held} of ${most}`;
export const companion = 'Companion';
export const nothing = 'nothing';
export const item = (name: string, state: string | null) => (state === null ? name : `${name}, ${state}`);
export const state = { exhausted: 'exhausted', flipped: 'flipped', back: 'other side' };

/** Places an item may go to. */
export const to = {
  worn: (name: string) => `Equip it: ${name}`,
  pack: (name: string) => `Into ${name}’s Pack`,
  companion: (name: string) => `It goes along with ${name}`,
};
export const turnOver = 'Turn it over';
export const discard = 'Discard it';

export const changes = 'So far';
export const noChanges = 'Nothing is changed yet.';
export const takeBack = (what: string) => `Take back: ${what}, and what came after it`;
/** What it comes to. */
export const became = (what: string, was: number, is: number) => `${what} ${was} → ${is}`;
export const comesTo = (name: string, all: readonly string[]) => `${name}: ${listed(all)}`;
export const falls = (name: string) => `${name} would be Defeated`;
export const same = 'No number changes.';
export const stats = { hp: 'HP', armor: 'Armor', defense: 'Defense', movement: 'Movement', sp: 'SP' };

export const decide = (sp: number) => (sp > 0 ? `Do it for ${sp} SP` : 'Do it');
export const nothingToDo = 'Go on without changes';
export const leave = 'Cancel';
export const overFull = 'A Pack holds too much: something must go before it is done.';
