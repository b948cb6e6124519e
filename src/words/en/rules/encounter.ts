/** The rules of how an encounter begins and ends, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const ENCOUNTER: ChapterTexts<'encounter'> = {
  'set-up': {
    title: 'How an encounter begins',
    also: 'setup, prepare, placement, starting zone',
    text: 'The app does most of this for you. You place the adventurers.',
    steps: [
      'Prepare: Used tokens and Effects off, SP to what you recover in a turn; who was down or badly hurt is brought to half.',
      'Place the adventurers in the starting zone, as you like.',
      'The track is shuffled and dealt.',
      'Foremost card first. Nobody recovers SP in their first turn.',
    ],
  },
  'end-conditions': {
    title: 'Winning and losing',
    also: 'win, lose, end condition, reward, goal',
    text: 'Each encounter says what ends it. The moment one of these comes true it is over, whatever was under way, and its reward is yours. All adventurers down is always a loss, and if winning and losing fall together, it is lost.',
  },
  exits: {
    title: 'Exits',
    also: 'exit, way out, escape, leave',
    text: 'A way out. As a rule one adventurer ending a turn on it ends the encounter for all, so look twice before you stop there.',
  },
  urgency: {
    title: 'Urgency',
    also: 'hourglass, urgency token, hurry, time',
    text:
      'If no enemy can do anything for a whole round and none appears, one Urgency token is added. With the fourth, all adventurers are Defeated. ' +
      'No token comes while any enemy can at least move towards you.',
  },
  totems: {
    title: 'Totems',
    also: 'totem, hidden text, random token',
    text: 'Something unknown. The first adventurer to have it in line of sight, from any distance, brings it to life, even in the middle of a step. A random one lies face down until then.',
  },
  objectives: {
    title: 'Objectives',
    also: 'objective, goal token, quest',
    text: 'The encounter says what brings one about: standing beside it, entering a place, beating someone, an Encounter Action. Find out before your first turn.',
  },
  achievements: {
    title: 'Achievements',
    also: 'achievement, feat',
    text: 'Something difficult to do. It counts once, and only the one who did it gets the reward.',
  },
  'loot-tokens': {
    title: 'Loot on the board',
    also: 'loot, chest, treasure, search',
    text: 'Stand on it or beside it and spend an Encounter Action. What is inside is yours, gold the party’s, and the token is gone.',
  },
  'combatant-loot': {
    title: 'Loot of the fallen',
    also: 'combatant loot deck, gold, monster loot, unique loot, item loot, loot level',
    text: 'Each enemy that falls, however it came about, is worth a card of the loot deck: mostly gold, kept even if you lose, now and then an item. Those that another enemy brought into play leave nothing. The encounter’s loot level says how rich the deck is.',
  },
  'gaining-items': {
    title: 'When you gain or lose an item',
    also: 'gain item, lose item, party stash, full pack',
    text: 'It goes to whoever opened the Loot or made the kill. Where that is not clear the players choose. With no room left, something is thrown away or goes to the stash; and on gaining it you may rearrange your own things at once, for free. A text may take an item, too: its upgrades go back to the box.',
  },
  spawning: {
    title: 'New enemies',
    also: 'spawn, reinforcements, appear',
    text: 'A newcomer is set where the text says, or on the nearest free space. If its card is not on the track yet, it goes right behind the one whose turn it is, and a BLACK die moves it down a place for each book. Its figures take the lowest free number.',
  },
  dynamite: {
    title: 'Dynamite',
    also: 'bomb, explosion, blast, lit',
    text:
      'Lit as soon as it lies on the board, it goes off at the end of the next round: three PURPLE of IRREDUCIBLE damage to everyone on it or beside it, and other Dynamite goes with it. ' +
      'For 1 SP and a Presence check of 10 you can snatch it up from beside; 1 SP more puts it down within Range 4 in sight.',
  },
  restore: {
    title: 'Being Restored',
    also: 'rest, restore, camp',
    text: 'A full rest, and a rare one: damage, Effects and ability tokens are removed, every card is ready and face up, and you may trade freely. Until then, flipped cards stay flipped.',
  },
  'at-once': {
    title: 'Several things at once',
    also: 'simultaneous, order, same time',
    text: 'If the order matters, it is the one that suits the figure whose turn it is. What strikes several strikes all of them first; only then is it asked who fell, what was found and whether it is over.',
  },
};
