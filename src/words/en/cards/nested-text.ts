import { EFFECTS, type Effect, type EffectOp, NEGATIVE_EFFECTS } from '../../../engine/index.ts';
import { effectText, gains } from './effect-text.ts';
import { effectWord, join, line, type Parts } from './parts.ts';
import { type Speaking, targetText } from './target-text.ts';

export const isNegative = (effect: string): boolean =>
  (NEGATIVE_EFFECTS as readonly string[]).includes(effect);

/** Effects in one sentence. What has conditions of its own is set off, so that they are not read into the rest. */
export const nested = (effects: readonly EffectOp[], speaking: Speaking, between = ', then '): Parts =>
  runsOf(effects).reduce<Parts>((said, run, i, runs) => {
    const text = run.length > 1 ? inflictsText(run, speaking) : effectText(run[0]!, speaking);
    if (i === 0) return text;
    return line`${said}${branches(run[0]!) || branches(runs[i - 1]![0]!) ? '; ' : between}${text}`;
  }, []);

const branches = ({ do: what }: EffectOp): boolean => what === 'if' || what === 'roll' || what === 'choose';

/** One after the other, but effects on the same figures together. */
const runsOf = (effects: readonly EffectOp[]): EffectOp[][] =>
  effects.reduce<EffectOp[][]>((runs, effect) => {
    const last = runs.at(-1);
    if (last && isInfliction(effect) && isInfliction(last[0]!) && alike(effect, last[0]!)) last.push(effect);
    else runs.push([effect]);
    return runs;
  }, []);

type Infliction = Extract<EffectOp, { do: 'inflict' }> & { effect: Effect };

const isInfliction = (effect: EffectOp): effect is Infliction =>
  effect.do === 'inflict' && (EFFECTS as readonly string[]).includes(effect.effect);

/** Negative ones are inflicted, positive ones gained. */
const alike = (a: Infliction, b: Infliction): boolean =>
  isNegative(a.effect) === isNegative(b.effect) && JSON.stringify(a.to) === JSON.stringify(b.to);

/** "Inflict Darkness, Disease and Paralyze on it"; "you gain Haste and Courage". */
function inflictsText(run: readonly EffectOp[], speaking: Speaking): Parts {
  const inflictions = run.filter(isInfliction);
  const words = inflictions.map(({ effect }) => [effectWord(effect)]);
  const all = line`${join(words.slice(0, -1), ', ')} and ${words.at(-1)!}`;
  const { effect, to } = inflictions[0]!;
  return isNegative(effect)
    ? line`inflict ${all} on ${targetText(to, speaking, 'object')}`
    : gains(to, speaking, all);
}
