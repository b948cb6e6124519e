/** The rules of items and what else one carries, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const CARDS: ChapterTexts<'cards'> = {
  'item-limits': {
    title: 'What you can carry',
    also: 'hands, item limits, pack, slots, equipment',
    text: 'Two hands of weapons, one armor, one core, one accessory, three relics, three consumables, one Familiar, and three more items in the Pack, which do nothing there. You cannot equip melee and ranged weapons together.',
  },
  double: {
    title: 'DOUBLE',
    also: 'double-sided, two sides',
    text: 'The item has two sides. Choose which is up when you equip it.',
  },
  'item-upgrades': {
    title: 'Item Upgrades and materials',
    also: 'upgrade, material, attach',
    text: 'A card attached to an item: one per hand of a weapon, one on an armor or core. It is exhausted and flipped on its own. Some are sold only if the party owns the named MATERIAL.',
  },
  shields: {
    title: 'SHIELD',
    also: 'buckler, block',
    text: 'A weapon that gives Armor and takes the range of the weapon in the other hand; two shields are melee. Many let you Counter by exhausting them instead of paying SP.',
  },
  disciplines: {
    title: 'Disciplines',
    also: 'skills, tree, assemblage, cruor, martial, sanctus, subterfuge, level, xp',
    text:
      'What an adventurer has learned. The red dots are its SP cost. You may use it again while you have SP, unless it says otherwise. ' +
      'Five trees: ASSEMBLAGE calls creatures, CRUOR trades blood for power, MARTIAL fights with weapons, SANCTUS guards and heals, SUBTERFUGE is stealth and heavy hits. A higher level needs one of each lower level in that tree.',
  },
};
