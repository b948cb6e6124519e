import { EFFECTS, type EffectOp } from '../../../engine/index.ts';
import { modifierText } from './ability-text.ts';
import { gains } from './effect-text.ts';
import { untilText } from './granted-text.ts';
import { isNegative } from './nested-text.ts';
import { effectWord, join, line, type Parts } from './parts.ts';
import { type Speaking, targetText } from './target-text.ts';

/** A choice among effects or bonuses for the same figures, said once; null where the options differ in more. */
export function oneOfText(
  { options }: Extract<EffectOp, { do: 'choose' }>,
  speaking: Speaking,
): Parts | null {
  const all = options.flatMap(({ effects }) => (effects.length === 1 ? effects : []));
  const [first] = all;
  if (!first || all.length < options.length || all.length < 2) return null;
  const alike = (of: EffectOp, what: object): boolean =>
    all.every((one) => JSON.stringify({ ...one, ...what }) === JSON.stringify({ ...of, ...what }));
  if (first.do === 'inflict' && alike(first, { effect: '' })) {
    const effects = all.flatMap((one) =>
      EFFECTS.filter((effect) => one.do === 'inflict' && one.effect === effect),
    );
    const words = orList(effects.map((effect) => [effectWord(effect)]));
    if (effects.length < all.length || effects.some(isNegative) !== effects.every(isNegative)) return null;
    return isNegative(effects[0]!)
      ? line`inflict ${words} on ${targetText(first.to, speaking, 'object')}`
      : gains(first.to, speaking, words);
  }
  if (first.do === 'grant' && alike(first, { modifiers: [] })) {
    const bonuses = all.flatMap((one) => (one.do === 'grant' ? (one.modifiers ?? []) : []));
    if (bonuses.length !== all.length || first.abilities) return null;
    const { voice } = speaking;
    const who = first.to.who === 'self' ? line`${voice}` : targetText(first.to, speaking, 'subject');
    const have = first.to.who === 'self' && voice === 'you' ? 'have' : 'has';
    return line`${untilText(first.until, voice)}, ${who} ${have} one of these: ${orList(bonuses.map((one) => modifierText(one, voice)))}`;
  }
  return null;
}

const orList = (words: readonly Parts[]): Parts =>
  line`${join(words.slice(0, -1), ', ')} or ${words.at(-1) ?? []}`;
