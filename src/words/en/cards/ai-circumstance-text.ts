import type { AiMove, AiPlace, AiQuestion, PriorityWord } from '../../../engine/index.ts';
import { boundsText } from './bounds-text.ts';
import { borneBounds, roundWord } from './circumstance-text.ts';
import { figuresText } from './figures-text.ts';
import { kw, line, type Parts, terrainWord } from './parts.ts';

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
      return line`Does ${question.of === 'target' ? 'the target' : 'it'} ${not ? 'not ' : ''}stand in ${terrainWord(question.terrain)}?`;
    case 'bears': {
      const { atMost } = question;
      const atLeast = question.atLeast ?? (atMost === undefined ? 1 : undefined);
      const who = question.of === 'target' ? 'the target' : 'it';
      return line`Does ${who} have ${borneBounds(question.token, { atLeast, atMost }, not)}?`;
    }
    case 'figures': {
      const { one, many, where } = figuresText(question, 'it');
      const { atMost } = question;
      const atLeast = question.atLeast ?? (atMost === undefined ? 1 : undefined);
      const isAny = atLeast === 1 && atMost === undefined;
      if (isAny || (!atLeast && atMost === 0))
        return line`Is ${isAny === not ? 'no' : 'any'} ${one} ${where}?`;
      return line`Are ${boundsText({ atLeast, atMost }, not)} ${many} ${where}?`;
    }
  }
}

/** A place that is no opponent's, as the end of a MOVE. */
export function placeGoalText({ of, within }: Extract<AiMove['to'], { goal: 'reach' }>): Parts {
  if (within === undefined) return line`towards ${placeText(of)}`;
  return line`to be ${within === 1 ? 'adjacent to' : `within ${within} spaces of`} ${placeText(of)}`;
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
