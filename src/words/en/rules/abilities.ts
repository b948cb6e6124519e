/** The rules of using cards, in our words. */
import type { ChapterTexts } from '../../rules/rule-text.ts';

export const ABILITIES: ChapterTexts<'abilities'> = {
  abilities: {
    title: 'Using cards',
    also: 'ability, conditions, card text, cost of an ability',
    text:
      'Every ability has a price: SP, symbols, exhausting or flipping the card, or what its text says. You must pay all of it. ' +
      'Use abilities on your own turn, between actions, unless they name another moment. You may use one again while you can pay. ' +
      'If the target is gone, that part does not happen.',
  },
  'any-time': {
    title: 'At any time',
    also: 'any time, interrupt, potion, instant',
    text: 'You may use these on anyone’s turn, even during an action: after a roll, or before damage is dealt. The app offers them at every question and always asks you before a defeat.',
  },
  passive: {
    title: 'PASSIVE',
    also: 'always on, aura, constant',
    text: 'Always in effect while the card is in use, even exhausted. It ends when you put the card away.',
  },
  exhaust: {
    title: 'EXHAUST',
    also: 'tap, turn sideways, ready, refresh',
    text: 'Turn the card sideways to pay. You cannot do that again until your next Refresh; everything else on the card still works.',
  },
  flip: {
    title: 'FLIP',
    also: 'turn over, back side, flipped',
    text: 'Turn the card over to pay. It stays flipped until the party is Restored, which may take several encounters. A flipped Discipline does nothing; an item does what its back says.',
  },
  discard: {
    title: 'DISCARD',
    also: 'consume, use up, one use',
    text: 'Used up: the card or token is gone for good.',
  },
  'per-encounter': {
    title: 'PER ENCOUNTER',
    also: 'used token, once per encounter',
    text: 'Once per encounter. A Used token marks it until the encounter ends.',
  },
  'once-per-turn': {
    title: 'Once each turn, the first time each turn',
    also: 'first time each turn, limit per turn',
    text: 'An ability you choose to use is spent when you use it. One that happens by itself the first time is spent then, even without effect. A turn means anyone’s turn, so it is back on the next figure’s turn.',
  },
  combo: {
    title: 'COMBO',
    also: 'light, tag, weapon tags, pair',
    text: 'Works while another equipped item has the named tag: a second LIGHT weapon, an arrow with a bow. The card’s own tag does not count.',
  },
  finesse: {
    title: 'FINESSE',
    also: 'better weapon die',
    text: 'If its condition is met, the weapon uses this die instead of the printed one.',
  },
  status: {
    title: 'STATUS',
    also: 'status phase, beginning of turn',
    text: 'Happens in the Status Phase, before you recover SP or do anything. If there are several, you choose the order. It can matter: Poison hurts less after other damage. Enemies use the best order for them.',
  },
  answers: {
    title: 'Reactions',
    also: 'reaction, trigger, when, response',
    text:
      'Some abilities react to something: damage, a miss, a defeat, the end of a turn. A free one that does not say “may” happens by itself; for others you are asked. Each reacts once to the same thing. ' +
      'If the reaction is an attack, it waits until the current attack is over.',
  },
  'changed-rolls': {
    title: 'Changing a roll',
    also: 're-roll, reroll, turn a die, add a symbol',
    text: 'A card may re-roll dice, turn one to another face or add to it, before or after the roll, as it says. Several may change the same die. The final result counts, better or worse.',
  },
  'placed-tokens': {
    title: 'Tokens with abilities',
    also: 'ward, zone, token with an ability',
    text: 'A few cards place a token that helps or harms figures within some spaces of it. Nothing in between matters. It stays until the encounter ends.',
  },
  'no-use': {
    title: 'No effect',
    also: 'no effect, useless, wasted',
    text: 'You may heal the healthy and poison the immune. If an answer surely has no effect, the app says so before you pay.',
  },
  'skill-check': {
    title: 'Skill Checks',
    also: 'check, test, difficulty, presence, lore, agility, perception, strength',
    text: 'Roll two PURPLE and add the skill. If you reach the number, you pass. Combatants have no skills: they roll BLACK and pass unless it is a skull.',
  },
  numbers: {
    title: 'The numbers of a figure',
    also: 'stats, skills, hp, defense, movement, armor, presence, lore, agility, perception, strength',
    text:
      'HP: damage it can take. Defense: the roll needed to hit it. Movement: points for a move. Armor: subtracted from PHYSICAL damage. ' +
      'Adventurers also have five skills: Presence, Lore, Agility, Perception and Strength. Tap a number to see how it is made.',
  },
};
