/** The rules of spells, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const MAGIC: ChapterTexts<'magic'> = {
  spell: {
    title: 'Casting a spell',
    also: 'spell action, cast, magic, steps of a spell',
    text: 'A card lets you cast a spell for the price on it. It needs no weapon, and nobody can Dodge it.',
    steps: [
      'Choose a target in your Sphere of Influence.',
      'Empower for 1 SP, if you like: each book on BLACK is +1 Force; on a skull it fails and you take 3 damage.',
      'Roll your Casting die and add the spell’s number: that is its Force.',
      'The target rolls both its Conviction dice. If it reaches the Force, it resists.',
      'If not, it suffers everything the card says.',
    ],
  },
  force: {
    title: 'Force and Conviction Checks',
    also: 'conviction, resist a spell, force value, conviction value',
    text:
      'The target must reach the Force with its two Conviction dice; equal is enough to resist. One roll counts against all effects of that Force; each target rolls on its own. ' +
      'An ally may choose not to resist. The Conviction Value on some cards is the ratings of the two dice added up (PURPLE is lowest).',
  },
  'spell-like': {
    title: 'Spell-like abilities',
    also: 'force follow-up, difference hit, inflict',
    text: 'Abilities with a FORCE but no spell: no Casting die, no Empower, no separate action. The Force is printed; DIFFERENCE HIT adds your attack roll above the Defense. The target rolls Conviction as against a spell.',
  },
  'dice-upgrades': {
    title: 'Better dice for magic',
    also: 'casting upgrade, conviction upgrade, staff, tome, core',
    text: 'A Casting Upgrade replaces your Casting die, a Conviction Upgrade one of your two Conviction dice. One Casting and two Conviction Upgrades count; if you have more, you choose.',
  },
  protection: {
    title: 'PROTECTION',
    also: 'ward against spells',
    text: 'Against a spell, a figure with PROTECTION rolls BLACK beside its Conviction dice, and each shield is +1 on the check. It does not help against spell-like abilities.',
  },
};
