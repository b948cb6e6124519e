/** The rules of damage, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const DAMAGE: ChapterTexts<'damage'> = {
  'final-damage': {
    title: 'How damage is calculated',
    also: 'determine damage, order of damage, final damage, sum',
    text: 'Press any number to see these steps, always in this order.',
    steps: [
      'Points of the roll above the Defense.',
      'Symbols and abilities that add damage, and flanking.',
      'Minus armor that is not pierced (PHYSICAL damage only).',
      'Minus other reductions.',
      'RESISTANCE halves it, IMMUNITY makes it 0.',
      'The rest becomes damage tokens. Then cards may react.',
    ],
  },
  'damage-types': {
    title: 'Kinds of damage',
    also: 'physical, magic, irreducible, damage type',
    text:
      'Attacks deal PHYSICAL damage; armor reduces it. MAGIC ignores armor. IRREDUCIBLE ignores everything. ' +
      'If a card only says damage, it means all three.',
  },
  armor: {
    title: 'Armor',
    also: 'armour, armor piercing, protection from blows, reduce',
    text: 'Armor reduces all PHYSICAL damage dealt to you. It is never used up. ARMOR PIERCING ignores that much of it; several add up.',
  },
  resistance: {
    title: 'RESISTANCE',
    also: 'resist, half damage',
    text: 'Damage of that kind is halved after armor, rounded up, only once per hit. Against a weapon’s tag it halves damage from attackers with such a weapon. It does not affect IRREDUCIBLE damage.',
  },
  immunity: {
    title: 'IMMUNITY',
    also: 'immune',
    text: 'Against a kind of damage: you take none. Against an Effect: you cannot get it, and you lose it if you become immune.',
  },
  healing: {
    title: 'Healing',
    also: 'heal, hp, remove damage, potion',
    text: 'HEAL removes up to that many damage tokens from a figure. Disease prevents it. Nothing heals by itself between encounters; being Restored heals everything.',
  },
  defeat: {
    title: 'Being Defeated',
    also: 'death, die, killed, down, hp, fall',
    text:
      'A figure with as many damage tokens as HP is Defeated: it leaves the board and the track and loses its tokens. Reactions to the damage come first, so healing in time saves it. ' +
      'Pits, falls and skulls can defeat regardless of HP. Defeated adventurers return in the next encounter with half their HP. If all are down, you lose.',
  },
  'last-moments': {
    title: 'The last moment',
    also: 'about to be defeated, save, survive, potion, rescue',
    text: 'When damage would defeat a figure, the app asks first: you can use anything usable at any time, and cards that react to a defeat. Enough healing saves the figure.',
  },
  rounding: {
    title: 'Halves and zeros',
    also: 'round up, half, negative, below zero, reducing',
    text: 'Halves are rounded up. No number goes below 0.',
  },
  throw: {
    title: 'THROW',
    also: 'throwing, knives, hurl',
    text: 'Not an attack: roll the die; an enemy within Range 4 and in sight takes that much PHYSICAL damage. No roll to hit, no Dodge, no Counter. Armor still counts.',
  },
};
