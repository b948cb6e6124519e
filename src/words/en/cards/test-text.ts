import type { FigureFilter, Test } from '../../../engine/index.ts';
import { plural } from '../grammar.ts';
import { circumstanceText } from './circumstance-text.ts';
import {
  damageWord,
  effectWord,
  isPlain,
  join,
  kw,
  line,
  nameOf,
  type Parts,
  tagWord,
  tokenWord,
  type Voice,
} from './parts.ts';
import { filterText, KIND } from './target-text.ts';

/** Text conditions as the end of "if …". */
export const testsText = (tests: readonly Test[], voice: Voice): Parts =>
  join(
    tests.map((test) => testText(test, voice)),
    ' and ',
  );

/** A verb turned round. */
const DENIED = {
  has: 'does not have',
  have: 'do not have',
  is: 'is not',
  are: 'are not',
  was: 'was not',
  did: 'did not',
} as const;
type Verb = keyof typeof DENIED;

/** "You have no Vow token", "the target is not adjacent". */
function deniedText(who: string, verb: Verb, rest: Parts): Parts {
  const [first, ...more] = rest;
  const article = first && isPlain(first) ? /^(a|an|any) /.exec(first.text)?.[0] : undefined;
  if ((verb === 'has' || verb === 'have') && article && first && isPlain(first))
    return line`${who} ${verb} no ${first.text.slice(article.length)}${more}`;
  return line`${who} ${DENIED[verb]} ${rest}`;
}

/** A text condition as the end of "if …"; with `not`, that it is not so. */
export function testText(test: Test, voice: Voice, not = false): Parts {
  const you = voice === 'you';
  const my = you ? 'your' : 'its';
  const says = (who: string, verb: Verb, rest: Parts): Parts =>
    not ? deniedText(who, verb, rest) : line`${who} ${verb} ${rest}`;
  const have = (rest: Parts) => says(voice, you ? 'have' : 'has', rest);
  const be = (rest: Parts) => says(voice, you ? 'are' : 'is', rest);
  const has = you ? 'have' : 'has';
  switch (test.is) {
    case 'dodged':
      return line`${kw('dodge', 'DODGE')} was ${not ? 'not ' : ''}used against the attack`;
    case 'attack-kind':
      return says('the attack', 'is', line`${test.kind}`);
    case 'weapon-hands':
      return have(line`a ${test.hands}-handed weapon equipped`);
    case 'weapon-kind':
      return have(line`a ${test.kind} weapon equipped`);
    case 'flanking':
      return be(line`${kw('flanking', 'flanking')} the target`);
    case 'target-adjacent':
      return says('the target', 'is', line`adjacent`);
    case 'damage-at-least-half':
      return line`${voice} ${has} damage of ${not ? 'less than' : 'at least'} half ${my} ${kw('hp')}`;
    case 'has-effect':
      return have(line`${effectWord(test.effect)}`);
    case 'target-has-effect':
      return says('the target', 'has', line`${effectWord(test.effect)}`);
    case 'not':
      return testText(test.test, voice, !not);
    case 'any':
      return anyText(
        test.tests.map((one) => testText(one, voice, not)),
        not ? ' and ' : ' or ',
      );
    case 'subject':
      return ofFigure(
        join(
          test.tests.map((one) => testText(one, 'it', not)),
          not ? ' or ' : ' and ',
        ),
      );
    case 'weapons': {
      const count = test.count ?? 1;
      const tag = test.tag === undefined ? line`` : line`${tagWord(test.tag)} `;
      const hands = test.hands === undefined ? '' : `${test.hands}-handed `;
      const kind = test.kind === undefined ? '' : `${test.kind} `;
      return have(line`${NUMBERS[count] ?? count} ${hands}${kind}${tag}weapon${plural(count)} equipped`);
    }
    case 'damage': {
      const self = test.of === 'self';
      if (test.atLeast === 1) return self ? be(line`damaged`) : says('the target', 'is', line`damaged`);
      const whose = self ? `${voice} ${has}` : 'the target has';
      const atLeast = not ? 'less than' : 'at least';
      return test.atLeast === 'half'
        ? line`${whose} damage of ${atLeast} half ${self ? my : 'its'} ${kw('hp')}`
        : line`${whose} ${atLeast} ${test.atLeast} damage`;
    }
    case 'difference':
      return line`the difference is ${not ? `${test.atLeast - 1} or less` : `${test.atLeast} or more`}`;
    case 'attack-number':
      return not
        ? line`it is not yet ${my} ${ordinal(test.atLeast)} attack this turn`
        : line`it is ${my} ${ordinal(test.atLeast)} or later attack this turn`;
    case 'target-is':
      return targetIsText(test, my, not);
    case 'has-any-effect':
      return have(line`${anyEffect(test.polarity)}`);
    case 'target-has-any-effect':
      return says('the target', 'has', line`${anyEffect(test.polarity)}`);
    case 'damage-dealt': {
      const atLeast = not ? 'less than' : 'at least';
      return test.atLeast === 'half-of-remaining'
        ? line`that was ${atLeast} half of the ${kw('hp')} the target had left`
        : line`${atLeast} ${test.atLeast} ${damageWord('any')} was dealt`;
    }
    case 'damage-taken':
      return line`${voice} took ${not ? 'less than' : 'at least'} ${test.atLeast} ${damageWord('any')}`;
    case 'distance': {
      const away = (how: string) => line`the target is ${how} spaces away`;
      if (test.atLeast === undefined)
        return not
          ? away(`more than ${test.atMost ?? 0}`)
          : line`the target is within ${test.atMost ?? 0} spaces`;
      if (test.atMost === undefined) return away(`${not ? 'less than' : 'at least'} ${test.atLeast}`);
      return away(`${not ? 'not ' : ''}${test.atLeast} to ${test.atMost}`);
    }
    case 'own-turn':
      return says('it', 'is', line`${my} turn`);
    case 'sp': {
      const { atLeast, atMost = 0 } = test;
      if (atLeast === undefined && !not)
        return line`${voice} ${has} ${atMost === 0 ? 'no' : atMost} ${kw('sp')}${atMost > 0 ? ' or less' : ''}`;
      if (atLeast === undefined) return line`${voice} ${has} more than ${atMost} ${kw('sp')}`;
      if (test.atMost === undefined)
        return line`${voice} ${has} ${not ? 'less than' : 'at least'} ${atLeast} ${kw('sp')}`;
      return have(line`${atLeast} to ${atMost} ${kw('sp')}`);
    }
    case 'adjacent':
    case 'in-soi': {
      const count = test.atLeast ?? 1;
      const [one, many] = test.side === 'opponent' ? ['opponent', 'opponents'] : ['ally', 'allies'];
      const where = test.is === 'adjacent' ? line`adjacent to ${voice}` : line`within ${my} ${kw('soi')}`;
      if (count > 1) return line`${not ? 'fewer than' : 'at least'} ${count} ${many} are ${where}`;
      const who = test.side === 'opponent' ? ['an', 'no'] : ['another', 'no other'];
      return line`${who[not ? 1 : 0]!} ${one} is ${where}`;
    }
    case 'would-miss':
      return line`the attack would ${not ? 'not ' : ''}miss`;
    case 'shows':
      return line`${not ? 'no' : 'a'} die shows ${faceWord(test.face)}`;
    case 'token': {
      const count = test.atLeast ?? 1;
      const some = count === 1 ? (not ? 'no' : 'a') : `${not ? 'fewer than' : 'at least'} ${count}`;
      return line`${voice} ${has} ${some} ${tokenWord(test.token)}${plural(count)}`;
    }
    case 'energy':
      return test.atLeast === 1
        ? line`${not ? 'no ' : ''}Energy is on this card`
        : line`${not ? 'less than' : 'at least'} ${test.atLeast} Energy is on this card`;
    case 'gained':
      return says('it', 'is', whatGained(test) ?? line`any Effect`);
    case 'by-attack':
      return says('it', 'is', line`by an attack`);
    case 'by-spell':
      return says('it', 'is', line`by a spell`);
    case 'has-reduced': {
      const has = voice === 'you' ? 'have' : 'has';
      return line`${voice} ${has}${not ? ' not' : ''} reduced ${damageWord('any')} by another ability this turn`;
    }
    case 'shaped':
      return says(voice, voice === 'you' ? 'are' : 'is', line`in the shape of a ${kw('conduit', 'CONDUIT')}`);
    case 'started-by-this':
      return not ? line`this ability did not start the attack` : line`this ability started the attack`;
    default:
      return circumstanceText(test, voice, not);
  }
}

/** Alternatives; what they all begin with is said once: "the target has Poison or Wilt". */
function anyText(tests: readonly Parts[], between: string): Parts {
  const begins = BEGINNINGS.find((words) =>
    tests.every(([first]) => first && 'text' in first && first.text.startsWith(words)),
  );
  if (begins === undefined) return join(tests, between);
  return join(
    tests.map(([first, ...rest], i) =>
      i > 0 && first && 'text' in first
        ? [{ ...first, text: first.text.slice(begins.length) }, ...rest]
        : [first!, ...rest],
    ),
    between,
  );
}

const BEGINNINGS = [
  'it is ',
  'you have ',
  'you are ',
  'it has ',
  'the target has ',
  'the target is ',
  'the attack is ',
  'a die shows ',
];

/** "a Heal token", "a positive Effect", "Summon tokens by Summoning"; nothing where any of its sort is meant. */
export function whatGained(test: Extract<Test, { is: 'gained' }>): Parts | null {
  const { token, effect, polarity, discipline } = test;
  const by = discipline === undefined ? line`` : line` by ${nameOf(discipline)}`;
  // What a Discipline gives comes at one go, however many there are.
  if (token !== undefined)
    return discipline === undefined ? line`a ${tokenWord(token)}` : line`${tokenWord(token)}s${by}`;
  if (effect !== undefined) return line`${effectWord(effect)}${by}`;
  if (polarity !== undefined) return line`a ${polarity} Effect${by}`;
  return discipline === undefined ? null : line`anything${by}`;
}

/** "it has …" said of the figure whose occasion it is. */
function ofFigure([first, ...rest]: Parts): Parts {
  const text = first && 'text' in first ? first.text : '';
  if (!text.startsWith('it ')) return line`for that figure ${first ?? ''}${rest}`;
  return [{ text: `that figure ${text.slice('it '.length)}` }, ...rest];
}

const NUMBERS = ['no', 'a', 'two', 'three'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;

const anyEffect = (polarity?: 'positive' | 'negative'): string =>
  polarity === undefined ? 'any Effect' : `a ${polarity} Effect`;

/** What lies up on a die. */
export function faceWord(face: Extract<Test, { is: 'shows' }>['face']): Parts {
  if (face === 'lowest' || face === 'highest') return line`its ${face} number`;
  return face === 'skull' ? line`a skull` : line`${{ symbol: face }}`;
}

function targetIsText(test: Extract<Test, { is: 'target-is' }>, my: string, not: boolean): Parts {
  const pieces: Parts[] = [];
  const is = not ? 'is not' : 'is';
  if (test.side !== undefined) {
    const side = { ally: 'an ally', 'another-ally': 'another ally', opponent: 'an opponent' }[test.side];
    pieces.push(line`the target ${is} ${side}`);
  }
  if (test.tag !== undefined)
    pieces.push(line`the target ${not ? 'does not have' : 'has'} ${tagWord(test.tag)}`);
  if (test.summoned !== undefined)
    pieces.push(line`the target was ${test.summoned === not ? 'not ' : ''}spawned by a figure`);
  if (test.with !== undefined) {
    pieces.push(line`the target ${is} ${describedText(test.with)}`);
  }
  if (test.marked !== undefined)
    pieces.push(line`the target ${not ? 'does not have' : 'has'} ${my} ${nameOf(test.marked)} mark`);
  return join(pieces, not ? ' or ' : ' and ');
}

/** What it is: "in Muck", "damaged", "an Intelligent Combatant with Poison". */
function describedText({ kind, ...filter }: FigureFilter): Parts {
  const { before, after } = filterText(filter);
  const [only, ...more] = Object.keys(filter);
  // An adjective or a place says it by itself; what it has needs a figure that has it.
  const isWord = only === 'damaged' || only === 'undamaged' || only === 'terrain';
  if (kind === undefined && isWord && more.length === 0)
    return trimmed(before.length > 0 ? line`${before}` : after);
  const noun = line`${before}${kind === undefined ? 'figure' : KIND[kind]}${after}`;
  const [first] = noun;
  return line`${first && 'text' in first && /^[aeiou]/i.test(first.text) ? 'an' : 'a'} ${noun}`;
}

/** Without the spaces that would join it to a noun. */
const trimmed = (parts: Parts): Parts =>
  parts.map((part, i) => {
    if (!isPlain(part)) return part;
    const text = i === 0 ? part.text.trimStart() : part.text;
    return { text: i === parts.length - 1 ? text.trimEnd() : text };
  });
