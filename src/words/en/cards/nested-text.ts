import { EFFECTS, type Effect, type EffectOp, NEGATIVE_EFFECTS } from '../../../engine/index.ts';
import { effectText, gains, gainText, removedText } from './effect-text.ts';
import { effectWord, join, line, type Parts } from './parts.ts';
import { type Speaking, targetText } from './target-text.ts';

export const isNegative = (effect: string): boolean =>
  (NEGATIVE_EFFECTS as readonly string[]).includes(effect);

/** Effects in one sentence. What has conditions of its own is set off, so that they are not read into the rest. */
export const nested = (effects: readonly EffectOp[], speaking: Speaking, between = ', then '): Parts =>
  runsOf(effects).reduce<Parts>((said, run, i, runs) => {
    const text = runText(run, speaking);
    if (i === 0) return text;
    return line`${said}${branches(run[0]!) || branches(runs[i - 1]![0]!) ? '; ' : between}${text}`;
  }, []);

/** Effects that are said together, as one order. */
export function runText(run: readonly EffectOp[], speaking: Speaking): Parts {
  const [first, ...more] = run;
  if (!first || more.length === 0) return first ? effectText(first, speaking) : [];
  if (first.do === 'inflict') return inflictsText(run, speaking);
  if (first.do === 'remove-effect')
    return line`remove up to ${removedText(first.effect, run.length)} from ${targetText(first.to, speaking, 'object')}`;
  return more.reduce(
    (said, effect) => (effect.do === 'modify' ? line`${said} and ${gainText(effect, speaking.voice)}` : said),
    effectText(first, speaking),
  );
}

const branches = ({ do: what }: EffectOp): boolean => what === 'if' || what === 'roll' || what === 'choose';

/** One after the other, but effects on the same figures together, and bonuses of one attack. */
export const runsOf = (effects: readonly EffectOp[]): EffectOp[][] =>
  effects.reduce<EffectOp[][]>((runs, effect) => {
    const last = runs.at(-1);
    if (last && goTogether(last[0]!, effect)) last.push(effect);
    else runs.push([effect]);
    return runs;
  }, []);

function goTogether(first: EffectOp, next: EffectOp): boolean {
  if (first.do === 'modify') return next.do === 'modify';
  if (first.do === 'remove-effect')
    return (
      next.do === 'remove-effect' &&
      next.effect === first.effect &&
      first.effect.startsWith('any') &&
      next.to.who === 'chosen'
    );
  return isInfliction(first) && isInfliction(next) && alike(next, first);
}

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
