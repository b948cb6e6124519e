/** The rules of rounds and turns, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const TURN: ChapterTexts<'turn'> = {
  round: {
    title: 'Rounds',
    also: 'round, end of the round, order of play',
    text:
      'In a round, every card on the Initiative Track takes a turn, from front to back. ' +
      'Then the next round starts at the front again. Effects until the end of the round last until the last figure is done. ' +
      'The encounter ends when an End Condition is met.',
  },
  initiative: {
    title: 'The Initiative Track',
    also: 'initiative, order of turns, up the track, down the track, front, back',
    text:
      'All fighters’ cards are shuffled and laid out once: that is the turn order. ' +
      'Up means nearer the front, down means nearer the back. Moving a card never costs anyone a turn: next is always the first figure that has not acted this round. ' +
      'Defeated figures leave the track at once and the others close up; a card shared by several leaves with the last of them.',
  },
  turn: {
    title: 'A turn, phase by phase',
    also: 'phases, start of turn, status phase, refresh phase, action phase, end of turn, activation',
    text: 'An adventurer’s turn has five phases. Enemies go through the same ones, but with one activation instead of Refresh and Actions.',
    steps: [
      'Start: effects of your cards at the start of a turn.',
      'Status: Poison, Condemn, Haste and every card that says STATUS, in any order.',
      'Refresh: you recover SP, and exhausted cards are ready again. You recover no SP in your first turn of an encounter.',
      'Actions: spend SP on anything, in any order, until you are done.',
      'End: effects at the end of a turn; Paralyze wears off, a Current carries you.',
    ],
  },
  stamina: {
    title: 'Stamina Points (SP)',
    also: 'stamina, energy, points, recovery, cost, SP',
    text:
      'SP pay for everything: a move costs 1, an attack 2, cards show their price. ' +
      'Most adventurers start with 3, get 3 back at each Refresh and can hold 5 at most. ' +
      'Dodge, Empower and Counter use the same SP, on other turns too, so unspent SP can pay for a Dodge. ' +
      'You may repeat anything while you have SP, except moving.',
  },
  actions: {
    title: 'What you can do on your turn',
    also: 'standard actions, actions, price list',
    text: 'Every adventurer can do these. Finish one action before the next; cards add more.',
    steps: [
      'Move, 1 SP, once a turn; each further SP buys 2 more points.',
      'Attack, 2 SP, with what is in your hands.',
      'Encounter Action, 1 SP: open Loot, or use what the encounter offers.',
      'Re-Equip, 1 SP: change what you carry.',
      'Use a card for the price printed on it.',
      'Dodge (1 SP), Empower (1 SP) and Counter (2 SP) are not actions: you use them during an attack.',
    ],
  },
  'encounter-action': {
    title: 'Encounter Action',
    also: 'interact, open, loot, pick up, use an object',
    text:
      'For 1 SP you use something on the board: Loot on or beside your space, or something from the encounter’s special rules. ' +
      'Some of these ask for a Skill Check. You may do it as often as you can pay.',
  },
  'command-figures': {
    title: 'Figures you command',
    also: 'command combatant, allies you control, summons',
    text:
      'A Command Combatant fights on your side. A player controls it; it has its own SP and its own place on the track. ' +
      'It does what is on its card for the SP printed there, and may Dodge, Empower and Counter like an adventurer. ' +
      'EXHAUST on its card covers that one ability until its next Refresh, not the whole card.',
  },
  're-equip': {
    title: 'Re-Equip',
    also: 'change equipment, pack, trade, swap items, take items',
    text:
      'For 1 SP you rearrange everything: equip items, put items in the Pack, take items from an adjacent ally. ' +
      'You can only take, not give, but the one you take from may rearrange too. ' +
      'An exhausted or flipped item stays that way in the Pack. Only equipped items work.',
  },
  seats: {
    title: 'Who decides',
    also: 'players, seats, hot-seat, who chooses',
    text:
      'Each adventurer has a player (a seat), who also plays what that adventurer summons. ' +
      'Enemies have none: their cards decide. If a rule asks the players as a group, any of you may answer.',
  },
};
