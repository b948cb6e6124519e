import type { Topic } from './topic.ts';

export const doorStates = {
  open: 'Nothing stands in the way.',
  closed: 'A wall, until somebody opens it.',
  locked: 'A wall that only a text opens.',
};

/** What the texts of encounters ask, and of whom. */
export const story: Topic = {
  keys: {
    storyCondition: {
      flag: 'The name of the flag.',
      counter: 'The name of the counter.',
      who: 'Which figures.',
      token: 'The id of the token.',
      door: 'The id of the door.',
      atLeast: 'So many at least.',
      atMost: 'So many at most.',
    },
    'storyCondition.on': {
      spaces: 'On one of these spaces.',
      beside: 'On or beside the token of this id.',
      all: 'All of them.',
    },
    who: { card: 'The id of a Combatant: those of it, and of its family.' },
    'storyCondition.difficulty': { of: 'One of these.' },
    'storyCondition.damage': { atLeast: 'Points of damage at least, or half of its HP.' },
    'storyCondition.token': { lies: 'Where it must be.' },
    'storyCondition.door': { state: 'As it must be.' },
    'storyCondition.done': { id: 'The id of an objective or an achievement.' },
    'storyCondition.any': { of: 'One of these must hold at least.' },
    'storyCondition.all': { of: 'All of these must hold.' },
    'storyCondition.not': { of: 'What must not hold.' },
  },
  values: {
    'storyCondition.difficulty.of': {
      easy: 'The easy difficulty.',
      hard: 'The hard difficulty.',
      normal: 'The normal difficulty.',
    },
    'storyCondition.token.lies': {
      board: 'On the board.',
      carried: 'With somebody.',
      gone: 'Out of play.',
    },
    'storyCondition.is': {
      flag: 'The flag is up.',
      counter: 'What the counter stands at.',
      round: 'Which round is under way.',
      difficulty: 'At which difficulty it is played.',
      adventurers: 'With how many Adventurers it is played.',
      standing: 'So many figures stand on the board; 1 at least where no number is told.',
      defeated: 'So many figures are Defeated; 1 at least where no number is told.',
      damage: 'A figure has so much damage.',
      on: 'Figures are on these spaces, or beside a token.',
      token: 'Where a token is.',
      carries: 'A figure carries the token.',
      door: 'How a door is.',
      done: 'An objective or an achievement has come about.',
      any: 'One of several conditions holds.',
      all: 'Several conditions hold at once.',
      not: 'The condition in it does not hold.',
    },
    who: {
      adventurers: 'The Adventurers.',
      opponents: 'Their opponents.',
      allies: 'Combatants on the side of the Adventurers.',
      everybody: 'All figures.',
      doer: 'Whoever brought it about.',
    },
    'storyCondition.door.state': doorStates,
    'storyCondition.damage.atLeast': { half: 'Half of its HP.' },
  },
};
