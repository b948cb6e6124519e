import type { Odd } from '../../../ui/guests/parts/Odds.tsx';
import type { MalhyaOption, MalhyaPrompt } from '../rules/model/prompts.ts';
import type { Position } from '../rules/queries/booklets.ts';
import { oddsOfAnswer } from '../rules/queries/odds-of-answers.ts';
import { oddName } from '../words/en/odds-words.ts';
import { fightOddsShown } from './fight/attack-shown.ts';

/** What an answer may come to, in few words. */
export const oddsShown = (option: MalhyaOption, prompt: MalhyaPrompt, position: Position): readonly Odd[] =>
  fightOddsShown(position, prompt, option) ??
  oddsOfAnswer(position, prompt, option).map(({ of, need, share }) => ({
    name: oddName({ of, need }),
    share,
    is: of === 'fails-next' ? 'harm' : 'gain',
  }));
