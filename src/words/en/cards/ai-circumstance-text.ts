import type { AiMove, AiPlace, AiQuestion, PriorityWord } from '../../../engine/index.ts';
import { boundsText } from './bounds-text.ts';
import { roundWord } from './circumstance-text.ts';
import { figuresText } from './figures-text.ts';
import { kw, line, nameOf, type Parts, terrainWord } from './parts.ts';

type Question = Extract<AiQuestion, { is: 'hp-left' | 'round' | 'figures' | 'stands-in' | 'bears' }>;

/** Questions about rounds, wounds, numbers and ground; with `not`, turned round. */
export function circumstanceQuestion(question: Question, not = false): Parts {
  switch (question.is) {
    case 'hp-left': {
      const { who = 'self' } = question;
      const left = line`${boundsText(question, not && who === 'self')} ${kw('hp')} left`;
      if (who === 'self') return line`Does it have ${left}?`;
      const one = who === 'opponent' ? 'opponent' : 'other ally';
      if (not) return line`Does no ${one} have ${left}?`;
      return line`Does ${who === 'opponent' ? 'an opponent' : 'another ally'} have ${left}?`;
    }
    case 'round':
      return line`Is it ${not ? 'not ' : ''}${roundWord(question)}?`;
    case 'stands-in':
      return line`Does it ${not ? 'not ' : ''}stand in ${terrainWord(question.terrain)}?`;
    case 'bears': {
      const { atMost } = question;
      const atLeast = question.atLeast ?? (atMost === undefined ? 1 : undefined);
      const bounds =
        atLeast === 1 && atMost === undefined ? (not ? 'no' : 'a') : boundsText({ atLeast, atMost }, not);
      const s = bounds === 'a' || bounds === 'no' ? '' : 's';
      const who = question.of === 'target' ? 'the target' : 'it';
      return line`Does ${who} have ${bounds} ${nameOf(question.token)} token${s}?`;
    }
    case 'figures': {
      const { one, many, where } = figuresText(question, 'it');
      const { atMost } = question;
      const atLeast = question.atLeast ?? (atMost === undefined ? 1 : undefined);
      if (atLeast === 1 && atMost === undefined) return line`Is ${not ? 'no' : 'any'} ${one} ${where}?`;
      return line`Are ${boundsText({ atLeast, atMost }, not)} ${many} ${where}?`;
    }
  }
}

/** A place that is no opponent's, as the end of a MOVE. */
export function placeGoalText({ of, within }: Extract<AiMove['to'], { goal: 'reach' }>): Parts {
  const near = within === undefined ? '' : within === 1 ? 'beside ' : `within ${within} spaces of `;
  return line`towards ${near}${placeText(of)}`;
}

function placeText(of: AiPlace): Parts {
  if ('terrain' in of) return line`the nearest ${terrainWord(of.terrain)}`;
  if ('token' in of) {
    const colour = of.colour === undefined ? '' : `${of.colour} `;
    return line`the nearest ${colour}${TOKEN[of.token]}`;
  }
  return line`${theOne(of.ally, 'other ally')}`;
}

const TOKEN = {
  loot: 'Loot token',
  exit: 'Exit',
  totem: 'Totem',
  objective: 'Objective token',
} as const;

/** The opponent or ally that is so. */
export function theOne(priority: PriorityWord, noun: string): Parts {
  switch (priority) {
    case 'nearest':
    case 'farthest':
      return line`the ${priority} ${noun}`;
    case 'last-attacker':
      return line`whoever attacked it last`;
    default:
      return line`the ${noun} with ${mostOf(priority)}`;
  }
}

/** "the most damage", "the lowest HP". */
export function mostOf(priority: Exclude<PriorityWord, 'nearest' | 'farthest' | 'last-attacker'>): Parts {
  switch (priority) {
    case 'most-damage':
      return line`the most damage`;
    case 'lowest-hp':
      return line`the lowest ${kw('hp')}`;
    case 'highest-hp':
      return line`the highest ${kw('hp')}`;
    case 'lowest-conviction':
      return line`the lowest ${kw('conviction-value')}`;
    case 'lowest-armor':
      return line`the lowest ${kw('armor')}`;
    case 'highest-armor':
      return line`the highest ${kw('armor')}`;
    case 'lowest-defense':
      return line`the lowest ${kw('defense')}`;
    case 'highest-defense':
      return line`the highest ${kw('defense')}`;
    case 'most-effects':
      return line`the most effects`;
    case 'most-sp':
      return line`the most ${kw('sp')}`;
  }
}
