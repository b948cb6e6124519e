import type { Amount, EffectOp } from '../../../engine/index.ts';
import { isChosen, isJust, numberText } from './amount-text.ts';
import { nested } from './nested-text.ts';
import { damageWord, kw, line, type Parts } from './parts.ts';
import { type Speaking, targetText } from './target-text.ts';

export type NumberChoice = Extract<EffectOp, { do: 'choose-number' }>;

/** A number that is paid for one by one, and what each of it brings. */
interface ForEach {
  /** "for each SP you spend" */
  readonly each: Parts;
  readonly effects: readonly EffectOp[];
}

/**
 * A number of the user's choice as it is printed: "for each SP you spend: …", "move any amount of DMG from …". It is
 * called X only where that says it shorter.
 */
export function numberChoiceText(effect: NumberChoice, speaking: Speaking): Parts {
  const { voice } = speaking;
  const unit = forEach(effect, speaking);
  if (unit) return line`${unit.each}: ${nested(unit.effects, speaking, ' and ')}`;
  const moved = movedText(effect, speaking);
  if (moved) return moved;
  const { sp, min, max } = effect;
  const price = sp === undefined ? '' : line`, paying ${sp} ${kw('sp')} for each`;
  const least = min === undefined ? 'up to ' : `from ${min} to `;
  return line`choose a number X ${least}${numberText(max, voice)}${price}: ${nested(effect.effects, speaking)}`;
}

/** Null where what comes of it is not so much for each. */
export function forEach({ sp, min, max, effects }: NumberChoice, { voice }: Speaking): ForEach | null {
  if ((min ?? 1) > 1 || !effects.every(isCounted)) return null;
  const s = voice === 'you' ? '' : 's';
  if (sp !== undefined) {
    const most = isAllSp(max) ? '' : line` (up to ${numberText(max, voice)} times)`;
    const price = sp === 1 ? line`${kw('sp')}` : line`${sp} ${kw('sp')}`;
    return unitOf(line`for each ${price} ${voice} spend${s}${most}`, effects);
  }
  const taken = effects.find(isTaken);
  if (!taken || effects.length < 2) return null;
  const rest = effects.filter((effect) => effect !== taken);
  const word = damageWord(taken.type);
  return unitOf(line`for each ${word} ${voice} take${s} (at most ${numberText(max, voice)})`, rest);
}

function unitOf(each: Parts, effects: readonly EffectOp[]): ForEach | null {
  const one = forOne(effects) as readonly EffectOp[];
  return one.some(isCounted) ? null : { each, effects: one };
}

const isCounted = (effect: EffectOp): boolean => JSON.stringify(effect).includes('"count":"chosen"');

/** DMG the user takes, as much as the number. */
const isTaken = (effect: EffectOp): effect is Extract<EffectOp, { do: 'damage' }> =>
  effect.do === 'damage' && effect.to.who === 'self' && isChosen(effect.amount) && !hasTimes(effect.amount);

const hasTimes = (amount: Amount): boolean => typeof amount === 'object' && 'times' in amount;

/** The effects as they are for a number of one. */
function forOne(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forOne);
  if (value === null || typeof value !== 'object') return value;
  if (isChosen(value as Amount)) return (value as { readonly times?: number }).times ?? 1;
  const entries = Object.entries(value).map(([key, inner]) => [key, forOne(inner)] as const);
  // "Up to 1 attack" is an attack.
  return Object.fromEntries(entries.filter(([key, inner]) => !(key === 'times' && inner === 1)));
}

/** Damage tokens that go from one figure to another, any number of them. */
function movedText({ sp, min, max, effects }: NumberChoice, speaking: Speaking): Parts | null {
  const [only, ...more] = effects;
  if (only?.do !== 'transfer-damage' || more.length > 0 || sp !== undefined || (min ?? 1) > 1) return null;
  if (!isChosen(only.amount) || hasTimes(only.amount)) return null;
  const from = targetText(only.from, speaking, 'object');
  const to = targetText(only.to, speaking, 'object');
  // Nobody gives away more than lies there.
  const isAll = only.from.who === 'self' && isJust(max, 'own-damage');
  const most = isAll ? '' : line` (at most ${numberText(max, speaking.voice)})`;
  return line`move any amount of ${damageWord('any')} from ${from} to ${to}${most}`;
}

/** All SP the user has, as the most of a number. */
const isAllSp = (amount: Amount): boolean => isJust(amount, 'sp');
