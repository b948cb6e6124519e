/** The switches of the rules, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const SWITCHES: ChapterTexts<'switches'> = {
  'counter-after-dodge': {
    title: 'Counter after your own Dodge',
    also: 'rule switch, counter cost',
    text: 'By the book a Counter costs 2 SP. Some tables let it cost 1 after a Dodge of yours that made the attack miss.',
  },
  'urgency-limit': {
    title: 'How many Urgency tokens',
    also: 'rule switch, difficulty, urgency limit',
    text: 'The fourth Urgency token loses the encounter. Three is harder, five is easier.',
  },
  'no-player-elimination': {
    title: 'No Player Elimination',
    also: 'rule switch, come back, respawn',
    text: 'Whoever is Defeated loses all tokens, adds an Urgency token, and is back at their next turn beside the others with 9 damage at most. All down at once is still a loss. It keeps everyone playing, and the clock is the price.',
  },
  'active-combatants': {
    title: 'Active Combatants',
    also: 'rule switch, hard mode, spawn',
    text: 'Harder: enemies that appear go directly behind the card whose turn it is, without a die that could send them back.',
  },
  'unpredictable-combat': {
    title: 'Unpredictable Combat',
    also: 'rule switch, hard mode, shuffle',
    text: 'Harder: the track is shuffled anew when a round begins, so nobody can count on going before anybody.',
  },
  'favorable-conditions': {
    title: 'Favorable Conditions',
    also: 'rule switch, easy mode, merciful',
    text: 'Easier: where an enemy has a choice, it takes what hurts you least, not most.',
  },
  reconnaissance: {
    title: 'Reconnaissance',
    also: 'rule switch, easy mode, placement',
    text: 'Easier: the track is dealt first and you place your adventurers knowing it.',
  },
  'fifth-player': {
    title: 'A fifth player',
    also: 'rule switch, five adventurers',
    text: 'Five adventurers, the fifth starting beside the zone of the others. Enemies have half as many HP again.',
  },
  'table-chooses-ties': {
    title: 'The table chooses their ties',
    also: 'rule switch, equally good',
    text: 'Where two places are equally good for an enemy, you are asked. Off, the table settles it by a fixed order, and says so.',
  },
  'flanking-edition': {
    title: 'Flanking as in edition 1.1',
    also: 'rule switch, flanking rules',
    text: 'The later edition gives flanking only the +1 to the roll, no damage, and lets it work across levels.',
  },
};
