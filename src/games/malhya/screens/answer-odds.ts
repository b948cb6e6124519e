import type { Odd } from '../../../ui/guests/parts/Odds.tsx';
import type { MalhyaOption, MalhyaPrompt } from '../rules/model/prompts.ts';
import type { Position } from '../rules/queries/booklets.ts';
import { oddsOfAnswer } from '../rules/queries/odds-of-answers.ts';
import { diceOwed, oddsOfDice } from '../rules/stealth/quiet-here.ts';
import type { StealthShare } from '../rules/stealth/stealth-dice.ts';
import { oddName } from '../words/en/odds-words.ts';
import { quietDock } from '../words/en/stealth-aloud.ts';
import { fightOddsShown } from './fight/attack-shown.ts';

/** What an answer may come to, in few words. */
export const oddsShown = (option: MalhyaOption, prompt: MalhyaPrompt, position: Position): readonly Odd[] =>
  quietOdds(option, prompt, position) ??
  fightOddsShown(position, prompt, option) ??
  oddsOfAnswer(position, prompt, option)
    // What stopping is sure to have, its note says.
    .filter(({ of }) => of !== 'has' || option.act.do !== 'stop')
    .map(({ of, need, share }) => ({
      name: oddName({ of, need }),
      share,
      is: of === 'fails-next' || of === 'fails-now' ? 'harm' : 'gain',
    }));

/** What the stealth dice may bring that a turn's end or waiting asks for; null: it asks for none. */
function quietOdds({ act }: MalhyaOption, prompt: MalhyaPrompt, position: Position): readonly Odd[] | null {
  if (prompt.kind !== 'quiet-turn' || (act.do !== 'end' && act.do !== 'wait')) return null;
  const odds = diceOwed(position, prompt.hero!).length > 0 ? oddsOfDice(position, prompt.hero!) : null;
  if (!odds) return [];
  const part = ([numerator, denominator]: StealthShare) => numerator / denominator;
  return [
    { name: quietDock.alarm, share: part(odds.alarm), is: 'harm' },
    { name: quietDock.otherRow, share: part(odds.nextRow), is: 'harm' },
  ];
}
