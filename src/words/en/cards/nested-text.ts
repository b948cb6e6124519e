import type { EffectOp } from '../../../engine/index.ts';
import { oneOfText } from './choice-text.ts';
import { effectText, gainText } from './effect-text.ts';
import { line, type Parts } from './parts.ts';
import { inLineOf, type Speaking } from './target-text.ts';
import { areTogether, ofOthers, togetherText } from './together-text.ts';

/** Effects in one sentence. What has conditions of its own is set off, so that they are not read into the rest. */
export const nested = (effects: readonly EffectOp[], speaking: Speaking, between = ', then '): Parts =>
  runsOf(effects).reduce<Parts>((said, run, i, runs) => {
    const text = runText(run, speakingOf(runs, i, speaking));
    if (i === 0) return text;
    return line`${said}${separator(runs[i - 1]![0]!, run[0]!) ?? between}${text}`;
  }, []);

/** How the run at that place is said: parts to choose from have lines of their own only where nothing is behind them. */
export function speakingOf(runs: readonly EffectOp[][], at: number, speaking: Speaking): Speaking {
  const here = at === runs.length - 1 ? speaking : inLineOf(speaking);
  return at > 0 && ofOthers(runs[at - 1]![0]!) ? { ...here, others: true } : here;
}

/** Effects that are said together, as one order. */
export function runText(run: readonly EffectOp[], speaking: Speaking): Parts {
  const [first, ...more] = run;
  if (!first || more.length === 0) return first ? effectText(first, speaking) : [];
  if (first.do === 'unmark') return line`${runText(more, speaking)}, and on nobody else`;
  if (first.do !== 'modify') return togetherText(run, speaking);
  return more.reduce(
    (said, effect) => (effect.do === 'modify' ? line`${said} and ${gainText(effect, speaking.voice)}` : said),
    effectText(first, speaking),
  );
}

/** What sets conditions, rolls and choices off from what stands beside them; null where nothing has to. */
function separator(before: EffectOp, next: EffectOp): string | null {
  // Behind a condition the next would be read into it.
  if (next.do === 'if') return branches(before) ? '; then, ' : '; ';
  return branches(before) || branches(next) ? '; then ' : null;
}

/** Whether it says more than one order. */
const branches = (effect: EffectOp): boolean =>
  effect.do === 'if' ||
  effect.do === 'roll' ||
  (effect.do === 'choose' && oneOfText(effect, { voice: 'you', target: 'the target' }) === null);

/** One after the other, but effects on the same figures together, and bonuses of one attack. */
export const runsOf = (effects: readonly EffectOp[]): EffectOp[][] =>
  effects.reduce<EffectOp[][]>((runs, effect) => {
    const last = runs.at(-1);
    if (last && goTogether(last, effect)) last.push(effect);
    else runs.push([effect]);
    return runs;
  }, []);

function goTogether(run: readonly EffectOp[], next: EffectOp): boolean {
  const [first] = run;
  if (first?.do === 'modify') return next.do === 'modify';
  // A mark that is taken back from whoever bears it, to be put on another.
  if (first?.do === 'unmark' && first.to.who === 'marked' && first.to.mark === first.mark)
    return run.length === 1 && next.do === 'mark' && next.mark === first.mark;
  return areTogether(run, next);
}
