import type { Odd } from '../../../ui/guests/parts/Odds.tsx';
import type { MidgardOption, MidgardPrompt } from '../rules/model/prompts.ts';
import { type ChanceOf, oddsOfAnswer } from '../rules/queries/odds-of-answers.ts';
import type { Named } from '../words/en/names.ts';
import { nearly, oddName, percent } from '../words/en/odds-words.ts';

const HARM: ReadonlySet<ChanceOf> = new Set(['struck', 'creature']);

/** What an answer may come to, in few words. */
export const oddsShown = (option: MidgardOption, prompt: MidgardPrompt, named: Named): readonly Odd[] =>
  oddsOfAnswer(named, prompt, option).map(({ of, share, gold, nearly: isNear }) => ({
    name: oddName(of, gold),
    value: isNear ? nearly(percent(share)) : percent(share),
    share,
    is: HARM.has(of) ? 'harm' : 'gain',
  }));
