import { circumstances, figures, round } from './tests.ts';
import type { Topic } from './topic.ts';

/** Whoever comes first among several. */
const foremost = {
  'most-damage': 'Whoever has the most damage.',
  'lowest-hp': 'Whoever has the fewest HP left.',
  'lowest-conviction': 'Whoever has the lowest Conviction Value.',
  'lowest-armor': 'Whoever has the least Armor.',
  'highest-armor': 'Whoever has the most Armor.',
  'highest-hp': 'Whoever has the most HP left.',
  'lowest-defense': 'Whoever has the lowest Defense.',
  'highest-defense': 'Whoever has the highest Defense.',
  'most-effects': 'Whoever has the most effects.',
  'most-sp': 'Whoever has the most SP.',
  'last-attacker': 'Whoever attacked it last.',
  nearest: 'Whoever is nearest.',
  farthest: 'Whoever is farthest.',
};

/** The steps of Intelligent Combatants. */
export const ai: Topic = {
  keys: {
    aiStep: {
      id: 'Its name on the card.',
      if: 'The bold question.',
      do: 'What is carried out, one after the other (THEN).',
      continueDown: 'CONTINUE DOWN: the steps below are read after it.',
    },
    aiCondition: {
      within: 'How near to it.',
      range: 'Up to so many spaces, in line of sight.',
      count: 'So many at least; 1 where absent.',
      withEffect: 'Only those with that effect.',
      withoutEffect: 'Only those without that effect.',
    },
    'aiCondition.has-damage': {
      who: 'Whose damage; its own where absent.',
      atLeast: 'Points of damage at least, or half of its HP; 1 where absent.',
    },
    'aiCondition.hp-left': {
      who: 'Whose HP; its own where absent.',
      atLeast: 'So many HP at least.',
      atMost: 'So many HP at most.',
    },
    'aiCondition.round': round,
    'aiCondition.figures': figures,
    'aiCondition.stands-in': {
      terrain: 'Which terrain.',
      of: 'Whom the step has struck before, instead of itself: in the `if` of an instruction only (X141).',
    },
    'aiCondition.bears': {
      token: 'The id of the token’s card.',
      of: 'Whom the step has struck before, instead of itself: in the `if` of an instruction only (X141).',
      atLeast: 'So many at least.',
      atMost: 'So many at most.',
    },
    'aiCondition.energy': { atLeast: 'So much Energy at least.' },
    'aiCondition.can-move-and-attack': {
      kind: 'With what kind of attack.',
      count: 'So many opponents from one space; one where absent.',
    },
    'aiCondition.not': { of: 'The question that must not be true.' },
    'aiCondition.all': { of: 'Questions, all of which must be true.' },
    aiInstruction: {
      prioritise: 'Whom it prefers, one priority after the other; then the Initiative Track (p.60).',
      if: 'Only where this holds when its turn comes; else it is skipped.',
    },
    'aiInstruction.attack': {
      kind: 'Whether it is melee or ranged.',
      each: 'Against each possible target, in the order of the priorities.',
      piercing: 'Points of Armor left out of account.',
      times: 'So many attacks, each on the same target while it stands.',
      empower: 'EMPOWERED: BLACK is added without paying for it (p.50).',
      followUp: 'FU: what it does where it hits.',
    },
    'aiInstruction.move': {
      spaces: 'Spaces of free movement; a MOVE with its Movement Value where absent.',
      to: 'Where it goes.',
      provokes: 'false: it provokes no Break Attack.',
      jump: 'Spaces it may jump in one go; 2 where absent (p.66).',
    },
    'aiInstruction.spell': {
      force: 'What is added to the Casting die: together the Force (p.51).',
      effects: 'What happens to a target that fails its Conviction Check.',
    },
    'aiInstruction.effects': { effects: 'What it does, in order.' },
    aiGoal: { of: 'Which opponent.', from: 'From whom.' },
    'aiGoal.up-to-range': { range: 'As far off as so many spaces allow, in line of sight.' },
    'aiGoal.within': { range: 'It stops as soon as it is within so many spaces.' },
    'aiGoal.reach': { of: 'Which place.', within: 'Up to so many spaces from it; onto it where absent.' },
    aiPlace: {
      token: 'A token of that kind.',
      colour: 'And of that colour.',
      terrain: 'A space of that terrain.',
      ally: 'Another ally: which.',
    },
    aiPriority: {
      with: 'Whoever has that effect.',
      without: 'Whoever has not that effect.',
    },
  },
  values: {
    'aiCondition.is': {
      otherwise: 'Always true: the last step.',
      'has-effect': 'It has that effect.',
      'has-damage': 'Somebody has so much damage.',
      energy: 'Energy lies on its card.',
      opponent: 'So many opponents are there.',
      ally: 'An ally is there.',
      nobody: 'No opponent is there.',
      'hp-left': 'The HP that damage has left itself, or somebody.',
      ...circumstances,
      'can-move-and-attack': 'It can move and then make such an attack.',
      'can-move-adjacent': 'It can move to a space beside an opponent, or stands in one.',
      not: 'The question in it is not true.',
      all: 'Several questions are true at once.',
    },
    'aiCondition.has-damage.who': { self: 'Itself.', 'another-ally': 'Another of its side.' },
    'aiCondition.hp-left.who': {
      self: 'Itself.',
      'another-ally': 'Another of its side.',
      opponent: 'Any opponent.',
    },
    'aiCondition.has-damage.atLeast': { half: 'Half of its HP.' },
    'aiInstruction.do': {
      attack: 'It attacks.',
      move: 'It moves.',
      spell: 'It casts a spell.',
      effects: 'It does anything that cards can do.',
    },
    'aiGoal.goal': {
      towards: 'Towards an opponent, as near as it gets.',
      farther: 'Farther off.',
      away: 'To where it stands best for itself: as far off as it gets, beside the fewest opponents (p.42).',
      'up-to-range': 'As far off as a Range allows, in line of sight.',
      within: 'Until it is near enough.',
      adjacent: 'Beside an opponent.',
      reach: 'To the nearest of such places, or near it.',
    },
    'aiGoal.of': {
      ...foremost,
      any: 'Any opponent.',
      'most-opponents': 'As many opponents as it can be beside.',
    },
    'aiPlace.token': {
      loot: 'A Loot token.',
      exit: 'An Exit.',
      totem: 'A Totem.',
      objective: 'An Objective token.',
    },
    'aiGoal.from': {
      target: 'The target of the attack or spell before it in this step.',
      nearest: 'The nearest opponent.',
    },
    aiPriority: foremost,
    aiPriorityWord: foremost,
  },
};
