import type { Odd } from '../../../ui/guests/parts/Odds.tsx';
import type { MidgardOption, MidgardPrompt } from '../rules/model/prompts.ts';
import { type ChanceOf, oddsOfAnswer } from '../rules/queries/odds-of-answers.ts';
import type { Named } from '../words/en/names.ts';
import { oddName } from '../words/en/odds-words.ts';

const HARM: ReadonlySet<ChanceOf> = new Set(['struck', 'creature']);

/** What an answer may come to, in few words. */
export const oddsShown = (option: MidgardOption, prompt: MidgardPrompt, named: Named): readonly Odd[] =>
  oddsOfAnswer(named, prompt, option).map(({ of, share, gold, nearly }) => ({
    name: oddName(of, gold),
    share,
    nearly,
    is: HARM.has(of) ? 'harm' : 'gain',
  }));
