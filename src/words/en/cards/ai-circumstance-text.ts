import type { AiMove, AiPlace, AiQuestion, PriorityWord } from '../../../engine/index.ts';
import { boundsText } from './bounds-text.ts';
import { borneBounds, roundWord } from './circumstance-text.ts';
import { be, type Clause, has } from './clause-text.ts';
import { figuresText } from './figures-text.ts';
import { articled, kw, line, type Parts, terrainWord } from './parts.ts';

type Question = Extract<AiQuestion, { is: 'hp-left' | 'round' | 'figures' | 'stands-in' | 'bears' }>;

/** Questions about rounds, wounds, numbers and ground; with `not`, turned round. */
export function circumstanceClause(question: Question, not: boolean): Clause {
  switch (question.is) {
    case 'hp-left': {
      const { who = 'self' } = question;
      const left = line`${boundsText(question, not && who === 'self')} ${kw('hp')} left`;
      if (who === 'self') return has('it', left);
      const one = who === 'opponent' ? 'opponent' : 'other ally';
      if (not) return has(`no ${one}`, left);
      return has(who === 'opponent' ? 'an opponent' : 'another ally', left);
    }
    case 'round':
      return { ...be('it', line`${roundWord(question)}`), not };
    case 'stands-in': {
      const who = line`${question.of === 'target' ? 'the target' : 'it'}`;
      return { does: 'stands', who, not, rest: line`in ${terrainWord(question.terrain)}` };
    }
    case 'bears': {
      const { atMost } = question;
      const atLeast = question.atLeast ?? (atMost === undefined ? 1 : undefined);
      const who = question.of === 'target' ? 'the target' : 'it';
      return has(who, borneBounds(question.token, { atLeast, atMost }, not));
    }
    case 'figures': {
      const { one, many, where } = figuresText(question, 'it');
      const { atMost } = question;
      const atLeast = question.atLeast ?? (atMost === undefined ? 1 : undefined);
      const isAny = atLeast === 1 && atMost === undefined;
      if (isAny || (!atLeast && atMost === 0))
        return be('there', line`${isAny === not ? line`no ${one}` : articled(one)} ${where}`);
      return be('there', line`${boundsText({ atLeast, atMost }, not)} ${many} ${where}`, true);
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
      return line`the most Effects`;
    case 'most-sp':
      return line`the most ${kw('sp')}`;
  }
}
