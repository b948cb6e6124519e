/** The rules of items and what else one carries, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const CARDS: ChapterTexts<'cards'> = {
  'item-limits': {
    title: 'What you can carry',
    also: 'hands, item limits, pack, slots, equipment',
    text: 'Two hands of weapons, one armor, one core, one accessory, three relics, three consumables, one Familiar, and three more things in the Pack, which do nothing there. Melee and ranged weapons are not held together.',
  },
  double: {
    title: 'DOUBLE',
    also: 'double-sided, two sides',
    text: 'The item has two sides and is equipped with one of them up. Choose when you put it on.',
  },
  'item-upgrades': {
    title: 'Item Upgrades and materials',
    also: 'upgrade, material, attach',
    text: 'A card fixed to an item, one for each hand of a weapon, one for an armor or core. It is exhausted and flipped by itself. Some are for sale only while the party owns the MATERIAL they name.',
  },
  shields: {
    title: 'SHIELD',
    also: 'buckler, block',
    text: 'A weapon that gives Armor and takes the range of whatever the other hand holds; two shields are melee. Many let you Counter for turning them instead of for SP.',
  },
  disciplines: {
    title: 'Disciplines',
    also: 'skills, tree, assemblage, cruor, martial, sanctus, subterfuge, level, xp',
    text:
      'What an adventurer has learned. The red dots are the SP of using it, and it may be used again while they last unless it says otherwise. ' +
      'Five trees: ASSEMBLAGE calls creatures, CRUOR trades blood for power, MARTIAL is arms, SANCTUS guards and heals, SUBTERFUGE is stealth and great wounds. A higher level needs one of each level below in that tree.',
  },
};
