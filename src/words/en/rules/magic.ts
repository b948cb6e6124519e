/** The rules of spells, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const MAGIC: ChapterTexts<'magic'> = {
  spell: {
    title: 'Casting a spell',
    also: 'spell action, cast, magic, steps of a spell',
    text: 'A spell is an action that some card starts, for the price on it. No weapon is needed, and nobody dodges it.',
    steps: [
      'Choose whom, within your Sphere of Influence.',
      'Empower for 1 SP, if you like: each book on BLACK is 1 Force, a skull is failure and 3 damage to you.',
      'Roll your Casting die and add the number of the spell: that is its Force.',
      'The target rolls both its Conviction dice. Reaching the Force shakes the spell off.',
      'Whoever fell short suffers all that the card says.',
    ],
  },
  force: {
    title: 'Force and Conviction Checks',
    also: 'conviction, resist a spell, force value, conviction value',
    text:
      'Force is what the target has to reach with its two Conviction dice; equal is enough to resist. One roll stands against all the effects of that Force, and each of several targets rolls alone. ' +
      'A friend may let it happen. A Conviction Value, which some cards compare, is what the two dice are rated, PURPLE lowest, added up.',
  },
  'spell-like': {
    title: 'Spell-like abilities',
    also: 'force follow-up, difference hit, inflict',
    text: 'Abilities with a FORCE but no spell: no Casting die, no Empower, no action of their own. The number is printed, and DIFFERENCE HIT adds what your attack rolled above the Defense. The target checks its Conviction as against a spell.',
  },
  'dice-upgrades': {
    title: 'Better dice for magic',
    also: 'casting upgrade, conviction upgrade, staff, tome, core',
    text: 'A Casting Upgrade takes the place of your Casting die, a Conviction Upgrade of one of your two Conviction dice. One of the first and two of the second count; with more you choose.',
  },
  protection: {
    title: 'PROTECTION',
    also: 'ward against spells',
    text: 'Against a spell, a figure with PROTECTION rolls BLACK beside its Conviction dice, and every shield on it is 1 more for the check. It is no help against spell-like abilities.',
  },
};
