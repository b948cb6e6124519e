import { EFFECTS, type EffectOp, type Modifier, type Target } from '../../../engine/index.ts';
import { modifierText } from './ability-text.ts';
import { effectText, gains } from './effect-text.ts';
import { bonusesText, grantedText, untilText } from './granted-text.ts';
import { nested } from './nested-text.ts';
import {
  capital,
  effectWord,
  immuneWord,
  join,
  kw,
  line,
  type Parts,
  PERSON,
  resistedWord,
} from './parts.ts';
import { inLineOf, isMany, type Speaking, targetText } from './target-text.ts';
import { isNegative, orList, removedText } from './together-text.ts';

type Choice = Extract<EffectOp, { do: 'choose' }>;

/** A choice among effects or bonuses for the same figures, said once; null where the options differ in more. */
export function oneOfText({ options }: Choice, speaking: Speaking): Parts | null {
  const all = options.flatMap(({ effects }) => (effects.length === 1 ? effects : []));
  const [first] = all;
  if (
    !first ||
    all.length < options.length ||
    all.length < 2 ||
    options.some(({ name }) => name !== undefined)
  )
    return grantsText(options, speaking);
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
  if (first.do === 'remove-effect' && alike(first, { effect: '' })) {
    const words = all.flatMap((one) => (one.do === 'remove-effect' ? [removedText(one.effect)] : []));
    return line`remove ${orList(words)} from ${targetText(first.to, speaking, 'object')}`;
  }
  if (isShove(first) && all.every(isShove) && alike(first, { do: '', spaces: 0 })) {
    const again = all.slice(1).map((one) =>
      effectText({ ...one, to: { who: 'target' } } as EffectOp, {
        ...speaking,
        target: againCalled(first.to, speaking),
      }),
    );
    return orList([effectText(first, speaking), ...again]);
  }
  return grantsText(options, speaking);
}

/** How those just named are called once more. */
function againCalled(to: Target, { target }: Speaking): string {
  if (to.who !== 'target') return isMany(to) ? 'them' : 'it';
  return target === 'the target' ? 'it' : target;
}

const isShove = (effect: EffectOp): effect is Extract<EffectOp, { do: 'push' | 'pull' }> =>
  effect.do === 'push' || effect.do === 'pull';

/** Bonuses to choose one of, where every option is nothing but a bonus for the same figures and as long; else null. */
function grantsText(options: Choice['options'], speaking: Speaking): Parts | null {
  const grants = options.flatMap(({ effects: [one, ...more] }) =>
    one?.do === 'grant' && more.length === 0 && !one.abilities ? [one] : [],
  );
  const [first] = grants;
  const isAlike = grants.every(
    ({ to, until }) => JSON.stringify([to, until]) === JSON.stringify([first?.to, first?.until]),
  );
  if (!first || grants.length < options.length || grants.length < 2 || !isAlike) return null;
  const { voice } = speaking;
  const until = untilText(first.until, voice);
  const isSelf = first.to.who === 'self';
  const who = isSelf ? line`${voice}` : targetText(first.to, speaking, 'subject');
  const isNamed = options.some(({ name }) => name !== undefined);
  if (!isNamed && grants.every(({ modifiers = [] }) => modifiers.length === 1)) {
    const have = isSelf ? PERSON[voice].have : isMany(first.to) ? 'have' : 'has';
    const all = grants.flatMap(({ modifiers = [] }) => modifiers);
    const tag = taggedText(all, line`one of these, of ${PERSON[voice].its} choice, ${until}`);
    const bonuses = all.map((modifier) => modifierText(modifier, voice));
    return tag ? line`${who} ${have} ${tag}` : line`${who} ${have} one of these ${until}: ${orList(bonuses)}`;
  }
  const gain = isSelf ? line`gain` : line`${who} gain${isMany(first.to) ? '' : 's'}`;
  const whose = isSelf ? voice : 'it';
  const bonuses = grants.map(({ modifiers }) =>
    isSelf ? bonusesText({ modifiers }, whose) : grantedText({ modifiers }, whose),
  );
  return line`${gain} one of these ${until}:${listed(options, bonuses, speaking)}`;
}

/** "IMMUNITY to one of these, of your choice: Poison or Wilt": one tag, to one of several; null where they are not of one. */
function taggedText(modifiers: readonly Modifier[], one: Parts): Parts | null {
  const immunities = modifiers.flatMap((one) => ('immunity' in one ? [[immuneWord(one.immunity)]] : []));
  if (immunities.length === modifiers.length) return line`${kw('immunity')} to ${one}: ${orList(immunities)}`;
  const resistances = modifiers.flatMap((one) =>
    'resistance' in one ? [[resistedWord(one.resistance)]] : [],
  );
  return resistances.length === modifiers.length
    ? line`${kw('resistance')} to ${one}: ${orList(resistances)}`
    : null;
}

/** Parts of an ability of which one is chosen. */
export function optionsText({ options }: Choice, speaking: Speaking): Parts {
  const texts = options.map((option) => nested(option.effects, inLineOf(speaking)));
  // Two short orders within a sentence need no list.
  const isShort =
    !speaking.bullets && options.length === 2 && options.every(({ name }) => name === undefined);
  if (isShort && texts.every(isOneOrder)) return orList(texts);
  return line`choose one:${listed(options, texts, speaking)}`;
}

const isOneOrder = (text: Parts): boolean =>
  text.every((part) => !('text' in part) || !/[,;:.]| (and|or|then) /.test(part.text));

/** By the names they have; on lines of their own where there is room for it. */
function listed(options: Choice['options'], texts: readonly Parts[], { bullets }: Speaking): Parts {
  const named = texts.map((text, i) => {
    const { name } = options[i]!;
    const said = bullets ? capital(text) : text;
    return name === undefined ? said : line`${name}: ${said}`;
  });
  return bullets ? line`\n• ${join(named, '.\n• ')}` : line` ${join(named, '; or ')}`;
}

/** The same where the target is the one to choose. */
export const byTargetText = ({ options }: Choice, speaking: Speaking): Parts =>
  line`${speaking.target} chooses one:${listed(
    options,
    options.map((option) => nested(option.effects, inLineOf(speaking))),
    speaking,
  )}`;
