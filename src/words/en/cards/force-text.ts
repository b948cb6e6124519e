import type { Amount, EffectOp } from '../../../engine/index.ts';
import { isPlain as isNumber, numberText } from './amount-text.ts';
import { oneOfText } from './choice-text.ts';
import { withText } from './granted-text.ts';
import { nested } from './nested-text.ts';
import { isPlain, kw, line, type Parts, type Voice } from './parts.ts';
import { inLineOf, isMany, type Speaking, speakingOfIt, targetText } from './target-text.ts';

type Force = Extract<EffectOp, { do: 'force' }>;

/** The number of a FORCE or a SPELL. */
export const forceText = (force: Amount, voice: Voice): Parts =>
  typeof force === 'number' ? line`${force}` : line`(${numberText(force, voice)})`;

/**
 * A Spell-Like Ability. As the book prints it, what it does first and its Force last (pp.51-53), where all of it
 * befalls whoever it is against; else with what comes of a failure behind a colon.
 */
export function forcedText(effect: Force, speaking: Speaking): Parts {
  const plus = effect.plusDifference ? line` + ${kw('difference-hit')}` : '';
  const force = line`${kw('force')} ${forceText(effect.force, speaking.voice)}${plus}`;
  const whom = targetText(effect.to, speaking, 'object');
  const many = isMany(effect.to);
  if (!effect.with && effect.effects.every((one) => befallsTarget(one, many))) {
    const does = nested(effect.effects, { ...speakingOfIt(inLineOf(speaking), many), target: WHOM }, ' and ');
    return line`${named(does, whom, many ? 'them' : 'it')}, ${force}`;
  }
  const fails = many ? 'for each that fails' : 'if it fails';
  const does = nested(effect.effects, speakingOfIt(speaking, many));
  return line`${force} against ${whom}${withText(effect.with, speaking.voice)}; ${fails}: ${does}`;
}

/** Whether it does something plain to the target and to nobody else. */
function befallsTarget(effect: EffectOp, many: boolean): boolean {
  switch (effect.do) {
    case 'damage':
      return effect.to.who === 'target' && (isNumber(effect.amount) || !many);
    case 'place-terrain':
      return effect.within === 'target';
    case 'choose':
      return oneOfText(effect, { voice: 'you', target: WHOM }) !== null && effect.options.every(isOfTarget);
    case 'push':
    case 'pull':
      return effect.to.who === 'target' && typeof effect.spaces === 'number';
    case 'command':
      return effect.to.who === 'target' && !many && typeof effect.spaces === 'number';
    case 'put-token':
      return effect.to.who === 'target' && !many && typeof (effect.amount ?? 1) === 'number';
    case 'grant':
      return effect.to.who === 'target' && !effect.abilities;
    case 'inflict':
    case 'remove-effect':
    case 'swap':
    case 'track':
      return effect.to.who === 'target';
    default:
      return false;
  }
}

const isOfTarget = ({ effects }: { readonly effects: readonly EffectOp[] }): boolean =>
  effects.every((effect) => befallsTarget(effect, false));

/** Stands for the target until its name is put in. */
const WHOM = '\u0000';

/** The figures named where they are spoken of first, then called `them`. */
function named(parts: Parts, whom: Parts, them: string): Parts {
  const [before = [], ...rest] = splitAt(parts);
  return rest.reduce<Parts>((said, part, i) => line`${said}${i === 0 ? whom : them}${part}`, before);
}

/** The pieces of a sentence between one mention of the target and the next. */
function splitAt(parts: Parts): Parts[] {
  const pieces: Parts[] = [[]];
  for (const part of parts) {
    if (!isPlain(part)) {
      pieces.push([...pieces.pop()!, part]);
      continue;
    }
    const [first, ...more] = part.text.split(WHOM);
    pieces.push([...pieces.pop()!, { text: first! }]);
    for (const text of more) pieces.push([{ text }]);
  }
  return pieces;
}
