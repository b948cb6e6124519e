import { EFFECTS, type Effect, type EffectOp, NEGATIVE_EFFECTS, type Target } from '../../../engine/index.ts';
import { plural } from '../grammar.ts';
import { amountText, isJust, numberText } from './amount-text.ts';
import { damageWord, effectWord, join, kw, line, type Parts, tokenWord } from './parts.ts';
import { isMany, type Speaking, targetText } from './target-text.ts';

export const isNegative = (effect: string): boolean =>
  (NEGATIVE_EFFECTS as readonly string[]).includes(effect);

type Infliction = Extract<EffectOp, { do: 'inflict' }> & { effect: Effect };
type Removal = Extract<EffectOp, { do: 'remove-effect' }>;
/** What befalls a figure and is said with it as the subject: it HEALS, gains, is rid of something. */
type Fortune = Extract<EffectOp, { do: 'heal' | 'gain-sp' | 'gain-token' }> | Infliction | Removal;

const isInfliction = (effect: EffectOp): effect is Infliction =>
  effect.do === 'inflict' && (EFFECTS as readonly string[]).includes(effect.effect);

function isFortune(effect: EffectOp): effect is Fortune {
  if (effect.do === 'inflict') return isInfliction(effect) && !isNegative(effect.effect);
  return ['heal', 'gain-sp', 'gain-token', 'remove-effect'].includes(effect.do);
}

/** Whether what was done before befell others than the user, so that "gain 1 SP" would leave open who gains it. */
export const ofOthers = (effect: EffectOp): boolean =>
  (effect.do === 'acts' && effect.who.who !== 'self') ||
  (isFortune(effect) && effect.do !== 'remove-effect' && effect.to.who !== 'self');

/** Whether the next effect is on the very figures those before it are on, and is said in one sentence with them. */
export function areTogether(run: readonly EffectOp[], next: EffectOp): boolean {
  const [first] = run;
  if (!first || !('to' in first) || !('to' in next) || !first.to || !next.to) return false;
  const isSame = next.to.who === 'chosen' ? first.to.who === 'choose' : isKnown(first.to, next.to);
  if (isInfliction(first) && isNegative(first.effect))
    return isSame && isInfliction(next) && isNegative(next.effect);
  return isSame && isFortune(first) && isFortune(next);
}

/** Two choices may fall on two figures; everybody else is the same one. */
const isKnown = (a: Target, b: Target): boolean =>
  a.who !== 'choose' && JSON.stringify(a) === JSON.stringify(b);

/** "Any ally within your SOI HEALS 3 and gains Haste", "inflict Darkness and Wilt on it". */
export function togetherText(run: readonly EffectOp[], speaking: Speaking): Parts {
  const harms = run.filter(isInfliction);
  if (harms.length === run.length && isNegative(harms[0]!.effect))
    return line`inflict ${andList(harms.map(({ effect }) => [effectWord(effect)]))} on ${targetText(harms[0]!.to, speaking, 'object')}`;
  const fortunes = run.filter(isFortune);
  const removals = fortunes.filter((one) => one.do === 'remove-effect');
  const { to } = fortunes[0]!;
  if (removals.length === run.length)
    return line`remove ${removalsText(removals)} from ${targetText(to, speaking, 'object')}`;
  const isSelf = to.who === 'self' && !speaking.others;
  const s = isSelf || isMany(to) || (to.who === 'self' && speaking.voice === 'you') ? '' : 's';
  const clauses = inOrder(fortunes).map((same) => clauseText(same, s, isSelf, speaking));
  return isSelf ? andList(clauses) : line`${targetText(to, speaking, 'subject')} ${andList(clauses)}`;
}

/** What stands beside each other and has one verb. */
const inOrder = (fortunes: readonly Fortune[]): Fortune[][] =>
  fortunes.reduce<Fortune[][]>((runs, one) => {
    const last = runs.at(-1);
    if (last && verbOf(last[0]!) === verbOf(one) && one.do !== 'heal') last.push(one);
    else runs.push([one]);
    return runs;
  }, []);

const verbOf = (effect: Fortune): string =>
  effect.do === 'heal' || effect.do === 'remove-effect' ? effect.do : 'gain';

function clauseText(same: readonly Fortune[], s: string, isSelf: boolean, speaking: Speaking): Parts {
  const [first] = same;
  if (first!.do === 'heal')
    return line`${kw('heal', s ? 'HEALS' : 'HEAL')} ${isSelf && isJust(first!.amount, 'own-damage') ? line`all ${damageWord('any')}` : numberText(first!.amount, speaking.voice)}`;
  if (first!.do === 'remove-effect') {
    const from = isSelf ? line` from ${targetText(first!.to, speaking, 'object')}` : '';
    return line`remove${s} ${removalsText(same.filter((one) => one.do === 'remove-effect'))}${from}`;
  }
  return line`gain${s} ${andList(same.map((one) => gainedText(one, speaking)))}`;
}

function gainedText(effect: Fortune, { voice }: Speaking): Parts {
  switch (effect.do) {
    case 'gain-sp':
      return amountText(effect.amount, [kw('sp')], voice);
    case 'gain-token':
      return amountText(effect.amount, tokensWord(effect), voice);
    case 'inflict':
      return [effectWord(effect.effect)];
    default:
      return [];
  }
}

/** "Vow token", "Vow tokens". */
export const tokensWord = ({ token, amount }: Extract<EffectOp, { do: 'gain-token' }>): Parts =>
  line`${tokenWord(token)}${amount === 1 ? '' : 's'}`;

/** How many of which Effects are removed: "up to 2 negative Effects", "Poison and Darkness". */
export function removalsText(removals: readonly Removal[]): Parts {
  const [first] = removals;
  if (removals.every(({ effect }) => effect === first!.effect) && first!.effect.startsWith('any')) {
    const count = removals.length;
    return line`${count > 1 ? 'up to ' : ''}${removedText(first!.effect, count)}`;
  }
  return andList(removals.map(({ effect }) => removedText(effect)));
}

/** One Effect, or so many. */
export const removedText = (effect: Removal['effect'], count = 1): Parts =>
  effect === 'any' || effect === 'any-negative' || effect === 'any-positive'
    ? line`${count} ${effect === 'any' ? '' : effect === 'any-negative' ? 'negative ' : 'positive '}Effect${plural(count)}`
    : [effectWord(effect)];

/** "A", "A and B", "A, B and C". */
export const andList = (words: readonly Parts[]): Parts =>
  words.length === 1 ? words[0]! : line`${join(words.slice(0, -1), ', ')} and ${words.at(-1) ?? []}`;

/** "A or B", "A, B or C". */
export const orList = (words: readonly Parts[]): Parts =>
  words.length === 1 ? words[0]! : line`${join(words.slice(0, -1), ', ')} or ${words.at(-1) ?? []}`;
