/** The rules of attacks, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const ATTACK: ChapterTexts<'attack'> = {
  attack: {
    title: 'The attack, step by step',
    also: 'attack action, atk, hit, steps of an attack, fight, strike',
    text: 'An attack costs an adventurer 2 SP, or what the card that grants it says. It always has these steps.',
    steps: [
      'Choose a target in range and line of sight.',
      'Take the dice of the weapons in your hands.',
      'Empower? One SP adds the BLACK die.',
      'The target may Dodge for 1 SP.',
      'Roll. Reach the Defense and you hit.',
      'Damage: your roll above the Defense, symbols and abilities, minus armor.',
      'A miss, or a hit without damage, may be Countered.',
      'After a hit, Follow-ups.',
    ],
  },
  'combat-dice': {
    title: 'Which dice you roll',
    also: 'combat dice pool, weapon dice, bare hands, unarmed',
    text:
      'Usually two dice. A two-handed weapon shows two; two one-handed weapons give one each. One one-handed weapon alone adds a PURPLE die; bare hands are two PURPLE. ' +
      'Combatants roll what is on their card. A BLACK die on a weapon means that its attacks are Empowered for free.',
  },
  'the-dice': {
    title: 'The dice',
    also: 'colours, faces, white, teal, green, blue, purple, orange, red, grey, black, skull, re-roll',
    text:
      'Eight colours have numbers and symbols. WHITE, TEAL, GREEN and BLUE (worst to best) have more shields; PURPLE, ORANGE, RED and GREY more books. ' +
      'BLACK has no numbers: five faces of symbols and a skull. Another card may re-roll a die again.',
  },
  symbols: {
    title: 'Symbols',
    also: 'book, shield, burst, spend symbols, surge',
    text:
      'Dice show books, shields and bursts beside their numbers. Weapons and cards turn them into damage and more, as often as you have symbols; each symbol is spent once. ' +
      'The app finds the best use and suggests it. Enemies always spend for the most damage.',
  },
  empower: {
    title: 'Empower',
    also: 'black die, boost an attack, skull',
    text:
      'For 1 SP, add the BLACK die to an attack for its symbols, or to a spell, where each book is +1 Force. One face in six is a skull: then the attack misses, or the spell fails and its caster takes 3 IRREDUCIBLE damage. ' +
      'Only once per attack. Enemies do it only if their card says so.',
  },
  dodge: {
    title: 'Dodge',
    also: 'evade, avoid, defend, black die',
    text:
      'When you are attacked, before the roll, you may pay 1 SP or a Dodge token and roll BLACK: each shield is +1 Defense against this attack. A skull adds nothing, not even bonuses from cards. ' +
      'Not in Water, not under Darkness, not while paralyzed. Enemies dodge only if it is on their card.',
  },
  'roll-to-hit': {
    title: 'Rolling to hit',
    also: 'attack roll, hit, miss, defense, difference hit, to the atk roll',
    text: 'Add the numbers on your dice and all bonuses TO THE ATK ROLL. If you reach the target’s Defense, you hit; each point above it is 1 damage. Less is a miss and ends the attack, except for a Counter.',
  },
  counter: {
    title: 'Counter',
    also: 'riposte, strike back, counterattack, counter of a counter',
    text:
      'If an attack misses you or does you no damage: for 2 SP, or the price on one of your cards, you may attack the attacker at once, if you can reach and see them. ' +
      'If another enemy is in the line, you may attack that one instead. The attack you Counter ends, without Follow-ups. ' +
      'Your Counter is a normal attack: it may be Dodged and Countered. Enemies can Counter only if their card says so.',
  },
  'follow-up': {
    title: 'Follow-ups (FU)',
    also: 'follow up, fu, after a hit',
    text:
      'After a hit you may use abilities marked FU, one after the other. They affect you or the target you hit, however far away it is by then. ' +
      'One that starts a new attack or spell ends the old attack, so use it last. There are none after a miss or a Counter.',
  },
  'melee-and-ranged': {
    title: 'Melee and ranged',
    also: 'weapon types, bow, sword, two weapons, range of a weapon',
    text:
      'Melee attacks reach adjacent figures at most one level up or down; ranged attacks reach as far as their number, adjacent too. Both need line of sight. You cannot equip both kinds. ' +
      'A melee/ranged weapon becomes the kind of its partner; two of them are melee. Only melee flanks.',
  },
  reach: {
    title: 'REACH',
    also: 'long weapon, spear, polearm, halberd',
    text:
      'A melee attack with REACH reaches that many spaces. It is still melee: the level and line-of-sight penalties count. ' +
      'For Flanking on this attack, you count as standing on each space it passes.',
  },
  flanking: {
    title: 'Flanking',
    also: 'flank, surround, opposite sides, pincer, either side',
    text:
      'You and an ally on exactly opposite sides or corners of a target: your melee attack has +1 to the roll and +3 PHYSICAL damage. ' +
      'The ally must be able to attack (not paralyzed), and all three must be on one level. Ranged attacks get nothing. Enemies flank you too.',
  },
  backstab: {
    title: 'BACKSTAB',
    also: 'back stab, sneak attack, katar',
    text: 'With BACKSTAB, flanking gives +2 to the roll and +5 PHYSICAL damage instead of the usual bonus.',
  },
  'friendly-fire': {
    title: 'Attacking an ally',
    also: 'friendly fire, attack an ally',
    text:
      'You may attack any figure you can reach and see, even an ally; the app marks it and never suggests it. They may Dodge and Counter as usual. ' +
      'A card’s attack targets an opponent, unless it says figure.',
  },
};
