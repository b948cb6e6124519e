/** The rules of attacks, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const ATTACK: ChapterTexts<'attack'> = {
  attack: {
    title: 'The attack, step by step',
    also: 'attack action, atk, hit, steps of an attack, fight, strike',
    text: 'An attack costs an adventurer 2 SP, or whatever the card that grants it asks. It always goes the same way.',
    steps: [
      'Choose whom, within range and in line of sight.',
      'Take the dice of the weapons in your hands.',
      'Empower? One SP adds the BLACK die.',
      'The target may Dodge for 1 SP.',
      'Roll. Reach the Defense and you hit.',
      'Damage: what you rolled above the Defense, symbols, abilities; then less armor.',
      'A miss, or a hit that hurt nobody, may be Countered.',
      'After a hit, Follow-ups.',
    ],
  },
  'combat-dice': {
    title: 'Which dice you roll',
    also: 'combat dice pool, weapon dice, bare hands, unarmed',
    text:
      'Two dice, as a rule. A weapon for both hands has two printed on it; two small ones bring one each. One small weapon alone is joined by a PURPLE die, and bare hands are two PURPLE. ' +
      'Combatants roll what is on their card. A BLACK die that is printed on a weapon means that its attacks are Empowered, at no cost.',
  },
  'the-dice': {
    title: 'The dice',
    also: 'colours, faces, white, teal, green, blue, purple, orange, red, grey, black, skull, re-roll',
    text:
      'Eight colours carry numbers and symbols. WHITE, TEAL, GREEN and BLUE, each a step better, lean to shields; PURPLE, ORANGE, RED and GREY lean to books. ' +
      'BLACK has no numbers: five faces of symbols and a skull. A die that was re-rolled once may be re-rolled by another card.',
  },
  symbols: {
    title: 'Symbols',
    also: 'book, shield, burst, spend symbols, surge',
    text:
      'Dice show books, shields and bursts beside their numbers. Weapons and cards turn them into something, mostly damage, and may be fed as often as the symbols last; each symbol is spent once. ' +
      'The table works out the best use and proposes it. Enemies always spend for the greatest harm.',
  },
  empower: {
    title: 'Empower',
    also: 'black die, boost an attack, skull',
    text:
      'For 1 SP the BLACK die joins an attack for its symbols, or a spell, where each book on it is 1 Force more. One face in six is the skull: then the attack misses whatever else you rolled, or the spell fails and its caster takes 3 IRREDUCIBLE damage. ' +
      'Never twice on the same attack. Enemies do it only where their card tells them to.',
  },
  dodge: {
    title: 'Dodge',
    also: 'evade, avoid, defend, black die',
    text:
      'When somebody attacks you, before they roll, you may pay 1 SP or a Dodge token and roll BLACK: every shield raises your Defense by 1 against this attack. The skull adds nothing, not even what cards would add. ' +
      'Not in Water, not under Darkness, not while paralyzed. Enemies dodge only if it is on their card.',
  },
  'roll-to-hit': {
    title: 'Rolling to hit',
    also: 'attack roll, hit, miss, defense, difference hit, to the atk roll',
    text: 'Add up the numbers on your dice and whatever says TO THE ATK ROLL. Equal to the target’s Defense or more is a hit, and every point above it is already 1 damage. Less is a miss, and ends the attack, but for a Counter.',
  },
  counter: {
    title: 'Counter',
    also: 'riposte, strike back, counterattack, counter of a counter',
    text:
      'If an attack misses you or does you no damage: for 2 SP, or the price on one of your cards, you may attack the attacker at once, if you can reach and see them. ' +
      'If another enemy stands in the line, you may strike that one instead. The attack you answer is over, its Follow-ups with it. ' +
      'Your Counter is an attack like any other, so it may be Dodged, and a poor one may be Countered in its turn. Enemies need it on their card.',
  },
  'follow-up': {
    title: 'Follow-ups (FU)',
    also: 'follow up, fu, after a hit',
    text:
      'After a hit, abilities marked FU may be used, several of them, one after the other. They concern you or the one you struck, however far that figure has gone by then. ' +
      'One that starts a new attack or spell closes the old attack, so keep it for last. A miss or a Counter leaves no room for them.',
  },
  'melee-and-ranged': {
    title: 'Melee and ranged',
    also: 'weapon types, bow, sword, two weapons, range of a weapon',
    text:
      'Melee strikes whoever is adjacent and no more than one level up or down; ranged goes as far as its number, also at arm’s length. Both need line of sight, and the two kinds cannot be paired in your hands. ' +
      'A melee/ranged weapon becomes whatever its partner is; two of them are melee. Only melee flanks.',
  },
  reach: {
    title: 'REACH',
    also: 'long weapon, spear, polearm, halberd',
    text:
      'A melee attack with REACH carries that many spaces instead of one. It stays melee: it needs the level, and a line of sight with all its penalties. ' +
      'A space your weapon passes through counts as if you stood there when you look for Flanking, for your own attack alone.',
  },
  flanking: {
    title: 'Flanking',
    also: 'flank, surround, opposite sides, pincer, either side',
    text:
      'Stand in melee with a friend exactly on the other side of the target, side against side or corner against corner: +1 to the roll and +3 PHYSICAL damage. ' +
      'The friend must be able to attack, so not paralyzed, and all three stand on one level. Ranged attacks get nothing from it. Enemies flank you just the same.',
  },
  backstab: {
    title: 'BACKSTAB',
    also: 'back stab, sneak attack, katar',
    text: 'Whoever has BACKSTAB gets +2 to the roll and +5 PHYSICAL damage when flanking, in place of the usual bonus. Without the flank it is worth nothing.',
  },
  'friendly-fire': {
    title: 'Striking a friend',
    also: 'friendly fire, attack an ally',
    text:
      'An attack may be aimed at any figure you can reach and see, so at a friend too; the table marks it and never proposes it. They may Dodge and Counter as against anyone. ' +
      'What a card attacks is an opponent, unless that card says figure.',
  },
};
