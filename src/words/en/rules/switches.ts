/** The switches of the rules, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const SWITCHES: ChapterTexts<'switches'> = {
  'counter-after-dodge': {
    title: 'Counter after your own Dodge',
    also: 'rule switch, counter cost',
    text: 'A Counter costs 2 SP. With this rule it costs 1 after your Dodge makes the attack miss.',
  },
  'urgency-limit': {
    title: 'How many Urgency tokens',
    also: 'rule switch, difficulty, urgency limit',
    text: 'The fourth Urgency token loses the encounter. Three is harder, five is easier.',
  },
  'no-player-elimination': {
    title: 'No Player Elimination',
    also: 'rule switch, come back, respawn',
    text: 'A Defeated adventurer loses all tokens, adds an Urgency token and returns on their next turn beside the others, with 9 damage at most. If all are down at once, you lose.',
  },
  'active-combatants': {
    title: 'Active Combatants',
    also: 'rule switch, hard mode, spawn',
    text: 'Harder: new enemies act right after the current card, with no die roll to move them back.',
  },
  'unpredictable-combat': {
    title: 'Unpredictable Combat',
    also: 'rule switch, hard mode, shuffle',
    text: 'Harder: the track is shuffled at the start of each round.',
  },
  'favorable-conditions': {
    title: 'Favorable Conditions',
    also: 'rule switch, easy mode, merciful',
    text: 'Easier: when an enemy has a choice, it takes what hurts you least, not most.',
  },
  reconnaissance: {
    title: 'Reconnaissance',
    also: 'rule switch, easy mode, placement',
    text: 'Easier: you see the turn order before you place your adventurers.',
  },
  'fifth-player': {
    title: 'A fifth player',
    also: 'rule switch, five adventurers',
    text: 'Five adventurers; the fifth starts beside the starting zone. Enemies have 50 % more HP.',
  },
  'ubiquitous-cards': {
    title: 'Ubiquitous cards',
    also: 'rule switch, small party, two players, three players',
    text: 'For small parties: who has a Ubiquitous card plays with it. More HP, 1 SP more in each Status Phase, and an ability.',
  },
  'table-chooses-ties': {
    title: 'You choose for enemies in a tie',
    also: 'rule switch, equally good',
    text: 'If two choices are equal for an enemy, you choose. Off: a fixed order decides.',
  },
  'flanking-edition': {
    title: 'Flanking as in edition 1.1',
    also: 'rule switch, flanking rules',
    text: 'In edition 1.1 flanking gives only +1 to the roll, no damage, and works across levels.',
  },
};
