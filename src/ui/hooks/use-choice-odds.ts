import { createContext, useContext, useEffect, useState } from 'react';
import type { EncounterSession, Prompt } from '../../engine/index.ts';
import type { ChoiceAsked, ChoiceKnown } from '../../stores/middara/choice-work.ts';
import type { Choices } from '../../stores/middara/choices.ts';

/** Who works out the odds of answers; null: nobody, and none are shown. */
export const ChoicesContext = createContext<Choices | null>(null);
/** The game whose questions are open; null: none is played here. */
export const SessionContext = createContext<EncounterSession | null>(null);

/** Milliseconds: after the question itself was drawn, and not at all when it is answered at once. */
const LATER = 40;

/** The odds of an answer, or of a way, once they are worked out; undefined until then, null where nobody works them out. */
export function useChoiceOdds(
  question: Prompt | null,
  asked: ChoiceAsked | null,
): ChoiceKnown | undefined | null {
  const choices = useContext(ChoicesContext);
  const session = useContext(SessionContext);
  const [, drawAgain] = useState(0);
  const key = asked && JSON.stringify(asked);
  const known = choices && question && asked ? choices.known(question, asked) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it says
  useEffect(() => {
    if (known !== undefined || !choices || !session || !question || !asked) return;
    let stop = () => {};
    const clock = setTimeout(() => {
      const drawn = () => drawAgain((n) => n + 1);
      if (choices.known(question, asked)) drawn();
      else stop = choices.ask(session, question, asked, drawn);
    }, LATER);
    return () => {
      clearTimeout(clock);
      stop();
    };
  }, [known, choices, session, question, key]);
  return choices && session && question && asked ? known : null;
}
