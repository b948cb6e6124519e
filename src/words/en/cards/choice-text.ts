import { EFFECTS, type EffectOp } from '../../../engine/index.ts';
import { modifierText } from './ability-text.ts';
import { gains } from './effect-text.ts';
import { grantedText, untilText } from './granted-text.ts';
import { isNegative, nested } from './nested-text.ts';
import { effectWord, join, line, type Parts, PERSON } from './parts.ts';
import { inLineOf, type Speaking, targetText } from './target-text.ts';

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
  if (first.do === 'grant' && alike(first, { modifiers: [], abilities: [] })) {
    const bonuses = all.flatMap((one) => (one.do === 'grant' && !one.abilities ? [one.modifiers ?? []] : []));
    if (bonuses.length !== all.length) return null;
    const { voice } = speaking;
    const until = untilText(first.until, voice);
    const who = first.to.who === 'self' ? line`${voice}` : targetText(first.to, speaking, 'subject');
    if (bonuses.every((one) => one.length === 1)) {
      const have = first.to.who === 'self' ? PERSON[voice].have : 'has';
      return line`${until}, ${who} ${have} one of these: ${orList(bonuses.map(([one]) => modifierText(one!, voice)))}`;
    }
    const whose = first.to.who === 'self' ? voice : 'it';
    return line`${until}, ${oneOf(
      bonuses.map((modifiers) => grantedText({ modifiers }, whose, who)),
      speaking,
    )}`;
  }
  return null;
}

/** Parts of an ability of which one is chosen. */
export const optionsText = ({ options }: Extract<EffectOp, { do: 'choose' }>, speaking: Speaking): Parts =>
  oneOf(
    options.map((option) => nested(option.effects, inLineOf(speaking))),
    speaking,
  );

/** The same where the target is the one to choose. */
export const byTargetText = (effect: Extract<EffectOp, { do: 'choose' }>, speaking: Speaking): Parts =>
  line`${speaking.target} chooses: ${join(
    effect.options.map((option) => nested(option.effects, inLineOf(speaking))),
    '; or ',
  )}`;

/** On lines of their own where they are long and the card has room for it. */
function oneOf(options: readonly Parts[], { bullets }: Speaking): Parts {
  const isLong = options.some((option) => option.length > SHORT);
  return bullets && isLong
    ? line`choose one:${options.flatMap((option) => line`\n• ${option}`)}`
    : line`choose one: ${join(options, '; or ')}`;
}

/** Parts of a sentence that need no line of their own: a few words and two of the game. */
const SHORT = 5;

const orList = (words: readonly Parts[]): Parts =>
  line`${join(words.slice(0, -1), ', ')} or ${words.at(-1) ?? []}`;
