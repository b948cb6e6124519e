import type { Between, CardRef, CircumstanceTest } from '../../../engine/index.ts';
import { numberText } from './amount-text.ts';
import { boundedText, boundsText } from './bounds-text.ts';
import { figuresText } from './figures-text.ts';
import { aNamed, kw, line, nameOf, type Parts, PERSON, terrainWord, type Voice } from './parts.ts';

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
      return line`${who} ${has} ${borneBounds(test.token, { atLeast, atMost }, not)}`;
    }
    case 'round':
      return line`it ${not ? 'is not' : 'is'} ${roundWord(test)}`;
  }
}

/** So many tokens of that card: "an Ember token", "at most 1 Ember token", "no Ember token". */
export function borneBounds(token: CardRef, bounds: Between, not: boolean): Parts {
  const { atLeast, atMost } = bounds;
  const isAny = atLeast === 1 && atMost === undefined;
  const isNone = (atLeast ?? 0) === 0 && atMost === 0;
  if (isAny || isNone) return isAny === not ? line`no ${nameOf(token)} token` : line`${aNamed(token)} token`;
  const [many, word] = [
    boundsText(bounds, not),
    boundedText(bounds, ['token', 'tokens'], not).split(' ').at(-1)!,
  ];
  return line`${many} ${nameOf(token)} ${word}`;
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

/** Which rounds: "round 3 or later", "round 2, 4, 6 and so on". */
export function roundWord({ every, atLeast, atMost }: Omit<Of<'round'>, 'is'>): string {
  const each =
    every === undefined
      ? ''
      : every === 1
        ? 'any round'
        : `round ${every}, ${2 * every}, ${3 * every} and so on`;
  if (each === '') return boundsOfRound(atLeast, atMost) || 'any round';
  const from = atLeast === undefined ? '' : `, from round ${atLeast} on`;
  const until = atMost === undefined ? '' : `, up to round ${atMost}`;
  return `${each}${from}${until}`;
}

function boundsOfRound(atLeast?: number, atMost?: number): string {
  if (atLeast === undefined) return atMost === undefined ? '' : `round ${atMost} or earlier`;
  if (atMost === undefined) return `round ${atLeast} or later`;
  return atLeast === atMost ? `round ${atLeast}` : `one of rounds ${atLeast} to ${atMost}`;
}
