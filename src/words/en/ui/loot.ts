/** Something was found: whose it may be, and what it is to them. */
import type { Die, ItemType } from '../../../engine/index.ts';
import { diceText } from '../dice.ts';
import { listed, signed } from '../grammar.ts';

export const gold = (amount: number): string => `Gold so far: ${amount}`;
export const best = 'best';

const without = (all: readonly Die[], taken: readonly Die[]): readonly Die[] => {
  const left = [...all];
  for (const die of taken) {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

/** `Attack +1 black die`; where dice go as well, `Attack: 2 red dice, was 2 purple dice`. */
export function dice(was: readonly Die[], is: readonly Die[]): string {
  const [more, less] = [without(is, was), without(was, is)];
  if (less.length === 0) return `Attack +${diceText(more)}`;
  if (more.length === 0) return `Attack −${diceText(less)}`;
  return `Attack: ${diceText(is)}, was ${diceText(was)}`;
}

const STATS = { hp: 'HP', sp: '◆', defense: 'defense', armor: 'armor', movement: 'movement', range: 'range' };
export const stat = (of: keyof typeof STATS, by: number): string => `${signed(by)} ${STATS[of]}`;
export const changes = (all: readonly string[]): string => listed(all);

const SLOTS: Readonly<Record<ItemType, string>> = {
  weapon: 'hands',
  armor: 'armor slot',
  core: 'core slot',
  relic: 'relic slot',
  accessory: 'accessory slot',
  consumable: 'consumable slot',
};
export const place = {
  worn: (slot: ItemType): string => `Can equip: ${SLOTS[slot]} free`,
  instead: (names: readonly string[]): string => `Equip instead of ${listed(names)}`,
  pack: 'Goes to the Pack: no room to equip',
};
export const hp = (left: number, most: number): string => `${left}/${most} HP`;
export const pack = (held: number, most: number): string =>
  held < most ? `Pack ${held}/${most}` : `Pack ${held}/${most}: full`;
export const about = (all: readonly string[]): string => all.join(' · ');

/** Where the Pack is full. */
export const found = 'New';
export const own = 'In the Pack';
export const drop = (name: string): string => `Drop ${name}`;
export const equip = (name: string): string => `Equip ${name}`;
/** The new one, whose name stands above. */
export const dropIt = 'Drop it';
export const equipIt = 'Equip it';
export const toStash = 'To stash';
