import type { Ability, Conditions, RollPurpose, Test, Timing, Whose } from '../../../engine/index.ts';
import { effectWord, join, kw, line, type Parts, tokenWord, type Voice } from './parts.ts';
import { filterText, loyalEsper } from './target-text.ts';

const purposes: Readonly<Record<RollPurpose, Parts>> = {
  attack: line`for an attack`,
  dodge: line`to ${kw('dodge')}`,
  force: line`for ${kw('force', 'Force')}`,
  conviction: line`a ${kw('conviction', 'Conviction Check')}`,
  check: line`a skill check`,
  damage: line`for damage`,
  effect: line`for an effect`,
  spawn: line`for a spawned card`,
  loot: line`for loot`,
};

/** The figures an `of` describes, as the subject of a sentence: "another ally in your SOI". */
export function whoseText({ side, within, with: only, against }: Whose, voice: Voice): Parts {
  const your = voice === 'you' ? 'your' : 'its';
  const { before, after } = filterText(only);
  const article = before.length > 0 ? 'a' : 'an';
  const one = { ally: article, 'another-ally': 'another', opponent: article, figure: 'any' }[side];
  const noun = { ally: 'ally', 'another-ally': 'ally', opponent: 'opponent', figure: 'figure' }[side];
  const self = side === 'ally' || (side === 'figure' && within !== 'board' && !against) ? `${voice} or ` : '';
  if (only?.loyal)
    return line`a ${loyalEsper(voice, before)}${after}${within === 'board' ? '' : line` in ${your} ${kw('soi')}`}`;
  if (within === 'adjacent')
    return line`${self}${side === 'figure' ? 'any' : 'an'} adjacent ${before}${noun}${after}`;
  if (within === 'board') return line`${self}${one} ${before}${noun}${after}`;
  return line`${self}${one} ${before}${noun}${after} in ${your} ${kw('soi')}`;
}

/** How sentences that follow call the figure whose occasion it is. */
export const subjectWord = (of: Whose | undefined): string =>
  of === undefined || of.with?.loyal
    ? 'it'
    : ({ ally: 'that ally', 'another-ally': 'that ally' }[of.side as 'ally'] ?? `that ${of.side}`);

/** How sentences that follow call the target. */
export function targetWord(when: Timing): string {
  switch (when) {
    case 'damaged':
      return 'whoever dealt it';
    case 'deals-damage':
      return 'whoever took it';
    case 'defeats':
      return 'the Defeated figure';
    case 'struck':
    case 'missed':
    case 'dodged':
    case 'dodge':
      return 'the attacker';
    case 'fails-conviction':
      return 'the caster';
    case 'beats-conviction':
      return 'whoever failed';
    case 'heals':
      return 'the healer';
    case 'would-be-defeated':
    case 'defeated':
      return 'whoever did it';
    default:
      return 'the target';
  }
}

/** Who is spoken of in "when … is dealt damage". */
interface Person {
  readonly who: Parts;
  readonly whose: Parts;
  /** `you are` but `it is`, `you roll` but `it rolls`. */
  readonly is: string;
  readonly s: string;
  readonly object: Parts;
}

function personOf(of: Whose | undefined, voice: Voice): Person {
  if (!of) {
    const you = voice === 'you';
    return {
      who: line`${voice}`,
      whose: line`${you ? 'your' : 'its'}`,
      is: you ? 'are' : 'is',
      s: you ? '' : 's',
      object: line`${voice}`,
    };
  }
  const who = whoseText(of, voice);
  return { who, whose: line`${who}’s`, is: 'is', s: 's', object: who };
}

/** When it may be used: "when another ally in your SOI is dealt damage"; nothing for what is used as an action. */
export function momentText({ when, of, conditions = {} }: Ability, voice: Voice): Parts | null {
  const { who, whose, is, s, object } = personOf(of, voice);
  const against = of?.against ? line` against ${voice}` : '';
  switch (when) {
    case 'passive':
    case 'status':
    case 'action':
    case 'symbols':
      return null;
    case 'any-time':
      return line`${kw('any-time', 'at any time')}`;
    case 'empower':
      return line`when ${who} make${s} an attack`;
    case 'to-hit':
      return of ? line`after ${who} rolls to hit${against}` : line`after ${whose} attack roll`;
    case 'determine-damage':
      return of
        ? line`when determining the damage of an attack by ${object}${against}`
        : line`when determining damage`;
    case 'damage-reduction':
    case 'damaged':
      return line`when ${who} ${is} dealt damage`;
    case 'after-roll': {
      const rolls = rollsText(conditions);
      return line`after ${who} roll${s} ${rolls}${against}`;
    }
    case 'after-miss':
      return line`when ${whose} attack misses`;
    case 'follow-up':
      return voice === 'you' && !of
        ? line`${kw('follow-up')}`
        : line`when ${who} hits with an attack, ${kw('follow-up')}`;
    case 'counter':
      return line`when an attack against ${who} misses or deals no damage`;
    case 'encounter-start':
      return line`when the encounter begins`;
    case 'turn-start':
      return of ? line`when the turn of ${object} begins` : line`at the start of ${whose} turn`;
    case 'turn-end':
      return of ? line`when the turn of ${object} ends` : line`at the end of ${whose} turn`;
    case 'dodge':
      return line`when ${who} ${is} attacked`;
    case 'missed':
      return line`when an attack misses ${object}`;
    case 'dodged':
      return line`when ${who} ${kw('dodge', of || voice === 'it' ? 'DODGES' : 'DODGE')} an attack`;
    case 'deals-damage':
      return line`when ${who} deal${s} damage${against}`;
    case 'defeats':
      return line`when ${who} Defeat${s} a figure`;
    case 'before-roll':
      return line`before ${who} roll${s} ${rollsText(conditions)}${against}`;
    case 'struck':
      return line`when an attack hits ${object}`;
    case 'fails-conviction':
      return line`when ${who} fail${s} a ${kw('conviction', 'Conviction Check')}${against}`;
    case 'beats-conviction':
      return line`when a spell of ${of ? object : voice === 'you' ? 'yours' : 'its own'} beats a ${kw('conviction', 'Conviction Check')}${against}`;
    case 'heals':
      return line`when ${who} ${kw('heal', s ? 'HEALS' : 'HEAL')}`;
    case 'gains-token':
      return line`when ${who} gain${s} ${gainedText(conditions)}`;
    case 'gains-effect':
      return line`when ${who} gain${s} ${gainedText(conditions, 'an effect')}`;
    case 'spends-token':
      return line`when ${who} spend${s} ${gainedText(conditions)}`;
    case 'would-be-defeated':
      return line`when damage would Defeat ${object}`;
    case 'defeated':
      return line`when ${who} ${is} Defeated`;
  }
}

/** What was gained or spent, where a test says so: it is told with the moment. */
function gainedText({ if: tests = [] }: Conditions, any = 'an Ability token'): Parts {
  const test = tests.find(isGained);
  if (!test) return line`${any}`;
  const { token, effect, polarity } = test;
  if (token !== undefined) return line`a ${tokenWord(token)}`;
  return effect !== undefined ? line`${effectWord(effect)}` : line`a ${polarity ?? ''} effect`;
}

export const isGained = (test: Test): test is Extract<Test, { is: 'gained' }> => test.is === 'gained';

function rollsText(conditions: Conditions): Parts {
  const rolls = (conditions.rolls ?? []).map((roll) => purposes[roll]);
  return rolls.length === 0 ? line`any dice` : join(rolls, ' or ');
}
