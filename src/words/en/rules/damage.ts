/** The rules of damage, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const DAMAGE: ChapterTexts<'damage'> = {
  'final-damage': {
    title: 'How damage is worked out',
    also: 'determine damage, order of damage, final damage, sum',
    text: 'Press any number to see these lines. They always come in this order.',
    steps: [
      'Points by which the roll beat the Defense.',
      'Symbols, and abilities that add damage; flanking stands here.',
      'Less armor, of PHYSICAL damage only, as far as it is not pierced.',
      'Less what else reduces it.',
      'Halved by RESISTANCE, nothing by IMMUNITY.',
      'What is left becomes damage tokens, and then cards may answer it.',
    ],
  },
  'damage-types': {
    title: 'Kinds of damage',
    also: 'physical, magic, irreducible, damage type',
    text:
      'PHYSICAL is what attacks deal, and armor takes it off. MAGIC goes through armor. IRREDUCIBLE goes through everything. ' +
      'Where a card only says damage it means each of the three.',
  },
  armor: {
    title: 'Armor',
    also: 'armour, armor piercing, protection from blows, reduce',
    text: 'Armor is taken off PHYSICAL damage every time some is dealt to you, wherever it comes from. It is never used up. ARMOR PIERCING lets an attack ignore that much of it, and several such numbers add up.',
  },
  resistance: {
    title: 'RESISTANCE',
    also: 'resist, half damage',
    text: 'Damage of the kind named is halved after armor, with the half rounded up. It never halves the same blow twice. Against a weapon’s tag it halves what comes from attackers who hold such a weapon. IRREDUCIBLE damage does not care.',
  },
  immunity: {
    title: 'IMMUNITY',
    also: 'immune',
    text: 'Against a kind of damage: none of it is dealt. Against an Effect: you cannot get it, and if you become immune while you bear it, it falls off.',
  },
  healing: {
    title: 'Healing',
    also: 'heal, hp, remove damage, potion',
    text: 'HEAL takes that many damage tokens off a figure, and what is too much is lost. Nobody heals above full. Disease forbids it altogether. Between encounters nothing heals by itself; only being Restored does it all.',
  },
  defeat: {
    title: 'Being Defeated',
    also: 'death, die, killed, down, hp, fall',
    text:
      'With as many damage tokens as HP, a figure is Defeated: off the board, off the track, its tokens gone. Whatever answers that damage comes first, so a healing in time saves it. ' +
      'Pits, falls and skulls defeat without counting HP. Fallen adventurers are back for the next encounter with half their HP, and all of them down is a loss.',
  },
  'last-moments': {
    title: 'The last moment',
    also: 'about to be defeated, save, survive, potion, rescue',
    text: 'When damage is about to defeat somebody, the table stops and asks: everything usable at any time can still be used, and cards that answer a fall get their chance. Enough healing, and the figure stands. Let it pass, and it does not.',
  },
  rounding: {
    title: 'Halves and zeros',
    also: 'round up, half, negative, below zero, reducing',
    text: 'Halves are always rounded up. No number goes below 0, whatever is taken off it.',
  },
  throw: {
    title: 'THROW',
    also: 'throwing, knives, hurl',
    text: 'Not an attack at all: roll the die named, and an enemy within Range 4 and in sight takes that much PHYSICAL damage. There is no roll to hit, no Dodge and no Counter. Armor still helps.',
  },
};
