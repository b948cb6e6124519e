/** The rules of how an encounter begins and ends, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const ENCOUNTER: ChapterTexts<'encounter'> = {
  'set-up': {
    title: 'How an encounter begins',
    also: 'setup, prepare, placement, starting zone',
    text: 'The app does most of this for you. You place the adventurers.',
    steps: [
      'Prepare: remove Used tokens and Effects, set SP to what you recover in a turn; heal anyone below half to half HP.',
      'Place the adventurers in the starting zone, as you like.',
      'The track is shuffled and dealt.',
      'The first card acts. Nobody recovers SP in their first turn.',
    ],
  },
  'end-conditions': {
    title: 'Winning and losing',
    also: 'win, lose, end condition, reward, goal',
    text: 'Each encounter says what ends it. It ends the moment one of these happens, and you get its reward. If all adventurers are down, you lose. If you win and lose at once, you lose.',
  },
  exits: {
    title: 'Exits',
    also: 'exit, way out, escape, leave',
    text: 'A way out. Usually one adventurer who ends a turn on it ends the encounter for all, so check before you stop there.',
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
    text: 'A hidden text. It takes effect when an adventurer first has it in line of sight, at any distance, even during a move. A random one is face down until then.',
  },
  objectives: {
    title: 'Objectives',
    also: 'objective, goal token, quest',
    text: 'The encounter says how to activate one: stand beside it, enter a place, defeat someone, use an Encounter Action. Check before your first turn.',
  },
  achievements: {
    title: 'Achievements',
    also: 'achievement, feat',
    text: 'Something difficult to do. It counts once, and only the one who did it gets the reward.',
  },
  'loot-tokens': {
    title: 'Loot on the board',
    also: 'loot, chest, treasure, search',
    text: 'Stand on it or beside it and use an Encounter Action. You get the items, the party gets the gold, and the token is removed.',
  },
  'combatant-loot': {
    title: 'Loot from enemies',
    also: 'combatant loot deck, gold, monster loot, unique loot, item loot, loot level',
    text: 'Each defeated enemy gives a card of the loot deck: mostly gold (kept even if you lose), sometimes an item. Enemies that another enemy spawned give nothing. The encounter’s loot level says how good the deck is.',
  },
  'gaining-items': {
    title: 'When you gain or lose an item',
    also: 'gain item, lose item, party stash, full pack',
    text: 'It goes to whoever opened the Loot or defeated the enemy. If that is unclear, the players choose. If you have no room, discard something or send it to the stash. When you gain an item, you may rearrange your items at once, for free. A text may also take an item; its upgrades go back to the box.',
  },
  spawning: {
    title: 'New enemies',
    also: 'spawn, reinforcements, appear',
    text: 'A new enemy goes where the text says, or on the nearest free space. If its card is not on the track, it goes right behind the current card; roll BLACK and move it back one place per book. It takes the lowest free number.',
  },
  dynamite: {
    title: 'Dynamite',
    also: 'bomb, explosion, blast, lit',
    text:
      'It is lit when placed on the board and explodes at the end of the next round: three PURPLE of IRREDUCIBLE damage to everyone on or beside it. Other Dynamite there explodes too. ' +
      'For 1 SP and a Presence check of 10 you can pick it up from beside; for 1 SP more you place it within Range 4 in sight.',
  },
  restore: {
    title: 'Being Restored',
    also: 'rest, restore, camp',
    text: 'A full rest: remove damage, Effects and ability tokens; all cards are ready and face up, and you may trade freely. Until then, flipped cards stay flipped.',
  },
  'at-once': {
    title: 'Several things at once',
    also: 'simultaneous, order, same time',
    text: 'If the order matters, it is the best one for the figure whose turn it is. Damage to several hits all of them first; then come defeats, loot and the end.',
  },
};
