/** The rules of rounds and turns, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const TURN: ChapterTexts<'turn'> = {
  round: {
    title: 'Rounds',
    also: 'round, end of the round, order of play',
    text:
      'An encounter runs in rounds, and a round is one walk down the Initiative Track: every card on it has its go, from the front to the back. ' +
      'Then the next round starts at the front again. What is said to last to the end of the round lasts until the very last figure is done. ' +
      'It goes on like this until some End Condition comes true.',
  },
  initiative: {
    title: 'The Initiative Track',
    also: 'initiative, order of turns, up the track, down the track, front, back',
    text:
      'The cards of everybody who fights are shuffled and laid out once, and that is the order of turns. ' +
      'Up means nearer the front, down means nearer the back. Moving a card never costs anyone a turn: next is always the foremost figure that has not gone yet this round. ' +
      'Whoever is Defeated leaves the track at once and the others close up; a card shared by several goes with the last of them.',
  },
  turn: {
    title: 'A turn, phase by phase',
    also: 'phases, start of turn, status phase, refresh phase, action phase, end of turn, activation',
    text: 'An adventurer’s turn has five phases. Enemies go through the same ones, but have an activation in place of refresh and actions.',
    steps: [
      'Start: what your cards do when a turn begins.',
      'Status: Poison, Condemn, Haste and every card that says STATUS, in the order you like.',
      'Refresh: SP come back, and exhausted cards are ready again. In your first turn of an encounter no SP come.',
      'Actions: spend SP on whatever you like, in any order, until you have had enough.',
      'End: what happens as a turn ends; Paralyze wears off, a Current takes hold.',
    ],
  },
  stamina: {
    title: 'Stamina Points (SP)',
    also: 'stamina, energy, points, recovery, cost, SP',
    text:
      'SP pay for all you do: moving is 1, attacking is 2, and cards name their own price. ' +
      'Most adventurers start with 3, get 3 back at each Refresh and can hold 5; what would come on top is lost. ' +
      'Dodge, Empower and Counter use the same SP, also in other turns, so unspent SP can pay for a Dodge. ' +
      'You may repeat anything while you have SP, except moving.',
  },
  actions: {
    title: 'What you can do in your turn',
    also: 'standard actions, actions, price list',
    text: 'These are open to every adventurer. Finish one action before you begin the next; cards may add others.',
    steps: [
      'Move, 1 SP, once a turn; each further SP buys 2 more points.',
      'Attack, 2 SP, with what is in your hands.',
      'Encounter Action, 1 SP: open Loot, and whatever the encounter allows.',
      'Re-Equip, 1 SP: change what you carry.',
      'Use a card for the price printed on it.',
      'Dodge (1 SP), Empower (1 SP) and Counter (2 SP) are no actions: they are answers in the middle of an attack.',
    ],
  },
  'encounter-action': {
    title: 'Encounter Action',
    also: 'interact, open, loot, pick up, use an object',
    text:
      'For 1 SP you handle something on the board: the Loot you stand on or beside, or what the encounter itself offers in its special rules. ' +
      'Some of these ask for a Skill Check. It may be done as often as there are SP and things to do it with.',
  },
  'command-figures': {
    title: 'Figures you command',
    also: 'command combatant, allies you control, summons',
    text:
      'A Command Combatant fights on your side and a player decides for it, with SP of its own and its own place on the track. ' +
      'It does what is on its card for the SP printed there, and may Dodge, Empower and Counter like an adventurer. ' +
      'EXHAUST on its card covers that one ability until its next Refresh, not the whole card.',
  },
  're-equip': {
    title: 'Re-Equip',
    also: 'change equipment, pack, trade, swap items, take items',
    text:
      'One SP lets you rearrange everything: put things on, stow things in the Pack, take what a neighbour carries. ' +
      'You can only take, never hand over, though the one you take from may tidy up as well. ' +
      'An exhausted or flipped item stays that way in the Pack. Only what is equipped does anything.',
  },
  seats: {
    title: 'Who decides',
    also: 'players, seats, hot-seat, who chooses',
    text:
      'Each adventurer has a player, here called a seat, and so has whatever that adventurer summons. ' +
      'Enemies have none: their cards decide for them. Where a rule leaves a choice to the players as a group, any of you may answer.',
  },
};
