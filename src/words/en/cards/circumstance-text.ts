import type { CircumstanceTest } from '../../../engine/index.ts';
import { numberText } from './amount-text.ts';
import { boundsText } from './bounds-text.ts';
import { figuresText } from './figures-text.ts';
import { kw, line, nameOf, type Parts, PERSON, terrainWord, type Voice } from './parts.ts';

type Of<W extends CircumstanceTest['is']> = Extract<CircumstanceTest, { is: W }>;

/** Tests on the ground, on numbers and on the clock as the end of "if …"; with `not`, that it is not so. */
export function circumstanceText(test: CircumstanceTest, voice: Voice, not: boolean): Parts {
  const { are, have } = PERSON[voice];
  switch (test.is) {
    case 'stands-in': {
      const who = test.of === 'target' ? 'the target' : voice;
      const s = who === 'you' || who === 'they' ? '' : 's';
      const stands = not ? `do${s === '' ? '' : 'es'} not stand` : `stand${s}`;
      return line`${who} ${stands} in ${terrainWord(test.terrain)}`;
    }
    case 'level':
      return levelText(test, `${voice} ${are}`, not);
    case 'hp-left': {
      const who = test.of === 'target' ? 'the target has' : `${voice} ${have}`;
      return line`${who} ${boundsText(test, not)} ${kw('hp')} left`;
    }
    case 'figures':
      return countText(test, voice, not);
    case 'number':
      return line`${numberText(test.counted, voice)} is ${boundsText(test, not)}`;
    case 'bears': {
      const who = test.of === 'target' ? 'the target' : voice;
      const has = who === 'you' || who === 'they' ? 'have' : 'has';
      const { atMost } = test;
      const atLeast = test.atLeast ?? (atMost === undefined ? 1 : undefined);
      const name = nameOf(test.token);
      if (atLeast === 1 && atMost === undefined) return line`${who} ${has} ${not ? 'no' : 'a'} ${name} token`;
      return line`${who} ${has} ${boundsText({ atLeast, atMost }, not)} ${name} tokens`;
    }
    case 'round':
      return line`it ${not ? 'is not' : 'is'} ${roundWord(test)}`;
  }
}

function levelText({ than, by = 1 }: Of<'level'>, youAre: string, not: boolean): Parts {
  const no = not ? ' not' : '';
  if (than === 'same') return line`${youAre}${no} on the target’s level`;
  const levels = by === 1 ? '' : ` at least ${by} levels`;
  return line`${youAre}${no}${levels} ${than} the target`;
}

function countText(test: Of<'figures'>, voice: Voice, not: boolean): Parts {
  const { one, many, where } = figuresText(test, voice);
  const { atMost } = test;
  const atLeast = test.atLeast ?? (atMost === undefined ? 1 : undefined);
  if (atMost === undefined && atLeast === 1)
    return not ? line`no ${one} is ${where}` : line`at least 1 ${one} is ${where}`;
  if (atLeast === undefined && atMost === 0)
    return not ? line`at least 1 ${one} is ${where}` : line`no ${one} is ${where}`;
  const so = atLeast === 1 && atMost === 1 && !not;
  return line`${boundsText({ atLeast, atMost }, not)} ${so ? one : many} ${so ? 'is' : 'are'} ${where}`;
}

/** Which rounds: "round 3 or later", "every 2nd round". */
export function roundWord({ every, atLeast, atMost }: Omit<Of<'round'>, 'is'>): string {
  const each = every === undefined ? '' : every === 1 ? 'any round' : `every ${every}${ending(every)} round`;
  const when = boundsOfRound(atLeast, atMost);
  return [each, when].filter(Boolean).join(', ') || 'any round';
}

function boundsOfRound(atLeast?: number, atMost?: number): string {
  if (atLeast === undefined) return atMost === undefined ? '' : `round ${atMost} or earlier`;
  if (atMost === undefined) return `round ${atLeast} or later`;
  return atLeast === atMost ? `round ${atLeast}` : `one of rounds ${atLeast} to ${atMost}`;
}

const ending = (n: number): string =>
  n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
