/** The rules of using cards, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const ABILITIES: ChapterTexts<'abilities'> = {
  abilities: {
    title: 'Using cards',
    also: 'ability, conditions, card text, cost of an ability',
    text:
      'Every ability has its price: SP, symbols, turning the card, or something written in its text. All of it must be met. ' +
      'Use them in your own turn and between actions, unless they name another moment. Nothing stops you from using one again as long as you can pay. ' +
      'If what it is aimed at has gone, that part of it does not happen.',
  },
  'any-time': {
    title: 'At any time',
    also: 'any time, interrupt, potion, instant',
    text: 'These may be used in anyone’s turn, also halfway through an action, just when it suits you best: after you have seen a roll, before a blow counts. The table offers them whenever it asks you something, and holds every death until you have had your say.',
  },
  passive: {
    title: 'PASSIVE',
    also: 'always on, aura, constant',
    text: 'Always there while the card is in use, even when the card is exhausted. Put the card away and it is gone, with whatever it gave you.',
  },
  exhaust: {
    title: 'EXHAUST',
    also: 'tap, turn sideways, ready, refresh',
    text: 'Turning the card sideways is the price. Until your next Refresh it cannot pay that price again, though everything else on it still works.',
  },
  flip: {
    title: 'FLIP',
    also: 'turn over, back side, flipped',
    text: 'Turning the card over is the price, and it stays over until the party is Restored, which may be encounters away. A flipped Discipline does nothing; an item still does what its back says. So spend it when it counts.',
  },
  discard: {
    title: 'DISCARD',
    also: 'consume, use up, one use',
    text: 'Using it uses it up: the card or token is gone for good.',
  },
  'per-encounter': {
    title: 'PER ENCOUNTER',
    also: 'used token, once per encounter',
    text: 'Once an encounter. A Used token lies on it then; the next encounter begins without.',
  },
  'once-per-turn': {
    title: 'Once each turn, the first time each turn',
    also: 'first time each turn, limit per turn',
    text: 'What a player may use is spent when it is used. What comes by itself the first time something happens is spent that first time, even if nobody was there to feel it. A turn means anyone’s turn, so it is back in the next figure’s.',
  },
  combo: {
    title: 'COMBO',
    also: 'light, tag, weapon tags, pair',
    text: 'Works while another equipped item carries the tag that is named: a second LIGHT weapon, an arrow beside a bow. The card’s own tag does not count for itself.',
  },
  finesse: {
    title: 'FINESSE',
    also: 'better weapon die',
    text: 'If its condition is met, the weapon rolls this die in place of the one printed on it.',
  },
  status: {
    title: 'STATUS',
    also: 'status phase, beginning of turn',
    text: 'Happens in the Status Phase, before you recover SP or do anything. With several at once you choose their order, which can matter: Poison bites less after other wounds. Enemies take whatever order is best for them.',
  },
  answers: {
    title: 'Cards that answer',
    also: 'reaction, trigger, when, response',
    text:
      'Some abilities wait for something to happen: damage, a miss, a fall, the end of a turn. One that is free and does not say may simply happens; for the others you are asked. Each answers an occasion once. ' +
      'If such an answer is itself an attack, it waits until the attack under way is over.',
  },
  'changed-rolls': {
    title: 'Changing a roll',
    also: 're-roll, reroll, turn a die, add a symbol',
    text: 'A card may roll dice again, turn one to another face or add to it, before or after you saw it, as it says. Several may follow one another on the same die. What you then see is what counts, the better and the worse.',
  },
  'placed-tokens': {
    title: 'Abilities laid on the board',
    also: 'ward, zone, token with an ability',
    text: 'A few cards lay a token that helps or harms whoever is within so many spaces of it. Nothing between matters, and it stays to the end of the encounter.',
  },
  'no-use': {
    title: 'What would do nothing',
    also: 'no effect, useless, wasted',
    text: 'The rules let you heal the healthy and poison the immune. When it is certain that nothing would come of it, the table says so on the answer, before you pay.',
  },
  'skill-check': {
    title: 'Skill Checks',
    also: 'check, test, difficulty, presence, lore, agility, perception, strength',
    text: 'Roll two PURPLE and add the skill asked for; the number given, or more, is a pass. Combatants have no skills: they roll BLACK and pass on all but the skull.',
  },
  numbers: {
    title: 'The numbers of a figure',
    also: 'stats, skills, hp, defense, movement, armor, presence, lore, agility, perception, strength',
    text:
      'HP is the damage it can take, Defense what a roll must reach to hit it, Movement its points for a move, Armor what comes off PHYSICAL damage. ' +
      'Adventurers have five skills besides: Presence, Lore, Agility, Perception and Strength. Tap any of these numbers to see what made it.',
  },
};
