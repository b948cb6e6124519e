import type { Test } from '../../../engine/index.ts';
import { plural, titled } from '../grammar.ts';
import {
  damageWord,
  effectWord,
  join,
  kw,
  line,
  type Parts,
  tagWord,
  tokenWord,
  type Voice,
} from './parts.ts';

/** Text conditions as the end of "if …". */
export const testsText = (tests: readonly Test[], voice: Voice): Parts =>
  join(
    tests.map((test) => testText(test, voice)),
    ' and ',
  );

/** A text condition as the end of "if …". */
export function testText(test: Test, voice: Voice): Parts {
  const you = voice === 'you';
  const have = you ? 'you have' : 'it has';
  const are = you ? 'you are' : 'it is';
  const my = you ? 'your' : 'its';
  switch (test.is) {
    case 'dodged':
      return line`the attack was ${kw('dodge', 'DODGED')}`;
    case 'attack-kind':
      return line`the attack is ${test.kind}`;
    case 'weapon-hands':
      return line`${have} a ${test.hands}-handed weapon equipped`;
    case 'weapon-kind':
      return line`${have} a ${test.kind} weapon equipped`;
    case 'flanking':
      return line`${are} ${kw('flanking', 'flanking')} the target`;
    case 'target-adjacent':
      return line`the target is adjacent`;
    case 'damage-at-least-half':
      return line`${have} damage of at least half ${my} ${kw('hp')}`;
    case 'has-effect':
      return line`${have} ${effectWord(test.effect)}`;
    case 'target-has-effect':
      return line`the target has ${effectWord(test.effect)}`;
    case 'not':
      if (test.test.is === 'started-by-this') return line`this ability did not start the attack`;
      return line`not so that ${testText(test.test, voice)}`;
    case 'any':
      return join(
        test.tests.map((one) => testText(one, voice)),
        ' or ',
      );
    case 'subject':
      return ofFigure(testsText(test.tests, 'it'));
    case 'weapons': {
      const count = test.count ?? 1;
      const tag = test.tag === undefined ? line`` : line`${tagWord(test.tag)} `;
      const hands = test.hands === undefined ? '' : `${test.hands}-handed `;
      const kind = test.kind === undefined ? '' : `${test.kind} `;
      return line`${have} ${NUMBERS[count] ?? count} ${hands}${kind}${tag}weapon${plural(count)} equipped`;
    }
    case 'damage': {
      const whose = test.of === 'self' ? have : 'the target has';
      const hp = test.of === 'self' ? my : 'its';
      return test.atLeast === 'half'
        ? line`${whose} damage of at least half ${hp} ${kw('hp')}`
        : line`${whose} at least ${test.atLeast} damage`;
    }
    case 'difference':
      return line`the difference is ${test.atLeast} or more`;
    case 'attack-number':
      return line`it is ${my} ${ordinal(test.atLeast)} or a later attack this turn`;
    case 'target-is':
      return targetIsText(test, my);
    case 'has-any-effect':
      return line`${have} ${anyEffect(test.polarity)}`;
    case 'target-has-any-effect':
      return line`the target has ${anyEffect(test.polarity)}`;
    case 'damage-dealt':
      return test.atLeast === 'half-of-remaining'
        ? line`that was at least half of the ${kw('hp')} the target had left`
        : line`at least ${test.atLeast} ${damageWord('any')} was dealt`;
    case 'damage-taken':
      return line`${you ? 'you' : 'it'} took at least ${test.atLeast} ${damageWord('any')}`;
    case 'distance': {
      if (test.atLeast === undefined) return line`the target is within ${test.atMost ?? 0} spaces`;
      if (test.atMost === undefined) return line`the target is at least ${test.atLeast} spaces away`;
      return line`the target is ${test.atLeast} to ${test.atMost} spaces away`;
    }
    case 'own-turn':
      return line`it is ${my} turn`;
    case 'sp': {
      if (test.atLeast === undefined)
        return line`${have} ${test.atMost ?? 0} ${kw('sp')}${test.atMost ? ' or less' : ''}`;
      if (test.atMost === undefined) return line`${have} at least ${test.atLeast} ${kw('sp')}`;
      return line`${have} ${test.atLeast} to ${test.atMost} ${kw('sp')}`;
    }
    case 'adjacent':
    case 'in-soi': {
      const count = test.atLeast ?? 1;
      const who = test.side === 'opponent' ? 'opponent' : 'ally';
      const many = who === 'opponent' ? 'opponents' : 'allies';
      const where = test.is === 'adjacent' ? line`adjacent to ${voice}` : line`in ${my} ${kw('soi')}`;
      return count === 1
        ? line`${test.side === 'opponent' ? 'an' : 'another'} ${who} is ${where}`
        : line`at least ${count} ${many} are ${where}`;
    }
    case 'shows':
      return line`a die shows ${faceWord(test.face)}`;
    case 'token': {
      const count = test.atLeast ?? 1;
      return line`${have} ${count === 1 ? 'a' : `at least ${count}`} ${tokenWord(test.token)}${plural(count)}`;
    }
    case 'energy':
      return line`at least ${test.atLeast} Energy is on this card`;
    case 'gained':
      return gainedText(test);
    case 'by-attack':
      return line`an attack does it`;
    case 'by-spell':
      return line`a spell does it`;
    case 'started-by-this':
      return line`this ability started the attack`;
  }
}

function gainedText({ token, effect, polarity }: Extract<Test, { is: 'gained' }>): Parts {
  if (token !== undefined) return line`it is a ${tokenWord(token)}`;
  return effect !== undefined ? line`it is ${effectWord(effect)}` : line`it is ${anyEffect(polarity)}`;
}

/** "it has …" said of the figure whose occasion it is. */
function ofFigure([first, ...rest]: Parts): Parts {
  const text = first && 'text' in first ? first.text : '';
  if (!text.startsWith('it ')) return line`for that figure ${first ?? ''}${rest}`;
  return [{ text: `that figure ${text.slice('it '.length)}` }, ...rest];
}

const NUMBERS = ['no', 'a', 'two', 'three'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;

const anyEffect = (polarity?: 'positive' | 'negative'): string =>
  polarity === undefined ? 'any effect' : `a ${polarity} effect`;

/** What lies up on a die. */
export function faceWord(face: Extract<Test, { is: 'shows' }>['face']): Parts {
  if (face === 'lowest' || face === 'highest') return line`its ${face} number`;
  return face === 'skull' ? line`a skull` : line`${{ symbol: face }}`;
}

function targetIsText(test: Extract<Test, { is: 'target-is' }>, my: string): Parts {
  const pieces: Parts[] = [];
  if (test.side !== undefined)
    pieces.push(
      line`the target is ${test.side === 'another-ally' ? 'another ally' : test.side === 'ally' ? 'an ally' : 'an opponent'}`,
    );
  if (test.tag !== undefined) pieces.push(line`the target has ${tagWord(test.tag)}`);
  if (test.summoned !== undefined)
    pieces.push(line`the target was ${test.summoned ? '' : 'not '}spawned by a figure`);
  if (test.marked !== undefined) pieces.push(line`the target bears ${my} ${titled(test.marked)} mark`);
  return join(pieces, ' and ');
}
