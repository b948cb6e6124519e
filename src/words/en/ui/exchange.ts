import type { Die } from '../../../engine/index.ts';
import { diceText } from '../dice.ts';
import { listed } from '../grammar.ts';

/** Re-Equip and trading on one sheet (pp.18, 48). */
export const title = (who: string | null) => (who === null ? 'Trade' : `Change ${who}’s gear`);
export const about = 'Choose an item, then where it goes.';
/** Before the names of those one may trade with. */
export const toTrade = 'To trade, choose';
/** `Attack: 1 white die + 1 purple die, 1–6 damage to Cave Sickle 2`. */
export const attack = (dice: readonly Die[], damage: string | null): string =>
  `Attack: ${diceText(dice)}${damage === null ? '' : `, ${damage}`}`;
export const price = (sp: number) => `${sp} ◆ in all`;
export const free = 'free';

/** Above the card of what was found just now. */
export const found = 'New';
export const worn = 'Equipped';
export const pack = (held: number, most: number) => `Pack, ${held} of ${most}`;
export const companion = 'Companion';
export const nothing = 'Empty';
export const state = {
  exhausted: 'exhausted',
  flipped: 'flipped',
  back: 'other side',
  swapped: 'swapped out',
  new: 'New',
};

/** Places an item may go to. */
export const to = {
  worn: (name: string) => `Equip: ${name}`,
  pack: (name: string) => `To ${name}’s Pack`,
  companion: (name: string) => `Goes with ${name}`,
};
export const turnOver = 'Turn over';
export const discard = 'Discard';

export const changes = 'Changes';
export const noChanges = 'No changes yet.';
export const takeBack = (what: string) => `Undo: ${what}, and what came after`;
/** What it comes to. */
export const became = (what: string, was: number, is: number) => `${what} ${was} → ${is}`;
export const comesTo = (name: string, all: readonly string[]) => `${name}: ${listed(all)}`;
export const falls = (name: string) => `${name} would be defeated`;
export const same = 'Same numbers.';
export const stats = { hp: 'HP', armor: 'Armor', defense: 'Defense', movement: 'Movement', sp: '◆' };

export const decide = 'Done';
export const nothingToDo = 'Done, no changes';
/** Where what was found lies, and what it is to leave it there. */
export const inPack = (items: readonly string[], who: string, held: number, most: number) =>
  `${listed(items)} ${items.length === 1 ? 'is' : 'are'} in ${who}’s Pack, ${held} of ${most}.`;
export const keep = (n: number) => `Keep ${n === 1 ? 'it' : 'them'} in the Pack`;
export const leave = 'Cancel';
export const overFull = 'Too much in a Pack. Move or discard something first.';
